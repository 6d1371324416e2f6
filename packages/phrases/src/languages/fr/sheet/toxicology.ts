import type { SheetPhrases } from '../../../language.ts';

export const toxicology: SheetPhrases['toxicology'] = {
  classes: {
    acute: 'Toxicité aiguë',
    skin: 'Corrosion cutanée/irritation cutanée',
    eye: 'Lésions oculaires graves/irritation oculaire',
    sensitisation: 'Sensibilisation respiratoire ou cutanée',
    mutagenicity: 'Mutagénicité sur les cellules germinales',
    carcinogenicity: 'Cancérogénicité',
    reproduction: 'Toxicité pour la reproduction',
    single: 'Toxicité spécifique pour certains organes cibles - exposition unique',
    repeated: 'Toxicité spécifique pour certains organes cibles - exposition répétée',
    aspiration: 'Danger par aspiration',
  },
  notMet: 'Compte tenu des données disponibles, les critères de classification ne sont pas remplis.',
  notJudged: (missing) => `Évaluation impossible, faute d’informations (${missing}).`,
  notAdopted: 'Cette classe ne fait pas partie de la réglementation du pays.',
  tested: (method) => `Résultat d’un essai sur le produit (${method}).`,
  ateMix: (route, value, unit) => `ETAmél (${route})\u00a0: ${value} ${unit}`,
  units: { oral: 'mg/kg', dermal: 'mg/kg', gas: 'ppmV (4 h)', vapour: 'mg/l (4 h)', 'dust-mist': 'mg/l (4 h)' },
  dataCaption: 'Toxicité aiguë des composants',
  columnName: 'Substance',
  columnRoute: 'Voie',
  columnValue: 'Valeur',
  columnSpecies: 'Espèce',
  columnSource: 'Source',
  noData: 'Aucune valeur mesurée n’est connue.',
  endpoint: (kind, value, unit) => `${kind} ${value} ${unit}`,

  routesLead: 'Voies d’exposition probables',
  routeInhalation: 'Inhalation',
  routeSkin: 'Contact avec la peau',
  routeEyes: 'Contact avec les yeux',
  routeIngestion: 'Ingestion',
  delayed: 'Effets différés',
  immediate: 'Effets immédiats',
  chronic: 'Effets chroniques',
  noneKnown: 'Aucun connu.',
  interactive: 'Aucun effet d’interaction n’est connu.',
  interactiveNitrosamine: 'Les amines secondaires et les nitrites forment ensemble des nitrosamines.',

  endocrine: '11.2.1 Propriétés perturbant le système endocrinien',
  other: '11.2.2 Autres informations',
  endocrineNone:
    'Aucun des composants présents à 0,1 % ou plus n’est classé comme perturbateur endocrinien pour la santé humaine dans les sources citées à la rubrique 16.',
  endocrineFound: (names) =>
    `Perturbateurs endocriniens pour la santé humaine présents à 0,1 % ou plus\u00a0: ${names}.`,
  defatting: 'Un contact prolongé ou répété dégraisse la peau et peut provoquer une dermatite.',
  noOther: 'Pas d’autres informations.',

  listingsCaption: 'Ingrédients présents à 0,1 % ou plus',
  columnNtp: 'NTP',
  columnIarc: 'CIRC',
  columnOsha: 'OSHA',
  listingsNone:
    'Aucun des ingrédients présents à 0,1 % ou plus ne figure dans les listes de cancérogènes connus tenues par ce service.',
  listingsLimit:
    'Les listes tenues par ce service couvrent les substances industrielles courantes\u00a0; vérifier les autres à la source.',
  notListed: 'Non répertorié',
};
