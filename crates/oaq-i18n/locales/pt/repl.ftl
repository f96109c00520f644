### O que diz a partida linha a linha. Os nomes dos comandos estão no programa,
### nas três línguas ao mesmo tempo.

greeting = Ô ăn quan, a mancala do Vietnã.
greeting-rules = Regras: { $rules }.
greeting-hint = Digite o número de uma casa, ou um lance como 3D (casa 3 para a direita). ? mostra a ajuda, q sai.
greeting-computer = Duas pessoas jogam no mesmo teclado; `jogadores B=greedy` deixa o computador jogar por B.
goodbye = Até logo!

## Perguntas. Terminam em dois-pontos ou interrogação; um espaço é acrescentado.

to-move = Vez de { $player }
prompt-move = { $player }, casa 1 a { $squares }?
prompt-over = A partida terminou. Nova, desfazer ou sair?
prompt-direction = Casa { $square }: direita (D, para { $right }) ou esquerda (E, para { $left })?
not-a-direction = Isso não é uma direção: D para a direita, E para a esquerda. A pergunta fica sem efeito; escolha de novo uma casa.
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
new-again = Esta partida não terminou. Digite `{ $command }` de novo para abandoná-la.
no-history = Ainda não houve lance.
unknown-command = Não há o comando `{ $name }`.
help-is-there = ? mostra a ajuda.
line = linha { $number }: { $message }
language-now = Língua: { $language }.
unknown-style = Não há o estilo `{ $name }`: escolha unicode, ascii, compact, large ou plain.
players-line = { $player }: { $who ->
    [greedy] greedy (o computador)
   *[human] human (uma pessoa)
}
players-usage = Escreva quem joga por quem, como `jogadores B=greedy`.
needs-nothing = `{ $command }` não leva nada depois.

## Linhas de texto em vez de um tabuleiro desenhado

plain-row = { $player }: as casas de 1 a { $count } têm { $squares }; { $captured }.
plain-quan = Ô quan { $label }: { $pieces }.
plain-empty = vazio
plain-nothing = capturados: nada
plain-captured = capturados: { $store }
debt = { $debtor } deve { $dan } dân a { $creditor }
debt-bank = { $debtor } deve { $dan } dân ao banco

## Ajuda: o que cada comando faz

help-intro = Um lance é uma casa, de 1 a { $squares } a partir da esquerda de quem joga, e D ou R (direita), E ou L (esquerda): 3D. No que é mostrado, R é a direita e L a esquerda. Só o número da casa também serve; a direção é perguntada.
help-help = mostra esta ajuda
help-moves = mostra o que cada lance permitido faz
help-board = desenha o tabuleiro; `tabuleiro ascii` assim daqui em diante
help-explain = conta o último lance passo a passo; `explicar 3D` um futuro
help-undo = tira o último lance
help-redo = joga de novo o lance tirado
help-history = lista os lances até aqui
help-position = escreve a posição como texto; com um texto, continua dali
help-rules = mostra as regras desta partida
help-new = começa outra partida; `nova quan-non` com essas regras
help-players = mostra quem joga; `jogadores B=greedy` deixa B com o computador
help-language = muda a língua: vi, en ou pt
help-quit = sai
