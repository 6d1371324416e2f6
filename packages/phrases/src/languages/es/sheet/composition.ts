import type { SheetPhrases } from '../../../language.ts';

export const composition: SheetPhrases['composition'] = {
  caption: 'Componentes',
  columnName: 'Nombre',
  columnIdentifiers: 'Identificadores',
  columnConcentration: 'Concentración (% en peso)',
  columnConcentrationGas: 'Concentración (% en volumen)',
  columnClassification: 'Clasificación',
  columnLimits: 'Límites de concentración específicos, factores M y ETA',
  cas: (number) => `CAS ${number}`,
  ec: (number) => `CE ${number}`,
  index: (number) => `Índice ${number}`,
  confidential: 'Identidad no revelada (información confidencial)',
  notClassified: 'No clasificado',
  notAssessed: 'No evaluado',
  limitFrom: (outcome, lower) => `${outcome}: C ≥ ${lower} %`,
  limitBelow: (outcome, upper) => `${outcome}: C < ${upper} %`,
  limitBetween: (outcome, lower, upper) => `${outcome}: ${lower} % ≤ C < ${upper} %`,
  mAcute: (factor) => `M (agudo) = ${factor}`,
  mChronic: (factor) => `M (crónico) = ${factor}`,
  ate: (route, value, unit) => `ETA (${route}) = ${value} ${unit}`,
  noLimits: 'Ninguno',
  isMixture: 'el producto es una mezcla',
  isSubstance: 'el producto es una sustancia',
  remainder:
    'Los componentes no indicados no están clasificados o están presentes en una concentración inferior a aquella a partir de la cual deben mencionarse.',
  nothingToName: 'No es necesario indicar ningún componente en esta sección.',
  wholeStatements: 'El texto completo de las indicaciones de peligro figura en la sección 16.',
  byHand: (name, source) => `${name}: clasificación facilitada por el proveedor de esta ficha (${source}).`,
  notes: (notes) => `Notas del anexo VI: ${notes}.`,
  tradeSecret:
    'La identidad química específica o la concentración exacta de los componentes señalados como confidenciales no se revela por constituir un secreto comercial.',
};
