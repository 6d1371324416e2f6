intro = Properties of the product as supplied. A value is one number, begins with < or >, or is a range such as 120-140. What you leave empty is printed as Not Available.
heading-appearance = State and appearance
heading-temperatures = Temperatures
heading-flow = Density, vapour and flow
heading-explosive = Explosive limits
heading-exposure = Exposure
heading-unclassified = Hazards not otherwise classified
more-heading = More properties
more-intro = Advanced mode also asks for the melting point, vapour pressure, autoignition and decomposition temperature, evaporation rate, molecular weight, DNEL and PNEC, and for rows of toxicity and environment. It adds the review of the classification. What you have typed stays.
more-button = Show all properties
exposureIntro = Optional: values beside the occupational exposure limits, which the sheet takes from the catalogue, one ingredient a line; and gloves that were tested.
unclassifiedIntro = Optional: known hazards that no class covers, in the words of the label.
combustibleDust = Supplied as a combustible dust: its particles catch fire or explode when they float in air
limits-osha = The sheet takes the limits of OSHA from the catalogue. Enter the threshold limit values (TLV) of the ACGIH, or say that there are none.
limits-notHeld = The catalogue does not hold { $list }: look up its limits.
limits-countryNotHeld = The catalogue does not hold the list of the country: look up its limits.
limits-partlyHeld = The catalogue does not hold all of { $list }: look up its limits.
limits-held = The sheet takes the limits of { $list } from the catalogue. Type those of ingredients that the review names.
hint-biologicalLimits = Substance, parameter, value and time of sampling.
hint-dnel = From the chemical safety report or the supplier's sheet: who, route, duration, effect, value.
hint-pnec = By compartment: fresh water, sea water, sediment, soil.
hint-gloves = Instead of the gloves that the sheet chooses: material and thickness; then breakthrough time and test.
hint-particles = Median size and range, shape, dustiness; whether there are nanoforms.
hint-storageTemperature = What you allow: 5-30, or 30 for not above 30. Needed for peroxides and for other products that decompose by themselves.
hint-carriageTemperature = Only if the product is carried hot, like asphalt or sulphur.
hint-viscosity = Kinematic, at 40 °C.
hint-partitionCoefficient = For a substance. A mixture usually has none.
hint-upperExplosiveLimit = Between 0.1 and 99.9 %.
hint-packedGas = Decides the group of gases under pressure.
notStated = Not stated
unitOf = { $name }, unit
solution-ph = pH as a solution
solution-at = at %
state-Gas = Gas
state-Liquid = Liquid
state-Solid = Solid
state-Aerosol = Aerosol
solubility-miscible = Miscible
solubility-soluble = Soluble
solubility-partlyMiscible = Partly miscible
solubility-slightlySoluble = Slightly soluble
solubility-immiscible = Immiscible
solubility-insoluble = Insoluble
solubility-reactsWithWater = Reacts with water
appearance-clearColourless = Clear colourless liquid
appearance-clearColoured = Clear coloured liquid
appearance-opaque = Opaque liquid
appearance-emulsion = Emulsion
appearance-suspension = Suspension
appearance-paste = Paste
appearance-gel = Gel
appearance-powder = Powder
appearance-granules = Granules
appearance-crystals = Crystals
appearance-flakes = Flakes
appearance-block = Solid block
appearance-compressedGas = Compressed gas
appearance-liquefiedGas = Liquefied gas
appearance-ownText = User Input
packing-compressed = Compressed gas
packing-liquefied = Liquefied gas
packing-refrigerated = Refrigerated liquefied gas
packing-dissolved = Dissolved gas
packing-unpressurised = Below 200 kPa (gauge) at 20 °C
unit-air = Air = 1
unit-butylAcetate = BuAC = 1
unit-ether = Ether = 1
unit-volume = %vol
unit-notApplicable = Not Applicable
unit-notAvailable = Not Available
tests-title = Test results
tests-none = None entered
tests-count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } test
        *[other] { NUMBER($count) } tests
    }
tests-rows =
    { NUMBER($count) ->
        [one] { NUMBER($count) } row
        *[other] { NUMBER($count) } rows
    }
tests-intro = Tests made on this product decide their hazard class in place of the calculation. A test counts as soon as it has a result, a method and a report. If you know a class without a test of your own, add it under “the class is known” and name the document that says so.
tests-add = Add a test
tests-option = { $name } ({ $methods })
tests-known = Known class: { $name }
tests-ofSubject = { $test }: { $subject }
tests-remove = Remove
tests-removeThis = Remove { $name }
tests-removed = { $name } removed.
tests-unit = { $label }, { $unit }
tests-optional = { $label } (optional)
tests-doseHint = One value, a range such as 300-500, or > and the highest dose tested.
tests-valueHint = One value, a range such as 3-5, or < or > before a value.
tests-orNone = Or { $none }: { $meaning }.
tests-notClassified = Not classified: criteria not met
group-health = Health
group-environment = Environment
group-physical = Physical hazards
group-known = Physical hazards: the class is known
evidence-method = Method
evidence-basis = What it rests on
evidence-document = Document, with its number
evidence-report = Report or laboratory
evidence-source = Source
evidence-date = Date (optional)
evidence-reportExample = Laboratory, report number
evidence-sourceExample = Supplier’s sheet, its date
toxicity-health = Toxicity
toxicity-environment = Environment
toxicity-healthIntro = One row for each study. A row of the product decides its class in place of the calculation; a row of an ingredient that nobody classified gives its estimate and its class. Section 11 prints each row.
toxicity-environmentIntro = One row for each study. Values of an ingredient that nobody classified lead to its class and M-factor, together with degradation and bioaccumulation. Section 12 prints each row.
toxicity-rowFor = Row for
toxicity-test = Test
toxicity-add = Add row
toxicity-product = The product
toxicity-ingredient = Ingredient { $number }
