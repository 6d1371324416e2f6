noCountry = No country is chosen yet, so the UN GHS applies.
classes-none = No hazard class applies so far.
classes-count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } hazard class applies.
        *[other] { NUMBER($count) } hazard classes apply.
    }
open = Some classes cannot be decided yet, so the label may become more severe. Below you see what is missing.
why = Why
failed = The classification could not be made.
pictograms = Pictograms
label = Label
pasteUnclear = We could not tell the name and the share in every row. Paste two columns: the name or CAS number, then the share in per cent.
classifiedBy = Classified by { $law }.
