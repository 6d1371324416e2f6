pageTitle = GoGAL
notAvailable = Not Available
unnamed = No name known
structure = Structure of { $name }
onLists =
    { NUMBER($count) ->
        [0] No list here names it.
        [one] { NUMBER($count) } list names it.
        *[other] { NUMBER($count) } lists name it.
    }
search-heading = Search of chemicals
search-label = Search Name or CAS
search-help = Also EC, UN or CW number, InChIKey or formula
search-button = Search
search-missing = Enter a name or a CAS number.
search-none = Nothing was found for “{ $pattern }”.
search-count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } chemical
        [100] The 100 best matches
        *[other] { NUMBER($count) } chemicals
    }
search-pages = Pages of results
search-wrongDigit = { $cas } is no CAS number: its last digit would have to be { $expected }.
search-loading = The chemicals are being loaded. After the first start this takes about half a minute.
search-extent = { NUMBER($chemicals) } chemicals, { NUMBER($lists) } lists with { NUMBER($memberships) } entries
met-as = Found as “{ $name }”
met-alike = Spelled alike: “{ $name }”
fact-cas = CAS number
fact-ec = EC number
fact-cw = CW number
fact-formula = Formula
fact-molarMass = Molar mass
fact-un = UN number
fact-class = Dangerous goods class
fact-inchikey = InChIKey
fact-dtxsid = DTXSID
fact-synonyms = Other names
fact-more =
    { NUMBER($count) ->
        [one] and { NUMBER($count) } more
        *[other] and { NUMBER($count) } more
    }
fact-computed = { $key } (computed from the structure)
chemical-back = Back to the search
chemical-lists = Regulatory lists
chemical-none = No list here names this chemical. Lists that are partial or older do not tell that it is on none.
chemical-filter = Show lists with
chemical-noneWith = No list has “{ $text }”.
chemical-country = Country
chemical-allCountries = All countries
chemical-eu = European Union
chemical-world = International
chemical-table = Lists of { $country }, as a table
column-list = List
column-entry = Entry
column-edition = Edition
column-listed = Listed
completeness-complete = Whole list of this edition
completeness-partial = Part of the list
completeness-old = Older edition
completeness-knowledge = To be compared with the law
chemical-licence = Licence: { $licence }
search-toCheck = Check a whole list of ingredients
check-heading = Ingredients on regulatory lists
check-intro = Paste the ingredients of a product. You see which chemical each line names, and every list here that names it.
check-label = Ingredients, one a line
check-help = CAS, EC or CW numbers or whole names, 1,000 lines at most
check-button = Check
checkFault-missing = Enter a name or a CAS number.
checkFault-tooMany = Enter 1,000 lines at most.
checkFault-tooLong = A line may have 300 characters at most.
check-lines = Lines
check-lists = Lists that name them
check-none = No list here names one of them. Lists that are partial or older do not tell that they are on none.
check-foundOf = { NUMBER($found) } of { NUMBER($all) } found
check-firstOnly = The lists of the first { NUMBER($count) } chemicals are shown.
check-save = Save as CSV
verdict-found = Found
verdict-several = Found, the best known of several
verdict-notFound = Not found
verdict-wrongDigit = No CAS number: the last digit would have to be { $digit }
checkColumn-line = Line
checkColumn-verdict = Result
checkColumn-chemical = Chemical
checkColumn-lists = Lists
checkColumn-held = Held
