import type { SheetPhrases } from '../../../language.ts';

/** Section 6. */
export const release: SheetPhrases['release'] = {
  nonEmergency: 'Dla osób nienależących do personelu udzielającego pomocy',
  responders: 'Dla osób udzielających pomocy',
  wearEquipment: 'Stosować wyposażenie podane w sekcji 8. Nie dopuszczać osób bez ochrony.',
  ventilate: 'Przewietrzyć teren. Nie wdychać par, mgły ani gazu.',
  noDust: 'Unikać wzbijania pyłu i nie wdychać go.',
  noIgnition:
    'Natychmiast usunąć wszystkie źródła zapłonu; bez iskier, bez otwartego ognia, nie palić. Używać sprzętu przeciwwybuchowego.',
  noContact: 'Unikać wszelkiego kontaktu ze skórą, oczami i odzieżą.',
  slippery: 'Niebezpieczeństwo poślizgnięcia się na rozlanym produkcie.',
  upwind: 'Pozostawać po stronie nawietrznej i unikać zagłębień terenu, w których gromadzą się pary.',
  upwindGas: 'Pozostawać po stronie nawietrznej.',
  evacuate: 'Natychmiast ewakuować strefę zagrożenia.',
  combustibles: 'Materiały palne trzymać z dala od uwolnionego produktu.',
  oxygenClothing:
    'Odzież pochłania tlen i wtedy pali się gwałtownie: wywietrzyć ją na otwartym powietrzu przed zbliżeniem się do źródła zapłonu.',
  responderSuit: 'Stosować odzież chroniącą przed chemikaliami, a przy nieznanym stężeniu izolujący aparat oddechowy.',
  responderApparatus: 'Przy nieznanym stężeniu stosować izolujący aparat oddechowy.',
  responderFlammable: 'Stosować odzież trudnopalną i antyelektrostatyczną.',
  responderPlain: 'Zasadniczo nie jest potrzebne specjalne wyposażenie oprócz podanego w sekcji 8.',
  responderMaterial: (material: string) => `Odpowiedni materiał rękawic: ${material}.`,

  drains: 'Nie dopuścić do przedostania się produktu do kanalizacji, wód powierzchniowych lub wód gruntowych.',
  soil: 'Zapobiegać rozprzestrzenianiu się na dużej powierzchni, np. za pomocą wałów lub zapór.',
  report: 'Jeżeli produkt przedostał się do wód, kanalizacji lub gleby, powiadomić właściwe władze.',
  gasAway:
    'Umożliwić rozproszenie gazu na otwartej przestrzeni; nie dopuszczać do przedostania się do zagłębień, piwnic i kanalizacji.',

  stopLeak: 'Zahamować wyciek, jeżeli jest to bezpieczne.',
  absorb:
    'Zebrać obojętnym materiałem chłonnym (piasek, ziemia okrzemkowa, sorbent uniwersalny) i umieścić w zamkniętych, oznakowanych pojemnikach.',
  absorbOxidiser:
    'Zebrać obojętnym, niepalnym materiałem chłonnym (piasek, ziemia okrzemkowa); nigdy trocinami, szmatami ani papierem. Umieścić w czystych pojemnikach z tworzywa, nie zamykać ich gazoszczelnie; nigdy nie zwracać rozlanego produktu do opakowania.',
  absorbIsocyanate:
    'Zebrać wilgotnym, obojętnym materiałem chłonnym (piasek, ziemia okrzemkowa, sorbent uniwersalny) i umieścić w otwartych pojemnikach. Nie zamykać pojemników przez 7 do 14 dni: powstaje dwutlenek węgla. Utrzymywać w stanie wilgotnym, na wolnym powietrzu lub przy dobrej wentylacji.',
  foamCure:
    'Pozostawić rozlaną pianę lub klej do utwardzenia, następnie usunąć mechanicznie. Nie zamykać gazoszczelnie pojemników z nieutwardzonym produktem: powstaje dwutlenek węgla.',
  absorbAcid:
    'Niewielkie pozostałości można ostrożnie zobojętnić wapnem lub sodą, ponieważ może wydzielać się ciepło i gaz; następnie spłukać dużą ilością wody.',
  absorbBase:
    'Niewielkie pozostałości można ostrożnie zobojętnić rozcieńczonym kwasem, np. kwasem cytrynowym, ponieważ może wydzielać się ciepło; następnie spłukać dużą ilością wody.',
  diluteFirst:
    'Nie zobojętniać nierozcieńczonego produktu i nie dopuścić do jego zanieczyszczenia: może się gwałtownie rozkładać. Małe pozostałości najpierw rozcieńczyć dużą ilością wody.',
  sparkFree: 'Używać nieiskrzących narzędzi.',
  sweep:
    'Zebrać mechanicznie bez wzbijania pyłu (odkurzacz przemysłowy z filtrem drobnych pyłów) i umieścić w zamkniętych, oznakowanych pojemnikach.',
  sweepDust:
    'Zebrać mechanicznie bez wzbijania pyłu (odkurzacz przemysłowy w wykonaniu przeciwwybuchowym z filtrem drobnych pyłów) i umieścić w zamkniętych, oznakowanych pojemnikach.',
  sweepOxidiser:
    'Zebrać na sucho czystą, niepalną łopatą, bez wzbijania pyłu; nie używać odkurzacza, trocin, szmat ani papieru. Umieścić w czystych, suchych pojemnikach z tworzywa, nie zamykać ich gazoszczelnie; nigdy nie zwracać rozsypanego produktu do opakowania.',
  takeUpPaste: 'Zebrać mechanicznie (szpachlą, łopatą) i umieścić w oznakowanych pojemnikach.',
  dryOnly: 'Zbierać na sucho. Nie używać wody.',
  gasStop: 'Zamknąć zawór, wynieść nieszczelny pojemnik na otwartą przestrzeń.',
  clean: 'Oczyścić miejsce wodą z detergentem; zebrać wodę użytą do mycia.',
  cleanIsocyanate:
    'Odkazić miejsce roztworem 5 do 10 % węglanu sodu i 0,2 do 2 % detergentu w wodzie albo roztworem 50 % izopropanolu, 45 % wody i 5 % amoniaku; pozostawić na 30 minut. Wietrzyć: powstaje dwutlenek węgla.',
  cleanOxidiser: 'Spłukać miejsce dużą ilością wody, bez detergentów i substancji organicznych; zebrać popłuczyny.',
  disposeAs: 'Zebrany materiał usuwać zgodnie z sekcją 13.',
  reference: 'Telefon alarmowy: sekcja 1. Wyposażenie ochronne: sekcja 8. Usuwanie: sekcja 13.',
};
