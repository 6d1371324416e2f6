import type { SheetPhrases } from '../../../language.ts';

export const stability: SheetPhrases['stability'] = {
  noReactivity: 'Aucune réactivité particulière n’est connue dans les conditions de la rubrique 7.',
  reactsOxidiser: 'Oxyde les matières combustibles, avec dégagement de chaleur et inflammation.',
  reactsFlammable: 'Les vapeurs forment avec l’air des mélanges explosifs.',
  reactsMetal: 'Corrode les métaux.',
  metalUntested: 'La corrosivité pour les métaux n’a pas été testée.',
  reactsWater: 'Réagit avec l’eau en dégageant un gaz inflammable.',
  reactsAcid: 'Fortement acide\u00a0: réagit avec les bases et les métaux, avec dégagement de chaleur.',
  reactsBase: 'Fortement alcalin\u00a0: réagit avec les acides et les métaux légers, avec dégagement de chaleur.',
  reactsWaterViolently: 'Réagit violemment au contact de l’eau.',
  reactsPeroxide: 'Se décompose sous l’effet de la chaleur, avec élévation de pression.',

  stable: 'Stable dans les conditions de stockage et de manipulation de la rubrique 7.',
  unstable: 'Thermiquement instable\u00a0: respecter la température de stockage.',
  peroxides: 'Peut former des peroxydes explosifs au contact de l’air.',
  polymerises: 'Contient des monomères susceptibles de polymériser lorsque l’inhibiteur est épuisé.',

  noReactions: 'Aucune connue si le produit est stocké et manipulé comme indiqué à la rubrique 7.',
  reactionAcidBase: 'Les acides et les bases réagissent entre eux, avec fort dégagement de chaleur.',
  reactionAmine: 'Réagit avec les acides et les isocyanates, avec dégagement de chaleur.',
  reactionIsocyanate:
    'Réagit avec l’eau, les alcools et les amines\u00a0; le dioxyde de carbone formé fait monter la pression dans les récipients fermés.',
  reactionAcidGas: 'Au contact d’un acide, dégage un gaz toxique.',
  reactionHydrogen: 'Au contact des métaux légers, dégage de l’hydrogène, qui forme avec l’air des mélanges explosifs.',
  reactionOxidiser: 'Réaction violente avec les matières combustibles et réductrices.',
  reactionPolymer: 'Polymérisation exothermique sous l’effet de la chaleur ou au contact d’amorceurs.',
  reactionOxidisers: 'Une réaction violente avec les oxydants forts est possible.',

  avoidIgnition: 'Chaleur, étincelles, flammes nues et autres sources d’inflammation.',
  avoidHeat: 'Chaleur et rayonnement solaire direct.',
  avoidMoisture: 'Humidité.',
  avoidDust: 'Formation de poussières.',
  avoidStatic: 'Décharges électrostatiques.',
  avoidDecomposition: (celsius) => `Températures supérieures à ${celsius} °C.`,

  incompatible: (materials) => `Matières incompatibles\u00a0: ${materials}.`,
  noIncompatible: 'Aucune matière incompatible n’est connue.',
  materials: {
    oxidisers: 'oxydants forts',
    reducers: 'agents réducteurs',
    combustibles: 'matières combustibles',
    acids: 'acides',
    strongAcids: 'acides forts',
    bases: 'bases fortes',
    metals: 'métaux tels que l’aluminium et le zinc',
    water: 'eau et humidité',
    amines: 'amines',
    alcohols: 'alcools',
    halogens: 'halogènes',
    peroxides: 'peroxydes et autres amorceurs',
    alkaliMetals: 'métaux alcalins',
    ammonia: 'ammoniac et composés d’ammonium',
    heavyMetals: 'métaux lourds et leurs sels',
  },

  noDecomposition: 'Aucun dans les conditions normales d’utilisation. En cas d’incendie\u00a0: voir la rubrique 5.',
  decomposition: (products) =>
    `Aucun dans les conditions normales d’utilisation. Sous l’effet de la chaleur\u00a0: ${products}.`,
};
