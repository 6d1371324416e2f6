import type { SheetPhrases } from '../../../language.ts';

export const disposal: SheetPhrases['disposal'] = {
  product: 'Produit',
  packaging: 'Emballages contaminés',
  properties: 'Propriétés qui rendent les déchets dangereux (HP)',
  wasteCode: 'Code déchet',
  characteristics: 'Caractéristiques de déchet dangereux (RCRA)',

  hazardous:
    'Remettre à une entreprise agréée de traitement des déchets en tant que déchet dangereux. Ne pas éliminer avec les ordures ménagères.',
  ordinary: 'Éliminer conformément à la réglementation locale.',
  noSewer: 'Ne pas rejeter à l’égout ni dans le milieu aquatique.',
  keepApart: 'Ne pas mélanger avec d’autres déchets\u00a0; conserver si possible dans le récipient d’origine.',
  packagingClean: 'Vider complètement les emballages et les remettre à un organisme de valorisation.',
  packagingDirty:
    'Les emballages non vidés sont éliminés de la même manière que le produit. Ne pas découper, souder ni brûler les récipients vides.',
  packagingPlain: 'Les emballages non vidés sont éliminés de la même manière que le produit.',
  wasteCodeByUse:
    'Le code de la liste européenne des déchets (2000/532/CE) dépend de l’origine et de l’utilisation\u00a0; il est attribué par le détenteur du déchet.',
  packagingCode:
    '15 01 10* emballages contenant des résidus de substances dangereuses ou contaminés par de tels résidus.',
  hazardousProperties: {
    'HP 1': 'HP 1 (explosif).',
    'HP 2': 'HP 2 (comburant).',
    'HP 3': 'HP 3 (inflammable).',
    'HP 4': 'HP 4 (irritant - irritation cutanée et lésions oculaires).',
    'HP 5': 'HP 5 (toxicité spécifique pour un organe cible, toxicité par aspiration).',
    'HP 6': 'HP 6 (toxicité aiguë).',
    'HP 7': 'HP 7 (cancérogène).',
    'HP 8': 'HP 8 (corrosif).',
    'HP 10': 'HP 10 (toxique pour la reproduction).',
    'HP 11': 'HP 11 (mutagène).',
    'HP 12': 'HP 12 (dégagement d’un gaz à toxicité aiguë).',
    'HP 13': 'HP 13 (sensibilisant).',
    'HP 14': 'HP 14 (écotoxique).',
  },
  handOver: 'Remettre à une entreprise agréée de traitement des déchets. Ne pas éliminer avec les ordures ménagères.',
  gasReturn:
    'Renvoyer le récipient avec le gaz résiduel au fournisseur. Ne pas rejeter là où le gaz pourrait s’accumuler.',
  gasCylinder:
    'Renvoyer les récipients vides au fournisseur, robinet fermé et sous une légère pression résiduelle. Ne pas les découper, les souder ni les brûler.',
  aerosolCan:
    'Ne pas percer ni brûler les générateurs d’aérosol, même après usage. Ne les remettre pour valorisation que complètement vides.',
  wasteCodeProposal: (code) => `Proposition pour le produit non utilisé\u00a0: ${code}.`,
  noHazardousProperty: 'Aucune\u00a0: les limites de l’annexe III de la directive 2008/98/CE ne sont pas atteintes.',
  noCharacteristic: 'Le point d’éclair, le pH et la classification n’en font apparaître aucune.',
  lawEurope: 'Directive 2008/98/CE relative aux déchets et règlement (UE) nº 1357/2014 de la Commission.',
  lawUs: 'Il appartient au producteur du déchet de déterminer si celui-ci est dangereux au sens du 40 CFR, partie 261.',
  lawOther: 'Respecter la réglementation nationale, régionale et locale relative aux déchets.',
  d001: 'D001 (inflammable\u00a0: point d’éclair inférieur à 60 °C, 140 °F).',
  d001Gas: 'D001 (gaz comprimé inflammable).',
  d001Solid: 'D001 (inflammable\u00a0: brûle vigoureusement une fois enflammé).',
  d001Oxidiser: 'D001 (comburant).',
  d002: 'D002 (corrosif\u00a0: pH inférieur ou égal à 2, ou supérieur ou égal à 12,5).',
  toxicityCharacteristic: (code, name) =>
    `${code} (toxicité\u00a0: contient ${name}\u00a0; l’essai TCLP est déterminant, 40 CFR 261.24).`,
  discardedProduct: (code, name) => `${code} (éliminé sans avoir été utilisé\u00a0: ${name}, 40 CFR 261.33).`,
  spentSolvent: (code, name) => `${code} (en tant que solvant usé\u00a0: ${name}, 40 CFR 261.31).`,
  d003: 'D003 (réactif).',
};
