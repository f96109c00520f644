### What the command line says.

## Help headings

help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-examples = Examples

## Messages

error = error: { $message }
warning = warning: { $message }
note = note: { $message }
cannot-read = Cannot read { $path }: { $reason }.
cannot-write = Cannot write { $path }: { $reason }.
unknown-rules = There are no rules called `{ $name }`.
unknown-language = There is no language `{ $name }`: choose { $languages }.

## Words around an error

place-line = line { $line }
place-column = column { $column }
place-line-column = line { $line }, column { $column }
at-place = { $place }: { $message }
did-you-mean = Did you mean `{ $suggestion }`?
parse-expected = Expected { $expected }, found { $found }.
parse-found-nothing = nothing
parse-found-text = `{ $text }`
