### Ván đầu tiên có hướng dẫn, trò đố vui, và rải từng dân. Viết cho trẻ mười
### tuổi: câu ngắn, không dùng từ nào mà trò chơi chưa giải thích.

## Ván có hướng dẫn

tutorial-welcome = Đây là ván ô ăn quan đầu tiên của bạn, gồm { $steps } bước nhỏ. Bạn là A: hàng của bạn ở phía dưới, các ô đếm từ 1, từ trái sang phải.
tutorial-board = Trên bàn chơi, con số là số dân trong ô, dấu chấm là ô trống, Q là quan, quân to. Cạnh chữ A và B là những gì mỗi người đã ăn được.
tutorial-words = Lúc nào bạn cũng có thể gõ: `gợi ý`, `bỏ qua`, `quay lại`, `nhắc lại`, `nghỉ`.
tutorial-help = Hãy làm điều mà mỗi bước yêu cầu. `gợi ý` giúp bạn, `bỏ qua` sang bước sau, `quay lại` về bước trước, `nhắc lại` xem lại bước này, `nghỉ` thôi không học nữa.
tutorial-step = Bước { $number }/{ $steps }: { $title }
tutorial-ask-move = Bạn đi nước nào?
tutorial-ask-number = Bạn đáp số nào?
tutorial-ask-next = Nhấn Enter để đi tiếp:
tutorial-right = Đúng rồi!
tutorial-try-again = Bạn thử lại nhé.
tutorial-stuck = Nếu thấy khó, bạn gõ `gợi ý`, hoặc `bỏ qua` để sang bước sau.
tutorial-hint-move = Bạn thử ô { $square }, rải sang { $direction ->
    [right] phải
   *[left] trái
} xem.
tutorial-first = Đây là bước đầu tiên.
tutorial-press-enter = Nhấn Enter để đi tiếp, hoặc gõ `nhắc lại`, `quay lại`, `nghỉ`.
tutorial-number-wanted = Ở đây cần một con số, ví dụ 7.
tutorial-too-few = Ít quá.
tutorial-too-many = Nhiều quá.
tutorial-done = Bạn đã học xong cả trò chơi. Bây giờ chơi thật nhé: `oaq play --b greedy` cho bạn chơi với một cái máy không giỏi lắm.
tutorial-done-here = Bạn đã học xong cả trò chơi. Bây giờ chơi thật nhé: `người chơi B=greedy` cho bạn chơi với một cái máy không giỏi lắm.
tutorial-left = Bạn dừng học ở bước { $number }/{ $steps }.
guide-not-here = `{ $command }` là lệnh trong ván chơi, { $guide ->
    [quiz] lúc đố thì không dùng được
   *[tutorial] lúc học thì không dùng được
}. Gõ `{ $leave }` để ra khỏi đây, `{ $help }` để xem gõ được những gì.
tutorial-back-in-game = Ván của bạn vẫn như lúc nãy.

## Các bước. Kể gì, hỏi gì, và vừa học được gì.

lesson-pick = bốc quân
    .tell = Đến lượt mình, bạn bốc hết dân trong một ô của mình. Ô ấy phải có dân. Rồi bạn thả từng dân một vào các ô kế tiếp, sang phải hoặc sang trái.
    .task = Hãy chọn một ô của bạn và một chiều: 2P là ô 2 sang phải, về phía QA; 2T là ô 2 sang trái, về phía QB.
    .done = Bạn đã bốc hết dân của một ô. Không bao giờ được bốc một phần, và không được bỏ lượt.
lesson-sow = rải quân
    .tell = Thả từng dân một gọi là rải quân. Đi qua ô nào cũng thả một dân: ô của mình, ô của bạn chơi, và cả ô quan ở hai đầu. Chỉ có quan, quân to nhất, là không bao giờ bị đem đi rải.
    .task = Hãy rải sao cho dân cuối cùng rơi vào ô quan bên phải bạn, QA. Đếm trước rồi hãy đi.
    .done = Biết dân cuối rơi vào đâu là bí quyết của trò chơi này.
lesson-relay = rải tiếp
    .tell = Thả dân cuối cùng xong, bạn nhìn ô kế tiếp. Đó là ô dân và có dân ư? Vậy thì bốc hết lên, rải tiếp theo chiều cũ! Còn nếu ô kế tiếp là ô quan đang có quân thì hết lượt.
    .task = Hãy đi một nước mà được bốc ô khác lên rải tiếp.
    .done = Trong một lượt có thể rải tiếp nhiều lần, cứ thế cho đến khi ô kế tiếp không phải là ô dân có quân.
