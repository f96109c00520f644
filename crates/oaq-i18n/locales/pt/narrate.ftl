### Uma jogada contada em palavras.

## Uma frase: orações unidas com list-clauses, fechadas com um ponto.

short-turn = { $player } semeia { $dan } dân { $from } { $direction }{ $relays ->
    [0] {""}
    [one] , retoma a semeadura uma vez
   *[other] , retoma a semeadura { $relays } vezes
} e { $catch }
short-nothing = não captura nada
short-capture = captura { $pieces } { $at }
short-captures = captura { $pieces } de { $squares } casas
short-skip = { $player } perde a vez
short-exchange = { $player } dá 1 quan a { $with } em troca de { $dan } dân
short-borrow = { $player } toma { $dan ->
    [one] { $dan } dân emprestado
   *[other] { $dan } dân emprestados
} de { $creditor }
short-borrow-bank = { $player } toma { $dan ->
    [one] { $dan } dân emprestado
   *[other] { $dan } dân emprestados
} do banco
short-refill = { $player } põe { $dan } dân na fileira vazia
short-over = a partida termina, pois { $reason }: { $points }

## Onde os dân caem. $into vem de square-into; os nomes, de square-name.

path-one = { $into }
path-list = um em cada casa: { $squares }
path-range = um em cada casa, sendo { $first } a primeira e { $last } a última
path-laps = um em cada casa, dando { $laps ->
    [one] uma volta
   *[other] { $laps } voltas
} ao tabuleiro{ $rest ->
    [0] {""}
   *[other] {" "}e seguindo adiante
}, o último { $into }

## Passo a passo

pick = { $player } pega { $dan } dân { $from } e semeia { $direction }, { $path }.
relay = A casa seguinte ({ $square }) está ocupada: { $player } pega { $dan ->
    [one] o único dân dela
   *[other] os { $dan } dân dela
} e continua semeando, { $path }.
take-one = A casa seguinte ({ $square }) tem dân: { $player } pega um deles e continua semeando, { $path }.
capture = A casa seguinte ({ $gap }) está vazia, então { $player } captura o que há logo depois dela ({ $square }): { $pieces }.
capture-more = A casa depois dessa ({ $gap }) também está vazia, então { $player } captura ainda o que há logo depois dela ({ $square }): { $pieces }.

## Por que a jogada termina

turn-quan-ahead = Em seguida vem o { $square }, que está ocupado, e a jogada termina.
turn-two-empty = As duas casas seguintes ({ $gap } e { $square }) estão vazias, e a jogada termina sem captura.
turn-captured = A casa logo depois da captura ({ $square }) está ocupada, e a jogada termina.
turn-captured-two-empty = As duas casas logo depois da captura ({ $gap } e { $square }) estão vazias, e a jogada termina.
turn-gap-is-quan = Em seguida vem o { $square }, que está vazio, mas estas regras não deixam capturar por cima de um ô quan vazio, e a jogada termina.
turn-immature-dan = Depois da casa vazia ({ $gap }) vem o { $square }, { $count ->
    [0] sem nenhum dân
   *[other] com apenas { $count } dân
}, quando { $below ->
    [one] é preciso { $below }
   *[other] são precisos { $below }
} (quan non): não pode ser capturado, e a jogada termina.
turn-immature-value = Depois da casa vazia ({ $gap }) vem o { $square }, que vale apenas { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}, quando { $below ->
    [one] é preciso { $below }
   *[other] são precisos { $below }
} (quan non): não pode ser capturado, e a jogada termina.
turn-quan-ban = Depois da casa vazia ({ $gap }) vem o { $square }, mas { $turns ->
    [one] na primeira jogada
   *[other] nas primeiras { $turns } jogadas
} de cada jogador nenhum ô quan pode ser capturado, e a jogada termina.
turn-pick-up-limit = A semeadura já foi retomada mil vezes; a jogada é interrompida sem captura.

## Entre duas jogadas

row-empty = A fileira de { $player } está vazia.
skip = A fileira de { $player } está vazia e { $player } tem menos de { $squares } dân capturados, por isso perde a vez.
exchange = { $player } dá 1 quan a { $with } em troca de { $dan } dân.
borrow = { $player } toma { $dan ->
    [one] { $dan } dân emprestado
   *[other] { $dan } dân emprestados
} de { $creditor }.
borrow-bank = { $player } toma { $dan ->
    [one] { $dan } dân emprestado
   *[other] { $dan } dân emprestados
} do banco.
refill = { $player } põe { $squares ->
    [one] um dân na única casa da fileira
   *[other] um dân em cada uma das { $squares } casas
} e fica { $left ->
    [0] sem dân capturados
    [one] com { $left } dân capturado
   *[other] com { $left } dân capturados
}.
refill-below = { $player } põe { $squares ->
    [one] um dân na única casa da fileira
   *[other] um dân em cada uma das { $squares } casas
} e fica { $below } dân abaixo de zero.
refill-part = { $player } tem só { $squares ->
    [one] 1 dân capturado e o põe na primeira casa
   *[other] { $squares } dân capturados e põe um em cada uma das { $squares } primeiras casas
}.

## O fim da partida

over = A partida termina: { $reason }.
tally = { $player } { $count }
tally-nobody = { $count } de sobra, sem dono
collect-rows-owner = Os dân que sobram nas fileiras ficam com os donos: { $shares }.
collect-rows-split = Os dân que sobram nas fileiras são divididos por igual: { $shares }.
collect-rows-nobody = Os dân que sobram nas fileiras não contam para ninguém: { $dan }.
collect-quan-split = Os dân que sobram nos ô quan são divididos por igual: { $shares }.
collect-quan-captor = Os dân que sobram nos ô quan ficam com quem capturou o quan dali: { $shares }.
collect-quan-last-mover = Os dân que sobram nos ô quan ficam com quem fez o último lance: { $shares }.
collect-quan-nobody = Os dân que sobram nos ô quan não contam para ninguém: { $dan }.
score = { $player }: { $terms } = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
score-captured = { $dan } (dân capturados)
score-quan = + { $points } ({ $quan } quan)
score-owed = − { $dan } (dívida com { $creditor })
score-owed-bank = − { $dan } (dívida com o banco)
score-lent = + { $dan } (empréstimo a { $debtor })
score-row = + { $dan } (da própria fileira)
score-rows = + { $dan } (parte das fileiras)
score-quan-squares = + { $dan } (dos ô quan)

## Quem venceu

result-beat = { $winner } vence { $loser } por { $high } a { $low }.
result-draw = { $players } empatam com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} cada um.
result-win = { $winner } vence com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}; { $others }.
result-share = { $winners } dividem a vitória com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} cada um; { $others }.
result-shortage-loss = { $winners } { $count ->
    [one] vence
   *[other] dividem a vitória
}: quem não consegue repor a fileira vazia perde. Pontos: { $points }.
result-all-quan = { $winner } vence por ter todos os quan. Pontos: { $points }.
