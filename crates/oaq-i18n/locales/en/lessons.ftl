### The guided first game, the quiz, and sowing step by step. Written for a
### child of ten: short sentences, no words that the game has not explained.

## The guided game

tutorial-welcome = This is a first game of ô ăn quan in { $steps } small steps. You are A: your row is at the bottom, and you count its squares from 1 at your left.
tutorial-board = On the board a number is so many dân, a dot is an empty square, and Q is a quan, the big stone. Beside the letters A and B stands what each of you has captured.
tutorial-words = You can always type: `hint`, `skip`, `back`, `repeat`, `leave`.
tutorial-help = Do what the step asks for. `hint` helps you, `skip` goes on to the next step, `back` goes to the one before, `repeat` shows this step again, `leave` ends the tutorial.
tutorial-step = Step { $number } of { $steps }: { $title }
tutorial-ask-move = Your move?
tutorial-ask-number = Your number?
tutorial-ask-next = Enter goes on:
tutorial-right = Right!
tutorial-try-again = Try again.
tutorial-stuck = If you like, type `hint`, or `skip` to go on.
tutorial-hint-move = Try square { $square }, to the { $direction ->
    [right] right
   *[left] left
}.
tutorial-first = This is the first step.
tutorial-press-enter = Press Enter to go on, or type `repeat`, `back` or `leave`.
tutorial-number-wanted = A number is asked for here, such as 7.
tutorial-too-few = That is too few.
tutorial-too-many = That is too many.
tutorial-done = You have learnt the whole game. Now play one: `oaq play --b greedy` gives you a computer that is not too clever.
tutorial-done-here = You have learnt the whole game. Now play one: `players B=greedy` gives you a computer that is not too clever.
tutorial-left = You have left the tutorial at step { $number } of { $steps }.
guide-not-here = `{ $command }` belongs to a game and means nothing { $guide ->
    [quiz] in the quiz
   *[tutorial] in the tutorial
}. `{ $leave }` leads out of it, `{ $help }` says what can be typed.
tutorial-back-in-game = Your game is as you left it.

## The steps. What is told, what is asked, and what was learnt.

lesson-pick = picking up
    .tell = In your turn you pick up all the dân of one of your own squares. It must be one with dân in it. Then you drop them one by one into the next squares, to the right or to the left.
    .task = Choose a square of yours and a direction: 2R is square 2 to the right, towards QA; 2L is square 2 to the left, towards QB.
    .done = You took all the dân of one square. You never take only some of them, and you never pass.
lesson-sow = sowing
    .tell = Dropping the dân one by one is called sowing. Every square you come to gets one: your own squares, the other player's, and the ô quan at the ends too. Only the quan, the big stone, never travels.
    .task = Sow so that your last dân falls into the ô quan at your right, QA. Count before you move.
    .done = Counting where the last dân falls is the secret of this game.
lesson-relay = sowing on
    .tell = After your last dân, look at the next square. Is it a small square with dân in it? Then pick them all up and sow on in the same direction! If it is an ô quan with something in it, your turn ends.
    .task = Make a move that sows on with the dân of another square.
    .done = You may sow on many times in one turn. It goes on as long as the next square is a small one with dân in it.
lesson-capture = capturing
    .tell = Now look again at the square after your last dân. If it is empty, you capture everything in the square behind it. What you capture is put beside the board and is yours.
    .task = Make a move that captures something.
    .done = An empty square, then a full one: that is what you look for. If there are two empty squares, your turn ends and you get nothing.
lesson-chain = a chain
    .tell = After a capture, look on. If the square behind the captured one is empty and the one after that is not, you capture that too. So it goes on: empty, full, empty, full.
    .task = Capture from two squares in one move.
    .done = A chain can run all round the board. It ends at two empty squares, or at a full one right behind a capture.
lesson-quan = the quan
    .tell = An ô quan is captured like any other square: the square before it must be empty. You get the quan and all the dân beside it. The quan counts as much as 10 dân.
    .task = Capture a quan.
    .done = Ten points and more in one move! But if you come right before a full ô quan, without an empty square between, your turn ends.
lesson-quan-non = quan non
    .tell = Many people play with one more rule. An ô quan with its quan and fewer than 5 dân beside it is quan non, too young to be captured. If you would capture it, your turn ends instead.
    .task = One quan here is too young, the other is ripe. Capture the ripe one.
    .done = So the quan are safe at first, and the game does not end too soon. This rule is called `quan-non` in oaq.
