### What `oaq solve` says.

## Help

oaq-solve = Prova quanto vale uma posição
    .usage = oaq solve [POSIÇÃO] [OPÇÕES]
    .examples =
        Prova a maior diferença com que quem joga pode forçar o fim da partida, e a
        menor a que o outro lado pode limitá-la; onde se encontram, é esse o valor da
        posição. Só para dois jogadores, e só onde o futuro não depende do que foi
        capturado. Do início de uma partida leva minutos e toda a memória que houver;
        Ctrl-C e --time deixam os melhores limites encontrados.

        Exemplos:
          oaq solve --position "0,2,0,1,0/3/0,0,1,0,2/0 A 25Q/16Q"
          oaq solve --rules quan-non --memory 8192
          oaq solve --openings --time 1h --json
          oaq solve --cycles --rules "quan-non squares=3 dan=3"
          oaq solve --plans --rules "standard squares=3 dan=3"

arg-openings = Resolve a posição depois de cada primeiro lance, do lado de quem o faz
arg-memory = Quantos MiB as tabelas ocupam; sem isso, 2048
arg-solve-threads = 1 ou 2 threads; com 1 faz-se sempre o mesmo trabalho
arg-time = Para depois deste tempo: segundos, ou um número seguido de m ou h
arg-horizon = Quantos lances um plano pode durar, de 1 a 120
arg-cycles = Resolve também o que o jogo sem fim deixa em aberto; ocupa outro tanto de memória
arg-plans = Verifica também se as diferenças valem com os limites de repetição e de duração
arg-cap = Quantos dân o tabuleiro pode ter; sem isso, 4 reposições além do início
value-name-memory = MIB
value-name-solve-threads = NÚMERO
value-name-horizon = LANCES
value-name-cap = DÂN

## What it says

solve-head-horizon = lances
solve-head-lower = mínimo
solve-head-upper = máximo
solve-head-nodes = posições
solve-none = nenhum
solve-status = { $horizon } lances: mínimo { $lower }, máximo { $upper }
solve-status-plans = a escrever os planos …
solve-draw = Com o melhor jogo dos dois lados há empate.
solve-wins = Com o melhor jogo { $player } vence por { $margin ->
    [one] um ponto
   *[other] { $margin } pontos
}.
solve-wins-between = Com o melhor jogo { $player } vence, por { $least } a { $most } pontos.
solve-wins-at-least = Com o melhor jogo { $player } vence, por pelo menos { $least ->
    [one] um ponto
   *[other] { $least } pontos
}.
solve-open = Ainda não está decidido. Diferença que { $player } pode forçar: { $lower }. Diferença máxima que o outro lado deixa a { $player }: { $upper }.
solve-never = nenhuma
solve-undecided = O melhor jogo não decide nada. Diferença que { $player } pode forçar: { $lower }. Diferença máxima que o outro lado deixa a { $player }: { $upper }.
solve-final = Nenhum dos limites melhora, por mais longa que seja a partida: quem quer mais só pode andar em círculos para sempre.
solve-line = Melhor sequência: { $moves }
solve-meaning = Provado sem os limites de repetição e de duração, com planos de até { $horizon ->
    [one] um lance
   *[other] { $horizon } lances
} e no máximo { $cap ->
    [one] um dân
   *[other] { $cap } dân
} no tabuleiro ao mesmo tempo.
solve-plan-kept = O { $which ->
    [lower] mínimo
   *[upper] máximo
} { $margin } vale também com os limites de repetição e de duração: o plano leva { $plies ->
    [one] um lance
   *[other] { $plies } lances
} no máximo; lances seguidos sem captura: { $quiet } no máximo.
solve-plan-open = Não ficou provado que o { $which ->
    [lower] mínimo
   *[upper] máximo
} { $margin } vale com os limites de repetição e de duração.
solve-refused-players = Só se resolvem partidas de dois; esta tem { $players } jogadores.
solve-refused-stores = Com { $key } = { $value } o resto da partida depende do que foi capturado, e o solucionador só conhece o tabuleiro.
solve-refused-memory = Para distinguir todas as posições deste tabuleiro as tabelas precisam de pelo menos { $mib } MiB (--memory { $mib }).
solve-refused-no-memory = O sistema não cede tanta memória. Tente um --memory menor.
solve-refused-too-many = Este tabuleiro tem mais posições do que o solucionador consegue distinguir.
solve-refused-too-large = O solucionador aceita tabuleiros de até 7 casas por lado, 3 quan numa casa e 255 dân, e não mais dân do que --cap.
