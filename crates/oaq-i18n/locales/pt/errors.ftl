### O que está errado, em frases completas. As chaves e os valores das regras
### ficam como se digitam.

## Um lance que não pode ser jogado

illegal-game-over = A partida já terminou: { $reason }.
illegal-no-such-square = Não existe a casa { $number }; as casas de uma fileira são numeradas de 1 a { $squares }.
illegal-empty-square = A casa { $square } está vazia; um lance começa numa casa com dân.
illegal-wrong-direction = Nesta partida só se pode semear { $direction }.

## Uma posição que não cabe nas regras

setup-rows = Há { $found ->
    [one] { $found } fileira
   *[other] { $found } fileiras
}, mas as regras têm { $expected } jogadores.
setup-quan-squares = Há { $found } ô quan, mas as regras têm { $expected } jogadores.
setup-stores = Há { $found ->
    [one] { $found } reserva de peças capturadas
   *[other] { $found } reservas de peças capturadas
}, mas as regras têm { $expected } jogadores.
setup-squares = A fileira de { $player } tem { $found ->
    [one] { $found } casa
   *[other] { $found } casas
}, mas as regras pedem { $expected }.
setup-too-many-dan = Há { $dan } dân no tabuleiro e nas reservas; o máximo é { $most }.
setup-too-many-quan = Há { $quan } quan no tabuleiro e nas reservas; o máximo é { $most }.
setup-captor-unused = Está indicado quem capturou o quan do { $square }, mas só a regra `quan-leftover=captor` guarda isso.
setup-captor-of-quan = Está indicado quem capturou o quan do { $square }, mas ele ainda tem um quan.
setup-no-such-player = O jogador { $player } não está nesta partida de { $players }.
setup-direction-unused = Há uma direção fixa, mas só a regra `direction=fixed-by-first-move` tem uma.
setup-negative-store = { $player } tem { $dan } dân capturados, mas só a regra `shortage=negative` os deixa ficar abaixo de zero.
setup-store-too-low = { $player } tem { $dan } dân capturados; o mínimo é { $least }.
setup-empty-debt = Uma dívida de { $player } não tem nenhum dân.
setup-debt-too-high = { $player } deve { $dan } dân; o máximo é { $most }.
setup-debt-to-self = { $player } não pode dever dân a { $player }.
setup-debt-twice = A dívida de { $player } com { $creditor } aparece duas vezes.

## Regras

rule-repetition-one = `limits.repetition` é 1, mas a primeira posição conta: use 0 (desligado), ou 2 ou mais.
rule-no-quan = `end` é `quan-pieces-captured`, mas `quan-pieces` é 0: não há quan a capturar.
rule-shortage-never-ends = `end` é `shortage`, mas com `shortage={ $shortage }` nenhuma falta de dân termina a partida.
rule-out-of-range = `{ $key }` é { $value }, mas deve ficar entre { $min } e { $max }.
rule-not-integer = `{ $key }` é `{ $value }`, mas deve ser um número inteiro entre { $min } e { $max }.
rule-not-word = `{ $key }` é `{ $value }`, mas deve ser { $words }.
rule-no-value = `{ $word }` não tem valor: escreva `chave=valor`.
rule-unknown-key = `{ $name }` não é uma chave das regras.
rule-twice = `{ $key }` aparece duas vezes.
