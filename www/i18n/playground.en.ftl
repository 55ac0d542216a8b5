# The playground (own.html): the editor of one's own puzzles.

playground-title = Your own puzzle
playground-titlePage = Your own puzzle · Searchlight
playground-titleOf = { $name } · Your own puzzle · Searchlight
playground-promise = Your code runs in your own browser. It travels in the link, and nothing is sent.
playground-language = Language
playground-theme = Theme: { $theme }
playground-theme-auto = automatic
playground-theme-light = light
playground-theme-dark = dark
playground-theme-contrast = high contrast
playground-examples = Examples
playground-choose = Examples
playground-example-calculator = Broken calculator ({ $lines } lines)
playground-example-jugs = Two jugs ({ $lines } lines)
playground-example-chomp = Chomp, a game of two players ({ $lines } lines)
playground-example-ladder = Word ladder ({ $lines } lines)
playground-example-robots = Two robots, one aisle ({ $lines } lines)
playground-example-eight = 8-puzzle ({ $lines } lines)
playground-before = Your code before
playground-open = Open…
playground-save = Save
playground-link = Copy link
playground-editor = Code of the puzzle. Tab leaves the editor.
playground-film = Film of the puzzle
playground-empty = The film of the puzzle appears here.
playground-lines =
    { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }
playground-linesGood =
    { $lines ->
        [one] { $lines } line, no fault
       *[other] { $lines } lines, no fault
    }
playground-linesFault =
    { $lines ->
        [one] { $lines } line, a fault in line { $line }
       *[other] { $lines } lines, a fault in line { $line }
    }
playground-fault = Line { $line }: { $what }
playground-faultMeant = Line { $line }: { $what }. Did you mean “{ $near }”?
playground-kept = The film goes on with the code as it was. In the editor, F8 goes to the fault.
playground-running =
    { $found ->
        [one] Exploring: { $found } state found.
       *[other] Exploring: { $found } states found.
    }
playground-stop = Stop
playground-keys = Tab leaves the editor. Ctrl+] indents a line, Ctrl+Enter runs the code at once.
playground-foreign = This code came with the link, from whoever made it, so it waits until you have looked at it. It will run in a closed frame that reaches neither this page nor the network.
playground-foreignLabel = Code from a link
playground-run = Run this code
playground-copied = The link is copied. It holds the whole code.
playground-inAddress = The link is in the address bar. It holds the whole code.
playground-tooLong = The code is too long for a link. Save it as a file instead.
playground-badLink = The code in this link is cut off or changed, so it cannot be read. Ask for the link again.

## Faults of the code. $asked is the name of a function of the code, $state what it was asked about.

error-playgroundThrew = The code cannot run: { $reason }
error-playgroundSyntax = The code cannot run: here it is no JavaScript.
error-playgroundEndless = { $asked }({ $state }) gave no answer within one second, so the code was stopped. Is there a loop that never ends?
error-playgroundSilent = The code gave no answer within one second, so it was stopped. Is there a loop that never ends?
error-playgroundFlood = The code was stopped, because it sent other messages than definePuzzle sends.
error-playgroundNothing = The code defines no puzzle. Call definePuzzle('name', …).
error-playgroundStopped = The code was stopped.
error-playgroundStart = The browser did not start the code. Run it again.
error-playgroundFrame = The browser gave no answer, so the code was stopped. Run it again.
error-playgroundLong = The code is longer than 65,536 characters.
error-playgroundLarge = The pictures and words of all states are too large together. Draw less, or set a smaller limit.
error-playgroundShow = The film cannot be shown: { $reason }

# End of playground in en.
