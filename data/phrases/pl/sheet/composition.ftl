caption = Składniki
columnName = Nazwa
columnIdentifiers = Identyfikatory
columnConcentration = Stężenie (% wag.)
columnConcentrationGas = Stężenie (% obj.)
columnClassification = Klasyfikacja
columnLimits = Specyficzne stężenia graniczne, współczynniki M i ATE
cas = CAS { $number }
ec = WE { $number }
index = Nr indeksowy { $number }
confidential = Tożsamość objęta poufnością
notClassified = Nie sklasyfikowano
notAssessed = Nie oceniono
otherwiseNotAssessed = nie oceniono w pozostałych klasach
limitFrom = { $outcome }: C { $from } { $lower } %
limitBelow = { $outcome }: C { $to } { $upper } %
limitBetween = { $outcome }: { $lower } % { $from } C { $to } { $upper } %
mAcute = M (toksyczność ostra) = { $factor }
mChronic = M (toksyczność przewlekła) = { $factor }
ate = ATE ({ $route }) = { $value } { $unit }
ateMeasured = { $estimate } (zmierzone)
ateConverted = { $estimate } (przeliczone z kategorii { $category })
ateEitherForm = Liczą się obie wartości: nie wiadomo, czy wdychana jest para, czy mgła
mAssumed = { $factor } (przyjęty)
noLimits = Brak
isMixture = produkt jest mieszaniną
isSubstance = produkt jest substancją
remainder = Składniki niewymienione nie są zaklasyfikowane lub są obecne w stężeniu niższym od tego, od którego należy je wymienić.
nothingToName = W tej sekcji nie trzeba wymieniać żadnego składnika.
wholeStatements = Pełne brzmienie zwrotów H podano w sekcji 16.
byHand = { $name }: klasyfikacja podana przez dostawcę niniejszej karty ({ $source }).
notes = Noty do załącznika VI: { $notes }.
tradeSecret = Dokładna tożsamość chemiczna lub dokładne stężenie składnika oznaczonego jako poufny nie są ujawniane, ponieważ stanowią tajemnicę handlową.
claim = Zwolnienie na podstawie Hazardous Materials Information Review Act (HMIRA)
claimFiled = Wniosek o zwolnienie złożono dnia { $date }; numer rejestru { $number }.
claimGranted = Zwolnienia udzielono decyzją z dnia { $date }; numer rejestru { $number }.
shareWithheld = { $share } (rzeczywiste stężenie nie jest ujawniane, ponieważ stanowi tajemnicę handlową)
alternativeName = { $name }: alternatywna nazwa chemiczna zgodnie z { $law }, zaakceptowana dnia { $date }, numer { $number }.
