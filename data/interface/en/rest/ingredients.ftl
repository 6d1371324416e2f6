intro = Type at least three characters of a name or CAS number. A proportion is one number, a range such as 5-10, or begins with <, >, <= or >=.
caption = Ingredients with their proportions
column-name = Name
column-cas = CAS number
column-proportion = Proportion
column-registrationNumber = REACH number
column-sanitisedName = Sanitised name
column-sanitisedProportion = Sanitised proportion
column-remove = Remove
cell-name = Name, ingredient { $number }
cell-cas = CAS number, ingredient { $number }
cell-proportion = Proportion in per cent, ingredient { $number }
cell-remove = Remove ingredient { $number }
cell-casExample = CAS
cell-proportionExample = e.g. 5-10
cell-orBalance = or balance
cell-notFound = Leave the field, then choose Classify by hand and enter the classes of the supplier’s sheet.
cell-notFoundMixture = If you know what is in it, choose It is a mixture.
add = Add ingredient
addTo = Add to { $name }
addToNumber = Add to ingredient { $number }
import = Import a file
total = Total <strong>{ $share } %</strong>
totalOfMaterial = Of the raw material <strong>{ $share } %</strong>
totalWithBalance = Of the raw material <strong>100 % with the balance</strong>
tip = Press Enter to take the first match and go to the next cell. You can paste rows from Excel into a name.
removed = Ingredient { $number } removed.
partsRemoved = The ingredients of ingredient { $number } removed.
paste-rows =
    { NUMBER($count) ->
        [one] { NUMBER($count) } row pasted.
        *[other] { NUMBER($count) } rows pasted.
    }
paste-replaced =
    { NUMBER($count) ->
        [one] { NUMBER($count) } row pasted, { NUMBER($replaced) } of them replaced what was there.
        *[other] { NUMBER($count) } rows pasted, { NUMBER($replaced) } of them replaced what was there.
    }
paste-tooManyForSheet = { NUMBER($count) } did not fit: a sheet takes { NUMBER($max) }.
paste-tooManyForMaterial = { NUMBER($count) } did not fit: a raw material takes { NUMBER($max) }.
paste-notUnderstood =
    { NUMBER($count) ->
        [one] { NUMBER($count) } row not pasted: the share was not understood.
        *[other] { NUMBER($count) } rows not pasted: the share was not understood.
    }
mode-label = Mode
mode-simple = Simple
mode-advanced = Advanced
mode-simpleHint = Simple asks for what most sheets need.
mode-advancedHint = Advanced shows every field and adds the review of the classification. You may skip Dangerous Goods.
mode-emptied = Simple mode. The data of the sheet were emptied.
mode-title = Switch to Simple mode?
mode-yes = Empty and switch
mode-no = Stay in Advanced
mode-text = All Advanced data is lost. Ingredients, physical properties, test and toxicity data, the reviewed classification and dangerous goods are emptied, with the reasons and choices you gave for them. The product description and the add-ons stay. You can take this back with Undo.
family-label = Chemical family, ingredient { $number }
family-notConfirmed = Not confirmed
family-looksLike = Looks like: { $family }.
family-confirm = Confirm
family-confirmThis = Confirm { $family }, ingredient { $number }
status-withhold = Keep confidential
status-register = REACH number
status-mixture =
    { NUMBER($count) ->
        [one] A mixture of { NUMBER($count) } ingredient
        *[other] A mixture of { NUMBER($count) } ingredients
    }
status-notMixture = Not a mixture
status-known = In the catalogue
status-knownNumber = In the catalogue, { $number }
status-byCas = In the catalogue, looked up by CAS
status-byCasNumber = In the catalogue, looked up by CAS, { $number }
status-notThis = Not this one
status-change = Change classification
status-pending = Looking it up…
status-offline = Offline: not looked up yet
status-take = In the catalogue as
status-offer = Is this meant?
status-none = Not in catalogue
status-failed = Could not be looked up
status-use = Use { $name }
status-useCas = Use { $name } ({ $cas })
status-classify = Classify by hand
status-split = It is a mixture
status-byHand = Classified by hand: { $hazards }
status-byHandNotHazardous = Classified by hand: not hazardous
status-edit = Edit
hand-title = Classification of { $name }
hand-titleUnnamed = Classification of the ingredient
hand-assessed = Assessed, and not hazardous
hand-known = This is what the catalogue holds. Change what your source says differently, and name the source.
hand-missing = Choose a classification, or state that there is none.
hand-addHazard = Add a hazard class and category
hand-supplemental = Supplemental statements
hand-count = { NUMBER($count) } chosen
hand-searchHint = A code such as H315, or words such as skin corrosion. Arrow keys move through the list; Enter takes the only match.
hand-nothingFound = Nothing is called like this. Search for a code such as H315, or for a word of its statement.
hand-removeAll = Remove this classification
hand-cancel = Cancel
hand-save = Save
hand-source = Source
hand-sourceHint = E.g. the supplier's safety data sheet with its date.
number-mAcute = M-factor, acute
number-mChronic = M-factor, chronic
number-ateOral = ATE oral, mg/kg
number-ateDermal = ATE dermal, mg/kg
number-ateVapour = ATE vapour, mg/l
number-ateDustMist = ATE dust or mist, mg/l
number-ateGas = ATE gas, ppmV
limits-heading = Specific concentration limits
limits-outcome = Outcome
limits-from = From %
limits-below = Below %
limits-remove = Remove limit { NUMBER($number) }
limits-add = Add a limit
change-unknownShare = The other rows make up 100 %: give its proportion to see what it changes
change-typedNone = With { $share } % of it: no new health or environmental hazard. Physical hazards are judged by the product’s own data.
change-leftNone = With { $share } % of it, as much as is left: no new health or environmental hazard. Physical hazards are judged by the product’s own data.
change-typedGains = With { $share } % of it: { $gains }. Physical hazards are judged by the product’s own data.
change-leftGains = With { $share } % of it, as much as is left: { $gains }. Physical hazards are judged by the product’s own data.
signal-Danger = signal word Danger
signal-Warning = signal word Warning
note = Note { $note }, { $condition }: shown by <hidden>(ingredient { $number })</hidden>
fineDust = Fine dust, { $condition }: shown by <hidden>(ingredient { $number })</hidden>
noteExample = Certificate or report; leave blank if you have none
secret-group = Confidential, ingredient { $number }
secret-hint = The sheet prints these in place of the name, its numbers and the proportion.
secret-name = Sanitised name<hidden>, ingredient { $number }</hidden>
secret-nameExample = e.g. Aromatic solvent
secret-proportion = Sanitised proportion<hidden>, ingredient { $number }</hidden>
secret-proportionExample = e.g. 10-30
secret-approval = { $law }: the authority must accept the name before you use it.
secret-approvalNumber = Number of the approval<hidden>, ingredient { $number }</hidden>
secret-approvalNumberExample = Number
secret-approvalDate = Accepted on<hidden>, ingredient { $number }</hidden>
secret-claim = Canada asks for a claim for exemption. <link>Enter the HMIRA number</link>
secret-range = Range of the law
secret-rangeOf = Range of the law, ingredient { $number }
registration-union = REACH registration number<hidden>, ingredient { $number }</hidden>
registration-british = UK REACH registration number<hidden>, ingredient { $number }</hidden>
cell-comesTo = Comes to { $share } %
columnHelp = Help for the columns
toLists = Check against regulatory lists
