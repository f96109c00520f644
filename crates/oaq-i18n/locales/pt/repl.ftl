### O que diz a partida linha a linha. Os nomes dos comandos estão no programa,
### nas três línguas ao mesmo tempo.

greeting = Ô ăn quan, a mancala do Vietnã.
greeting-rules = Regras: { $rules }.
greeting-hint = Digite o número de uma casa, ou um lance como 3D (casa 3 para a direita). ? mostra a ajuda, q sai.
greeting-plain = `descrever` conta a posição casa por casa, `último` o último lance, `pontos` o placar, `onde` de quem é a vez e o que se pode jogar.
greeting-computer = Duas pessoas jogam no mesmo teclado; `jogadores B=search:1s` deixa o computador jogar por B.
goodbye = Até logo!

## Perguntas. Terminam em dois-pontos ou interrogação; um espaço é acrescentado.

to-move = Vez de { $player }
thinking-now = Pensando … Ctrl-C: responder já
prompt-move = { $player }, casa 1 a { $squares }?
prompt-over = A partida terminou. Nova, desfazer ou sair?
prompt-direction = Casa { $square }: direita (D, para { $right }) ou esquerda (E, para { $left })?
not-a-direction = Isso não é uma direção: D para a direita, E para a esquerda. Só Enter volta à escolha da casa.
direction-alone = Só a direção não é um lance: digite também a casa, como { $example }.
ctrl-c-again = Ctrl-C de novo sai; `sair` também.
not-text = Essa linha não é texto (UTF-8), por isso nada foi feito. Digite de novo.

## Durante a partida

turn-told = { $move }: { $text }
undone = Desfeito: { $moves }.
redone = Jogado de novo: { $moves }.
nothing-to-undo = Não há lance para desfazer.
nothing-to-redo = Não há lance para refazer.
nothing-to-explain = Ainda não houve lance; `explicar 3D` conta um que seria possível.
another-game = `nova` começa outra partida, `desfazer` tira o último lance, `sair` termina.
unfinished = A partida não terminou: vez de { $player }.
again = Esta partida não terminou. Digite `{ $command }` de novo para abandoná-la.
again-set-up = Esta posição não está salva: uma partida só é salva sozinha a partir do primeiro lance. `salvar ARQUIVO` guarda-a já. Digite `{ $command }` de novo para abandoná-la.
again-kept = Esta partida não terminou. Ela está salva, e `retomar` continua com ela depois. Digite `{ $command }` de novo para deixá-la.
game-is-kept = A partida está salva; `oaq play --resume` continua com ela.
ended-otherwise = { $how ->
    [resignation] Houve desistência
    [agreement] Os jogadores fizeram um acordo
    [time] O tempo acabou
    [abandoned] A partida foi interrompida
   *[other] A partida está decidida
}: { $winners } { $count ->
    [one] vence
   *[other] dividem a vitória
}.
ended-already = A partida terminou. `desfazer` volta atrás, `nova` começa outra.
undone-ending = O fim da partida foi desfeito.
draw-too-early = O computador acha cedo para um empate; jogue mais um pouco.
draw-declined = { $player } recusa, pois espera vencer.
record-is-full = A partida ficou longa demais para ser registrada, por isso não pode continuar.
too-many-names = { $names } nomes para { $players } jogadores.
bad-name = Isso não pode ser um nome: é longo demais ou tem caracteres de controle.
no-player = Não existe o jogador `{ $name }`.
no-history = Ainda não houve lance.
unknown-command = Não existe o comando `{ $name }`.
commands-begun = { $count ->
    [1] { $names } precisa ser escrito por inteiro.
   *[other] Pode ser { $names }.
}
help-is-there = ? mostra a ajuda.
line = linha { $number }: { $message }
language-now = Língua: { $language }.
unknown-style = Não existe o estilo `{ $name }`: escolha unicode, ascii, compact, large ou plain.
players-line = { $player }: { $who ->
    [greedy] greedy (o computador)
    [random] random (o computador, qualquer lance)
    [level] { $name } (o computador: { $level })
    [search] { $name } (o computador, pensando à frente)
    [ugi] { $name } (outro programa)
   *[human] human (uma pessoa)
}
players-usage = Escreva quem joga por quem, como `jogadores B=greedy` ou `jogadores B=search:1s`.
needs-nothing = `{ $command }` não leva nada depois.
needs-something = Falta algo: escreve-se { $usage }, como `{ $example }`.

