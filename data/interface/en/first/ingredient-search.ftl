placeholder = Name or CAS number
matches = Matches in the catalogue
count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } match in the catalogue
        *[other] { NUMBER($count) } matches in the catalogue
    }
offline = You are offline. Matches appear when you are online again.
none = Not in the catalogue. We keep what you typed.
noHazard = No hazard class
alike = Spelled alike
alikeTo = Spelled alike: { $name }
changing = What it changes…
