### A primeira partida guiada, o desafio de perguntas e a semeadura passo a
### passo. Escrito para uma criança de dez anos: frases curtas, sem palavras que
### o jogo ainda não explicou.

## A partida guiada

tutorial-welcome = Esta é uma primeira partida de ô ăn quan em { $steps } pequenos passos. Você é A: sua fileira fica embaixo, e as casas se contam a partir de 1, da sua esquerda.
tutorial-board = No tabuleiro, um número diz quantos dân há na casa, um ponto é uma casa vazia, e Q é um quan, a pedra grande. Ao lado das letras A e B está o que cada um já capturou.
tutorial-words = A qualquer momento você pode digitar: `dica`, `pular`, `voltar`, `repetir`, `sair`.
tutorial-help = Faça o que o passo pede. `dica` ajuda você, `pular` vai ao passo seguinte, `voltar` vai ao anterior, `repetir` mostra este passo de novo, `sair` termina o tutorial.
tutorial-step = Passo { $number } de { $steps }: { $title }
tutorial-ask-move = Seu lance?
tutorial-ask-number = Seu número?
tutorial-ask-next = Enter continua:
tutorial-right = Certo!
tutorial-try-again = Tente de novo.
tutorial-stuck = Se quiser, digite `dica`, ou `pular` para seguir adiante.
tutorial-hint-move = Tente a casa { $square }, para a { $direction ->
    [right] direita
   *[left] esquerda
}.
tutorial-first = Este é o primeiro passo.
tutorial-press-enter = Aperte Enter para continuar, ou digite `repetir`, `voltar` ou `sair`.
tutorial-number-wanted = Aqui se pede um número, como 7.
tutorial-too-few = É pouco.
tutorial-too-many = É demais.
tutorial-done = Você aprendeu o jogo inteiro. Agora jogue uma partida: `oaq play --b greedy` dá a você um computador não muito esperto.
tutorial-done-here = Você aprendeu o jogo inteiro. Agora jogue uma partida: `jogadores B=greedy` dá a você um computador não muito esperto.
tutorial-left = Você saiu do tutorial no passo { $number } de { $steps }.
guide-not-here = `{ $command }` é um comando de partida e não serve { $guide ->
    [quiz] no desafio
   *[tutorial] no tutorial
}. `{ $leave }` sai daqui, `{ $help }` diz o que se pode digitar.
tutorial-back-in-game = Sua partida está como você a deixou.

## Os passos. O que se conta, o que se pede e o que se aprendeu.

lesson-pick = pegar
    .tell = Na sua vez, você pega todos os dân de uma das suas casas. Ela precisa ter dân. Depois você os solta um a um nas casas seguintes, para a direita ou para a esquerda.
    .task = Escolha uma casa sua e uma direção: 2D é a casa 2 para a direita, rumo a QA; 2E é a casa 2 para a esquerda, rumo a QB.
    .done = Você pegou todos os dân de uma casa. Nunca se pega só uma parte, e nunca se passa a vez.
lesson-sow = semear
    .tell = Soltar os dân um a um se chama semear. Cada casa por onde você passa recebe um: as suas, as do outro jogador e também os ô quan nas pontas. Só o quan, a pedra grande, nunca viaja.
    .task = Semeie de modo que o último dân caia no ô quan à sua direita, QA. Conte antes de jogar.
    .done = Contar onde cai o último dân é o segredo deste jogo.
lesson-relay = continuar semeando
    .tell = Depois do último dân, olhe a casa seguinte. É uma casa pequena com dân? Então pegue todos e continue semeando na mesma direção! Se for um ô quan com alguma coisa dentro, a jogada termina.
    .task = Faça um lance que continue semeando com os dân de outra casa.
    .done = Numa só jogada dá para continuar muitas vezes, enquanto a casa seguinte for uma casa pequena com dân.
