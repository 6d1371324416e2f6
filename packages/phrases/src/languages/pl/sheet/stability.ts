import type { SheetPhrases } from '../../../language.ts';

/** Section 10. */
export const stability: SheetPhrases['stability'] = {
  noReactivity: 'W warunkach podanych w sekcji 7 szczególna reaktywność nie jest znana.',
  reactsOxidiser: 'Utlenia materiały palne z wydzielaniem ciepła i powstaniem pożaru.',
  reactsFlammable: 'Pary tworzą z powietrzem mieszaniny wybuchowe.',
  reactsMetal: 'Powoduje korozję metali.',
  metalUntested: 'Działanie na metale nie zostało zbadane.',
  reactsWater: 'Reaguje z wodą, uwalniając łatwopalny gaz.',
  reactsAcid: 'Silnie kwaśny: reaguje z zasadami i metalami z wydzielaniem ciepła.',
  reactsBase: 'Silnie zasadowy: reaguje z kwasami i metalami lekkimi z wydzielaniem ciepła.',
  reactsWaterViolently: 'Reaguje gwałtownie z wodą.',
  reactsPeroxide: 'Pod wpływem ciepła rozkłada się ze wzrostem ciśnienia.',

  stable: 'Stabilny w warunkach magazynowania i postępowania podanych w sekcji 7.',
  unstable: 'Niestabilny termicznie: przestrzegać temperatury magazynowania.',
  peroxides: 'W kontakcie z powietrzem może tworzyć wybuchowe nadtlenki.',
  polymerises: 'Zawiera monomery, które mogą polimeryzować po wyczerpaniu inhibitora.',

  noReactions: 'Nie są znane przy magazynowaniu i postępowaniu zgodnie z sekcją 7.',
  reactionAcidBase: 'Kwasy i zasady reagują ze sobą z silnym wydzielaniem ciepła.',
  reactionAmine: 'Reaguje z kwasami i izocyjanianami z wydzielaniem ciepła.',
  reactionIsocyanate:
    'Reaguje z wodą, alkoholami i aminami; dwutlenek węgla powoduje wzrost ciśnienia w zamkniętych pojemnikach.',
  reactionAcidGas: 'W kontakcie z kwasami uwalnia toksyczne gazy.',
  reactionHydrogen: 'W kontakcie z metalami lekkimi uwalnia wodór, który tworzy z powietrzem mieszaniny wybuchowe.',
  reactionOxidiser: 'Gwałtowna reakcja z materiałami palnymi i reduktorami.',
  reactionPolymer: 'Egzotermiczna polimeryzacja pod wpływem ciepła lub w kontakcie z inicjatorami.',
  reactionOxidisers: 'Możliwa gwałtowna reakcja z silnymi utleniaczami.',

  avoidIgnition: 'Ciepło, iskry, otwarty ogień i inne źródła zapłonu.',
  avoidHeat: 'Ciepło i bezpośrednie światło słoneczne.',
  avoidMoisture: 'Wilgoć.',
  avoidDust: 'Tworzenie się pyłu.',
  avoidStatic: 'Wyładowania elektrostatyczne.',
  avoidDecomposition: (celsius: string) => `Temperatura powyżej ${celsius} °C.`,

  incompatible: (materials: string) => `Materiały niezgodne: ${materials}.`,
  noIncompatible: 'Materiały niezgodne nie są znane.',
  materials: {
    oxidisers: 'silne utleniacze',
    reducers: 'reduktory',
    combustibles: 'materiały palne',
    acids: 'kwasy',
    strongAcids: 'mocne kwasy',
    bases: 'mocne zasady',
    metals: 'metale, np. aluminium i cynk',
    water: 'woda i wilgoć',
    amines: 'aminy',
    alcohols: 'alkohole',
    halogens: 'halogeny',
    peroxides: 'nadtlenki i inne inicjatory',
    alkaliMetals: 'metale alkaliczne',
    ammonia: 'amoniak i związki amonowe',
    heavyMetals: 'metale ciężkie i ich sole',
  },

  noDecomposition: 'Brak przy normalnym stosowaniu. W przypadku pożaru: patrz sekcja 5.',
  decomposition: (products: string) => `Brak przy normalnym stosowaniu. Pod wpływem ciepła: ${products}.`,
};
