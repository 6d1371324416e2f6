pageTitle = Coming law
heading = Your sheets under tomorrow’s law
link = Coming law
intro = We make each sheet as the law will have it on each coming day, with what you have entered today, and show what is different.
working = Comparing { NUMBER($count) } { NUMBER($count) ->
        [one] sheet
        *[other] sheets
    }…
noSheets = You have no sheet yet. These changes touch sheets of all countries.
failed = { $name } could not be compared: { $reason }
upcoming = Coming changes
open = Without a day yet
past = In force since last year
status-set = Adopted
status-agreed = Agreed, not adopted
status-draft = Draft
status-in-force = In force
until = The earlier law may still be used until { DAY($day) }.
check = This day was not read in the act. Check it there.
act = Act: { $act }
ofData = Values of your ingredients change on this day
touches-classes = classification
touches-label = label
touches-limits = exposure limits
touches-transport = transport
touches-sheet = sheet
touches-notification = notification
touchesLine = Touches: { $parts }
changed = { $name }, { $country }: { $what }
what-classes =
    { NUMBER($count) ->
        [one] { NUMBER($count) } class changes
        *[other] { NUMBER($count) } classes change
    }
what-sections =
    { NUMBER($count) ->
        [one] section { $list } changes
        *[other] sections { $list } change
    }
added = New: { $name }
removed = Ends: { $name }
major = You must send the new version to your customers.
same =
    { NUMBER($count) ->
        [one] { NUMBER($count) } sheet stays as it is.
        *[other] { NUMBER($count) } sheets stay as they are.
    }
notCompared =
    { NUMBER($count) ->
        [one] We cannot compare { NUMBER($count) } sheet: our data do not hold this law yet. Read the act.
        *[other] We cannot compare { NUMBER($count) } sheets: our data do not hold this law yet. Read the act.
    }
none = No coming change is known for this country.
oneSame = This sheet stays as it is.
oneNotCompared = We cannot compare this sheet: our data do not hold this law yet. Read the act.
details = What changes
detailsOf = What changes in { $name } on { DAY($day) }
unsaved = The saved sheet is compared.
title-eu-new-classes-new-substances = New hazard classes: new substances
title-br-nbr-14725 = Brazil: NBR 14725 of 2023
title-cn-gb-30000-1 = China: GB 30000.1 of 2024
title-eu-atp-21 = 21st adaptation of CLP
title-un-ghs-11 = Revision 11 of the GHS
title-ca-hpr-transition = End of the Canadian transition
title-imdg-42-24 = Sea transport by IMDG Code 42-24
title-kr-msds-last-band = Korea: last tonnage band of sheets to be submitted
title-eu-atp-22 = 22nd adaptation of CLP
title-eu-new-classes-new-mixtures = New hazard classes for new mixtures
title-us-hcs-2024-substances = HCS 2024 for substances
title-gb-clp-procedure = Great Britain: mandatory classifications
title-eu-clp-revision-first-part = Revision of CLP, first part
title-eu-new-classes-old-substances = New hazard classes for all substances
title-us-hcs-2024-substances-employers = HCS 2024: substances, employers
title-au-wel = Australia: workplace exposure limits
title-adr-2027 = ADR 2027
title-eu-poison-centre-relabellers = Notification by those who relabel
title-eu-atp-23 = 23rd adaptation of CLP
title-us-hcs-2024-mixtures = HCS 2024 for mixtures
title-eu-label-format = New format of labels
title-eu-new-classes-old-mixtures = New hazard classes for all mixtures
title-us-hcs-2024-employers = HCS 2024 for employers
title-eu-data-platform = Common data platform on chemicals
title-eu-detergents = New Detergents Regulation
title-eu-omnibus-vi = Simpler label rules
title-jp-jis-2025 = Japan: JIS Z 7252 and Z 7253 of 2025
title-eu-atp-24 = 24th adaptation of CLP
title-eu-annex-xvii-cmr = More substances banned for consumers
title-in-ghs-draft = India: draft on the GHS
text-eu-new-classes-new-substances = Substances placed on the market from this day are judged as endocrine disruptors, PBT, vPvB, PMT and vPvM.
text-br-nbr-14725 = The earlier edition may no longer be used. The sheet is an FDS in Brazilian Portuguese, with an emergency number in Brazil.
text-cn-gb-30000-1 = The general part follows revision 8 of the GHS and has desensitised explosives. The parts on single classes follow revision 4 until they are replaced.
text-eu-atp-21 = 28 new and 24 changed harmonised classifications.
text-un-ghs-11 = Aerosols and chemicals under pressure are distinguished more clearly, and global warming is a new concept. Each country decides when it follows.
text-ca-hpr-transition = Labels and sheets follow the amended Hazardous Products Regulations. Old and new rules cannot be mixed.
text-imdg-42-24 = New entries, and changed special provisions. Check sea shipments of the goods that it names.
text-kr-msds-last-band = Each substance and mixture made or imported below 1 tonne a year needs its number of submission, too.
text-eu-atp-22 = 27 new and 16 changed harmonised classifications, such as n-hexane, formic acid, peracetic acid and silver.
text-eu-new-classes-new-mixtures = Endocrine disruptors, PBT, vPvB, PMT and vPvM. Mixtures placed on the market from this day on must be classified for them.
text-us-hcs-2024-substances = Makers and importers of substances follow the amended Hazard Communication Standard.
text-gb-clp-procedure = One procedure for mandatory classifications, with a fast track for opinions of the Union. The new hazard classes of the Union are not law in Great Britain.
text-eu-clp-revision-first-part = The label names a supplier in the Union. Fold-out and digital labels are possible. Constituents decide the class of complex substances.
text-eu-new-classes-old-substances = Substances that were on the market before 1 May 2025 must be classified for the new classes, too. Ask your suppliers for new sheets.
text-us-hcs-2024-substances-employers = Employers update labels at the workplace, their programme and training for substances.
text-au-wel = The list of limits is replaced: some 200 limits change, and notations of sensitisation are new. Enter the limits of section 8 from the new list.
text-adr-2027 = The new edition for transport by road.
text-eu-poison-centre-relabellers = Distributors who relabel or rebrand a hazardous mixture notify the poison centres themselves.
text-eu-atp-23 = 22 new and 10 changed harmonised classifications. They may be used before this day.
text-us-hcs-2024-mixtures = Makers and importers of mixtures follow the amended standard. Until then the standard of 2012 may be used. Our sheets follow that of 2024 already.
text-eu-label-format = Size of letters, line spacing and colours of labels are set by law. It is agreed to move this to 2030.
text-eu-new-classes-old-mixtures = Mixtures that were on the market before 1 May 2026 must be classified for the new classes, too. Our sheets do so already.
text-us-hcs-2024-employers = Employers update labels at the workplace, training and their programme for mixtures.
text-eu-data-platform = Data of the Union on chemicals that are not confidential can be downloaded in a form that machines read.
text-eu-detergents = The UFI on the label, a digital label and a product passport for each model.
text-eu-omnibus-vi = Size of letters only for the general public, a digital contact on the label, 15 months to relabel. The lawmakers agree; the act is not adopted.
text-jp-jis-2025 = Classes by GHS revision 9 and the new form of the sheet. Until then the editions of 2019 may be used.
text-eu-atp-24 = Among others lithium carbonate and tea tree oil as toxic to reproduction. It is disputed, and may change.
text-eu-annex-xvii-cmr = Further carcinogens, mutagens and reproductive toxicants, among them those of the 23rd adaptation, join Annex XVII.
text-in-ghs-draft = The draft follows revision 8 of the GHS. No rule of classification is in force.