lesson-capture = capturar
    .tell = Olhe de novo a casa seguinte ao último dân. Se ela estiver vazia, você captura tudo o que há na casa logo depois dela. O que você captura fica ao lado do tabuleiro e é seu.
    .task = Faça um lance que capture alguma coisa.
    .done = Uma casa vazia, depois uma cheia: é isso que se procura. Se houver duas casas vazias, a jogada termina e você não ganha nada.
lesson-chain = capturas em série
    .tell = Depois de uma captura, olhe adiante. Se a casa depois da capturada estiver vazia e a outra logo depois não, você captura essa também. E assim por diante: vazia, cheia, vazia, cheia.
    .task = Capture duas casas num só lance.
    .done = Uma série pode dar a volta ao tabuleiro. Ela acaba em duas casas vazias, ou numa cheia logo depois de uma captura.
lesson-quan = o quan
    .tell = Um ô quan é capturado como qualquer outra casa: a casa antes dele precisa estar vazia. Você ganha o quan e todos os dân ao lado dele. O quan vale tanto quanto 10 dân.
    .task = Capture um quan.
    .done = Mais de dez pontos num só lance! Mas se você chegar bem na frente de um ô quan ocupado, sem casa vazia no meio, a jogada termina.
lesson-quan-non = quan non
    .tell = Muita gente joga com mais uma regra. Um ô quan com seu quan e menos de 5 dân ao lado é quan non, novo demais para ser capturado. Quem o capturaria vê sua jogada terminar ali.
    .task = Aqui um quan é novo demais, e o outro está maduro. Capture o maduro.
    .done = Assim os quan ficam seguros no começo, e a partida não acaba cedo demais. No oaq esta regra se chama `quan-non`.
lesson-refill = uma fileira vazia
    .tell = É a sua vez, mas a sua fileira inteira está vazia. Então você põe um dos seus dân capturados em cada uma das suas cinco casas e joga. Se tiver menos de cinco, o outro jogador empresta os que faltam, e você os devolve no fim.
    .task = Você capturou 8 dân. Com quantos dân capturados você fica depois de repor a fileira?
    .done = A sua fileira está cheia de novo, e você pode jogar.
    .help = Você tinha 8, e cada uma das cinco casas leva um.
lesson-end = o fim da partida
    .tell = A partida termina quando os dois ô quan estão vazios: sem quan e sem dân. No Vietnã as crianças dizem então: "Hết quan, tàn dân, thu quân, bán ruộng" (acabaram os quan: recolham os dân, vendam os campos).
    .task = QA já está vazio. Faça um lance que termine a partida.
    .done = Foi o fim. Os dân que ainda estão nas fileiras ficam com os donos.
lesson-count = contar
    .tell = Agora conte. Cada dân capturado vale 1 ponto, cada quan vale 10, e cada dân que sobrou na sua fileira vale 1. Quem tem mais pontos vence.
    .task = Esta é a partida que você acabou de terminar. Quantos pontos você tem?
    .done = Você vence, por 36 a 34!
    .help = Some três coisas: os dân que você capturou, 10 pelo seu quan e os dân da sua fileira.

## O que faltou a um lance

lesson-miss-square = Seu último dân caiu { $into }, e não em QA.
lesson-miss-relay = Você não continuou semeando: a casa seguinte não era uma casa pequena com dân.
lesson-miss-capture = Nada foi capturado. O último dân precisa cair logo antes de uma casa vazia, com alguma coisa na casa depois dela.
lesson-miss-chain = Esse lance capturou uma casa. Aqui queremos duas num só lance.
lesson-miss-quan = Nenhum quan foi capturado. O último dân precisa cair duas casas antes de um ô quan, e a casa do meio precisa estar vazia.
lesson-miss-immature = Esse ô quan ainda é quan non: tem menos de 5 dân. O outro está maduro.
lesson-miss-end = Um ô quan ainda tem alguma coisa, e a partida continua. Qual ô quan falta, e como chegar a ele?

