### O que `oaq record` diz: registros de partidas, o que está errado neles e o
### que muitos têm em comum.

## Ajuda. Os exemplos cabem em 80 colunas.

oaq-record = Verifica, formata, mostra, converte, conta, escolhe e junta registros
    .usage = oaq record COMANDO
    .examples =
        Exemplos:
          oaq record check games.oaq
          oaq record show games.oaq --game 3
          oaq record convert --to csv games.oaq > games.csv
          oaq record filter --player Tèo *.oaq | oaq record stats

        Todos os comandos leem quantos arquivos houver; "-" ou nenhum é a entrada
        padrão. Leem tanto JSON quanto registros.

oaq-record-check = Verifica partidas e mostra tudo o que está errado nelas
    .usage = oaq record check [ARQUIVO|-]... [OPÇÕES]
    .examples =
        Exemplos:
          oaq record check games.oaq
          oaq record check --quiet tests/games/*.oaq

        Códigos de saída: 0 todas as partidas estão boas, 1 há uma ruim, 2 há um
        arquivo que não pode ser lido.

oaq-record-fmt = Escreve partidas na forma canônica
    .usage = oaq record fmt [ARQUIVO|-]... [OPÇÕES]
    .examples =
        Exemplos:
          oaq record fmt games.oaq
          oaq record fmt --in-place *.oaq
          oaq record fmt --check *.oaq

        Nada se perde: uma partida que não pode ser lida inteira fica como está, e o
        código de saída é 1. Com --lenient o que não se lê vira comentário.

oaq-record-show = Mostra partidas com os tabuleiros, contadas lance a lance
    .usage = oaq record show [ARQUIVO|-]... [OPÇÕES]
    .examples =
        Exemplos:
          oaq record show --list games.oaq
          oaq record show games.oaq --game 3
          oaq record show games.oaq --game 3 --ply 12 --style large
          oaq record show games.oaq --plain

oaq-record-convert = Transforma partidas em JSON, em tabela ou de novo em registros
    .usage = oaq record convert --to FORMATO [ARQUIVO|-]... [OPÇÕES]
    .examples =
        Exemplos:
          oaq record convert --to json games.oaq > games.jsonl
          oaq record convert --to oaq games.jsonl -o games.oaq
          oaq record convert --to csv *.oaq -o games.csv

        O JSON tem um objeto por linha para cada partida, como docs/notation.md o
        descreve; a tabela, uma linha por partida, sem comentários nem variações.

oaq-record-stats = Conta resultados, finais, durações, pontos e aberturas
    .usage = oaq record stats [ARQUIVO|-]... [OPÇÕES]
    .examples =
        Exemplos:
          oaq record stats games.oaq
          oaq record stats --json *.oaq

oaq-record-filter = Escolhe partidas
    .usage = oaq record filter [ARQUIVO|-]... [OPÇÕES]
    .examples =
        Exemplos:
          oaq record filter --player Tí --date 2026 games.oaq
          oaq record filter --tag "Event~hội" --result 1-0 *.oaq -o won.oaq
          oaq record filter --rules quan-non --min-plies 20 --count games.oaq
          oaq record filter --opening "3D 2E" --invert games.oaq

        A partida deve satisfazer tudo o que se pede. Maiúsculas e minúsculas são
        iguais; letras com e sem acento também, onde não se pede nenhum.

oaq-record-merge = Junta as partidas de vários arquivos
    .usage = oaq record merge [ARQUIVO|-]... [OPÇÕES]
    .examples =
        Exemplos:
          oaq record merge spring.oaq autumn.oaq -o year.oaq
          oaq record merge --dedup *.oaq -o all.oaq

## Ajuda: argumentos e opções

arg-records = Arquivos com partidas, ou - para a entrada padrão; sem nenhum, a entrada padrão, a não ser que seja um terminal
arg-lenient = Contenta-se com o que se pode ler de uma partida; o resto vira comentário
arg-rules-file = Um arquivo de regras com uma variante que as partidas usam; pode vir mais de uma vez
arg-quiet = Mostra só erros, sem avisos nem notas
arg-check = Não escreve nada, mas diz que arquivos não estão na forma canônica
arg-in-place = Altera os arquivos
arg-game = Só a partida com este número no arquivo, a partir de 1
arg-ply = Só a posição depois de tantos lances, 0 para a primeira
arg-list = Uma linha por partida
arg-to = O que escrever: oaq, json ou csv
arg-from = O que ler: oaq ou json; sem isso, descobre-se
arg-output = O arquivo em que escrever, inteiro ou nada; sem isso, a saída padrão
arg-tag = Uma etiqueta: NOME (é conhecida), NOME=VALOR ou NOME~PARTE; pode vir mais de uma vez
arg-player = O nome de quem joga, de qualquer lado; pode vir mais de uma vez
arg-winner = Quem venceu, pelo nome ou como A, B, C ou D
arg-result = O resultado: 1-0, 0-1, 1/2-1/2, *, ou shared para qualquer vitória dividida
arg-ending = Como a partida terminou: resignation, time, quan-squares-empty, unfinished …
arg-date = Quando foi jogada: 2026, 2026.02, ou de uma a outra: 2026.02..2026.12
arg-opening = Os primeiros lances, como "3D 2E"
arg-min-plies = Com pelo menos tantos lances
arg-max-plies = Com no máximo tantos lances
arg-invert = As partidas que não satisfazem
arg-count = Diz só quantas são
arg-dedup = Deixa de fora partidas iguais em tudo
value-name-records = ARQUIVO
value-name-format = FORMATO
value-name-tag = ETIQUETA
value-name-name = NOME
value-name-result = RESULTADO
value-name-ending = FINAL
value-name-date = DATA
value-name-opening = LANCES

## O que os comandos dizem

record-progress = { $games ->
    [one] uma partida
   *[other] { $games } partidas
}, { $size }
record-checked = { $files ->
    [one] { $files } arquivo
   *[other] { $files } arquivos
}, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: { $good ->
    [one] { $good } boa
   *[other] { $good } boas
}, { $bad ->
    [one] { $bad } ruim
   *[other] { $bad } ruins
}; { $errors ->
    [one] { $errors } erro
   *[other] { $errors } erros
}, { $warnings ->
    [one] { $warnings } aviso
   *[other] { $warnings } avisos
}, { $notes ->
    [one] { $notes } nota
   *[other] { $notes } notas
}{ $omitted ->
    [0] { "" }
   *[other] , e mais { $omitted }
}.
record-left-out = { $bad ->
    [one] { $bad } partida que não pode ser lida inteira ficou
   *[other] { $bad } partidas que não podem ser lidas inteiras ficaram
} de fora; com --lenient fica o que se pode ler.
record-interrupted = Parado depois de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}; o que se escreveu não é tudo.
record-twice = { $games ->
    [one] { $games } partida estava repetida.
   *[other] { $games } partidas estavam repetidas.
}
record-no-game = Isto não pertence a nenhuma partida e fica de fora.
record-not-written = { $path } não foi escrito, porque nem tudo pôde ser lido.
record-no-file = Qual arquivo? Indique arquivos com partidas, ou - para a entrada padrão.
record-is-folder = é uma pasta
record-not-read = não lido:
record-not-in-place = A entrada padrão não pode ser alterada no lugar.
record-fmt-json = { $path } é JSON; `oaq record convert --to oaq` faz dele registros.
record-kept = A partida { $number } fica como está: { $reason }.
record-kept-bad = não pode ser lida inteira
record-kept-loss = algo dela se perderia
record-kept-escape = tem linhas que começam com %, que a forma canônica não tem
record-no-such-game = Não existe a partida { $number }; { $games ->
    [one] há só { $games }
   *[other] há { $games }
}.
record-no-such-ply = A partida { $number } tem { $plies ->
    [one] { $plies } lance
   *[other] { $plies } lances
}, por isso não há posição depois de { $ply }.
record-unknown-ending = Nenhuma partida termina por `{ $name }`.
record-endings = Finais: { $words }.

## Uma partida que se mostra

record-heading = Partida { $number } ({ $file }, linha { $line })
record-result-line = Resultado: { $result }
record-position = posição: { $position }
record-unfinished = A partida não terminou.
record-how = { $how ->
    [resignation] alguém desistiu
    [agreement] os jogadores concordaram
    [time] o tempo de alguém acabou
    [abandoned] a partida foi abandonada
    [unfinished] não terminou
   *[other] não se sabe como
}
record-ended-otherwise = A partida terminou { $how ->
    [resignation] por desistência
    [agreement] por acordo
    [time] porque o tempo de um jogador acabou
    [abandoned] porque ninguém continuou a jogar
   *[other] de um modo que o registro não conta
}: { $result }.

## Muitas partidas contadas

record-stats = { $files ->
    [one] { $files } arquivo
   *[other] { $files } arquivos
}, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $plies ->
    [one] { $plies } lance
   *[other] { $plies } lances
}.
record-scores = Pontos no fim, { $rules }:
record-openings = Os primeiros { $plies } lances, { $rules } ({ $number ->
    [one] { $number } abertura
   *[other] { $number } diferentes
}):
record-other-rules = outras regras
record-total = total
record-more-rules = … e mais { $more } regras, que `--json` mostra.
head-rules = regras
head-games = partidas
head-won = { $player } venceu
head-shared = divididas
head-unfinished = inacabadas
head-ending = como terminaram
head-percent = parte
head-plies = lances
head-points = pontos
head-least = mínimo
head-quarter = 25 %
head-median = mediana
head-three-quarters = 75 %
head-most = máximo
head-opening = abertura

## O que está errado numa partida

record-not-json = Isto não é uma partida em JSON: { $message }.
record-tag = Etiqueta `{ $name }`: { $message }
record-illegal = Lance ilegal `{ $found }`. { $reason } Possíveis: { $legal }.
record-pass = Não se pode passar a vez; aqui se espera um lance como `3D`.
record-expected-tag = uma etiqueta como `[Event "Hội làng"]`
record-expected-result = a parte de cada jogador na vitória, como `{ $example }`, ou `*`
record-expected-termination = `resignation`, `agreement`, `time`, `abandoned` ou o limite que terminou a partida
record-expected-nag = `{ $least }` a `{ $most }` ou um de { $marks }
record-expected-number = o número { $number }
record-expected-date = uma data como `2026.02.17`, com `?` para algarismos desconhecidos
record-expected-eval = pontos como `+6`, `=-2.5` ou, para três jogadores, `31,20,19`
record-expected-clock = um tempo como `0:01:30` ou `1:15:00.5`
record-expected-depth = um número de lances
record-tag-derived = Esta etiqueta decorre da partida.
record-tag-name = O nome de uma etiqueta é uma letra, depois letras, algarismos e `_`, no máximo 64.
record-tag-control = O valor de uma etiqueta não pode ter caracteres de controle.
record-tag-too-long = O valor de uma etiqueta tem no máximo { $most } bytes, todas juntas { $all }.
record-open-comment = Este comentário não tem fim; espera-se `{ $mark }`.
record-long-comment = Este comentário tem mais de { $most } bytes; o fim foi cortado.
record-open-variation = Esta variação não tem fim; espera-se `)`.
record-stray-close = Não há variação que termine aqui.
record-variation-to-nothing = Uma variação deve vir depois do lance que ela substitui.
record-too-deep = As variações estão aninhadas em mais de { $most } níveis.
record-too-many-plies = Esta linha tem mais de { $most } lances.
record-too-large = Esta partida tem mais de { $most } bytes; o resto se perde.
record-not-utf8 = O texto não é UTF-8.
record-captures-nothing = na verdade o lance não captura nada
record-result = o resultado é { $result }
record-no-result = falta o resultado depois dos lances
record-misplaced-result = um resultado no meio dos lances
record-no-termination = a partida não terminou no tabuleiro; uma etiqueta `Termination` deveria dizer como terminou
record-end-without-result = uma partida que terminou tem um resultado
record-ended = a partida terminou no tabuleiro: `{ $word }`
record-not-ended-so = a partida não terminou assim no tabuleiro
record-score = a pontuação é { $score }
record-score-too-early = uma pontuação, mas a partida não terminou no tabuleiro
record-tag-twice = esta etiqueta aparece duas vezes; vale a primeira
record-nag-on-nothing = não há lance a que isto se refira
record-empty-variation = uma variação sem lances, deixada de fora
record-missing-tags = { $count ->
    [one] falta a etiqueta { $names }
   *[other] faltam as etiquetas { $names }
}
record-tag-spelling = a etiqueta se escreve `{ $name }`
record-result-spelling = o resultado se escreve `{ $result }`
record-termination-spelling = a palavra para isso é `{ $word }`
record-termination-needless = esta etiqueta é só para partidas que não terminaram no tabuleiro
record-control-characters = caracteres de controle, tomados como espaços
