import type { SheetPhrases } from '../../../language.ts';

/** Section 3. */
export const composition: SheetPhrases['composition'] = {
  caption: 'Componentes',
  columnName: 'Nome',
  columnIdentifiers: 'Identificadores',
  columnConcentration: 'Concentração (% em peso)',
  columnConcentrationGas: 'Concentração (% em volume)',
  columnClassification: 'Classificação',
  columnLimits: 'Limites de concentração específicos, fatores-M e ATE',
  cas: (number: string) => `CAS ${number}`,
  ec: (number: string) => `CE ${number}`,
  index: (number: string) => `Índice ${number}`,
  confidential: 'Identidade mantida confidencial',
  notClassified: 'Não classificado',
  notAssessed: 'Não avaliado',
  limitFrom: (outcome: string, lower: string) => `${outcome}: C ≥ ${lower} %`,
  limitBelow: (outcome: string, upper: string) => `${outcome}: C < ${upper} %`,
  limitBetween: (outcome: string, lower: string, upper: string) => `${outcome}: ${lower} % ≤ C < ${upper} %`,
  mAcute: (factor: string) => `M (agudo) = ${factor}`,
  mChronic: (factor: string) => `M (crónico) = ${factor}`,
  ate: (route: string, value: string, unit: string) => `ATE (${route}) = ${value} ${unit}`,
  noLimits: 'Nenhum',
  isMixture: 'o produto é uma mistura',
  isSubstance: 'o produto é uma substância',
  remainder:
    'Os componentes não enumerados não estão classificados ou estão presentes abaixo da concentração a partir da qual devem ser indicados.',
  nothingToName: 'Não é necessário indicar nenhum componente nesta secção.',
  wholeStatements: 'O texto integral das advertências de perigo (H) consta da secção 16.',
  byHand: (name: string, source: string) =>
    `${name}: classificação indicada pelo fornecedor da presente ficha (${source}).`,
  notes: (notes: string) => `Notas do anexo VI: ${notes}.`,
  tradeSecret:
    'A identidade química específica ou a concentração exata de um componente assinalado como confidencial não é divulgada por constituir segredo comercial.',
  claim: 'Isenção ao abrigo do Hazardous Materials Information Review Act (HMIRA)',
  claimFiled: (number: string, date: string) =>
    `O pedido de isenção foi apresentado em ${date}; número de registo ${number}.`,
  claimGranted: (number: string, date: string) =>
    `A isenção foi concedida por decisão de ${date}; número de registo ${number}.`,
};