## O desafio

quiz-welcome = O que faz este lance? Eu mostro um tabuleiro e um lance, e você diz o que acontece.
quiz-words = A qualquer momento você pode digitar: `pular`, `repetir`, `fácil`, `médio`, `difícil`, `sair`.
quiz-help = Responda sem experimentar o lance. `pular` mostra a resposta, `repetir` pergunta de novo, `fácil`, `médio` e `difícil` mudam o nível, `sair` termina o desafio.
quiz-seed = Nível: { $level ->
    [easy] fácil
    [medium] médio
   *[hard] difícil
}. As mesmas perguntas voltam com `--seed { $seed }`.
quiz-seed-here = Nível: { $level ->
    [easy] fácil
    [medium] médio
   *[hard] difícil
}. As mesmas perguntas voltam com `desafio { $level ->
    [easy] fácil
    [medium] médio
   *[hard] difícil
} { $seed }`.
quiz-question = Pergunta { $number }: { $player } semeia a casa { $square } { $direction } ({ $move }).
quiz-ask-dan = Quantos dân esse lance captura?
quiz-ask-worth = Quantos pontos vale a captura? Um quan vale { $value ->
    [one] { $value } ponto
   *[other] { $value } pontos
}.
quiz-ask-last = Em que casa cai o último dân?
quiz-ask-side = Na fileira de quem cai o último dân: { $players }, ou num ô quan (Q)?
quiz-ask-taken = Qual casa é capturada primeiro?
quiz-ask-left = Depois { $player } precisa repor a fileira. Com quantos dân capturados fica { $player }?
quiz-ask-winner = Esse lance termina a partida. Quem vence: { $players }, ou ninguém sozinho (=)?
quiz-prompt = Sua resposta?
quiz-right = Certo! ({ $right } de { $asked })
quiz-wrong = Não foi bem isso: a resposta é { $answer }. ({ $right } de { $asked })
quiz-skipped = A resposta é { $answer }.
quiz-answer-side-quan = Q (um ô quan)
quiz-answer-draw = = (ninguém sozinho)
quiz-want-number = A resposta é um número, como 7.
quiz-want-square = A resposta é uma casa, como A3 ou QB.
quiz-want-side = A resposta é { $players }, ou Q para um ô quan.
quiz-want-winner = A resposta é { $players }, ou = se ninguém vence sozinho.
quiz-level = A partir da próxima pergunta: { $level ->
    [easy] fácil
    [medium] médio
   *[hard] difícil
}.
quiz-left = { $asked ->
    [0] Você não respondeu a nenhuma pergunta.
    [one] Você respondeu a uma pergunta, { $right } certa.
   *[other] Você respondeu a { $asked } perguntas, { $right } certas.
}
quiz-unknown-level = Não existe o nível `{ $name }`: escolha easy (fácil), medium (médio) ou hard (difícil).
quiz-unknown-seed = `{ $name }` não é um número inteiro a partir de 0.

arg-quiz-level = O nível das perguntas: easy (fácil), medium (médio) ou hard (difícil); fácil sem isto
arg-quiz-seed = Um número com que voltam as mesmas perguntas

## A semeadura passo a passo

animate-on = A semeadura é mostrada dân por dân, { $time } cada um. Qualquer tecla pula.
animate-off = A semeadura não é mostrada dân por dân.
animate-usage = `{ $name }` não é uma velocidade: escolha ligar, desligar, devagar, normal, rápido, muito rápido, ou um tempo para cada dân, como 300ms.
animate-terminal = Só num terminal, e com o tabuleiro desenhado, a semeadura pode ser mostrada dân por dân.
animate-count = { $count }. { $line } ({ $square })
arg-animate = Como a semeadura é mostrada num terminal, dân por dân: off, slow, normal, fast, very-fast, ou um tempo para cada um; normal sem nada depois
