import type { SheetPhrases } from '../../../language.ts';

export const fire: SheetPhrases['fire'] = {
  suitable: 'Moyens d’extinction appropriés',
  unsuitable: 'Moyens d’extinction inappropriés',
  mediaFlammableLiquid: 'Mousse résistant aux alcools, poudre d’extinction, dioxyde de carbone, eau pulvérisée.',
  mediaHydrocarbon: 'Mousse, poudre d’extinction, dioxyde de carbone, eau pulvérisée.',
  mediaNotFlammable:
    'Le produit lui-même ne brûle pas facilement\u00a0: adapter les moyens d’extinction au feu environnant.',
  mediaDoesNotBurn: 'Le produit lui-même ne brûle pas\u00a0: adapter les moyens d’extinction au feu environnant.',
  mediaCombustible: 'Eau pulvérisée, mousse, poudre d’extinction, dioxyde de carbone.',
  mediaOxidiser: 'Eau pulvérisée en grandes quantités.',
  mediaWaterReactive: 'Sable sec, poudre d’extinction ou poudre spéciale pour feux de métaux.',
  mediaGas: 'Couper d’abord l’arrivée de gaz. Eau pulvérisée, poudre d’extinction, dioxyde de carbone.',
  mediaFlammableSolid: 'Eau pulvérisée, mousse, poudre d’extinction.',
  notJet: 'Jet d’eau bâton\u00a0: il propage le liquide en feu.',
  notWater: 'Eau, mousse et dioxyde de carbone.',
  notSmothering:
    'Dioxyde de carbone, poudre d’extinction et couvertures\u00a0: le produit fournit lui-même l’oxygène nécessaire à la combustion.',
  notLeakingGas: 'Ne pas éteindre le gaz en feu si la fuite ne peut pas être arrêtée.',
  notKnown: 'Aucun connu.',

  hazardFlammable:
    'Les vapeurs forment avec l’air des mélanges explosifs, se propagent au ras du sol sur de grandes distances et peuvent provoquer un retour de flamme.',
  hazardFlammableGas:
    'Le gaz forme avec l’air des mélanges explosifs\u00a0; le gaz échappé peut s’enflammer à distance et provoquer un retour de flamme.',
  gasHeavy: 'Le gaz est plus lourd que l’air et s’accumule dans les points bas.',
  gasLight: 'Le gaz est plus léger que l’air\u00a0: il monte et s’accumule sous les plafonds et les toits.',
  hazardCombustible:
    'Brûle sous l’effet de la chaleur\u00a0; au-dessus du point d’éclair, les vapeurs forment avec l’air des mélanges explosifs.',
  hazardOxidiser: 'Entretient le feu et peut enflammer les matières combustibles.',
  hazardContainer: 'Sous l’effet de la chaleur, la pression augmente dans les récipients fermés, qui peuvent éclater.',
  hazardGas: 'Les bouteilles à gaz éclatent sous l’effet de la chaleur.',
  hazardCans: 'Les générateurs d’aérosol éclatent sous l’effet de la chaleur et sont projetés au loin.',
  hazardWater: 'Dégage des gaz inflammables au contact de l’eau.',
  hazardDust: 'Les poussières en suspension dans l’air peuvent exploser.',
  hazardNone: 'Aucun danger particulier d’incendie n’est connu.',
  combustionProducts: (products) => `En cas d’incendie ou de forte chaleur, peuvent se former\u00a0: ${products}.`,
  combustionUnknown: (names) =>
    `Les autres produits de combustion des composants suivants ne sont pas connus\u00a0: ${names}.`,
  combustionNone: 'Aucun produit de combustion dangereux n’est connu.',
  products: {
    carbonOxides: 'oxydes de carbone',
    nitrogenOxides: 'oxydes d’azote',
    ammonia: 'ammoniac',
    hydrogenCyanide: 'cyanure d’hydrogène',
    sulphurOxides: 'oxydes de soufre',
    hydrogenChloride: 'chlorure d’hydrogène',
    chlorine: 'chlore',
    phosgene: 'traces de phosgène',
    hydrogenFluoride: 'fluorure d’hydrogène',
    hydrogenBromide: 'bromure d’hydrogène',
    hydrogenIodide: 'iodure d’hydrogène',
    phosphorusOxides: 'oxydes de phosphore',
    siliconDioxide: 'dioxyde de silicium',
    metalOxides: 'oxydes métalliques',
  },

  breathing: 'Porter un appareil respiratoire isolant autonome et une tenue de protection complète.',
  breathingStandardEurope:
    'Vêtements de protection pour sapeurs-pompiers conformes à EN 469, appareil respiratoire conforme à EN 137.',
  breathingStandardUs:
    'Tenue de feu conforme à NFPA 1971 et appareil respiratoire autonome à pression positive, homologué par le NIOSH.',
  chemicalSuit: 'Tout contact avec le produit doit être évité\u00a0: porter une combinaison de protection chimique.',
  cool: 'Refroidir les récipients à l’eau pulvérisée depuis un endroit protégé, y compris après l’extinction.',
  water: 'Recueillir les eaux d’extinction\u00a0; les empêcher d’atteindre les égouts ou les eaux.',
  upwind: 'Rester du côté d’où vient le vent. Évacuer la zone.',
  remote: 'Combattre l’incendie à grande distance en raison du risque d’explosion.',
  stopGas: 'Couper l’arrivée de gaz si cela peut se faire sans danger.',
  hazchem: (code) => `Code d’intervention d’urgence Hazchem\u00a0: ${code}.`,
};
