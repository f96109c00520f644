# Motores que são programas, torneios e partidas ao acaso

## Quem joga

unknown-level = Não existe o nível `{ $name }`: level:1 (criança) a level:6 (força máxima), ou child, beginner, casual, experienced, expert, full.
level-needs-no-time = Só ao último nível se pode dizer quanto pensar: level:6:500ms.

## O que há com um motor

ugi-no-command = Depois de `ugi:` vem o comando que inicia um motor: ugi:oaq ugi. Aspas abertas têm de ser fechadas.
ugi-not-started = Não foi possível iniciar `{ $program }`: { $reason }.
ugi-unknown-option = { $engine } não tem a opção `{ $name }`.
ugi-silent = { $engine } não respondeu a `{ $asked }` em { $time }.
ugi-exited = { $engine } terminou com o código de saída { $code }.
ugi-killed = { $engine } foi encerrado pelo sinal { $signal }.
ugi-ended = { $engine } fechou a sua saída.
ugi-said = { $message } O que disse por último: { $said }
ugi-late = { $engine } levou { $took } para um lance e tinha { $allowed }.
ugi-no-move-in-time = { $engine } não deu nenhum lance em { $allowed }.
ugi-no-move = { $engine } não deu nenhum lance.
ugi-illegal = { $engine } jogou `{ $move }`, que não é um lance legal.
ugi-stopped = { $engine } foi parado.
ugi-seat-left = { $message } Agora quem está ao teclado joga por { $player }; `jogadores { $letter }=greedy` dá o lugar a outro.

## Ajuda

oaq-match = Faz jogadores disputarem muitas partidas entre si
    .usage = oaq match QUEM QUEM [QUEM [QUEM]] [OPÇÕES]
    .examples =
        QUEM é greedy, random, level:1 a level:6, search:1s (também search:depth=8 e
        search:nodes=100k), ou ugi:COMANDO, um programa que fala UGI. Cada abertura é
        jogada de novo com os lugares trocados. Um programa que cai, trava ou joga um
        lance ilegal perde essa partida, e o torneio continua. Ctrl-C termina com o
        que há.

        Exemplos:
          oaq match level:2 level:1 --games 40
          oaq match search:depth=6 greedy --openings 2 --games 200 -o games.oaq
          oaq match "ugi:./engine --fast" search:1s --tc 60+0.5 --concurrency 2
          oaq match search:nodes=20k search:nodes=10k --games 2000 --openings 3
              --sprt elo0=0,elo1=20
          oaq match greedy random random --rules three-player

oaq-random = Cria partidas ou posições ao acaso
    .usage = oaq random [--games N | --positions N] [OPÇÕES]
    .examples =
        Partidas de lances ao acaso até o fim, ou posições tiradas delas, para testes
        e treino. A mesma semente dá as mesmas, e quem pede mais recebe primeiro as
        mesmas. docs/ugi.md descreve os formatos.

        Exemplos:
          oaq random --games 100 --seed 7 > games.oaq
          oaq random --positions 1000 --plies 10..30 | oaq moves -
          oaq random --positions 1000 --json --rules "tonkin limits.repetition=0"

