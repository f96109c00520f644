### Os comandos de uma partida, como `ajuda` fala deles: o que cada um faz, e
### exemplos, cada um uma linha que se pode digitar, um travessão e para que
### serve. Os nomes dos comandos estão no programa, nas três línguas.

help-intro = Um lance é uma casa, de 1 a { $squares } a partir da esquerda de quem joga, e D ou R (direita), E ou L (esquerda): 3D. No que é mostrado, R é a direita e L a esquerda. Só o número da casa também serve; a direção é perguntada.
help-outro = `ajuda` com um comando depois conta mais: `ajuda { $command }`. Bastam as primeiras letras de um comando, com ou sem acentos.
help-written = Escreve-se: { $usage }
help-also = Também: { $names }
help-examples = Exemplos:

topic-play = Jogar
topic-look = Ver
topic-ask = Perguntar
topic-game = Partida
topic-files = Arquivos
topic-other = Mais

value-name-seating = JOGADOR=QUEM
value-name-count = NÚMERO
value-name-ply = NÚMERO-DO-LANCE
value-name-square = CASA
value-name-switch = LIGAR|DESLIGAR
value-name-setting = CONFIGURAÇÃO=VALOR
value-name-theme = CORES
value-name-tally = NÚMERO|desligar
value-name-rules-word = lista|chaves|mostrar|usar|definir
value-name-position-word = mostrar|definir
value-name-level = NÍVEL

help-play = faz um lance; basta o próprio lance
    .examples =
        jogar 3D — casa 3 para a direita
        3D — o mesmo
        3 — casa 3, e a direção é perguntada
help-moves = mostra o que cada lance permitido faz
    .examples =
        lances — todos os lances e o que capturam
help-undo = tira o último lance
    .examples =
        desfazer — volta a quando era a sua vez
help-redo = joga de novo o lance tirado
    .examples =
        refazer — desfaz o desfazer
help-goto = vai a qualquer lugar da partida
    .examples =
        ir para 4 — depois de quatro lances
        ir para -1 — um lance atrás
        ir para início — ao começo
        ir para fim — ao último lance
help-go = deixa o computador fazer este lance
    .examples =
        jogue — ele pensa um segundo
        jogue depth=8 — ele olha oito lances à frente
help-resign = desiste da partida
    .examples =
        desistir — quem está na vez desiste
        desistir B — B desiste
help-draw = propõe empate
    .examples =
        empatar — a vitória é dividida se todos concordam; o computador concorda quando não espera vencer
help-board = desenha o tabuleiro
    .examples =
        tabuleiro — mais uma vez
        tabuleiro ascii — com caracteres simples daqui em diante; também unicode, compact, large, plain
help-flip = gira o tabuleiro
    .examples =
        girar — o próximo jogador fica embaixo
help-where = diz a quantas anda a partida, ou o que há numa casa
    .examples =
        onde — as regras, quantos lances, de quem é a vez, o que se pode jogar
        onde B2 — o que há nessa casa
        onde QA — o que há nesse ô quan
help-last = conta o último lance e o que ele mudou
    .examples =
        último — para quem não acompanhou
help-score = diz o que cada um capturou, e os pontos
    .examples =
        pontos — como se a partida terminasse agora
help-describe = conta a posição em palavras, casa por casa
    .examples =
        descrever — da ponta esquerda da sua fileira, dando a volta para a direita
help-history = lista os lances até aqui
    .examples =
        histórico — como os registros os escrevem
help-position = escreve a posição como texto, ou continua de uma
    .examples =
        posição — uma linha que se pode guardar
        posição 0,0,1,0,0/0/0,1,0,0,0/2 A 40QQ/6 — uma partida nova dali
help-edit = monta uma posição à mão
    .examples =
        editar — casa por casa, até ficar pronta
help-explain = conta passo a passo o último lance ou um futuro, e o que o motor prefere
    .examples =
        explicar — o último lance
        explicar 3D — o que faria a casa 3 para a direita
        explicar 3D 5s — o motor pensa cinco segundos
help-hint = mostra um bom lance e por quê
    .examples =
        dica — depois de um segundo
        dica 5s — depois de cinco segundos
help-best = mostra os melhores lances numa tabela; = marca o que está provado
    .examples =
        melhores — três deles
        melhores 5 depth=8 — cinco deles, oito lances à frente
