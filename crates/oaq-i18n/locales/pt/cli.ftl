### A linha de comando: ajuda e erros. O que se digita (oaq, --rules, R, L) é o
### mesmo em todas as línguas.

## Ajuda: títulos

help-usage = Uso
help-commands = Comandos
help-arguments = Argumentos
help-options = Opções

## Ajuda: o que cada comando faz, como se chama, e exemplos. Os exemplos cabem
## em 80 colunas.

oaq = Jogue ô ăn quan, a mancala do Vietnã, no terminal, e veja o que cada lance faz.
    .usage = oaq [COMANDO] [OPÇÕES]
    .examples =
        Exemplos:
          oaq                              joga, duas pessoas no mesmo teclado
          oaq play --b greedy              A joga contra o computador
          oaq play --rules quan-non        joga uma variante ("oaq rules list")
          oaq explain 5D                   conta passo a passo o que um lance faz
          oaq --lang vi                    o mesmo em vietnamita

        Sem comando, oaq começa uma partida como "oaq play".
        Códigos de saída: 0 feito, 1 a resposta é não, 2 uso errado, 130 interrompido.

oaq-play = Joga uma partida
    .usage = oaq play [OPÇÕES]
    .examples =
        Um lance é uma casa, de 1 a 5 a partir da esquerda de quem joga, e R ou D
        (direita), L ou E (esquerda): 3D. Só o número da casa também serve; a direção
        é perguntada. "ajuda" mostra os comandos.

        Exemplos:
          oaq play                         duas pessoas no mesmo teclado
          oaq play --a search:1s           o computador começa
          oaq play --rules three-player    três pessoas
          oaq play --rules "standard quan-value=5 dan=4"
          oaq play --position "0,0,1,0,0/Q5/5,5,5,5,5/Q A 20/20"
          oaq play --resume                continua a última partida
          oaq play < moves.txt

oaq-tutorial = Ensina o jogo em dez pequenos passos
    .usage = oaq tutorial [OPÇÕES]
    .examples =
        Uma primeira partida guiada: cada passo mostra um tabuleiro, explica e deixa
        você jogar. "dica", "pular", "voltar", "repetir" e "sair" valem sempre.

        Exemplos:
          oaq tutorial
          oaq tutorial --lang pt
          oaq tutorial --plain             linhas simples, para leitores de tela

oaq-quiz = Responda: o que faz este lance?
    .usage = oaq quiz [OPÇÕES]
    .examples =
        Perguntas sem fim; cada resposta é explicada passo a passo. A mesma semente
        faz as mesmas perguntas.

        Exemplos:
          oaq quiz
          oaq quiz --level difícil
          oaq quiz --seed 7 --rules quan-non

oaq-moves = Mostra o que cada lance permitido faz
    .usage = oaq moves [POSIÇÃO|-] [OPÇÕES]
    .examples =
        Exemplos:
          oaq moves
          oaq moves "5,5,5,5,0/0/6,6,6,6,0/Q1 B 5Q/0 - 0 1"
          oaq moves --rules tonkin --json
          oaq moves - < positions.txt

        Com "-", cada linha da entrada padrão é uma posição e dá uma linha de JSON,
        na mesma ordem; uma linha que não é posição dá um objeto com a chave
        "error", e no fim o código de saída é 1.

oaq-board = Desenha um tabuleiro
    .usage = oaq board [POSIÇÃO|-] [OPÇÕES]
    .examples =
        Exemplos:
          oaq board
          oaq board --rules four-player --style ascii
          oaq board "0,1,0,0,3/Q3/5,5,5,5,5/0 B 12Q/7" --seat B --style large
          oaq board --svg board.svg

oaq-explain = Conta passo a passo o que um lance faz
    .usage = oaq explain LANCE [POSIÇÃO|-] [OPÇÕES]
    .examples =
        Exemplos:
          oaq explain 5D
          oaq explain 3E "0,0,1,0,0/Q5/5,5,5,5,5/Q A 20/20" --rules quan-non
          oaq explain "2 direita" --plain

oaq-perft = Conta as posições depois de tantos lances
    .usage = oaq perft PROFUNDIDADE [POSIÇÃO] [OPÇÕES]
    .examples =
        Conta as folhas da árvore de lances, para testar as regras e medir a
        velocidade. Uma partida terminada é uma folha.

        Exemplos:
          oaq perft 7
          oaq perft 5 --rules mandarin --divide
          oaq perft 8 --threads 1

