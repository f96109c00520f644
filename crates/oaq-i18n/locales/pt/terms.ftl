### Palavras do jogo. quan e dân ficam como são em todas as línguas.

## Casas. $kind é "dan" ou "quan", $label é um nome como A3 ou QA.

square-name = { $kind ->
    [quan] ô quan { $label }
   *[dan] { $label }
}
square-from = { $kind ->
    [quan] do ô quan { $label }
   *[dan] da casa { $label }
}
square-into = { $kind ->
    [quan] no ô quan { $label }
   *[dan] na casa { $label }
}
square-at = { $kind ->
    [quan] do ô quan { $label }
   *[dan] da casa { $label }
}

## Direções, do ponto de vista de quem joga.

direction-right = para a direita
direction-left = para a esquerda

## Jogadores

player-named = { $name } ({ $letter })
bank = o banco

## Listas

list-comma = { $first }, { $last }
list-and = { $first } e { $last }
list-or = { $first } ou { $last }
list-clauses = { $first }; { $last }

## Peças. Nunca ambas 0.

pieces = { $quan ->
    [0] { $dan } dân
   *[other] { $dan ->
        [0] { $quan } quan
       *[other] { $quan } quan e { $dan } dân
    }
}
pieces-worth = { $pieces }, no valor de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}

## Por que uma jogada termina

stop-quan-ahead = há um ô quan ocupado à frente
stop-two-empty = há duas casas vazias à frente
stop-captured = não há mais nada a capturar
stop-gap-is-quan = a casa vazia antes da captura seria um ô quan
stop-immature-quan = o ô quan ainda é quan non
stop-quan-ban = ainda é cedo na partida para capturar um ô quan
stop-pick-up-limit = a semeadura foi retomada mil vezes

## Por que uma partida termina

end-all-quan-captured = um jogador capturou todos os quan
end-quan-squares-empty = todos os ô quan estão vazios
end-quan-pieces-captured = não resta nenhum quan no tabuleiro
end-board-empty = o tabuleiro está vazio
end-shortage = uma fileira vazia não pode ser reposta
end-shortage-loss = um jogador não consegue repor a fileira vazia e perde
end-repetition = a mesma posição se repetiu vezes demais
end-quiet-plies = houve lances seguidos demais sem captura
end-max-plies = chegou-se ao limite de lances

## Regras: as chaves

key-players = Jogadores
key-squares = Casas por jogador
key-dan = Dân em cada casa no início
key-quan-pieces = Quan em cada ô quan no início
key-quan-dan = Dân em cada ô quan no início
key-quan-value = Valor de um quan em dân
key-direction = Direção da semeadura
key-quan-ahead = Um ô quan ocupado à frente
key-gap = Casa vazia antes de uma captura
key-chain-gap = Casas vazias no meio de uma série de capturas
key-immature-quan-below = Quan non: um ô quan não pode ser capturado abaixo de
key-immature-quan-counts = Quan non: o que se conta
key-quan-ban-turns = Primeiras jogadas em que nenhum ô quan pode ser capturado
key-all-quan-wins = Ter todos os quan vence na hora
key-shortage = Quando faltam dân para repor a fileira
key-end = A partida termina quando
key-rows = Os dân que sobram nas fileiras
key-quan-leftover = Os dân que sobram nos ô quan
key-limits-repetition = Vezes que uma posição surge até a partida terminar
key-limits-quiet-plies = Lances seguidos sem captura até a partida terminar
key-limits-max-plies = Lances até a partida terminar

## Regras: os valores

value-yes = sim
value-no = não
value-off = desligado
value-direction-free = qualquer uma, à escolha em cada jogada
value-direction-counter-clockwise = sempre para a direita (anti-horária)
value-direction-clockwise = sempre para a esquerda (horária)
value-direction-fixed-by-first-move = a mesma para todos, fixada pelo primeiro lance
value-quan-ahead-stop = termina a jogada
value-quan-ahead-take-one = dá um dân, que é semeado adiante
value-gap-any = qualquer casa
value-gap-dan-only = qualquer casa que não seja ô quan
value-chain-gap-any = qualquer casa
value-chain-gap-dan-only = qualquer casa que não seja ô quan
value-immature-quan-counts-dan-with-piece = os dân, enquanto houver um quan ali
value-immature-quan-counts-dan = os dân, com ou sem quan
value-immature-quan-counts-value = os dân e o valor dos quan
value-shortage-borrow = os dân que faltam são emprestados
value-shortage-exchange = um quan é trocado por dân; depois se pedem dân emprestados
value-shortage-negative = os dân capturados ficam abaixo de zero
value-shortage-partial = preenchem-se tantas casas quantas se podem pagar
value-shortage-end = a partida termina
value-shortage-lose = a partida termina, e quem não pode pagar perde
value-shortage-skip = o jogador perde a vez
value-end-quan-squares-empty = todos os ô quan estão vazios
value-end-quan-pieces-captured = não resta nenhum quan no tabuleiro
value-end-board-empty = o tabuleiro está vazio
value-end-shortage = uma fileira não pode ser reposta
value-rows-owner = ficam com o dono da fileira
value-rows-split = são divididos por igual
value-quan-leftover-split = são divididos por igual
value-quan-leftover-captor = ficam com quem capturou o quan dali
value-quan-leftover-last-mover = ficam com quem fez o último lance
value-quan-leftover-discard = não contam para ninguém