help-eval = diz quem está na frente, e por quanto
    .examples =
        avaliar — depois de um segundo
        avaliar 10s — com mais certeza
help-threat = diz o que o outro lado capturaria se você pudesse passar
    .examples =
        ameaça — com o que tomar cuidado
help-analyze = avalia os lances desta partida
    .examples =
        analisar — o que cada um perdeu, e o que era melhor
        analisar 30s — com mais certeza; o tempo é para todos os lances juntos
help-new = começa outra partida
    .examples =
        nova — com as mesmas regras e os mesmos jogadores
        nova quan-non — com essas regras
        nova standard dan=4 — com quatro dân em cada casa
help-rules = mostra regras, ou joga com outras
    .examples =
        regras — as desta partida: a origem, o que têm de especial
        regras lista — todas com que se pode jogar
        regras quan-non — essas
        regras usar quan-non — uma partida nova com essas
        regras definir dan=4 — uma partida nova com quatro dân em cada casa
        regras chaves — tudo o que se pode definir

help-players = mostra quem joga, ou deixa o computador jogar
    .examples =
        jogadores — quem joga por quem
        jogadores B=search:1s — o computador joga por B e pensa um segundo
        jogadores B=greedy — o computador pega o que pode
        jogadores B=human — uma pessoa joga por B
help-names = dá nomes aos jogadores
    .examples =
        nomes Tí Tèo — A é Tí, B é Tèo
        nomes B=Tèo — só B
        nomes B=? — B já não tem nome
help-tally = conta várias partidas juntas, alternando quem começa
    .examples =
        série 3 — melhor de três
        série — como está
        série desligar — não conta mais
help-save = grava a partida num arquivo
    .examples =
        salvar minha-partida.oaq — num arquivo novo
        salvar --append partidas.oaq — depois das partidas que estão lá
        salvar --replace minha-partida.oaq — por cima do que está lá
        salvar — onde foi carregada ou gravada da última vez
help-load = continua uma partida de um arquivo
    .examples =
        carregar minha-partida.oaq — a única partida dele
        carregar partidas.oaq 2 — a segunda partida
        carregar --lenient partidas.oaq 2 — o que se pode ler dela
help-records = olha as partidas de um arquivo sem sair desta
    .examples =
        registros partidas.oaq — a lista delas
        registros — as seguintes
        registros partidas.oaq 2 — a segunda partida
help-saved = lista as partidas salvas automaticamente
    .examples =
        salvas — numeradas para `retomar`
help-resume = continua uma partida salva automaticamente
    .examples =
        retomar — a última
        retomar 2 — a segunda da lista que `salvas` mostra
help-animate = mostra a semeadura dân por dân, contada com uma parlenda
    .examples =
        animar — como está
        animar sim — daqui em diante; qualquer tecla pula
        animar devagar — devagar; também normal, rápido, muito rápido, ou um tempo como 300ms
        animar não — não mais
help-tutorial = ensina o jogo em dez pequenos passos
    .examples =
        aprender — uma primeira partida guiada; esta espera
help-quiz = pergunta o que os lances fazem
    .examples =
        desafio — perguntas sem fim; esta partida espera
        desafio difícil — lances longos, séries, reposições e finais
        desafio médio 7 — sempre as mesmas perguntas, as do número 7
help-language = muda a língua
    .examples =
        língua vi — vietnamita
        língua en — inglês
help-plain = conta as posições em frases, para leitores de tela e braille
    .examples =
        texto — frases, ou desenhos de novo
        texto ligar — frases daqui em diante
help-theme = escolhe as cores do tabuleiro
    .examples =
        cores — quais existem
        cores forte — cores fortes
        cores sem cores — nenhuma
help-config = mostra as configurações, ou muda uma nesta partida
    .examples =
        configurar — todas, e de onde vem cada uma
        configurar theme — para que serve uma delas
        configurar style=ascii — daqui em diante, nesta partida
help-about = diz o que é este programa
    .examples =
        sobre — versão, fontes, licença
help-help = mostra esta ajuda, ou conta mais de um comando
    .examples =
        ajuda — todos os comandos
        ajuda desfazer — um deles
help-quit = sai
    .examples =
        sair — uma partida não terminada fica guardada