lesson-capture = ăn quân
    .tell = Bạn lại nhìn ô kế tiếp sau dân cuối cùng. Nếu ô ấy trống, bạn được ăn tất cả quân trong ô liền sau nó. Quân ăn được thì để ra ngoài bàn chơi, thành của bạn.
    .task = Hãy đi một nước ăn được quân.
    .done = Một ô trống, rồi một ô có quân: đó là thứ cần tìm. Nếu gặp hai ô trống liền nhau thì hết lượt mà không được gì.
lesson-chain = ăn liên tiếp
    .tell = Ăn xong, bạn nhìn tiếp. Nếu sau ô vừa ăn là một ô trống, rồi đến một ô có quân, bạn được ăn luôn ô ấy. Cứ thế mãi: trống, có quân, trống, có quân.
    .task = Hãy ăn hai ô trong một nước.
    .done = Ăn liên tiếp có khi được cả một vòng. Gặp hai ô trống, hoặc gặp ô có quân ngay sau ô vừa ăn, thì hết lượt.
lesson-quan = ăn quan
    .tell = Ô quan cũng ăn như mọi ô khác: ô ngay trước nó phải trống. Bạn được cả quan lẫn dân nằm cạnh quan. Một quan tính bằng 10 dân.
    .task = Hãy ăn một quan.
    .done = Hơn mười điểm chỉ trong một nước! Nhưng nếu rải đến sát ô quan có quân, không có ô trống ở giữa, thì hết lượt.
lesson-quan-non = quan non
    .tell = Nhiều nơi chơi thêm một luật nữa. Ô quan còn quan mà có ít hơn 5 dân bên cạnh gọi là quan non, chưa được ăn. Ai đi đến thế ăn quan non thì hết lượt.
    .task = Ở đây một quan còn non, một quan đã già. Hãy ăn quan già.
    .done = Nhờ thế lúc đầu quan được yên, ván chơi không hết quá sớm. Trong oaq, luật này tên là `quan-non`.
lesson-refill = hết dân trên hàng
    .tell = Đến lượt bạn, mà cả hàng của bạn không còn dân nào. Bạn phải lấy dân đã ăn, rải vào năm ô của mình mỗi ô một dân, rồi mới đi. Nếu không đủ năm dân thì vay của bạn chơi, hết ván trả lại.
    .task = Bạn đã ăn được 8 dân. Rải lại xong, bạn còn mấy dân đã ăn?
    .done = Hàng của bạn lại có dân, và bạn đi được rồi.
    .help = Bạn có 8 dân, và năm ô, mỗi ô lấy đi một dân.
lesson-end = hết ván
    .tell = Ván chơi hết khi cả hai ô quan đều trống: không còn quan, cũng không còn dân. Lúc ấy trẻ em hô: “Hết quan, tàn dân, thu quân, bán ruộng”.
    .task = Ô quan QA đã trống rồi. Hãy đi một nước làm hết ván.
    .done = Thế là hết ván. Dân còn lại ở hàng của ai thì người ấy thu.
lesson-count = tính điểm
    .tell = Bây giờ tính điểm. Mỗi dân đã ăn được 1 điểm, mỗi quan được 10 điểm, mỗi dân còn ở hàng của mình được 1 điểm. Ai nhiều điểm hơn thì thắng.
    .task = Đây là ván bạn vừa kết thúc. Bạn được mấy điểm?
    .done = Bạn thắng, 36 điểm so với 34!
    .help = Cộng ba thứ: số dân đã ăn, 10 điểm của quan, và số dân còn ở hàng của bạn.

## Nước đi thiếu gì

lesson-miss-square = Dân cuối cùng rơi { $into }, chưa phải vào QA.
lesson-miss-relay = Bạn chưa được rải tiếp: ô kế tiếp không phải là ô dân có quân.
lesson-miss-capture = Chưa ăn được gì. Dân cuối cùng phải rơi ngay trước một ô trống, và ô liền sau ô trống ấy phải có quân.
lesson-miss-chain = Nước ấy ăn được một ô. Ở đây cần ăn hai ô trong một nước.
lesson-miss-quan = Chưa ăn được quan. Dân cuối cùng phải rơi cách ô quan một ô, và ô ở giữa phải trống.
lesson-miss-immature = Quan ấy còn non: ô quan chưa đủ 5 dân. Quan bên kia đã già rồi.
lesson-miss-end = Còn một ô quan có quân nên chưa hết ván. Đó là ô nào, và làm sao ăn được nó?

