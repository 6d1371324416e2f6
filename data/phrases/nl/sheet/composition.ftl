caption = Bestanddelen
columnName = Naam
columnIdentifiers = Identificatienummers
columnConcentration = Concentratie (gewichtsprocent)
columnConcentrationGas = Concentratie (volumeprocent)
columnClassification = Indeling
columnLimits = Specifieke concentratiegrenzen, M-factoren en ATE
cas = CAS-nr. { $number }
ec = EG-nr. { $number }
index = Cat.-nr. { $number }
confidential = Identiteit wordt vertrouwelijk gehouden
notClassified = Niet ingedeeld
notAssessed = Niet beoordeeld
otherwiseNotAssessed = niet beoordeeld in de overige klassen
limitFrom = { $outcome }: C { $from } { $lower } %
limitBelow = { $outcome }: C { $to } { $upper } %
limitBetween = { $outcome }: { $lower } % { $from } C { $to } { $upper } %
mAcute = M (acuut) = { $factor }
mChronic = M (chronisch) = { $factor }
ate = ATE ({ $route }) = { $value } { $unit }
ateMeasured = { $estimate } (gemeten)
ateConverted = { $estimate } (omgerekend uit categorie { $category })
ateEitherForm = Beide schattingen tellen: niet bekend is of het als damp of als nevel wordt ingeademd
mAssumed = { $factor } (aangenomen)
noLimits = Geen
isMixture = het product is een mengsel
isSubstance = het product is een stof
remainder = Niet vermelde bestanddelen zijn niet ingedeeld of zijn aanwezig in een concentratie onder de grens waarboven zij moeten worden vermeld.
nothingToName = In deze rubriek hoeft geen bestanddeel te worden vermeld.
wholeStatements = De volledige tekst van de H-zinnen staat in rubriek 16.
byHand = { $name }: indeling opgegeven door de leverancier van dit blad ({ $source }).
notes = Noten van bijlage VI: { $notes }.
tradeSecret = De specifieke chemische identiteit of de exacte concentratie van een als vertrouwelijk aangemerkt bestanddeel wordt als bedrijfsgeheim niet bekendgemaakt.
claim = Vrijstelling op grond van de Hazardous Materials Information Review Act (HMIRA)
claimFiled = De aanvraag voor vrijstelling is ingediend op { $date }; registratienummer { $number }.
claimGranted = De vrijstelling is verleend bij besluit van { $date }; registratienummer { $number }.
shareWithheld = { $share } (de werkelijke concentratie wordt als bedrijfsgeheim niet bekendgemaakt)
alternativeName = { $name }: alternatieve chemische naam overeenkomstig { $law }, aanvaard op { $date }, nummer { $number }.