oaq-ugi = Joga para um programa que organiza partidas, pelo protocolo UGI
    .usage = oaq ugi
    .examples =
        Lê as linhas do protocolo (Universal Game Interface) da entrada padrão e
        responde em inglês na saída padrão, até "quit". docs/ugi.md o descreve.

        Exemplos:
          oaq ugi
          (echo go depth 8; sleep 1) | oaq ugi

oaq-bench = Pesquisa posições fixas, para medir a velocidade
    .usage = oaq bench [OPÇÕES]
    .examples =
        Cada posição é pesquisada com uma tabela vazia. Com uma thread, o total de nós
        é uma impressão digital: só muda se a pesquisa mudar.

        Exemplos:
          oaq bench
          oaq bench --depth 18 --hash 256 --json

oaq-rules = Lista, mostra, verifica e compara as variantes
    .usage = oaq rules COMANDO
    .examples =
        Exemplos:
          oaq rules list
          oaq rules show tonkin
          oaq rules check my-variant.toml
          oaq rules diff standard online

        As suas variantes: arquivos TOML na pasta oaq/rules do diretório de
        configuração (em geral ~/.config/oaq/rules).

oaq-rules-list = Lista todas as variantes
    .usage = oaq rules list [OPÇÕES]
    .examples =
        Exemplos:
          oaq rules list
          oaq rules list --json

oaq-rules-show = Mostra todas as regras de uma variante
    .usage = oaq rules show REGRAS [OPÇÕES]
    .examples =
        Exemplos:
          oaq rules show online
          oaq rules show "quan-non quan-value=5"
          oaq rules show "standard dan=4" --toml > my-variant.toml

