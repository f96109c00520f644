### What the full-screen game says.

## Themes

theme-ansi = cores do terminal
theme-light = claro
theme-dark = escuro
theme-high-contrast = alto contraste
theme-mono = sem cores
theme-lacquer = laca vermelha e dourada

## The board

tui-to-move = é a sua vez
tui-in-hand = { $dan } na mão
tui-store = { $quan ->
    [0] { $dan } dân
   *[other] { $dan } dân + { $quan } quan
}
tui-owes = deve { $dan } dân a { $creditor }
tui-owes-bank = deve { $dan } dân ao banco

## The game on the screen

tui-moves = Lances
tui-captures-nothing = nada
tui-board-too-large = O tabuleiro destas regras precisa de uma janela maior.
tui-too-small = Esta janela tem { $has-width } × { $has-height } caracteres; o jogo precisa de { $width } × { $height }. Aumente-a, ou jogue linha a linha com oaq play --plain. { $quit } sai.
tui-no-terminal = O jogo em tela cheia precisa de um terminal. `oaq play --plain` joga linha a linha, também por pipes.
tui-ahead = { $depth ->
    [one] (um lance à frente)
   *[other] ({ $depth } lances à frente)
}
tui-value-told = { $even ->
    [yes] { $proven ->
        [yes] = empate, provado
       *[no] igual { $ahead }
    }
   *[no] { $proven ->
        [yes] { $player } ganha por { $points }, provado
       *[no] { $player } +{ $points } { $ahead }
    }
}
tui-value-shares = { $proven ->
    [yes] { $count ->
        [one] { $players } ganha, provado
       *[other] { $players } dividem a vitória, provado
    }
   *[no] { $players } { $percent } % { $ahead }
}
tui-tally = { $decided ->
    [yes] { $count ->
        [one] { $winners } vence a série: { $won }
       *[other] A série termina empatada: { $won }
    }
   *[no] { $games } de { $of } partidas: { $won }
}

## Who plays

tui-who = { $kind ->
    [human] pessoa
    [greedy] computador: captura o máximo
    [random] computador: ao acaso
    [level] computador: { $level }
    [search] computador: pensa { $detail }
   *[ugi] programa: { $detail }
}

## What can be done now

tui-prompt-square = { $player }: escolha uma casa com as setas, 1 a { $squares } ou o mouse, e depois { $confirm }.
tui-prompt-direction = Casa { $square }: para que lado?
tui-prompt-shown = { $move } captura: { $captured }. { $confirm } joga, { $cancel } volta.
tui-prompt-over = { $new } começa outra partida, { $undo } desfaz.
tui-prompt-sowing = Qualquer tecla termina a semeadura de uma vez.
tui-prompt-thinking = { $player } está pensando { $depth ->
    [0] …
   *[other] { $ahead }
}
tui-prompt-hint = Procurando um bom lance { $depth ->
    [0] …
   *[other] { $ahead }
}
tui-paused = A partida está parada. { $pause } continua.
tui-not-your-turn = É a vez do computador. { $pause } para a partida.
tui-over-already = A partida terminou. { $undo } desfaz, { $new } começa outra.
tui-which-way = Agora escolha o lado: uma seta, D (a direita do jogador) ou E (a esquerda).
tui-no-such-square = Essa casa não existe.
tui-not-own-square = Um lance começa na própria fileira.
tui-no-person = Só computadores estão jogando.
tui-no-program = Um programa jogava por { $players }. Nenhum arquivo inicia programas, por isso agora joga uma pessoa.
tui-computer-plays-on = O computador não aceita empate.

## Buttons

tui-button-help = Ajuda
tui-button-new = Nova
tui-button-undo = Desfazer
tui-button-redo = Refazer
tui-button-hint = Dica
tui-button-pause = Parar
tui-button-value = Avaliação
tui-button-turn = Girar
tui-button-resign = Desistir
tui-button-draw = Empate
tui-button-saved = Salvas
tui-button-settings = Opções
tui-button-quit = Sair

