import type { SlotDefaults, StatementWords } from '../../statement-slots.ts';

/**
 * What a slot is filled with where the caller says nothing, in the case that its statements ask; `null`: only the
 * supplier can say, so it is reported missing.
 */
export const slotDefaults: SlotDefaults = {
  wettingMedium: null,
  inertGas: 'obojętnego gazu',
  exposureForms: 'pyłu, dymu, gazu, mgły, par lub rozpylonej cieczy',
  washed: 'ręce',
  protectiveEquipment: 'rękawice ochronne, odzież ochronną, ochronę oczu i ochronę twarzy',
  helper: 'OŚRODKIEM ZATRUĆ lub lekarzem',
  treatment: 'środki pierwszej pomocy w sekcji 4 karty charakterystyki',
  washingAgent: 'wody',
  extinguishingMedia: null,
  storageRule: null,
  corrosionResistantContainer: 'odpornym na korozję',
  storageTemperature: null,
  bulkMass: null,
  bulkTemperature: null,
  transportDivision: null,
  disposal:
    'uprawnionego zakładu przetwarzania odpadów zgodnie z przepisami lokalnymi, regionalnymi, krajowymi i międzynarodowymi',
  supplier: 'producenta lub dostawcy',
};

/** Statements with every choice made: `{slot}` takes the caller's words. Codes not listed leave nothing open. */
export const finishedStatements: Readonly<Record<string, string>> = {
  P230: 'Przechowywać produkt zwilżony: {wettingMedium}.',
  P231: 'Używać i przechowywać zawartość w atmosferze {inertGas}.',
  'P231+P232': 'Używać i przechowywać zawartość w atmosferze {inertGas}. Chronić przed wilgocią.',
  P236: 'Przechowywać wyłącznie w oryginalnym opakowaniu; podklasa {transportDivision} w konfiguracji transportowej.',
  P241: 'Używać elektrycznego, wentylującego i oświetleniowego przeciwwybuchowego sprzętu.',
  P250: 'Nie poddawać szlifowaniu, wstrząsom ani tarciu.',
  P260: 'Nie wdychać {exposureForms}.',
  P261: 'Unikać wdychania {exposureForms}.',
  P264: 'Dokładnie umyć {washed} po użyciu.',
  'P264+P265': 'Dokładnie umyć {washed} po użyciu. Nie dotykać oczu.',
  P280: 'Stosować {protectiveEquipment}.',
  P284: 'W przypadku nieodpowiedniej wentylacji stosować indywidualne środki ochrony dróg oddechowych.',
  P310: 'Natychmiast skontaktować się z {helper}.',
  P311: 'Skontaktować się z {helper}.',
  P312: 'W przypadku złego samopoczucia skontaktować się z {helper}.',
  P313: 'Zasięgnąć porady lub zgłosić się pod opiekę lekarza.',
  P314: 'W przypadku złego samopoczucia zasięgnąć porady lub zgłosić się pod opiekę lekarza.',
  P315: 'Natychmiast zasięgnąć porady lub zgłosić się pod opiekę lekarza.',
  P320: 'Pilnie zastosować określone leczenie (patrz {treatment}).',
  P321: 'Zastosować określone leczenie (patrz {treatment}).',
  P334: 'Zanurzyć w zimnej wodzie lub owinąć mokrym bandażem.',
  P352: 'Umyć dużą ilością {washingAgent}.',
  P353: 'Spłukać skórę pod strumieniem wody lub prysznicem.',
  P378: 'Użyć {extinguishingMedia} do gaszenia.',
  'P301+P310': 'W PRZYPADKU POŁKNIĘCIA: Natychmiast skontaktować się z {helper}.',
  'P301+P312': 'W PRZYPADKU POŁKNIĘCIA: W przypadku złego samopoczucia skontaktować się z {helper}.',
  'P302+P335+P334':
    'W PRZYPADKU KONTAKTU ZE SKÓRĄ: Niezwiązaną pozostałość strzepnąć ze skóry. Zanurzyć w zimnej wodzie lub owinąć mokrym bandażem.',
  'P302+P352': 'W PRZYPADKU KONTAKTU ZE SKÓRĄ: Umyć dużą ilością {washingAgent}.',
  'P303+P361+P353':
    'W PRZYPADKU KONTAKTU ZE SKÓRĄ (lub z włosami): Natychmiast zdjąć całą zanieczyszczoną odzież. Spłukać skórę pod strumieniem wody lub prysznicem.',
  'P308+P311': 'W przypadku narażenia lub styczności: Skontaktować się z {helper}.',
  'P308+P313': 'W przypadku narażenia lub styczności: Zasięgnąć porady lub zgłosić się pod opiekę lekarza.',
  'P332+P313': 'W przypadku wystąpienia podrażnienia skóry: Zasięgnąć porady lub zgłosić się pod opiekę lekarza.',
  'P333+P313':
    'W przypadku wystąpienia podrażnienia skóry lub wysypki: Zasięgnąć porady lub zgłosić się pod opiekę lekarza.',
  'P336+P315':
    'Rozmrozić oszronione obszary letnią wodą. Nie trzeć oszronionego obszaru. Natychmiast zasięgnąć porady lub zgłosić się pod opiekę lekarza.',
  'P337+P313':
    'W przypadku utrzymywania się działania drażniącego na oczy: Zasięgnąć porady lub zgłosić się pod opiekę lekarza.',
  'P342+P311': 'W przypadku wystąpienia objawów ze strony układu oddechowego: Skontaktować się z {helper}.',
  'P370+P378': 'W przypadku pożaru: Użyć {extinguishingMedia} do gaszenia.',
  'P370+P380+P375[+P378]':
    'W przypadku pożaru: Ewakuować teren. Z powodu ryzyka wybuchu gasić pożar z odległości. Użyć {extinguishingMedia} do gaszenia.',
  P401: 'Przechowywać zgodnie z {storageRule}.',
  P406: 'Przechowywać w pojemniku {corrosionResistantContainer} o odpornej powłoce wewnętrznej.',
  P411: 'Przechowywać w temperaturze nieprzekraczającej {storageTemperature}.',
  P412: 'Nie wystawiać na działanie temperatury przekraczającej 50 °C (122 °F).',
  P413: 'Przechowywać luzem masy przekraczające {bulkMass} w temperaturze nieprzekraczającej {bulkTemperature}.',
  'P410+P412':
    'Chronić przed światłem słonecznym. Nie wystawiać na działanie temperatury przekraczającej 50 °C (122 °F).',
  P501: 'Zawartość i pojemnik usuwać do {disposal}.',
  P503: 'Przestrzegać wskazówek {supplier} dotyczących usuwania, odzysku lub recyklingu.',
};

/** The words that fill the slots from what is known of the product, in the case that the statements ask. */
export const statementWords: StatementWords = {
  forms: { gas: 'gazu', mist: 'mgły', vapours: 'par', dust: 'pyłu', spray: 'rozpylonej cieczy' },
  media: {
    waterReactive: 'suchego piasku, proszku gaśniczego lub specjalnego proszku do gaszenia metali',
    oxidiser: 'rozproszonych prądów wody',
    flammableLiquid: 'piany odpornej na alkohol, proszku gaśniczego lub dwutlenku węgla',
    hydrocarbonLiquid: 'piany, proszku gaśniczego lub dwutlenku węgla',
    flammableSolid: 'rozproszonych prądów wody, piany, proszku gaśniczego lub dwutlenku węgla',
  },
  equipment: {
    gloves: 'rękawice ochronne',
    clothing: 'odzież ochronną',
    eye: 'ochronę oczu',
    face: 'ochronę twarzy',
  },
  glovesOf: (material) => `rękawice ochronne (${material})`,
  soapAndWater: 'wody z mydłem',
  routes: { inhalation: 'w następstwie wdychania', oral: 'po połknięciu', dermal: 'w kontakcie ze skórą' },
  unnamedSensitiser: 'substancję uczulającą',
};
