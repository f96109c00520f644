### O que diz o motor de análise: numa partida e em `oaq analyze`.

## Por que um lance é bom. Cada parte fala do lance; juntam-se com list-and.

why-wins = ganha a partida
why-draws = termina a partida em empate
why-ends = termina a partida
why-captures = captura { $pieces }
why-prevents = impede { $player } de capturar { $pieces } com { $move }
why-lessens = deixa para { $player } só { $less } em vez de { $pieces }
why-threatens = ameaça capturar { $pieces } com { $move }
why-refills = obriga { $player } a encher de novo a fileira vazia com { $dan } dân
why-prepares = não captura nada agora e leva a { $line }
why-waits = não captura nada e não perde nada

## Numa partida

hint = Tente { $move }: o lance { $why }.
eval-ahead = Espera-se que { $player } ganhe por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} ({ $depth ->
    [one] { $depth } lance
   *[other] { $depth } lances
} à frente). Esperado: { $line }
eval-even = Espera-se um empate ({ $depth ->
    [one] { $depth } lance
   *[other] { $depth } lances
} à frente). Esperado: { $line }
eval-of-many = Espera-se que { $player } termine { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} { $side ->
    [behind] atrás
   *[ahead] à frente
} do melhor dos outros ({ $depth ->
    [one] { $depth } lance
   *[other] { $depth } lances
} à frente). Esperado: { $line }
eval-level = Espera-se que { $player } termine empatado com o melhor dos outros ({ $depth ->
    [one] { $depth } lance
   *[other] { $depth } lances
} à frente). Esperado: { $line }
eval-won = Com o melhor jogo { $player } ganha por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}; isso está provado. Um caminho: { $line }
eval-drawn = Com o melhor jogo a partida empata; isso está provado. Um caminho: { $line }
best-note = Pontos para quem joga agora, { $depth ->
    [one] { $depth } lance
   *[other] { $depth } lances
} à frente; = está provado.
best-note-many = Pontos que quem joga agora tem a mais que o melhor dos outros, { $depth ->
    [one] { $depth } lance
   *[other] { $depth } lances
} à frente.
best-usage = Diga quantos lances mostrar, como `melhores 5`.
threat-some = Se { $mover } pudesse passar a vez, { $player } capturaria { $pieces } com { $move }.
threat-none = Se { $mover } pudesse passar a vez, { $player } não poderia capturar nada.
explain-alone = O motor jogaria { $move } ({ $score }): o lance { $why }.
explain-same = O motor também prefere { $move } ({ $score }): o lance { $why }.
explain-prefers = O motor prefere { $move } ({ $score }) a { $other } ({ $less }): o lance { $why }.
explain-lets = Depois de { $other }, { $player } pode capturar { $pieces } com { $move }.
engine-paused = O computador espera; uma linha vazia o deixa continuar.
engine-over = A partida terminou, por isso não há em que pensar.
analyze-two-only = Só partidas de dois jogadores podem ser avaliadas.
analyze-nothing = Ainda não houve lance, por isso não há o que avaliar; `melhores` mostra os melhores.
analyze-stopped = Foi interrompido antes de avaliar um lance.
unknown-effort = `{ $name }` não diz quanto pensar: escreva um tempo como 500ms ou 2s, depth=8 (1 a 120) ou nodes=100k.

## Os níveis do computador: o nome de cada um, e como joga

level-child = Criança
    .about = pega o que está ao alcance e deixa passar o resto
level-beginner = Principiante
    .about = captura tudo o que pode, mas não pensa na resposta
level-casual = Jogador de fim de semana
    .about = pensa também na resposta, e parte dela lhe escapa
level-experienced = Jogador experiente
    .about = vê alguns lances à frente, e às vezes joga com pressa
level-expert = Mestre
    .about = vê muitos lances à frente
level-full = Força máxima
    .about = tudo o que o motor consegue no tempo que lhe dão

## Tabelas

head-score = pontos
head-line = esperado
head-nodes = nós
head-player = jogador
head-moves = lances
head-loss = perda média
head-best = melhores
head-good = bons
head-inaccuracy = imprecisões
head-mistake = erros
head-blunder = erros graves

