# Motores que são programas, torneios e partidas ao acaso

## Quem joga

unknown-level = Não há o nível `{ $name }`: level:1 (criança) a level:6 (força máxima), ou child, beginner, casual, experienced, expert, full.
level-needs-no-time = Só ao último nível se pode dizer quanto pensar: level:6:500ms.

## O que há com um motor

ugi-no-command = Depois de `ugi:` vem o comando que inicia um motor: ugi:oaq ugi. Aspas abertas têm de ser fechadas.
ugi-not-started = Não foi possível iniciar `{ $program }`: { $reason }
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
