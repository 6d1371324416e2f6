pageTitle = Watch
heading = Watch
link = Watch
intro = When a regulatory list gets a newer edition, or a rule comes into force, we hold it against your products and published sheets. Here is what each change touches.
none = No change has touched your sheets yet.
groups = Lists are compared by CAS numbers. A group without numbers is matched where it names the compounds of an element, such as “Lead compounds”. Other groups are not matched to your ingredients.
more =
    { NUMBER($count) ->
        [one] One earlier change is not shown.
        *[other] { NUMBER($count) } earlier changes are not shown.
    }
published = Published sheet
draft = Not published
replaced = A newer version is published.
since = Since { DAY($day) }
list = { $title }: edition { $later } after { $earlier }
law = Law in force from { DAY($day) }
ofData = A value of an ingredient changed by law
newOnList = Now on the list: { $entry }
offList = No longer on the list. Before: { $entry }
changedOnList = The entry changed from “{ $before }” to “{ $after }”
ofGroup = May be named by the group “{ $group }”. { $what }
entryOnly = listed
entryFrom = { $entry }, from { $percent } %
entryAbove = { $entry }, above { $percent } %
sheetSame = The sheet itself stays as it is.
madeAnew = The draft takes the new edition by itself. Check it before you publish it.
notCompared = We cannot compare the published sheet. Check sections 2, 3, 8 and 15.
edited =
    { NUMBER($count) ->
        [one] The chemist wrote one sentence of this sheet. It is compared as it stands: check whether it still fits.
        *[other] The chemist wrote { NUMBER($count) } sentences of this sheet. They are compared as they stand: check whether they still fit.
    }
publishedNow = Made again today, the published sheet changes:
label = The label changes.
labelSame = The label stays as it is.
details = Show what changes
detailsOf = Show what changes in { $name }
open = Open the sheet
openNamed = Open the sheet: { $name }
orders = Go to My Account
settings = You choose in the settings of your account whether we tell you by e-mail.
unread = New
read = Mark as read
readNamed = Mark as read: { $name }
readAll = Mark all as read
mark =
    { NUMBER($count) ->
        [one] One change
        *[other] { NUMBER($count) } changes
    }
markOf =
    { NUMBER($count) ->
        [one] One change of lists or law touches { $name }
        *[other] { NUMBER($count) } changes of lists or law touch { $name }
    }
mail-subject =
    { NUMBER($count) ->
        [one] A change touches one of your safety data sheets
        *[other] A change touches { NUMBER($count) } of your safety data sheets
    }
mail-list = the list “{ $title }” has a newer edition: { $edition }.
mail-law = new law is in force, up to { DAY($day) }.
mail-touches =
    { NUMBER($count) ->
        [one] It touches one sheet of your account:
        *[other] It touches { NUMBER($count) } sheets of your account:
    }
mail-more =
    { NUMBER($count) ->
        [one] and one more
        *[other] and { NUMBER($count) } more
    }
mail-button = See what changes
mail-closing = You can turn these mails off in the settings of your account.
