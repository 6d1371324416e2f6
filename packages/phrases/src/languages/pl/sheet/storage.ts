import type { SheetPhrases } from '../../../language.ts';

/** Section 7. */
export const storage: SheetPhrases['storage'] = {
  handling: 'Postępowanie',
  hygiene: 'Higiena',
  fireProtection: 'Ochrona przeciwpożarowa i przeciwwybuchowa',
  conditions: 'Warunki magazynowania',
  together: 'Magazynowanie z innymi materiałami',
  temperature: 'Temperatura magazynowania',
  packaging: 'Materiały opakowaniowe',

  ventilation: 'Zapewnić dobrą wentylację z odciągiem w miejscu stosowania.',
  ventilationGeneral: 'Zapewnić dobrą wentylację.',
  closed: 'Nieużywane pojemniki przechowywać szczelnie zamknięte; otwierać i obchodzić się z nimi ostrożnie.',
  closedVented:
    'Nieużywane pojemniki przechowywać zamknięte, wyłącznie zamknięciami z odpowietrzeniem; nigdy nie zamykać gazoszczelnie. Otwierać i obchodzić się z nimi ostrożnie.',
  noAerosol: 'Unikać tworzenia się mgły i par.',
  noDust: 'Unikać wzbijania pyłu; odciągać go w miejscu powstawania.',
  noContact: 'Unikać kontaktu ze skórą i oczami.',
  noContactCorrosive: 'Nie wprowadzać do oczu, na skórę lub na odzież.',
  dilute: 'Podczas rozcieńczania lub rozpuszczania dodawać produkt do wody, nigdy odwrotnie.',
  noExposureCmr:
    'Przed użyciem uzyskać i przeczytać wszystkie instrukcje. Ograniczyć narażenie do najniższego technicznie możliwego poziomu.',
  sensitised: 'Osoby ze stwierdzoną alergią na którykolwiek składnik nie powinny pracować z produktem.',
  acidsApart: 'Nigdy nie mieszać z kwasami: powstaje toksyczny gaz.',
  noRelease: 'Unikać uwolnienia produktu do środowiska.',
  gasCylinder: 'Zabezpieczyć butle przed upadkiem; używać reduktorów ciśnienia przeznaczonych do danego gazu.',
  aerosolCan:
    'Nie przekłuwać ani nie spalać, nawet po zużyciu. Nie rozpylać nad otwartym ogniem lub innym źródłem zapłonu.',

  noIgnition: 'Przechowywać z dala od źródeł ciepła, iskier, otwartego ognia i gorących powierzchni. Nie palić.',
  earthing: 'Uziemić i połączyć pojemniki i sprzęt; podjąć działania zapobiegające wyładowaniom elektrostatycznym.',
  explosionProof: 'Używać sprzętu przeciwwybuchowego i nieiskrzących narzędzi.',
  heated: 'Podczas pracy w temperaturze zapłonu lub powyżej niej podjąć działania zapobiegające zapłonowi.',
  noCombustibles: 'Trzymać z dala od materiałów palnych; nie dopuszczać do zaschnięcia produktu na odzieży.',
  noCombustiblesGas:
    'Trzymać z dala od materiałów palnych; utrzymywać zawory i przyłącza w stanie wolnym od oleju i tłuszczu.',
  dustFire: 'W razie unoszenia się pyłu trzymać z dala od źródeł zapłonu.',
  noFire: 'Szczególne środki nie są konieczne.',

  noEating: 'Nie jeść, nie pić i nie palić podczas pracy.',
  washHands: 'Myć ręce przed przerwami i po pracy.',
  clothing:
    'Zdjąć zanieczyszczoną odzież przed wejściem do pomieszczeń, w których się je; wyprać ją przed ponownym użyciem.',

  original:
    'Przechowywać w oryginalnym pojemniku, szczelnie zamkniętym i w pozycji pionowej, w chłodnym, suchym i dobrze wentylowanym miejscu.',
  originalDry: 'Przechowywać w oryginalnym opakowaniu, w suchym miejscu.',
  originalVented:
    'Przechowywać w oryginalnym pojemniku, zamkniętym zamknięciem z odpowietrzeniem i w pozycji pionowej, w chłodnym, suchym i dobrze wentylowanym miejscu. Stosować wyłącznie zamknięcia z odpowietrzeniem; nie zamykać gazoszczelnie: powstający gaz musi mieć możliwość ujścia.',
  bulkVented: 'Duże pojemniki do przewozu luzem (DPPL) muszą mieć urządzenie umożliwiające ujście gazu.',
  cylinders:
    'Butle magazynować w pozycji pionowej, zabezpieczone przed upadkiem, w temperaturze poniżej 50 °C (122 °F), z zabezpieczonym zaworem.',
  lockedUp: 'Przechowywać pod zamknięciem, z dostępem wyłącznie dla osób przeszkolonych.',
  sunlight: 'Chronić przed ciepłem i bezpośrednim światłem słonecznym.',
  flammableStore:
    'Magazynować w pomieszczeniach lub szafach na ciecze łatwopalne, z podłogą przewodzącą i zatrzymującą wycieki.',
  retention: 'Magazynować nad wanną wychwytową.',
  notMetal: 'Magazynować w pojemnikach z materiału odpornego na korozję, nie w metalu bez powłoki.',
  moisture: 'Chronić przed wilgocią.',
  moistureIsocyanate:
    'Chronić przed wilgocią. Nie zamykać ponownie pojemników, do których dostała się woda: dwutlenek węgla wytwarza ciśnienie.',
  below50: 'Nie wystawiać na działanie temperatury przekraczającej 50 °C (122 °F).',
  between: (low: string, high: string) => `Przechowywać w temperaturze od ${low} do ${high}.`,
  notAbove: (celsius: string) => `Przechowywać w temperaturze nieprzekraczającej ${celsius}.`,
  notBelow: (celsius: string) => `Nie przechowywać w temperaturze poniżej ${celsius}.`,
  cool: 'Przechowywać w chłodnym miejscu, z dala od wszelkich źródeł ciepła.',
  roomTemperature: 'Przechowywać w temperaturze pokojowej.',
  apartFrom: (materials: string) => `Przechowywać oddzielnie od następujących materiałów: ${materials}.`,
  apartFromFood: 'Trzymać z dala od żywności, napojów i pasz.',
  packagingAqueous: 'Polietylen, polipropylen.',
  packagingCorrosive: 'Polietylen, polipropylen lub stal z powłoką wewnętrzną.',
  packagingSolvent: 'Stal, blacha ocynowana, szkło.',
  packagingSolid: 'Polietylen, papier powlekany lub karton.',
  packagingInert: 'Stal lub blacha biała, szczelne i suche.',

  useAs: (uses: string) => `Stosować wyłącznie zgodnie z opisem w sekcji 1: ${uses}.`,
};
