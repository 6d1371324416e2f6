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
search-help = Also EC, UN or CW number, InChI, InChIKey, SMILES or formula
search-button = Search
search-missing = Enter a name or a CAS number.
search-none = Nothing was found for “{ $pattern }”.
search-noneHelp = Trade names of mixtures are mostly not in the catalogue. Section 3 of the supplier’s safety data sheet names the chemicals with their numbers.
search-count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } chemical
        [100] The 100 best matches
        *[other] { NUMBER($count) } chemicals
    }
search-pages = Pages of results
search-wrongDigit = { $cas } is not a valid CAS number: its last digit must be { $expected }.
search-loading = The chemicals are being loaded. After the first start this takes about half a minute.
loadStage-rows = Loading chemicals and lists: { NUMBER($percent) } % of the first load is done. This page updates by itself.
loadStage-indexes = Preparing the search: { NUMBER($percent) } % of the first load is done. This page updates by itself.
search-extent = { NUMBER($chemicals) } chemicals, { NUMBER($lists) } lists with { NUMBER($memberships) } entries
met-as = Found as “{ $name }”
met-within = “{ $name }” stands in what you typed
met-alike = Spelled alike: “{ $name }”
met-formula = Read as a formula
met-structure = Read as a structure (SMILES)
met-skeleton = Same atoms and bonds, but other stereochemistry, isotopes or charge
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
chemical-none = No list here names this chemical. Partial or older lists do not show that it is on no list.
chemical-filter = Show lists with
chemical-mayBeOn =
    { NUMBER($count) ->
        [one] A group on { NUMBER($count) } more list may name it by its element.
        *[other] Groups on { NUMBER($count) } more lists may name it by its element.
    }
chemical-noneWith = No list has “{ $text }”.
chemical-country = Country
chemical-allCountries = All countries
chemical-eu = European Union
chemical-world = International
chemical-table = Lists of { $country }, as a table
substance-classes = Classification by market
substance-classesIntro = The substance alone, by the rules of each market today. Source: { $source }. A class that the source does not judge is not shown.
substance-noClasses = From the data held here, no market classifies the substance.
substance-statements = Statements beside the classes
substance-values = Properties, toxicity and environment
substance-property = Property
substance-value = Value
substance-readily = Readily biodegradable
substance-notReadily = Not readily biodegradable
substance-limitDose = no death at this dose
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
check-intro = Paste the ingredients of a product with their proportions. You see which chemical each line names, which lists here name it, and whether the product meets their thresholds.
check-label = Ingredients, one a line
check-help = CAS, EC or CW numbers, SMILES or whole names, with the proportion in per cent where you know it, such as 67-64-1; 10-20. 1,000 lines at most
check-button = Check
checkFault-missing = Enter a name or a CAS number.
checkFault-tooMany = Enter 1,000 lines at most.
checkFault-tooLong = A line may have 300 characters at most.
check-lines = Lines
check-lists = Lists that name them
check-none = No list here names one of them. Partial or older lists do not show that they are on no list.
check-foundOf = { NUMBER($found) } of { NUMBER($all) } found
check-save = Save as CSV
verdict-found = Found
verdict-several = Found, the best known of several
verdict-notFound = Not found
verdict-wrongDigit = Not a valid CAS number: the last digit must be { $digit }
checkColumn-line = Line
checkColumn-verdict = Result
checkColumn-chemical = Chemical
checkColumn-lists = Lists
checkColumn-held = Held
check-order = Order of the results
check-byIngredient = By ingredient
check-byList = By list
check-noneShown = Nothing fits the filter.
check-together = Lines that name the same chemical are added up.
check-notListed = Not listed
check-notListedHelp = These lists are whole and name each chemical by its number: what is not in them is not on them. This says nothing about other lists.
check-notListedOn = { $name }: not on { NUMBER($count) } whole lists
check-pages = Pages of the results
check-verdicts = Verdict
check-allVerdicts = All verdicts
check-rows =
    { NUMBER($count) ->
        [one] { NUMBER($count) } result
        *[other] { NUMBER($count) } results
    }
share-none = Not given
share-faulty = Not understood
threshold-from = from { $percent } %
threshold-above = above { $percent } %
threshold-none = None held as a number
shareVerdict-above = Above: the threshold is met
shareVerdict-possible = The range reaches the threshold
shareVerdict-unknown = Proportion unknown
shareVerdict-noThreshold = No threshold held: read the entry
shareVerdict-group = May be named by a group: read the entry
shareVerdict-below = Below: the threshold is not met
checkColumn-share = Proportion
checkColumn-threshold = Threshold
checkColumn-shareVerdict = Verdict
lists-heading = Regulatory lists
lists-intro = Every list that the search knows, with its edition and how much of it is here.
lists-all = All regulatory lists
lists-entries = Entries
lists-pages = Pages of lists
lists-count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } list
        *[other] { NUMBER($count) } lists
    }
list-authority = Authority
list-act = Act
list-validFrom = In force from
list-validUntil = In force until
list-read = Copy taken on
list-renewed = Renewed
list-licence = Licence
list-source = Source
list-scope = What is in it, and what is not
list-groups =
    { NUMBER($count) ->
        [one] { NUMBER($count) } entry is a group, or has no number of a chemical here: the chemicals in it are not known here.
        *[other] { NUMBER($count) } entries are groups, or have no number of a chemical here: the chemicals in them are not known here.
    }
list-entries = Entries
list-text = Show entries with
list-count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } entry
        *[other] { NUMBER($count) } entries
    }
list-noneWith = No entry has “{ $text }”.
list-empty = This edition has no entry here.
list-pages = Pages of entries
list-editions = Editions
list-oneEdition = One edition is held. When a newer one is loaded, this one is kept.
list-state = State
listState-coming = Comes into force later
listState-served = In the search now
listState-earlier = Earlier edition
difference-editions = What changed between two editions
difference-lists = Difference from another list
difference-from = From edition
difference-to = To edition
difference-find = Find the other list
difference-another = Choose another list
difference-against = Compared with
difference-kind = What is shown
difference-removed = Taken off: { NUMBER($count) }
difference-added = New: { NUMBER($count) }
difference-changed = Changed: { NUMBER($count) }
difference-onlyFirst = Only on this list: { NUMBER($count) }
difference-onlySecond = Only on the other list: { NUMBER($count) }
difference-both = On both: { NUMBER($count) }
difference-none = There are no differences of this kind.
difference-notNamed = Not named
difference-notTold = At least one of these lists is not complete or has entries without numbers. What it does not name may still be on it.
difference-pages = Pages of the difference