arg-match-who = Quem joga, tantos quantos as regras têm jogadores
arg-match-games = Quantas partidas no máximo; sem isso, cada abertura uma vez de cada lugar
arg-match-openings = Onde as partidas começam: um arquivo de partidas, posições ou linhas de lances, ou todas as linhas de tantos lances (0 a 4); sem isso, todos os primeiros lances
arg-concurrency = Quantas partidas ao mesmo tempo, de 1 a 256; sem isso, 1
arg-seed = De onde vem todo o acaso, um número; sem isso, 1
arg-tc = Relógios: um tempo para a partida e o que cada lance acrescenta, 60+0.5
arg-move-time = Quanto os programas pensam por lance: um tempo, depth=8 ou nodes=100k; sem isso, 1s
arg-sprt = Termina assim que esteja claro qual diferença de Elo é a verdadeira: elo0=0,elo1=10,alpha=0.05,beta=0.05
arg-match-hash = Mebibytes para a tabela de cada jogador que procura, de 0 a 4096; sem isso, 16
arg-engine-option = Uma opção dos programas, ou daquele com essa letra: hash=64, B:level=3
arg-timeout = Quanto um programa pode calar-se quando não lhe dão tempo; sem isso, 60s
arg-games-output = Acrescenta as partidas a este arquivo, registros ou (.jsonl) linhas de JSON
arg-random-games = Tantas partidas; sem isso, uma
arg-random-positions = Tantas posições, uma por linha
arg-random-plies = Depois de quantos lances: um número ou um intervalo, 10..30; sem isso, as partidas vão até o fim, e as posições vêm de 0..30
arg-random-output = Escreve neste arquivo (.jsonl para linhas de JSON) em vez da saída padrão
value-name-match-openings = ARQUIVO|NÚMERO
value-name-tc = TEMPO+TEMPO
value-name-sprt = TESTE
value-name-engine-option = NOME=VALOR
value-name-random-plies = DE..ATÉ

## Torneios: o que está errado

match-human = Uma pessoa não pode jogar num torneio.
match-players = Estas regras têm { $players } jogadores, por isso é preciso nomear { $players }; { $found ->
    [one] aqui há um.
   *[other] aqui há { $found }.
}
match-sprt-two = O teste é para torneios de dois jogadores.
match-too-many-plies = Aberturas de mais de { $most } lances são demais: escreva-as num arquivo.
match-result-on-output = O resultado vai para a saída padrão: as partidas precisam de um arquivo.
match-no-opening = Não há abertura da qual a partida possa continuar.
match-opening-over = A partida já acabou onde esta abertura termina.
match-other-rules = Esta partida tem as regras `{ $rules }`, o torneio `{ $match }`.
match-file-too-large = o arquivo tem mais de { $most } MiB.
match-option-for-nobody = A opção `{ $name }` é para um programa, e não há nenhum.
match-no-rules = Não se pode dizer a { $engine } com que regras jogar; recebe as posições como são.
random-no-position = Quase nenhuma partida continua depois de { $plies } lances.

## Torneios: o resultado

match-head-player = jogador
match-head-games = partidas
match-head-wins = vitórias
match-head-draws = empates
match-head-losses = derrotas
match-head-points = pontos
match-head-share = parte
match-head-margin = diferença
match-head-time = por lance
match-shares = Os pontos são partes das vitórias; ± é o intervalo de 95 % entre rodadas em que cada um se sentou uma vez em cada lugar. Com mais de dois jogadores não há Elo.
match-elo = Elo de { $player }: { $elo }, 95 % entre { $low } e { $high } ({ $pairs ->
    [one] um par
   *[other] { $pairs } pares
}, pentanomial); o mais forte com uma probabilidade de { $los } %.
match-elo-alike = Elo de { $player }: { $elo } ({ $pairs ->
    [one] um par
   *[other] { $pairs } pares
}, com o mesmo fim, de modo que nada se sabe do erro).
match-sprt = Teste de { $elo0 } contra { $elo1 } Elo: log da razão de verossimilhança { $ratio } entre { $low } e { $high }, { $verdict ->
    [h0] aceita-se { $elo0 } ou menos.
    [h1] aceita-se { $elo1 } ou mais.
   *[open] não decidido.
}
match-repeated = { $games ->
    [one] Uma partida foi igual a outra, lance por lance, e não diz nada de novo
   *[other] { $games } partidas foram iguais a outras, lance por lance, e não dizem nada de novo
}; mais aberturas ajudam: --openings 2.
match-forfeits = { $games ->
    [one] Uma partida foi perdida sem lance:
   *[other] { $games } partidas foram perdidas sem lance:
}
match-forfeit = partida { $game }, { $player }: { $reason }
match-interrupted = Interrompido depois de { $games } de { $all } partidas.
