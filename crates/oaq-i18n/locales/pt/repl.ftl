### O que diz a partida linha a linha.

greeting = Ô ăn quan, a mancala do Vietnã.
greeting-rules = Regras: { $rules }.
greeting-hint = Digite o número de uma casa, ou um lance como 3D (casa 3 para a direita). ? mostra a ajuda, q sai.
goodbye = Até logo!

## Perguntas

to-move = Vez de { $player }
prompt-move = { $player }, casa 1 a { $squares }?
prompt-direction = Direita ou esquerda (D/E)?
not-a-direction = Digite D para a direita ou E para a esquerda.

## Durante a partida

nothing-to-undo = Não há lance para desfazer.
nothing-to-redo = Não há lance para refazer.