## Andar pela partida, e como ela é mostrada

playable = { $count ->
    [one] Você só pode jogar a casa { $squares }
   *[other] Você pode jogar as casas { $squares }
}, { $ways ->
    [right] para a direita
    [left] para a esquerda
   *[both] para a direita ou para a esquerda
}.
goto-usage = `{ $name }` não é um lugar da partida: escreva o número de um lance, +2, -2, `{ $start }` ou `{ $end }`.
goto-no-such = { $most ->
    [0] A partida ainda não tem lances.
    [one] A partida só tem um lance.
   *[other] A partida só tem { $most } lances.
}
where-plies = { $plies ->
    [0] Nenhum lance foi feito.
    [one] Um lance foi feito.
   *[other] { $plies } lances foram feitos.
}
game-is-over = A partida terminou.
no-square = Não existe a casa `{ $name }`: escreva como A3, 3 ou QA.
score-now = Se a partida fosse contada agora: { $scores }.
score-final = Pontos: { $scores }.
flipped = { $player } fica embaixo.
plain-on = As posições são contadas em frases.
plain-off = Os tabuleiros são desenhados.
on-or-off = `{ $name }` não é nem `{ $on }` nem `{ $off }`.
about =
    oaq { $version }: ô ăn quan, a mancala do Vietnã, no terminal.
    As regras vêm de fontes vietnamitas e são dados; `regras` conta as desta partida.
    Software livre sob as licenças MIT e Apache 2.0.
rules-to-play = `nova { $rules }` joga com elas.
rules-current = { $name } (estas)
rules-list-more = `regras { $example }` conta mais delas, `regras usar { $example }` começa uma partida com elas.
rules-keys-more = `regras definir dan=4` começa uma partida com uma delas mudada.
theme-now = As cores do tabuleiro: { $name }. Existem { $names }.
theme-set = As cores do tabuleiro: { $name }.
unknown-theme = Não existem cores chamadas `{ $name }`: escolha { $names }.
theme-no-colours = Aqui não há cores: a saída não vai para uma tela que as tenha, ou NO_COLOR está definida.
game-settings-more = `configurar style=ascii` muda algo só nesta partida; `oaq config edit` muda aquilo com que todas começam.
game-settings-here = esta partida
game-settings-unknown = Não existe a configuração `{ $name }`.
game-settings-unfit = `{ $key }` não pode ser `{ $value }`: esperava-se { $expected }.
game-settings-not-here = `{ $key }` não pode mudar durante uma partida; `oaq config edit` muda para as próximas.

## Várias partidas contadas juntas

tally-none = Nenhuma série está sendo contada. `série 3` começa uma melhor de três.
tally-off = A série não é mais contada; esta partida continua.
tally-usage = `{ $name }` não é um número de partidas: escreva de 1 a { $most }, ou `{ $off }`.
tally-standing = Melhor de { $games }, { $played ->
    [0] antes da primeira partida
    [one] depois de uma partida
   *[other] depois de { $played } partidas
}: { $wins }.
tally-won = { $winners } { $count ->
    [one] venceu.
   *[other] dividem a vitória.
}
tally-next = { $player } começa a próxima partida: digite `nova`.

## Montar uma posição

prompt-edit = Posição?
edit-help = Digite uma casa e quantos dân ela tem: A1 7, até A{ $last }. QA Q3 põe um quan e três dân no ô quan QA, A 12Q dá a A doze dân e um quan capturados, B dá a vez a B. Várias coisas cabem numa linha, com vírgulas. `{ $undo }` desfaz a última mudança, `{ $empty }` limpa o tabuleiro, `{ $start }` arruma como no começo. `{ $done }` joga a partir daí, `{ $cancel }` deixa tudo como estava.
edit-unknown = `{ $part }` não monta nada: escreva como A3 7, QA Q3, A 12Q, ou B para dar a vez a B.
edit-count = `{ $part }` não é possível: uma casa contém de 0 a { $most } dân.
edit-nothing-to-undo = Não há mudança para desfazer.
edit-first = `{ $command }` tem de esperar: digite antes `{ $done }` ou `{ $cancel }`.
edit-done = A partida continua daqui: { $position }
edit-cancelled = Nada mudou.

