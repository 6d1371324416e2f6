import type { SheetPhrases } from '../../../language.ts';

export const composition: SheetPhrases['composition'] = {
  caption: 'Composants',
  columnName: 'Nom',
  columnIdentifiers: 'Identificateurs',
  columnConcentration: 'Concentration (% en masse)',
  columnConcentrationGas: 'Concentration (% en volume)',
  columnClassification: 'Classification',
  columnLimits: 'Limites de concentration spécifiques, facteurs M et ETA',
  cas: (number) => `CAS ${number}`,
  ec: (number) => `CE ${number}`,
  index: (number) => `Index ${number}`,
  confidential: 'Identité non divulguée (information confidentielle)',
  notClassified: 'Non classé',
  notAssessed: 'Non évalué',
  limitFrom: (outcome, lower) => `${outcome}\u00a0: C ≥ ${lower} %`,
  limitBelow: (outcome, upper) => `${outcome}\u00a0: C < ${upper} %`,
  limitBetween: (outcome, lower, upper) => `${outcome}\u00a0: ${lower} % ≤ C < ${upper} %`,
  mAcute: (factor) => `M (aigu) = ${factor}`,
  mChronic: (factor) => `M (chronique) = ${factor}`,
  ate: (route, value, unit) => `ETA (${route}) = ${value} ${unit}`,
  noLimits: 'Aucune',
  isMixture: 'le produit est un mélange',
  isSubstance: 'le produit est une substance',
  remainder:
    'Les composants non mentionnés ne sont pas classés ou sont présents à une concentration inférieure au seuil à partir duquel ils doivent être indiqués.',
  nothingToName: 'Aucun composant ne doit être mentionné dans cette rubrique.',
  wholeStatements: 'Le texte intégral des mentions de danger figure à la rubrique 16.',
  byHand: (name, source) =>
    `${name}\u00a0: classification établie par le fournisseur de la présente fiche (${source}).`,
  notes: (notes) => `Notes de l’annexe VI\u00a0: ${notes}.`,
  tradeSecret:
    'L’identité chimique spécifique ou la concentration exacte des composants signalés comme confidentiels n’est pas divulguée, car elle relève du secret commercial.',
  claim: 'Dérogation au titre de la Loi sur le contrôle des renseignements relatifs aux matières dangereuses (LCRMD)',
  claimFiled: (number, date) =>
    `Une demande de dérogation a été présentée le ${date}\u00a0; numéro d’enregistrement ${number}.`,
  claimGranted: (number, date) =>
    `La dérogation a été accordée par décision du ${date}\u00a0; numéro d’enregistrement ${number}.`,
};
