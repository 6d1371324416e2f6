import type { SheetPhrases } from '../../../language.ts';

export const stability: SheetPhrases['stability'] = {
  noReactivity: 'Unter den Bedingungen des Abschnitts 7 ist keine besondere Reaktivität bekannt.',
  reactsOxidiser: 'Oxidiert brennbare Stoffe unter Wärmeentwicklung und Brand.',
  reactsFlammable: 'Dämpfe bilden mit Luft explosionsfähige Gemische.',
  reactsMetal: 'Korrosiv gegenüber Metallen.',
  metalUntested: 'Ob das Produkt gegenüber Metallen korrosiv ist, wurde nicht geprüft.',
  reactsWater: 'Reagiert mit Wasser unter Bildung von entzündbarem Gas.',
  reactsAcid: 'Stark sauer: Reagiert mit Laugen und Metallen unter Wärmeentwicklung.',
  reactsBase: 'Stark alkalisch: Reagiert mit Säuren und Leichtmetallen unter Wärmeentwicklung.',
  reactsWaterViolently: 'Reagiert heftig mit Wasser.',
  reactsPeroxide: 'Zersetzt sich bei Hitze unter Druckaufbau.',

  stable: 'Stabil unter den Lager- und Handhabungsbedingungen des Abschnitts 7.',
  unstable: 'Thermisch instabil: Lagertemperatur einhalten.',
  peroxides: 'Kann bei Kontakt mit Luft explosionsfähige Peroxide bilden.',
  polymerises: 'Enthält Monomere, die nach Verbrauch des Inhibitors polymerisieren können.',

  noReactions: 'Bei Lagerung und Handhabung gemäß Abschnitt 7 keine bekannt.',
  reactionAcidBase: 'Säuren und Laugen reagieren miteinander unter starker Wärmeentwicklung.',
  reactionAmine: 'Reagiert mit Säuren und Isocyanaten unter Wärmeentwicklung.',
  reactionIsocyanate:
    'Reagiert mit Wasser, Alkoholen und Aminen; Kohlendioxid führt in geschlossenen Behältern zu Druckaufbau.',
  reactionAcidGas: 'Bei Berührung mit Säuren entsteht giftiges Gas.',
  reactionHydrogen:
    'Bei Berührung mit Leichtmetallen entsteht Wasserstoff, der mit Luft explosionsfähige Gemische bildet.',
  reactionOxidiser: 'Heftige Reaktion mit brennbaren und reduzierenden Stoffen.',
  reactionPolymer: 'Exotherme Polymerisation bei Hitze oder bei Kontakt mit Initiatoren.',
  reactionOxidisers: 'Heftige Reaktion mit starken Oxidationsmitteln möglich.',

  avoidIgnition: 'Hitze, Funken, offene Flammen und andere Zündquellen.',
  avoidHeat: 'Hitze und direkte Sonnenbestrahlung.',
  avoidMoisture: 'Feuchtigkeit.',
  avoidDust: 'Staubbildung.',
  avoidStatic: 'Elektrostatische Entladung.',
  avoidDecomposition: (celsius) => `Temperaturen über ${celsius} °C.`,

  incompatible: (materials) => `Unverträglich mit: ${materials}.`,
  noIncompatible: 'Unverträgliche Materialien sind nicht bekannt.',
  materials: {
    oxidisers: 'starke Oxidationsmittel',
    reducers: 'Reduktionsmittel',
    combustibles: 'brennbare Stoffe',
    acids: 'Säuren',
    strongAcids: 'starke Säuren',
    bases: 'starke Laugen',
    metals: 'Metalle wie Aluminium und Zink',
    water: 'Wasser und Feuchtigkeit',
    amines: 'Amine',
    alcohols: 'Alkohole',
    halogens: 'Halogene',
    peroxides: 'Peroxide und andere Initiatoren',
    alkaliMetals: 'Alkalimetalle',
    ammonia: 'Ammoniak und Ammoniumverbindungen',
    heavyMetals: 'Schwermetalle und ihre Salze',
  },

  noDecomposition: 'Keine bei üblicher Verwendung. Im Brandfall siehe Abschnitt 5.',
  decomposition: (products) => `Keine bei üblicher Verwendung. Bei Hitze: ${products}.`,
};
