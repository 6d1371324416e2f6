firstIssue = Wersja { $version }: pierwsze wydanie.
revised = Wersja { $version } zastępuje wszystkie wcześniejsze wersje. Zmiany podano w historii aktualizacji dokumentu.
replaces = Wersja { $version } zastępuje wersję { $earlier } z dnia { $date }.
degree = Rodzaj aktualizacji
major = Istotna aktualizacja.
minor = Drobna aktualizacja: brak nowych informacji o zagrożeniach lub środkach ochronnych.

triggers-hazards = Nowe informacje o zagrożeniach ({ $paragraph }).
triggers-measures = Nowe informacje mające wpływ na środki ochronne ({ $paragraph }).
triggers-restriction = Ograniczenie, którego nie podano w poprzedniej wersji ({ $paragraph }).

duties-twelve-months = Należy dostarczyć wszystkim odbiorcom zaopatrywanym w ciągu ostatnich 12 miesięcy ({ $paragraph }).
duties-three-months = Nowe informacje dodaje się w ciągu trzech miesięcy; kartę dołącza się do pierwszej późniejszej wysyłki ({ $paragraph }).
duties-ninety-days = Karta musi zawierać istotne nowe dane w ciągu 90 dni; do tego czasu nabywców informuje się o nich na piśmie ({ $paragraph }).
duties-next-supply = Należy dostarczyć przy pierwszej dostawie po zmianie ({ $paragraph }).
duties-without-delay = Należy dostarczyć niezwłocznie ({ $paragraph }).

classesAdded = Dodane klasy zagrożenia
classesRemoved = Usunięte klasy zagrożenia
changedParts = Zmieniono
nothingChanged = Sekcje 1-15 nie uległy zmianie.
review = Następny przegląd
reviewBy = { $date }: co najmniej raz na { NUMBER($years) } { NUMBER($years) ->
        [one] rok
        [few] lata
       *[other] lat
    } ({ $paragraph }).
reviewOnChange = Po uzyskaniu nowych informacji; prawo nie wyznacza terminu ({ $paragraph }).
issued = Data wydania
revision = Data aktualizacji
version = Wersja
ruleSet = Zasady klasyfikacji
rulesOf = { $law } ({ $ruleSet })
noAbbreviations = Nie użyto skrótów wymagających objaśnienia.
undated = bez daty
source = { $title } ({ $date }).
testSource = Badanie produktu: { $source } ({ $method }).
reviewSource = Przegląd klasyfikacji: { $source } ({ $method }).
dataSource = Dane o { $name }: { $source }.
noSources = Wykorzystano wyłącznie własne dane dostawcy.
methodsCaption = Klasyfikacja i sposób jej ustalenia
columnClass = Klasa
columnMethod = Metoda
columnBasis = Podstawa
methodCalculation = Obliczenie na podstawie składników
methodTest = Badanie produktu
methodReview = Przegląd klasyfikacji przez dostawcę
methodTakenOver = Przyjęta na podstawie składnika, dopóki badanie nie wykaże inaczej
methodKnown = Znana klasyfikacja
methodProperty = Zmierzona właściwość produktu
methodSubstance = Klasyfikacja substancji
notClassified = Produkt nie jest zaklasyfikowany.
translatedStatements = Brzmienie następujących zwrotów jest tłumaczeniem, a nie tekstem urzędowym: { $codes }.
noStatements = Żaden zwrot nie wymaga objaśnienia.
training = Przeszkolić pracowników w zakresie zagrożeń stwarzanych przez produkt, środków ochronnych podanych w sekcji 8 oraz postępowania w sytuacjach awaryjnych.
