import type { SheetPhrases } from '../../../language.ts';

export const ecology: SheetPhrases['ecology'] = {
  notAdopted: 'La réglementation du pays ne prévoit pas de classification des dangers pour le milieu aquatique.',
  dataCaption: 'Toxicité aquatique des composants',
  columnName: 'Substance',
  columnGroup: 'Organisme',
  columnValue: 'Valeur',
  columnDuration: 'Durée',
  columnSource: 'Source',
  groups: { fish: 'Poissons', crustacea: 'Crustacés', algae: 'Algues', other: 'Autres' },
  organism: (group, species) => `${group} (${species})`,
  value: (endpoint, value) => `${endpoint} ${value} mg/l`,
  hours: (hours) => `${hours} h`,
  days: (days) => `${days} j`,
  mFactors: (name, factors) => `${name}\u00a0: ${factors}.`,
  noValues: (names) => `Aucune valeur connue pour\u00a0: ${names}.`,

  readily: (name) => `${name}\u00a0: facilement biodégradable.`,
  notReadily: (name) => `${name}\u00a0: non facilement biodégradable.`,
  inorganic: (name) => `${name}\u00a0: la biodégradation n’est pas applicable aux substances inorganiques.`,
  kowInorganic: (name) => `${name}\u00a0: le log Kow n’est pas applicable aux substances inorganiques.`,
  logKow: (name, value) => `${name}\u00a0: log Kow ${value}`,
  bcf: (name, value) => `FBC ${value}`,
  lowPotential: 'faible potentiel de bioaccumulation',
  highPotential: 'potentiel de bioaccumulation',
  bioaccumulates: (data) => `${data.join(', ')}.`,
  soluble: (name, value) => `${name}\u00a0: solubilité dans l’eau ${value} mg/l.`,
  solubleInGrams: (name, value) => `${name}\u00a0: solubilité dans l’eau ${value} g/l.`,
  miscible: (name) => `${name}\u00a0: miscible à l’eau, peut être mobile dans le sol.`,
  gasInAir: (name) =>
    `${name}\u00a0: se disperse dans l’air à l’état gazeux\u00a0; aucune adsorption sur le sol n’est attendue.`,

  pbtFound: (names) =>
    `Contient, à une concentration égale ou supérieure à 0,1 %, des substances PBT ou vPvB\u00a0: ${names}.`,
  pbtInorganic: 'Les critères PBT et vPvB de l’annexe XIII de REACH ne s’appliquent pas aux substances inorganiques.',
  pbtNone: ({ date }) =>
    `Aucun des composants présents à 0,1 % ou plus ne figure sur la liste des substances candidates de REACH (version du ${date}) en raison de propriétés PBT ou vPvB.`,
  endocrineFound: (names) =>
    `Perturbateurs endocriniens pour l’environnement présents à 0,1 % ou plus\u00a0: ${names}.`,
  endocrineNone: ({ date }) =>
    `Aucun des composants présents à 0,1 % ou plus ne figure sur la liste des substances candidates de REACH (version du ${date}) en raison de propriétés perturbant le système endocrinien ayant des effets sur l’environnement.`,
  mobileFound: (names) =>
    `Contient, à une concentration égale ou supérieure à 0,1 %, des substances PMT ou vPvM\u00a0: ${names}.`,
  ozoneFound: (names) => `Dangereux pour la couche d’ozone\u00a0: ${names}.`,
  ozoneNone: 'Aucun des composants n’est classé comme dangereux pour la couche d’ozone.',
  phShift: 'En grandes quantités, modifie le pH des eaux et nuit aux organismes aquatiques.',
};