## `oaq analyze`. Os exemplos cabem em 80 colunas.

oaq-analyze = Acha os melhores lances de uma posição, ou julga os lances de partidas
    .usage = oaq analyze [POSIÇÃO|-|ARQUIVO] [OPÇÕES]
    .examples =
        Exemplos:
          oaq analyze
          oaq analyze "0,0,1,0,0/Q5/5,5,5,5,5/Q A 20/20" --time 10s --multipv 3
          oaq analyze --rules quan-non --depth 12 --json
          oaq analyze - < positions.txt
          oaq analyze game.oaq -o judged.oaq --svg course.svg

        Os valores são pontos para quem joga; "=" diz que um está provado. Sem --time,
        --depth e --nodes uma posição é analisada por 5 segundos, cada uma de várias e
        cada lance de uma partida por meio segundo. Ctrl-C termina com o que há.

        Com "-", cada linha da entrada padrão dá uma linha de JSON, na mesma ordem; a
        que não é posição dá um objeto com a chave "error", e no fim o código de saída
        é 1. O mesmo vale, com --json, para uma partida que não se pode julgar.

        Numa partida cada lance recebe o seu valor (%eval, do lado de A), a profundidade
        da análise (%depth) e os pontos que perdeu (%loss): a partir de 2 é imprecisão
        (?!), a partir de 5 erro (?), a partir de 10 erro grave (??); menos que isso é
        bom, e o melhor se não perdeu nada. A linha melhor vira uma variante. O que as
        pessoas escreveram fica: um lance com um sinal delas não recebe outro. Julgar
        de novo substitui o que foi julgado antes.

        Onde uma regra decide contra os pontos (all-quan-wins, shortage = "lose"), uma
        vitória conta como margem de pelo menos 1 e uma derrota, de no máximo −1.
arg-subject = Uma posição entre aspas, - para ler posições da entrada padrão, uma por linha, ou um arquivo com partidas; sem isso, o início do jogo
arg-think = Quanto tempo pensar: 500ms, 2s, 1m (no máximo uma semana)
arg-plies = Quantos lances olhar à frente, de 1 a 120
arg-nodes = Quantos lances experimentar, como 100k ou 2M; com uma só thread o resultado é sempre o mesmo
arg-multipv = Quantos dos melhores lances mostrar, de 1 a 100
arg-workers = Quantas threads analisam, de 1 a 1024; sem isso, uma
table-smaller = A máquina não tem espaço para uma tabela de { $asked } MiB; esta tem { $got } MiB.
arg-hash = Quantos MiB de memória usar para o que já se achou, de 0 a 32768; sem isso, 64
arg-judged = O arquivo em que escrever as partidas julgadas, inteiro ou nada; sem isso, a saída padrão
arg-graph = Desenha o curso de cada partida como figura SVG neste arquivo
value-name-subject = POSIÇÃO
value-name-time = TEMPO
analyze-for-records = `{ $name }` serve para arquivos com partidas.
analyze-for-positions = `{ $name }` serve para posições.
analyze-same-file = `--svg` gravaria por cima de partidas: { $path } é o arquivo com as partidas ou o de `--output`. Dê outro nome à figura.
analyze-two-players = A análise é para dois jogadores, e estas regras têm { $players }.
analyze-standing = profundidade { $depth }, { $nodes } nós, { $seconds } s, { $speed } mil nós/s
analyze-progress-position = posição { $number }
analyze-progress-move = partida { $number }: { $ply } de { $plies } lances
analyze-skipped = a partida { $number } fica como está: só se julgam partidas de dois jogadores
analyze-part = Interrompido: nem todos os lances desta partida foram avaliados.
analyze-no-room = a partida { $number } é longa demais para receber mais anotações
analyze-game = Partida { $number }: { $a } – { $b }, { $result }
analyze-bad = { $number } { $move } perde { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} ({ $mark ->
    [inaccuracy] imprecisão
    [mistake] erro
   *[blunder] erro grave
}); melhor: { $better }
analyze-graph = Pontos de vantagem de A depois de cada lance:
