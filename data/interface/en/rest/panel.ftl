why = Why?
whyOf = Why? { $name }
whyLabel = Why? Label
whyTransport = Why? Transport
tabs = Live classification
tab-hazards = Hazards
tab-findings = Findings
tab-sheet = Sheet
tab-precautions = P-statements
tab-what-if = What if
tab-markets = Markets
counted = { $name } { NUMBER($count) }
failed = The live classification could not be loaded.
updating = Loading data for your last change…
outdated = Not up to date: we could not classify your last change.
leftOut = Not counted until you correct it, because no product can have this value: { $fields }.
accepted-given = <strong>Accepted:</strong> { $reason }
accepted-leave = Leave it open, with a reason
accepted-leaveThis = Leave it open, with a reason: { $message }
accepted-change = Change the reason
accepted-changeThis = Change the reason: { $message }
accepted-label = Why it stays open
accepted-hint = At least { NUMBER($count) } characters. It is kept with the sheet and printed in the report.
table = Table
change-none = No class changes.
change-line = { $name }: { $before } → <strong>{ $after }</strong>
verdict-incomplete = not decided yet
verdict-not-classified = not classified
verdict-not-adopted = not adopted
copy-label = Copy this sheet for
copy-placeholder = Choose a country
copy-make = Make a copy
copy-makeFor = Make a copy for { $country }
copy-done = This is the copy
copy-doneText = It is made for { $country }. You find the first sheet under Sheets.
differs-notAdopted = The class is not adopted in: { $markets }.
differs-onlyIn = { $own } has not adopted this class. It is adopted in: { $markets }.
differs-renamed = The same hazard has another name in: { $markets }.
differs-rules = <strong>{ $market }</strong> has another class:
differs-why =
    { NUMBER($count) ->
        [one] Why? { NUMBER($count) } market differs
        *[other] Why? { NUMBER($count) } markets differ
    }
differs-whyIn =
    { NUMBER($count) ->
        [one] Why? { NUMBER($count) } market differs in { $name }
        *[other] Why? { NUMBER($count) } markets differ in { $name }
    }
findings-law = The law asks
findings-chemist = A careful chemist asks
findings-nice = Nice to have
findings-open =
    { NUMBER($count) ->
        [one] You can pay for the sheet once the point of law is filled in or has a written reason.
        *[other] You can pay for the sheet once each point of law is filled in or has a written reason.
    }
findings-notYet = What is still missing appears here step by step, as you go through the form.
findings-nothing = Nothing is missing on the steps you have been to.
findings-report = Report of the whole sheet:
findings-reportAs = Report as { $format }
hazards-yourReview = Your review
hazards-test = Test of the product
hazards-byReview = Your review decides this class, in place of the calculation: { $method }, { $source }.
hazards-byTest = Test data override the calculation: { $method }, { $source }.
hazards-notYet = Each hazard class of the product appears here, with its statement, rule and paragraph.
hazards-minimum = This is the minimum: it may be more severe. Missing: { $missing }
hazards-undecided = Not decided yet
hazards-missing = Missing: <strong>{ $missing }</strong>
hazards-depend =
    { NUMBER($count) ->
        [one] { NUMBER($count) } hazard class depends on it
        *[other] { NUMBER($count) } hazard classes depend on it
    }
hazards-considered = Considered and not reached ({ NUMBER($count) })
hazardData = hazard data of { $name }
goods-notRegulated = Not regulated as dangerous goods
goods-notRegulatedByChoice = Not regulated as dangerous goods, by your choice
goods-missing = Transport not decided. Missing: { $missing }
goods-entry = UN { $un }, class { $goodsClass }
goods-entryGroup = UN { $un }, class { $goodsClass }, PG { $group }
goods-chosen = UN { $un }, class { $goodsClass }, by your choice
goods-chosenGroup = UN { $un }, class { $goodsClass }, PG { $group }, by your choice
goods-unknownShare = Hazards to the aquatic environment are unknown for { $percent } % of the product.
label-notShown = <strong>{ $value } not shown:</strong> { $why }
label-empty = Pictograms, signal word and UN number appear here as soon as an ingredient has a name and a proportion.
limit-from = from { $share } %
limit-above = above { $share } %
limit-justAbove = just above { $share } %
limit-below = below { $share } %
limit-atMost = at most { $share } %
limit-more = { $distance } percentage points more
limit-less = { $distance } percentage points less
limit-line = <strong>{ $distance }</strong>, { $limit }
limit-counts = counts with { $share } %
limit-noMore = No health or environmental class gets worse, however much you use.
limit-noLess = No class gets milder, however little you use.
limit-without = Without it
limit-withoutThis = Without it: { $name }
limit-water = Water in its place
limit-others = The other ingredients in its place
limit-empty = The limits appear here as soon as the ingredients have names and proportions.
limit-failed = The limits could not be computed.
limit-working = Computing the limits
limit-heading = The next limits
limit-intro = The nearest share at which a class changes. Water makes up the difference. A range counts at its worst value. Measured values such as the flash point stay as given; a new recipe may need new ones.
pages-note = The pages follow when your last change is saved.
pages-making = The pages are being made
depends-none = <strong>{ $field }</strong>: no sentence of the sheet depends on it yet.
depends-one = <strong>{ $field }</strong>: 1 sentence depends on it
depends-some = <strong>{ $field }</strong>: { NUMBER($at) } of { NUMBER($count) } sentences that depend on it
depends-previous = Previous sentence
depends-previousOf = Previous sentence that depends on { $field }
depends-next = Next sentence
depends-nextOf = Next sentence that depends on { $field }
depends-guide = Select a sentence to go to its input.
depends-keys = Press F2 to go from an input to its sentences and back.
markets-class = Class
markets-own = This sheet
markets-table = Classes by market
markets-showAll = Show the classes that are the same everywhere too
markets-same = Every market gives this product the same classes.
markets-empty = The markets appear here as soon as the ingredients have names and proportions.
markets-failed = The markets could not be compared.
markets-working = Comparing the markets
next-label = Next:
next-decides =
    { NUMBER($count) ->
        [one] decides 1 open point
        *[other] decides { NUMBER($count) } open points
    }
next-which = Which?
next-whichOf = Which points the next field decides
next-how = We made the sheet with several plausible answers. These points are settled with each of them.
next-transport = Entry for transport
tools-blocked = Your browser blocked the window
tools-blockedText = Allow windows of this site in your browser, then try again.
tools-back = Back to the form
tools-full = Show the panel on the whole page
tools-window = Open the panel in its own window
window-noForm = The form of this sheet is not open, so this window no longer follows it.
window-openForm = Open the form
window-title = Live sheet – GoSDS
precaution-shown = On label and sheet ({ NUMBER($count) })
precaution-left = Left out ({ NUMBER($count) })
precaution-none = None.
choice-undo = Undo this choice
choice-leaveOut = Leave out
choice-show = Show
choice-of = { $act }: { $code }
filled-known = Filled from the product’s data: { $places }
filled-assumed = Filled with the usual wording: { $places }
filled-missing = Still open: the supplier must fill it in: { $places }
slot-wettingMedium = wetting medium
slot-inertGas = inert gas
slot-exposureForms = exposure forms
slot-washed = washed
slot-protectiveEquipment = protective equipment
slot-helper = helper
slot-treatment = treatment
slot-washingAgent = washing agent
slot-extinguishingMedia = extinguishing media
slot-storageRule = storage rule
slot-corrosionResistantContainer = corrosion resistant container
slot-storageTemperature = storage temperature
slot-bulkMass = bulk mass
slot-bulkTemperature = bulk temperature
slot-transportDivision = transport division
slot-disposal = disposal
slot-supplier = supplier
reason-lower = <isolated>{ $share } %</isolated> (lower end)
reason-upper = <isolated>{ $share } %</isolated> (upper end)
reason-most = <isolated>{ $share } %</isolated> (the most that the others leave)
reason-exact = <isolated>{ $share } %</isolated>
reason-found = Found <isolated>{ $value }</isolated>
reason-limit = Limit <isolated>{ $value }</isolated>
reason-region = Ingredients that counted
reason-counted = Counted
reason-share = Share
reason-weight = Weight
reason-as = As
reason-leftOut = Left out
origin-catalogue = { $source }, for CAS <isolated>{ $cas }</isolated>
origin-input = As you entered it.
view-text = Text with links
view-pages = A4 pages
view-law = Coming law
swap-label = Substance in place of { $name }
swap-hint = Name or CAS number, at least three characters
swap-searching = Searching…
swap-none = Not in the catalogue.
swap-with = With { $name } in its place
swap-open = Swap it
swap-openThis = Swap it: { $name }
try-from = From { $value }
try-above = Above { $value }
try-changed = { $name } changed.
try-none = No class changes, whatever the value.
try-at = At <strong>{ $value }</strong>, now { $current }
try-atOpen = At <strong>{ $value }</strong>. No single value is given now.
try-slider = Try { $name }
try-input = Value to try, { $name }
try-sanitised = The sanitised proportion of this ingredient does not include the value. Change it too, or the sheet states a false range.
try-apply = Apply
try-working = Computing the values
try-region = Try a value
try-subject = Try another value of
try-hint = Everything else stays as it is. Nothing changes until you press Apply.
