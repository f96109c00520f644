### O que o usuário definiu de uma vez por todas. As chaves e suas palavras
### (style, unicode, auto) são as mesmas em todas as línguas.

## Ajuda: o que faz cada comando

oaq-config = Mostra e grava as configurações
    .usage = oaq config COMANDO
    .examples =
        Exemplos:
          oaq config show
          oaq config init
          EDITOR=nano oaq config edit

        Vale o primeiro que diz alguma coisa: uma opção, uma variável OAQ_…, o arquivo
        de configuração, o sistema ou o padrão. OAQ_CONFIG indica outro arquivo.

oaq-config-path = Mostra onde fica o arquivo de configuração
    .usage = oaq config path
    .examples =
        Exemplos:
          oaq config path
          OAQ_CONFIG=other.toml oaq config path

oaq-config-show = Mostra todas as configurações e de onde vem cada uma
    .usage = oaq config show [OPÇÕES]
    .examples =
        Exemplos:
          oaq config show
          OAQ_STYLE=large oaq config show --json

oaq-config-init = Grava um arquivo que explica cada configuração
    .usage = oaq config init
    .examples =
        Um arquivo que existe fica como está; o código de saída é 1 então.

        Exemplos:
          oaq config init
          OAQ_CONFIG=meu.toml oaq --lang vi config init

oaq-config-edit = Abre o arquivo de configuração num editor e depois o confere
    .usage = oaq config edit
    .examples =
        O editor é o que VISUAL indica, ou senão EDITOR. O código de saída é 1 se
        algo no arquivo está errado.

        Exemplos:
          oaq config edit
          VISUAL="code --wait" oaq config edit

oaq-completions = Escreve o que ensina um shell a completar a linha de comando
    .usage = oaq completions SHELL
    .examples =
        Shells: bash, zsh, fish, elvish, powershell.

        Exemplos:
          oaq completions bash > ~/.local/share/bash-completion/completions/oaq
          oaq completions zsh > ~/.zfunc/_oaq
          oaq completions fish > ~/.config/fish/completions/oaq.fish

oaq-man = Mostra o manual, ou grava as páginas dele numa pasta
    .usage = oaq man [COMANDO...] [OPÇÕES]
    .examples =
        Exemplos:
          oaq man record show | man -l -
          oaq --lang vi man -o man6

## O que faz cada configuração. O texto das que também são opções da linha de
## comando está junto das opções.

setting-glyphs = Caracteres com que se desenham os tabuleiros
setting-colour = Se há cores; auto: na tela, a não ser que NO_COLOR esteja definida
setting-theme = Cores dos tabuleiros desenhados no terminal
setting-animate = Com que velocidade uma semeadura é mostrada passo a passo
setting-autosave = Se uma partida no terminal é salva depois de cada lance
setting-saves = Pasta onde as partidas são salvas por si mesmas
setting-hash = Mebibytes para a tabela de uma busca
setting-threads = Quantas linhas de execução buscam ao mesmo tempo
setting-level = Com que força joga o computador numa partida nova da tela cheia
setting-tui-theme = Cores da tela cheia; auto: conforme o terminal
setting-tui-glyphs = Caracteres da tela cheia; auto: como glyphs
setting-tui-speed = Com que velocidade uma semeadura é mostrada na tela cheia
setting-tui-mouse = Se o mouse é obedecido

## O que se pode escrever ali

config-number = um número de { $least } a { $most }
config-number-or-auto = um número de { $least } a { $most }, ou `auto`
config-text = uma linha de texto
config-text-or-auto = uma linha de texto, ou `auto`

## O que está errado

config-unknown = Não há configuração chamada `{ $name }`.
config-value = `{ $found }` não serve para `{ $key }`: esperava-se { $expected }.
config-keys = `{ $action }` deve ser uma tecla entre aspas, ou uma lista de teclas assim.
config-table = `{ $name }` deve ser uma tabela, como `[{ $name }]`.
config-too-long = { $path } é longo demais para um arquivo de configuração.

## O arquivo que é escrito a pedido

config-head =
    As configurações do oaq. Uma linha só vale depois de tirado o seu #.
    As opções da linha de comando e as variáveis OAQ_ vêm antes deste arquivo.
config-keys-head = Teclas da tela cheia: uma ação, e a tecla ou as teclas dela.
config-explained = { $what } ({ $expected }).

## O que `oaq config` imprime

config-file = Arquivo: { $path }
config-no-file = Arquivo: { $path } (não existe)
config-default = padrão
config-line = linha { $line }
config-written = { $path } gravado. Nada mudou ainda: tire o # da frente de uma linha para que ela valha.
config-exists = { $path } já existe e fica como está. `oaq config edit` o abre.
config-sound = { $path }: nenhum erro.
config-no-folder = Não se achou lugar para um arquivo de configuração. OAQ_CONFIG pode indicar um.
config-no-editor = Nem VISUAL nem EDITOR indicam um editor. O arquivo é { $path }.
config-editor = O editor `{ $editor }` falhou: { $reason }.

## Argumentos e opções

arg-colour = Cores: auto, always (sempre) ou never (nunca)
arg-board-theme = Cores dos tabuleiros desenhados: none, soft, bright ou paper
arg-saves = A pasta onde as partidas são salvas por si mesmas
arg-game-hash = Em quantos MiB cada jogador do computador que busca pode guardar coisas, de 0 a 32768; sem isso, 32
arg-script = Lê as linhas deste arquivo
arg-shell = O shell: bash, zsh, fish, elvish ou powershell
arg-page = O comando cuja página se quer, como "record show"; sem isso, o oaq inteiro
arg-man-folder = Grava esta página e as dos comandos abaixo dela nesta pasta
value-name-colour = QUANDO
value-name-folder = PASTA
value-name-shell = SHELL

## O manual

man-name = NOME
man-synopsis = SINOPSE
man-examples = EXEMPLOS E NOTAS
man-written = { $pages ->
    [one] Uma página gravada em { $path }.
   *[other] { $pages } páginas gravadas em { $path }.
}
