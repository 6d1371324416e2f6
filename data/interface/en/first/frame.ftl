skip = Skip to content
home = GoSDS, home
main = Main
menu = Menu
sheets = Sheets
company = Company profile
subscriptions = Subscriptions
myAccount = My Account
login = Login
signOut = Sign out
signOutFailed = We could not sign you out
find = Find
language = Language of the screens
lightScheme = Light scheme
darkScheme = Dark scheme
notFound = Not found
goHome = Go to GoSDS
dismiss = Dismiss
close = Close
failed = Something went wrong
tryAgain = Try again
error = Error
ok = OK
unreachable = The server cannot be reached. Please check your connection and try again.
partFailed = A part of this page could not be loaded. What you typed is kept.
loading = Loading
pleaseSelect = Please select
back = Back
next = Next
nextKeys = Ctrl + Enter
discard-title = Discard your changes?
discard-yes = Discard
discard-no = Keep editing
discard-text = What you changed in this dialog is not saved.
steps-title = Steps
steps-locked = Locked
steps-completed = Completed
steps-notOpen = Not open yet
steps-review = Review
steps-count = Step { NUMBER($number) } of { NUMBER($all) }
steps-problems =
    { NUMBER($count) ->
        [one] { NUMBER($count) } problem
        *[other] { NUMBER($count) } problems
    }
stepState-locked = , locked
stepState-completed = , completed
stepState-notOpen = , not open yet
stepState-freeSheets =
    { NUMBER($count) ->
        [one] , { NUMBER($count) } free sheet left
        *[other] , { NUMBER($count) } free sheets left
    }
stepState-problems =
    { NUMBER($count) ->
        [one] , { NUMBER($count) } problem
        *[other] , { NUMBER($count) } problems
    }
key-mod = Ctrl
key-shift = Shift
key-enter = Enter
key-escape = Esc
key-or = or