## Help: what keys do

tui-help = Teclas
tui-help-squares = escolher uma casa de quem joga
    .keys = 1 … 9
tui-help-right = semear para a direita de quem joga; de novo, ou Enter, faz o lance
    .keys = r p d >
tui-help-left = semear para a esquerda de quem joga
    .keys = l t e <
tui-help-mouse = clique numa casa e depois no lado; a roda rola a lista
    .keys = mouse
tui-do-up = para cima; em listas, a linha de cima
tui-do-down = para baixo
tui-do-left = uma casa à esquerda, ou semear para a esquerda da tela
tui-do-right = uma casa à direita, ou semear para a direita da tela
tui-do-confirm = escolher a casa, fazer o lance mostrado
tui-do-cancel = largar a casa, fechar um diálogo
tui-do-next = a próxima casa ou campo
tui-do-previous = a anterior
tui-do-page-up = lances anteriores
tui-do-page-down = lances posteriores
tui-do-undo = desfazer, com a resposta do computador
tui-do-redo = jogar de novo o que foi desfeito
tui-do-pause = parar a partida, ou continuar
tui-do-hint = mostrar um bom lance no tabuleiro
tui-do-value = mostrar ou esconder quem deve ganhar
tui-do-new = nova partida: variante, regras da casa, jogadores, relógio
tui-do-resign = desistir da partida
tui-do-draw = propor empate
tui-do-turn = ver do próximo assento
tui-do-settings = opções: língua, cores, caracteres, velocidade
tui-do-language = próxima língua
tui-do-theme = próximas cores
tui-do-glyphs = próximos caracteres
tui-do-slower = semear mais devagar
tui-do-faster = semear mais depressa, até não mostrar
tui-do-saved = partidas salvas
tui-do-help = esta ajuda
tui-do-suspend = voltar ao terminal por um momento
tui-do-quit = sair

## Help: the signs on the board

tui-mark-chosen = a casa escolhida
tui-mark-changed = quantos dân a casa terá a mais ou a menos depois do lance
tui-mark-captured = o que se captura ali; Q é um quan
tui-mark-end = onde o turno acaba
tui-mark-hint = o lance sugerido
tui-mark-last = o último lance

## Keys, as they are called on keyboards

tui-named-up = Cima
tui-named-down = Baixo
tui-named-left = Esquerda
tui-named-right = Direita
tui-named-enter = Enter
tui-named-esc = Esc
tui-named-tab = Tab
tui-named-backspace = Backspace
tui-named-delete = Delete
tui-named-insert = Insert
tui-named-home = Home
tui-named-end = End
tui-named-page-up = PgUp
tui-named-page-down = PgDn
tui-named-space = Espaço
tui-named-minus = Menos
tui-named-plus = Mais
tui-named-ctrl = Ctrl
tui-named-shift = Shift
tui-named-alt = Alt

## Dialogs

