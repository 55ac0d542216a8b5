### Making a lesson of one's own: the panel beside the film.

## The panel.

compose-title = Make a lesson
compose-mode = View
compose-mode-make = Make
# Only on a narrow page, where the list and the film do not fit side by side.
compose-mode-film = Film
compose-mode-preview = Preview
compose-close = Close
compose-name = Name of your lesson
compose-unnamed = My lesson
compose-add = Add a stop here
compose-none = Go to a step of the film that you want to explain, and press “Add a stop here”. Learners see the film, your captions and your questions.
compose-languages = Languages
compose-languagesNote = Write the words of this lesson in further languages. A reader sees the own language, or else the first one.
compose-firstLanguage = First language
compose-ownLanguage = Your first words are in
compose-addLanguage = Add a language, such as fr
compose-removeLanguage = Remove { $language }
compose-badLanguage = This is not a language tag. Write two letters such as fr, or choose from the list.
compose-languageAdded = Now you write in { $language }. The words of the first language stand behind empty fields.
compose-languageRemoved = The language is removed. Undo brings it back.
compose-stops = Stops of your lesson
compose-untitled = Stop without a title
compose-step = step { $step }
compose-step-answer = the answer
compose-step-end = the end
# The stop belongs to another board or algorithm than the one shown.
compose-elsewhere = another board
compose-lights = points at: { $part }
compose-asks = asks a question

## One stop.

compose-editor = Stop { $number }
compose-of = Stop { $number } of { $total }
compose-titleField = Title
compose-caption = Caption
compose-captionNote = **strong** *emphasis* `code` [link](https://…)
compose-note = Note for the teacher
compose-light = Points at
compose-light-none = nothing
compose-light-board = board
compose-light-result = result
compose-light-legend = legend
compose-light-reason = reason
compose-light-queue = waiting list
compose-light-figures = figures
compose-view = Shows
compose-view-both = board and map
compose-view-board = board
compose-view-map = map
compose-pause = Playing pauses here
compose-more = View, pause and note
compose-up = Move up
compose-down = Move down
compose-place = Put at this step
compose-remove = Delete
compose-done = Done

## Its question.

compose-question = Question
compose-question-none = none
compose-question-own = my own question
compose-kindNote = The search itself makes the choices and knows the answer.
# $answer is a number or a few words.
compose-kindRight = Right answer: { $answer }. The search itself makes the choices.
compose-cannotAsk = This question cannot be asked at this step. Choose another step or another question.
compose-asksField = What you ask
compose-choices = Choices. Mark the right one.
compose-choice = Choice { $letter }
compose-right = Choice { $letter } is right
compose-addChoice = Add a choice
compose-removeChoice = Delete choice { $letter }
compose-fewChoices = The question needs at least two choices.
compose-why = Why it is right

## What becomes of it.

compose-undo = Undo
compose-redo = Redo
compose-clear = New
# The buttons under the list are short: a new lesson, a lesson from a file, into a file.
compose-open = Open
compose-save = Save
compose-markup = HTML code
compose-markupNote = Paste this into your page.
compose-link = Share as a link
compose-size = { $length } of { $limit } letters
compose-tooLong = The lesson has { $length } letters, and a link holds { $limit }. Use the HTML code, or save a file.
compose-scorm = Save as a SCORM 1.2 package, which Moodle and Canvas grade
compose-packaged = The package is saved. Upload it to your course.
compose-noPackage = The package could not be made: the page’s files could not be fetched. Try again.
compose-copy = Copy
compose-copied = Copied.
compose-byHand = This page cannot copy by itself: the text is selected, copy it with the keyboard.
compose-kept = Kept in this browser while you work.
compose-badFile = This file has no lesson.
compose-opened = The file is open.
compose-added = Stop { $number } is added.
compose-removed = Stop { $number } is deleted. Undo brings it back.
compose-moved = Now it is stop { $number }.
compose-cleared = The lesson is empty. Undo brings the old one back.

## Codes of learners.

compose-codes = Check answers
compose-codesNote = Paste the codes that your learners have sent. They stay in this page. This is practice and no exam: a code can be forged.
compose-codesDamaged =
    { $count ->
        [one] One code is damaged.
       *[other] { $count } codes are damaged.
    }
compose-learner = Name
compose-lesson = Lesson
compose-right-count = Right
compose-answers = Answers
compose-nameless = no name
compose-score = { $right } of { $total }
compose-answer-right = Stop { $number }: right
compose-answer-wrong = Stop { $number }: not right

## Homework: a sheet for each learner.

compose-homework = Homework
compose-homework-note = Each learner gets another board of this puzzle, as far from a goal as the one that you see now where that is known. The same set number makes the same sheets again. The questions are those ticked below, not those of your lesson.
compose-homework-noQuestions = There are no questions about this film. Choose another algorithm.
compose-homework-name = Name of the homework
compose-homework-title = Homework
compose-homework-count = Learners
# One number from which all boards follow.
compose-homework-seed = Set number
compose-homework-each = Questions of each kind
compose-homework-kinds = Questions
compose-homework-question = Sheet { $sheet }, question { $question }
compose-homework-link = Copy the link for the class
compose-homework-links = List a link for each sheet
compose-homework-print = Print the sheets
compose-homework-key = Print the key
compose-homework-saveSheets = Save the sheets
compose-homework-saveKey = Save the key
# Over a table: a row for each sheet.
compose-homework-keyTitle = Right answers of all sheets
compose-homework-sheet = Sheet
compose-homework-progress = Sheets made so far
compose-homework-made =
    { $count ->
        [one] One sheet is made.
       *[other] { $count } sheets are made.
    }
compose-homework-few =
    { $count ->
        [0] This puzzle makes no random boards. Choose another puzzle.
        [one] This puzzle has only one such board, so there is one sheet.
       *[other] This puzzle has only { $count } such boards, so there are { $count } sheets.
    }
# $reason is a whole sentence.
compose-homework-failed = The sheets could not be made. { $reason }
compose-homework-practice = This is practice and no exam: a code can be forged, and the film can show the answer. Learners open the link, type their number on your class list, and send you a code at the end. Names stay on their devices and in this page.
compose-answer-checked = checked by the sheet
compose-answer-forged = the code says something else than the sheet

## What a learner sees who follows the link of a homework.

sheet-number = Your number on the class list (1 to { $most })
sheet-open = Open my sheet
sheet-making = Your board is being made …
sheet-none = There is no sheet with this number. Ask your teacher.
sheet-damaged = This link to a homework is damaged. Ask your teacher for it again.
sheet-practice = This is practice and no exam. At the end you get a code for your teacher; your name stays on this device until you send it.

# End of compose in en.
