pageTitle = Sheets
heading = Your sheets
company = Company profile
new = New sheet
empty-heading = Make your first safety data sheet
empty-text = Enter the product and what it consists of. You see the classification, the label and the sheet while you type, and pay only after you have seen the whole sheet.
noName = No product name yet
noCountry = No country yet
copyOf = Copy of { $name }
state-draft = Draft
state-paid = Paid
state-changed = Changed since paid
noPictogram = No pictogram
open-unknown = Not known until you open it
open-nothing = Nothing required is open
open-law =
    { NUMBER($count) ->
        [one] { NUMBER($count) } point of law open
        *[other] { NUMBER($count) } points of law open
    }
open-advice =
    { NUMBER($count) ->
        [one] { NUMBER($count) } suggestion
        *[other] { NUMBER($count) } suggestions
    }
duplicate = Duplicate
duplicateNamed = Duplicate { $name }
delete = Delete
deleteNamed = Delete { $name }
deleted = “{ $name }” is deleted.
undo = Undo
undoNamed = Undo: bring { $name } back
day-saved = Saved
day-published = Published
day-review = Review by
column-product = Product
column-pictograms = Pictograms
column-country = Country
column-language = Language
column-state = State
column-open = What is open
column-versions = Versions
column-review = Review by
column-saved = Saved
column-actions = Actions
table = Your sheets, as a table
view-label = Show the sheets as
view-cards = Cards
view-table = Table
search-label = Search
search-placeholder = Product, country or language
search-count =
    { NUMBER($all) ->
        [one] { NUMBER($found) } of { NUMBER($all) } sheets
        *[other] { NUMBER($found) } of { NUMBER($all) } sheets
    }
search-none = No sheet has these words. Try a shorter part of the name.
search-all = Show all sheets
more = Show { NUMBER($next) } more of { NUMBER($all) }
sort-label = Sort by
sort-saved = Last saved
sort-name = Product name
sort-country = Country
sort-state = State
sort-open = Most open points
sort-review = Review date
versions-label = Versions ({ NUMBER($count) })
versions-of = Versions of { $name }
versions-loading = Loading the versions
versions-none = This sheet has no published version yet. Paying for it publishes one.
versions-changes = This sheet has changes that are not published. A new version starts without them.
versions-line = <strong>Version { $version }</strong> of { DAY($day) }, { $country }, { $language }
versions-latest = Latest
versions-superseded = Superseded
versions-download = Download
versions-downloadNamed = Download version { $version } of { DAY($day) }
versions-new = New version
versions-newNamed = New version from version { $version } of { DAY($day) }
begin-more = Template or copy
begin-copy = Copy of an earlier sheet
begin-sheet = Sheet
begin-copyIt = Copy it
begin-template = From a template
begin-templateText = A template shows what matters most for a kind of product. It fills nothing in. You confirm what it proposes.
begin-empty = Empty sheet
team-share = Share with team
team-shareNamed = Share { $name } with the team
team-by = Team: { $author }
team-own = Team: you