## Partidas em arquivos

save-usage = Escreva depois o nome de um arquivo, como `salvar minha-partida.oaq`.
save-among = { $path } contém mais do que esta partida. Escreva o nome de um arquivo depois, como `salvar minha-partida.oaq`.
save-exists = { $path } já existe e contém outra coisa. `salvar --replace { $name }` grava por cima, `salvar --append { $name }` acrescenta esta partida.
game-saved = { $path } gravado ({ $plies ->
    [one] { $plies } lance
   *[other] { $plies } lances
}).
load-usage = Escreva depois o nome de um arquivo, como `carregar minha-partida.oaq`; `carregar partidas.oaq 2` usa a segunda partida dele.
load-which = { $path } contém várias partidas. Escreva o número de uma depois do nome:
load-lenient = Nada foi carregado. `carregar --lenient` aproveita o que pode ser lido.
no-such-game = Não há partida { $number } em { $path }.
no-game-in = Não há partida em { $path }.
moves-from-start = { $plies ->
    [one] no começo, { $plies } lance pela frente
   *[other] no começo, { $plies } lances pela frente
}
moves-made = { $plies ->
    [one] { $plies } lance
   *[other] { $plies } lances
}
records-usage = Escreva depois o nome de um arquivo, como `registros partidas.oaq`; `registros partidas.oaq 2` mostra a segunda partida dele.
records-end = { $path } não tem mais partidas.
records-bad = (com erros)
records-more = { $more ->
    [yes] `{ $records }` mostra as seguintes,
   *[no] São todas;
} `{ $records } { $path } { $number }` mostra uma, `{ $load } { $path } { $number }` continua com ela.

## Partidas salvas automaticamente

games-offered = { $count ->
    [one] Uma partida não terminou:
   *[other] { $count } partidas não terminaram:
}
prompt-offer = { $count ->
    [one] Continuar com ela? Digite sim, ou só Enter para uma partida nova:
   *[other] Continuar com uma delas? Digite de 1 a { $count }, ou só Enter para uma partida nova:
}
offer-number = { $count ->
    [one] Há uma partida para escolher: 1.
   *[other] Há { $count } partidas para escolher: de 1 a { $count }.
}
saved-in = Salvas em { $path }:
nothing-saved = Não há outra partida salva.
nothing-to-resume = Não há partida salva para continuar.
resume-usage = Escreva um número da lista que `salvas` mostra, como `retomar 2`.
resume-in-use = Essa partida está sendo jogada em outra janela.
game-in-use = { $game } (sendo jogada em outra janela)
game-damaged = A partida salva { $path } está danificada: { $reason }. O arquivo fica como está.
damage-empty = não há partida nele
damage-line = algo falta ou está errado a partir da linha { $line }
cannot-autosave = Não foi possível salvar a partida: { $reason }. Ela continua, mas pode ser perdida.
no-state-folder = Não foi encontrado um lugar para salvar partidas, por isso esta pode ser perdida.
file-in-use = { $path } está sendo gravado por outro processo.
autosave-exists = { $path } já existe. `--resume` continua com a partida dele.
autosave-damaged = { $path } está danificado: algo falta ou está errado a partir da linha { $line }. O arquivo fica como está.

## Linhas de texto em vez de um tabuleiro desenhado

plain-row = { $player }: as casas de 1 a { $count } têm { $squares }; { $captured }.
plain-quan = Ô quan { $label }: { $pieces }.
plain-empty = vazio
plain-nothing = capturados: nada
plain-captured = capturados: { $store }
plain-square = { $square }: { $pieces }.
plain-square-empty = { $square }: vazia.
plain-store = Capturado por { $player }: { $store }.
plain-none = nada
plain-now-empty = Agora sem dân: { $squares }.
plain-now = Agora com { $dan } dân: { $squares }.
plain-now-quan = Ô quan { $label } agora: { $pieces }.
plain-no-debts = Ninguém deve mais nada.
plain-no-change = Nada mudou.
describe-start = A volta do tabuleiro para a direita, a partir da ponta esquerda da fileira de { $player }.
debt = { $debtor } deve { $dan } dân a { $creditor }
debt-bank = { $debtor } deve { $dan } dân ao banco