oaq-rules-check = Verifica arquivos de regras
    .usage = oaq rules check ARQUIVO...
    .examples =
        Exemplos:
          oaq rules check my-variant.toml
          oaq rules check rules/*.toml

        Códigos de saída: 0 todos estão corretos, 1 há um errado, 2 há um que não pode
        ser lido.

oaq-rules-diff = Mostra em que regras duas variantes diferem
    .usage = oaq rules diff REGRAS REGRAS
    .examples =
        Exemplos:
          oaq rules diff standard mandarin
          oaq rules diff online ./my-variant.toml


## Ajuda: argumentos e opções. Quando um está errado, isto também diz o que se
## esperava.

arg-lang = Língua de todos os textos: { $codes }
arg-rules = Regras: uma variante, o caminho de um arquivo de regras, ou um dos dois com mudanças ("standard dan=4")
arg-start = A posição inicial, entre aspas
arg-position = Uma posição entre aspas, ou - para ler posições da entrada padrão, uma por linha; sem ela, o início da partida
arg-one-position = A posição entre aspas, ou - para ler a posição da entrada padrão; sem ela, o início da partida
arg-who = Quem joga por { $player }: human (uma pessoa), greedy (pega o que pode), random (ao acaso), level:1 a level:6, search:1s (pensa um segundo; também search:depth=8, search:nodes=100k) ou ugi:COMANDO (outro programa); sem isso, uma pessoa
arg-style = Como os tabuleiros são desenhados: unicode, ascii, compact (uma linha) ou large (com pontos)
arg-plain = Linhas de texto em vez de tabuleiros desenhados, para leitores de tela
arg-names = Nomes dos jogadores: "Tí, Tèo"
arg-resume = Continua a partida salva: a última, ou um número que "salvas" mostra
arg-autosave = Salva a partida neste arquivo depois de cada lance
arg-no-autosave = Não salva a partida depois de cada lance
arg-keep-going = Num pipe, continua depois de linhas erradas
arg-json = Escreve JSON para outros programas
arg-toml = Escreve um arquivo de regras
arg-seat = De quem é a fileira de baixo: A, B, C ou D
arg-svg = Grava o tabuleiro como figura SVG neste arquivo, ou - para a saída padrão; só de uma posição
arg-move = O lance, como 3D ou "3 direita"
arg-depth = Quantos lances de profundidade, de 1 a 30
arg-divide = Conta também as folhas depois de cada primeiro lance
arg-threads = Quantas threads contam, 1 ou mais; sem isso, todos os processadores
arg-bench-depth = Quantos lances de profundidade, de 1 a 30; sem isso, 14
arg-bench-hash = Mebibytes para a tabela, de 0 a 4096; sem isso, 16
arg-bench-threads = Quantas threads pesquisam, de 1 a 256; sem isso, 1
arg-files = Arquivos de regras
arg-first = Uma variante, o caminho de um arquivo de regras, ou um dos dois com mudanças
arg-second = Aquela com que se compara
arg-help = Mostra esta ajuda
arg-version = Mostra a versão
## Ajuda: o que está no lugar de um valor

value-name-lang = LÍNGUA
value-name-rules = REGRAS
value-name-position = POSIÇÃO
value-name-who = QUEM
value-name-names = NOMES
value-name-resume = NÚMERO
value-name-autosave = ARQUIVO
value-name-style = ESTILO
value-name-seat = JOGADOR
value-name-svg = ARQUIVO
value-name-move = LANCE
value-name-depth = PROFUNDIDADE
value-name-threads = NÚMERO
value-name-files = ARQUIVO
value-name-command = COMANDO

## Erros e avisos

error = erro: { $message }
warning = aviso: { $message }
note = nota: { $message }
did-you-mean = Seria `{ $suggestion }`?
place-column = coluna { $column }
place-line-column = linha { $line }, coluna { $column }
at-place = { $place }: { $message }
cannot-read = Não foi possível ler { $path }: { $reason }.
cannot-write = Não foi possível gravar { $path }: { $reason }.
cannot-print = Não foi possível escrever a saída: { $reason }.
cannot-read-input = Não foi possível ler a entrada padrão: { $reason }.
not-utf8 = o arquivo não é texto UTF-8
not-a-file = não é um arquivo comum
unknown-language = Não existe a língua `{ $name }`: escolha { $codes }.
unknown-player-kind = Ninguém chamado `{ $name }` sabe jogar: escolha human (uma pessoa), greedy, random, level:1 a level:6, search:1s (o computador) ou ugi:COMANDO (outro programa).
no-position-line = Não há posição na entrada padrão.
one-position-only = Aqui só se pode ler uma posição.

## Erros: a linha de comando

usage-command = Não existe o comando `{ $name }`.
usage-argument = `{ $name }` não cabe aqui.
usage-quotes = Posições, lances e regras com espaços ficam entre aspas.
usage-behind = As opções ficam depois do comando a que pertencem: oaq { $command } { $option } …
usage-no-value = `{ $name }` precisa de um valor.
usage-value = `{ $value }` não serve para `{ $name }`. { $expected }.
usage-missing = Falta `{ $name }`.
usage-no-command = Falta um comando: { $commands }.
usage-conflict = `{ $name }` e `{ $other }` se excluem.
usage-twice = `{ $name }` aparece duas vezes.
usage-other = Não foi possível entender estes argumentos.

## Erros: posições, lances e regras como texto

parse-too-long = O texto tem mais de { $most } bytes.
parse-expected = Aqui se esperava { $expected }; encontrado: { $found }.
parse-found-nothing = nada
parse-found-space = um espaço
parse-found-text = `{ $text }`
parse-too-large = O número é grande demais; o máximo é { $most }.
parse-ring = Aqui se esperavam { $wanted } partes unidas com `/`: para cada um dos { $players } jogadores uma fileira de { $squares } e um ô quan; há { $parts }.
parse-missing-direction = Falta a direção: R ou D para a direita, L ou E para a esquerda.
parse-quan-square = A casa { $number } do anel é um ô quan; um lance começa numa casa de dân.
parse-wrong-player = É a vez de { $mover }, não de { $named }.
expected-dan = um número de 0 a { $most }
expected-quan = o que há num ô quan, como `Q`, `Q3` ou `3`
expected-mover = o jogador da vez, de A a { $last }
expected-fixed-direction = um espaço, ou a direção fixa R ou L
expected-store = dân e quan capturados, como `12` ou `7QQ`
expected-debt = uma dívida como `A>B:3` ou `A>*:2`, ou `-` se não há
expected-plies = um número de lances
expected-move = um lance como `3D`
expected-square = o número de uma casa, de 1 a { $most }
expected-ring-square = o número de uma casa do anel, de 1 a { $most }
expected-direction = D ou R (direita), E ou L (esquerda)
expected-captured = o que o lance captura, como `6`, `1Q` ou `Q`
expected-rules-id = uma variante, como `standard`
expected-override = uma mudança como `quan-value=5`
expected-end = o fim
unknown-rules = Não há regras chamadas `{ $name }`.
see-rules-list = `{ $command }` mostra todas.

## O que foi perdoado

note-spacing = espaços desnecessários
note-missing-fields = { $present ->
    [one] só { $present } campo; os outros ficam com os valores de costume
   *[other] só { $present } campos; os outros ficam com os valores de costume
}
note-leading-zeros = zeros antes de um número
note-letter-case = maiúsculas e minúsculas trocadas
note-needless-zero = um 0 desnecessário
note-needless-sign = um sinal desnecessário
note-missing-zero = falta um 0
note-empty-debt = uma dívida sem dân, deixada de fora
note-unsorted-debts = as dívidas não estão em ordem
note-decomposed = letras e acentos escritos separados
note-wrong-capture = na verdade o lance captura { $pieces }
note-missing-rules-id = nenhuma variante foi indicada, então valem como mudanças de `standard`
note-wrong-refill = a fileira não acabou de ser reposta

## Erros: arquivos de regras

file-too-long = O arquivo tem { $bytes } bytes; um arquivo de regras tem no máximo { $most }.
file-too-nested = O arquivo tem pontos e parênteses demais.
file-syntax = Isto não é TOML: { $message }
file-unknown-key = `{ $path }` não é uma chave de um arquivo de regras.
file-expected-keys = Aqui cabem: { $keys }.
file-missing = { $path ->
    [id] Falta `id`: uma palavra para a variante, como "quan-non".
    [names] Falta `names`: como se chama a variante, em vi, en ou pt.
   *[other] Falta `{ $path }`.
}
file-wrong-type = `{ $path }` deve ser { $kind ->
    [id] uma palavra entre aspas
    [list] uma lista de textos
    [languages] uma tabela de textos por língua: vi, en, pt
    [table] uma tabela
   *[text] um texto entre aspas
}.
file-empty = `{ $path }` está vazio.
file-control-character = `{ $path }` contém um caractere de controle.
file-bad-id = `{ $id }` não serve de id: use a a z, 0 a 9 e hífens, uma letra primeiro, no máximo 40 caracteres.
file-unknown-status = `status` é `{ $word }`, mas deve ser `attested` ou `house`.
file-no-source = `status` é `attested`, mas `sources` não dá nenhuma fonte.
file-taken = O id `{ $id }` já está em { $from }.
file-taken-shipped = O id `{ $id }` é de uma variante do oaq.
file-unknown-base = Não existe a variante `{ $id }` para estender.
file-refused-base = A variante `{ $id }`, que esta estende, também tem erros.
file-cycle = As variantes se estendem em círculo: { $ids }.
file-too-deep = Mais de { $most } variantes se estendem em sequência.
file-left-out = A variante fica de fora.
file-left-out-brief = { $path }: { $errors ->
    [one] um erro
   *[other] { $errors } erros
}, por isso a variante fica de fora; `oaq rules check` mostra mais.
more-errors = … e mais { $more }.
file-sound = { $path }: { $name } ({ $id }), sem erros.

## O que os comandos escrevem

status-attested = documentada
status-house = regras da casa
own-variant = de { $path }
source = Fonte: { $source }
changes = Mudado aqui: { $rules }
standard-value = padrão: { $value }
differs-note = * difere do jogo padrão
no-difference = { $first } e { $second } não diferem em nenhuma regra.
head-move = lance
head-captured = captura
head-next = posição seguinte
head-depth = profundidade
head-leaves = folhas
head-seconds = segundos
head-speed = folhas/s
bench-nodes = nós
bench-speed = nós/s
bench-best = melhor
bench-score = valor
bench-rules = regras
bench-total = total
bench-fingerprint = Impressão digital: { $nodes } nós com profundidade { $depth }.
position-over = A partida terminou, pois { $reason }. { $result }
captured-nothing = -
captured-nothing-spoken = nada
perft-threads = { $threads ->
    [one] uma thread
   *[other] { $threads } threads
}
picture-written = { $path } gravado.