## Đố vui

quiz-welcome = Nước này đi thì sao? Máy đưa ra một bàn chơi và một nước đi, bạn nói xem kết quả thế nào.
quiz-words = Lúc nào bạn cũng có thể gõ: `bỏ qua`, `nhắc lại`, `dễ`, `vừa`, `khó`, `nghỉ`.
quiz-help = Hãy trả lời mà không đi thử. `bỏ qua` cho xem đáp án, `nhắc lại` hỏi lại, `dễ`, `vừa`, `khó` đổi độ khó, `nghỉ` thôi không đố nữa.
quiz-seed = Độ khó: { $level ->
    [easy] dễ
    [medium] vừa
   *[hard] khó
}. Muốn gặp lại đúng những câu này thì thêm `--seed { $seed }`.
quiz-seed-here = Độ khó: { $level ->
    [easy] dễ
    [medium] vừa
   *[hard] khó
}. Muốn gặp lại đúng những câu này thì gõ `đố { $level ->
    [easy] dễ
    [medium] vừa
   *[hard] khó
} { $seed }`.
quiz-question = Câu { $number }: { $player } rải ô { $square } { $direction } ({ $move }).
quiz-ask-dan = Nước ấy ăn được mấy dân?
quiz-ask-worth = Ăn được thế tính bao nhiêu điểm? Một quan tính { $value } điểm.
quiz-ask-last = Dân cuối cùng rơi vào ô nào?
quiz-ask-side = Dân cuối cùng rơi vào hàng của ai: { $players }, hay vào ô quan (Q)?
quiz-ask-taken = Ô nào bị ăn đầu tiên?
quiz-ask-left = Sau đó { $player } phải rải lại hàng. { $player } còn mấy dân đã ăn?
quiz-ask-winner = Nước ấy làm hết ván. Ai thắng: { $players }, hay không ai thắng riêng (=)?
quiz-prompt = Bạn trả lời?
quiz-right = Đúng rồi! (đúng { $right }/{ $asked } câu)
quiz-wrong = Chưa đúng: đáp án là { $answer }. (đúng { $right }/{ $asked } câu)
quiz-skipped = Đáp án là { $answer }.
quiz-answer-side-quan = Q (ô quan)
quiz-answer-draw = = (không ai thắng riêng)
quiz-want-number = Câu trả lời là một con số, ví dụ 7.
quiz-want-square = Câu trả lời là một ô, ví dụ A3 hoặc QB.
quiz-want-side = Câu trả lời là { $players }, hoặc Q nếu là ô quan.
quiz-want-winner = Câu trả lời là { $players }, hoặc = nếu không ai thắng riêng.
quiz-level = Từ câu sau: { $level ->
    [easy] dễ
    [medium] vừa
   *[hard] khó
}.
quiz-left = { $asked ->
    [0] Bạn chưa trả lời câu nào.
   *[other] Bạn đã trả lời { $asked } câu, đúng { $right } câu.
}
quiz-unknown-level = Không có độ khó `{ $name }`: hãy chọn easy (dễ), medium (vừa) hoặc hard (khó).
quiz-unknown-seed = `{ $name }` không phải là một số nguyên từ 0 trở lên.

arg-quiz-level = Câu hỏi khó hay dễ: easy (dễ), medium (vừa) hoặc hard (khó); không ghi thì dễ
arg-quiz-seed = Một con số để gặp lại đúng những câu ấy

## Rải từng dân

animate-on = Cho xem rải từng dân, mỗi dân { $time }. Nhấn phím bất kỳ để bỏ qua.
animate-off = Không cho xem rải từng dân.
animate-usage = `{ $name }` không phải là tốc độ: hãy chọn bật, tắt, chậm, thường, nhanh, rất nhanh, hoặc thời gian cho mỗi dân, như 300ms.
animate-terminal = Chỉ xem được rải từng dân ở màn hình dòng lệnh, khi bàn chơi được vẽ ra.
animate-count = { $count }. { $line } ({ $square })
arg-animate = Cho xem rải từng dân trên màn hình nhanh chậm thế nào: off, slow, normal, fast, very-fast, hoặc thời gian mỗi dân; không ghi gì thì vừa phải
