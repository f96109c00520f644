### The commands of a game, as `help` tells of them: what each does, and
### examples, each a line that can be typed, a dash, and what it is for. The
### commands' names are in the program, in all three languages at once.

help-intro = A move is a square, 1 to { $squares } from the mover's left, and R (right) or L (left): 3R. The square alone will do; the direction is asked for.
help-outro = `help` with a command behind it tells more: `help { $command }`. A few letters of a command will do.
help-written = Written: { $usage }
help-also = Also: { $names }
help-examples = Examples:

topic-play = Play
topic-look = Look
topic-ask = Ask
topic-game = Game
topic-files = Files
topic-other = More

value-name-seating = PLAYER=WHO
value-name-count = NUMBER
value-name-ply = MOVE-NUMBER
value-name-square = SQUARE
value-name-switch = ON|OFF
value-name-setting = SETTING=VALUE
value-name-theme = COLOURS
value-name-tally = NUMBER|off
value-name-rules-word = list|keys|show|use|set
value-name-position-word = show|set
value-name-level = LEVEL

help-play = play a move; the move alone will do
    .examples =
        play 3R — square 3 to the right
        3R — the same
        3 — square 3, and the direction is asked for
help-moves = show what each legal move does
    .examples =
        moves — every move, and what it captures
help-undo = take the last move back
    .examples =
        undo — back to where you were to move
help-redo = play again what was taken back
    .examples =
        redo — undoes an undo
help-goto = go to any place in the game
    .examples =
        goto 4 — where four moves had been made
        goto -1 — one move back
        goto start — to the beginning
        goto end — to the last move
help-go = let the computer make this move
    .examples =
        go — it thinks for a second
        go depth=8 — it looks eight moves ahead
help-resign = give the game up
    .examples =
        resign — for the player to move
        resign B — B gives up
help-draw = offer a draw
    .examples =
        draw — the win is shared if all agree; the computer does where it does not expect to win
help-board = draw the board
    .examples =
        board — once more
        board ascii — in plain characters from now on; also unicode, compact, large, plain
help-flip = turn the board round
    .examples =
        flip — the next player sits at the bottom
help-where = say where the game stands, or what is in a square
    .examples =
        where — the rules, how many moves, whose turn, what can be played
        where B2 — what is in that square
        where QA — what is in that ô quan
help-last = tell the last move, and what it changed
    .examples =
        last — for those who missed it
help-score = say what each has captured, and the points
    .examples =
        score — as if the game ended now
help-describe = tell the position in words, square by square
    .examples =
        describe — from the left end of your row, round to the right
help-history = list the moves so far
    .examples =
        history — as records write them
help-position = write the position as text, or go on from one
    .examples =
        position — a line that can be kept
        position 0,0,1,0,0/0/0,1,0,0,0/2 A 40QQ/6 — a new game from there
help-edit = set a position up by hand
    .examples =
        edit — square by square, until you are done
help-explain = tell the last move step by step, or one to come, and what the engine prefers
    .examples =
        explain — the last move
        explain 3R — what square 3 to the right would do
        explain 3R 5s — the engine thinks for five seconds
help-hint = show one good move and why
    .examples =
        hint — after a second of thought
        hint 5s — after five seconds
help-best = show the best moves in a table; = marks what is proven
    .examples =
        best — three of them
        best 5 depth=8 — five of them, eight moves ahead
help-eval = say who is ahead, and by how much
    .examples =
        eval — after a second of thought
        eval 10s — more certain
help-threat = say what the other side would capture if you could pass
    .examples =
        threat — what to beware of
help-analyze = judge the moves of this game
    .examples =
        analyze — what each gave away, and what was better
        analyze 30s — more certain; the time is for all moves together
help-new = start a new game
    .examples =
        new — with the same rules and players
        new quan-non — with those rules
        new standard dan=4 — with four dân in each square
help-rules = show rules, or play by others
    .examples =
        rules — those of this game: where they come from, what is special
        rules list — all that can be played by
        rules quan-non — those
        rules use quan-non — a new game by those
        rules set dan=4 — a new game with four dân in each square
        rules keys — everything that can be set

help-players = show who plays, or let the computer play
    .examples =
        players — who plays whom
        players B=search:1s — the computer plays B and thinks for a second
        players B=greedy — the computer takes what it can
        players B=human — somebody plays B
help-names = name the players
    .examples =
        names Tí Tèo — A is Tí, B is Tèo
        names B=Tèo — only B
        names B=? — B has no name any more
help-tally = count several games together, the first move alternating
    .examples =
        tally 3 — best of three
        tally — how they stand
        tally off — no more counting
help-save = write the game into a file
    .examples =
        save my-game.oaq — into a new file
        save --append games.oaq — behind the games that are there
        save --replace my-game.oaq — over what is there
        save — where it was loaded from or written last
help-load = go on with a game from a file
    .examples =
        load my-game.oaq — the only game in it
        load games.oaq 2 — the second game
        load --lenient games.oaq 2 — as much of it as can be read
help-records = look at the games of a file, and stay in this one
    .examples =
        records games.oaq — a list of them
        records — the next ones
        records games.oaq 2 — the second game
help-saved = list the games that are saved by themselves
    .examples =
        saved — numbered for `resume`
help-resume = go on with a game that was saved by itself
    .examples =
        resume — the last one
        resume 2 — the second in the list that `saved` shows
help-animate = show sowing dân by dân, with an old rhyme to count along
    .examples =
        animate — how it is
        animate on — from now on; any key skips
        animate slow — slowly; also normal, fast, very-fast, or a time such as 300ms
        animate off — no more
help-tutorial = learn the game in ten small steps
    .examples =
        tutorial — a guided first game; this game waits
help-quiz = ask what moves do
    .examples =
        quiz — questions without end; this game waits
        quiz hard — long moves, chains, refills and endings
        quiz medium 7 — the same questions each time, for the number 7
help-language = change the language
    .examples =
        language vi — Vietnamese
        language pt — Portuguese
help-plain = tell positions in sentences, for screen readers and braille
    .examples =
        plain — sentences, or drawings again
        plain on — sentences from now on
help-theme = choose the colours of the board
    .examples =
        theme — which there are
        theme bright — strong ones
        theme none — none at all
help-config = show the settings, or change one in this game
    .examples =
        config — all of them, and where each comes from
        config theme — what one of them is for
        config style=ascii — from now on, in this game
help-about = say what this program is
    .examples =
        about — version, sources, licence
help-help = show this help, or tell more of a command
    .examples =
        help — all commands
        help undo — one of them
help-quit = leave
    .examples =
        quit — a game that is not finished is kept
