### O que diz a linha de comando.

## Títulos da ajuda

help-usage = Uso
help-commands = Comandos
help-arguments = Argumentos
help-options = Opções
help-examples = Exemplos

## Mensagens

error = erro: { $message }
warning = aviso: { $message }
note = nota: { $message }
cannot-read = Não foi possível ler { $path }: { $reason }.
cannot-write = Não foi possível gravar { $path }: { $reason }.
unknown-rules = Não há regras chamadas `{ $name }`.
unknown-language = Não há a língua `{ $name }`: escolha { $languages }.

## Palavras em volta de um erro

place-line = linha { $line }
place-column = coluna { $column }
place-line-column = linha { $line }, coluna { $column }
at-place = { $place }: { $message }
did-you-mean = Seria `{ $suggestion }`?
parse-expected = Aqui se esperava { $expected }, mas há { $found }.
parse-found-nothing = um vazio
parse-found-text = `{ $text }`