tui-close = Fechar
tui-cancel = Cancelar
tui-go-on = Continuar
tui-leave = Sair
tui-leave-text = A partida não terminou. Ela está salva e será oferecida da próxima vez.
tui-leave-lost = A partida não terminou e não está salva: ela se perderia.
tui-leave-yes = Sair
tui-resign = Desistir
tui-resign-text = { $player } desiste da partida?
tui-resign-yes = Desistir
tui-draw = Empate
tui-draw-text = { $player } propõe empate. Todos concordam?
tui-draw-yes = Todos concordam
tui-over = A partida terminou
tui-over-next = Próxima partida
tui-over-again = Jogar de novo
tui-over-look = Ver o tabuleiro
tui-warned = Avisos
tui-saved = Partidas salvas
tui-saved-offer = { $count ->
    [one] Uma partida não terminou. Escolha-a para continuar.
   *[other] { $count } partidas não terminaram. Escolha uma para continuar.
}
tui-new = Nova partida
tui-new-lost = A partida no tabuleiro não está salva: ela se perderia.
tui-new-variant = Variante
tui-new-changed = { $name }, alterada
tui-new-house = Regras da casa …
tui-new-who = { $seat } é
tui-new-name = Nome de { $seat }
tui-new-starter = Quem começa
tui-new-lots = por sorteio
tui-new-hands = pedra, papel e tesoura
tui-new-time = Relógio
tui-new-no-clock = nenhum
tui-new-increment = A mais por lance
tui-new-best-of = Série
tui-new-begin = Começar
tui-house-done = Pronto
tui-house-reset = Como na variante
tui-minutes = { $minutes ->
    [one] { $minutes } minuto para cada
   *[other] { $minutes } minutos para cada
}
tui-time-each = { $time } para cada
tui-min = { $count } min
tui-s = { $count } s
tui-ms = { $count } ms
tui-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
tui-games = { $games ->
    [one] uma partida
   *[other] melhor de { $games } partidas
}
tui-hands = Pedra, papel e tesoura
tui-hands-choose = { $player } escolhe, e os outros não olham.
tui-hands-shown = { $player }: { $hand }
tui-hands-winner = { $player } começa.
tui-hands-alike = Iguais: mais uma vez.
tui-hands-again = Mais uma vez
tui-rock = pedra
tui-scissors = tesoura
tui-paper = papel

## Settings

tui-settings = Opções
tui-language = Língua
tui-theme = Cores
tui-glyphs = Caracteres
tui-speed = Semeadura
tui-preview = Mostrar o lance antes de jogar
tui-value = Mostrar quem deve ganhar
tui-mouse = Mouse
speed-slow = devagar
speed-normal = normal
speed-fast = rápida
speed-very-fast = muito rápida
speed-off = não mostrada

## Errors

tui-too-long = Aqui cabem no máximo { $most } caracteres.
tui-unknown-time = `{ $time }` não é um tempo de partida: escreva como 5m, ou 5m+3s com o que cada lance acrescenta.
tui-key-usage = `{ $key }` não muda tecla alguma: escreva um comando e suas teclas, como undo=ctrl-u,backspace.
tui-key-unknown = `{ $key }` não é uma tecla: escreva como u, ctrl-r, f2, space ou page-up.
tui-key-no-command = `{ $key }` não é um comando.
tui-key-notation = `{ $key }` não pode mudar: na notação é uma casa ou uma direção.
tui-key-taken = `{ $key }` já é a tecla de `{ $command }`.

## The command. The examples stay within 80 columns.

oaq-tui = Jogar em tela cheia
    .usage = oaq tui [OPÇÕES]
    .examples =
        As setas e o mouse escolhem a casa e o lado; ? mostra todas as teclas.
        Uma partida que não terminou é oferecida da próxima vez.

        Exemplos:
          oaq tui                              pergunta o que jogar
          oaq tui --b level:3 --names "Tí, Tèo"
          oaq tui --rules quan-non --a search:2s --b greedy
          oaq tui --clock 5m+3s --best-of 3 --theme lacquer
          oaq tui --glyphs ascii --key undo=ctrl-u,backspace
arg-clock = O tempo de cada jogador, e o que cada lance acrescenta: 5m, 5m+3s
arg-best-of = Uma série de tantas partidas, 1 a 99
arg-theme = Cores: ansi, light, dark, high-contrast, mono ou lacquer
arg-glyphs = Caracteres: unicode ou ascii
arg-speed = Velocidade da semeadura: slow, normal, fast, very-fast ou off
arg-level = Com que força joga o computador numa partida nova, de 1 a 6; sem isso, 2
arg-no-mouse = Deixar o mouse para o terminal
arg-key = Outras teclas para um comando: undo=ctrl-u,backspace; pode repetir-se
arg-resume-last = Continuar a partida salva por último
value-name-clock = TEMPO
value-name-best-of = NÚMERO
value-name-glyphs = CONJUNTO
value-name-speed = VELOCIDADE
value-name-key = COMANDO=TECLAS
