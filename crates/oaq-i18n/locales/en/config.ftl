### What the user has set once for all. The keys and their words (style,
### unicode, auto) are the same in every language.

## Help: what each command does

oaq-config = Show and write the settings
    .usage = oaq config COMMAND
    .examples =
        Examples:
          oaq config show
          oaq config init
          EDITOR=nano oaq config edit

        The first that says something counts: an option, a variable OAQ_…, the
        configuration file, the system or the default. OAQ_CONFIG names another file.

oaq-config-path = Show where the configuration file is
    .usage = oaq config path
    .examples =
        Examples:
          oaq config path
          OAQ_CONFIG=other.toml oaq config path

oaq-config-show = Show all settings and where each comes from
    .usage = oaq config show [OPTIONS]
    .examples =
        Examples:
          oaq config show
          OAQ_STYLE=large oaq config show --json

oaq-config-init = Write a configuration file with every setting explained
    .usage = oaq config init
    .examples =
        A file that exists stays as it is; the exit code is 1 then.

        Examples:
          oaq config init
          OAQ_CONFIG=my-settings.toml oaq --lang vi config init

oaq-config-edit = Open the configuration file in an editor, then check it
    .usage = oaq config edit
    .examples =
        The editor is what VISUAL names, or else EDITOR. The exit code is 1 if
        something in the file is wrong.

        Examples:
          oaq config edit
          VISUAL="code --wait" oaq config edit

oaq-completions = Write what teaches a shell to complete the command line
    .usage = oaq completions SHELL
    .examples =
        Shells: bash, zsh, fish, elvish, powershell.

        Examples:
          oaq completions bash > ~/.local/share/bash-completion/completions/oaq
          oaq completions zsh > ~/.zfunc/_oaq
          oaq completions fish > ~/.config/fish/completions/oaq.fish

oaq-man = Show the manual, or write its pages into a folder
    .usage = oaq man [COMMAND...] [OPTIONS]
    .examples =
        Examples:
          oaq man record show | man -l -
          oaq --lang vi man -o man6

## What a setting does. Those that are options of the command line too have
## their text with the options.

setting-glyphs = Characters that boards are drawn with
setting-colour = Whether there is colour; auto: on a screen, unless NO_COLOR is set
setting-theme = Colours of drawn boards in a terminal
setting-animate = How fast a sowing is shown step by step
setting-autosave = Whether a game on a terminal is saved after every move
setting-saves = Folder where games are saved by themselves
setting-hash = Mebibytes for the table of a search
setting-threads = How many threads search
setting-level = How strong the computer is that a new game on the full screen begins with
setting-tui-theme = Colours of the full screen; auto: as the terminal allows
setting-tui-glyphs = Characters of the full screen; auto: like glyphs
setting-tui-speed = How fast a sowing is shown on the full screen
setting-tui-mouse = Whether the mouse is obeyed

## What can be written there

config-number = a number from { $least } to { $most }
config-number-or-auto = a number from { $least } to { $most }, or `auto`
config-text = a line of text
config-text-or-auto = a line of text, or `auto`

## What is wrong

config-unknown = There is no setting `{ $name }`.
config-value = `{ $found }` does not fit `{ $key }`: expected { $expected }.
config-keys = `{ $action }` must be a key in quotes, or a list of such keys.
config-table = `{ $name }` must be a table, like `[{ $name }]`.
config-too-long = { $path } is too long for a configuration.

## The file that is written on request

config-head =
    The settings of oaq. A line counts once its # is taken away.
    Options of the command line and OAQ_ variables come before this file.
config-keys-head = Keys of the full screen: an action, and the key or keys for it.
config-explained = { $what } ({ $expected }).

## What `oaq config` prints

config-file = File: { $path }
config-no-file = File: { $path } (there is none)
config-default = default
config-line = line { $line }
config-written = { $path } written. Nothing has changed yet: take the # away in front of a line to make it count.
config-exists = { $path } exists already and stays as it is. `oaq config edit` opens it.
config-sound = { $path }: no errors.
config-no-folder = No place was found for a configuration file. OAQ_CONFIG can name one.
config-no-editor = Neither VISUAL nor EDITOR names an editor. The file is { $path }.
config-editor = The editor `{ $editor }` failed: { $reason }.

## Arguments and options

arg-colour = Colours: auto, always or never
arg-board-theme = Colours of drawn boards: none, soft, bright or paper
arg-saves = The folder where games are saved by themselves
arg-game-hash = How many MiB each computer player that searches may remember things in, 0 to 32768; 32 without it
arg-script = Take the lines from this file
arg-shell = The shell: bash, zsh, fish, elvish or powershell
arg-page = The command whose page is wanted, like "record show"; all of oaq without it
arg-man-folder = Write this page and those of the commands below it into this folder
value-name-colour = WHEN
value-name-folder = FOLDER
value-name-shell = SHELL

## The manual

man-name = NAME
man-synopsis = SYNOPSIS
man-examples = EXAMPLES AND NOTES
man-written = { $pages ->
    [one] One page written into { $path }.
   *[other] { $pages } pages written into { $path }.
}