lesson-refill = an empty row
    .tell = It is your turn, but your whole row is empty. Then you put one of your captured dân into each of your five squares and go on. If you have fewer than five, the other player lends you what is missing, and you pay it back at the end.
    .task = You have captured 8 dân. How many captured dân do you have left when your row is filled again?
    .done = Your row is filled again, and you can move.
    .help = You had 8, and each of your five squares takes one.
lesson-end = the end of the game
    .tell = The game is over when both ô quan are empty: no quan and no dân in them. In Vietnam children then call: "Hết quan, tàn dân, thu quân, bán ruộng" (the quan are gone: gather your dân, sell the fields).
    .task = QA is empty already. Make a move that ends the game.
    .done = That was the end. The dân that are still in the rows go to their owners.
lesson-count = counting
    .tell = Now count. You get 1 point for each dân you captured, 10 for each quan, and 1 for each dân that is left in your own row. Most points win.
    .task = This is the game you have just ended. How many points do you have?
    .done = You win, 36 to 34!
    .help = Add up three things: the dân you captured, 10 for your quan, and the dân in your row.

## What a move lacked

lesson-miss-square = Your last dân fell { $into }, not into QA.
lesson-miss-relay = You did not sow on: the next square was not a small one with dân in it.
lesson-miss-capture = Nothing was captured. Your last dân must fall right before an empty square, with something in the square behind that.
lesson-miss-chain = That captured one square. Here we want two in one move.
lesson-miss-quan = No quan was captured. Your last dân must fall two squares before an ô quan, and the square between must be empty.
lesson-miss-immature = That ô quan is still quan non: it has fewer than 5 dân. The other one is ripe.
lesson-miss-end = An ô quan still holds something, so the game goes on. Which ô quan is left, and how do you reach it?

## The quiz

quiz-welcome = What does this move do? I show a board and a move, and you say what happens.
quiz-words = You can always type: `skip`, `repeat`, `easy`, `medium`, `hard`, `leave`.
quiz-help = Answer the question without trying the move. `skip` shows the answer, `repeat` asks again, `easy`, `medium` and `hard` change how hard the questions are, `leave` ends the quiz.
quiz-seed = Level: { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}. The same questions come again with `--seed { $seed }`.
quiz-seed-here = Level: { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}. The same questions come again with `quiz { $level } { $seed }`.
quiz-question = Question { $number }: { $player } sows square { $square } { $direction } ({ $move }).
quiz-ask-dan = How many dân does that capture?
quiz-ask-worth = How many points is the capture worth? A quan is worth { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
quiz-ask-last = Into which square does the last dân fall?
quiz-ask-side = In whose row does the last dân fall: { $players }, or in an ô quan (Q)?
quiz-ask-taken = Which square is captured first?
quiz-ask-left = Then { $player } has to refill the row. How many captured dân does { $player } have left?
quiz-ask-winner = That ends the game. Who wins: { $players }, or nobody alone (=)?
quiz-prompt = Your answer?
quiz-right = Right! ({ $right } of { $asked })
quiz-wrong = Not quite: the answer is { $answer }. ({ $right } of { $asked })
quiz-skipped = The answer is { $answer }.
quiz-answer-side-quan = Q (an ô quan)
quiz-answer-draw = = (nobody alone)
quiz-want-number = The answer is a number, such as 7.
quiz-want-square = The answer is a square, such as A3 or QB.
quiz-want-side = The answer is { $players }, or Q for an ô quan.
quiz-want-winner = The answer is { $players }, or = if nobody wins alone.
quiz-level = From the next question on: { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}.
quiz-left = You answered { $asked ->
    [0] no question
    [one] one question, { $right } right
   *[other] { $asked } questions, { $right } right
}.
quiz-unknown-level = There is no level `{ $name }`: choose easy, medium or hard.
quiz-unknown-seed = The seed `{ $name }` is no whole number from 0 up.

arg-quiz-level = How hard the questions are: easy, medium or hard; easy without it
arg-quiz-seed = A number for which the same questions come again

## Sowing step by step

animate-on = Sowing is shown dân by dân, { $time } each. Any key skips.
animate-off = Sowing is not shown dân by dân.
animate-usage = `{ $name }` is no speed: choose on, off, slow, normal, fast, very-fast, or a time for each dân, such as 300ms.
animate-terminal = Only on a terminal, and not in plain lines, can sowing be shown dân by dân.
animate-count = { $count }. { $line } ({ $square })
arg-animate = How fast sowing is shown on a terminal, dân by dân: off, slow, normal, fast, very-fast, or a time for each; normal with nothing behind it
