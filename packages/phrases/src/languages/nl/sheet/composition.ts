import type { SheetPhrases } from '../../../language.ts';

/** Section 3. */
export const composition: SheetPhrases['composition'] = {
  caption: 'Bestanddelen',
  columnName: 'Naam',
  columnIdentifiers: 'Identificatienummers',
  columnConcentration: 'Concentratie (gewichtsprocent)',
  columnConcentrationGas: 'Concentratie (volumeprocent)',
  columnClassification: 'Indeling',
  columnLimits: 'Specifieke concentratiegrenzen, M-factoren en ATE',
  cas: (number: string) => `CAS-nr. ${number}`,
  ec: (number: string) => `EG-nr. ${number}`,
  index: (number: string) => `Cat.-nr. ${number}`,
  confidential: 'Identiteit wordt vertrouwelijk gehouden',
  notClassified: 'Niet ingedeeld',
  notAssessed: 'Niet beoordeeld',
  limitFrom: (outcome: string, lower: string) => `${outcome}: C ≥ ${lower} %`,
  limitBelow: (outcome: string, upper: string) => `${outcome}: C < ${upper} %`,
  limitBetween: (outcome: string, lower: string, upper: string) => `${outcome}: ${lower} % ≤ C < ${upper} %`,
  mAcute: (factor: string) => `M (acuut) = ${factor}`,
  mChronic: (factor: string) => `M (chronisch) = ${factor}`,
  ate: (route: string, value: string, unit: string) => `ATE (${route}) = ${value} ${unit}`,
  noLimits: 'Geen',
  isMixture: 'het product is een mengsel',
  isSubstance: 'het product is een stof',
  remainder:
    'Niet vermelde bestanddelen zijn niet ingedeeld of zijn aanwezig in een concentratie onder de grens waarboven zij moeten worden vermeld.',
  nothingToName: 'In deze rubriek hoeft geen bestanddeel te worden vermeld.',
  wholeStatements: 'De volledige tekst van de H-zinnen staat in rubriek 16.',
  byHand: (name: string, source: string) => `${name}: indeling opgegeven door de leverancier van dit blad (${source}).`,
  notes: (notes: string) => `Noten van bijlage VI: ${notes}.`,
  tradeSecret:
    'De specifieke chemische identiteit of de exacte concentratie van een als vertrouwelijk aangemerkt bestanddeel wordt als bedrijfsgeheim niet bekendgemaakt.',
  claim: 'Vrijstelling op grond van de Hazardous Materials Information Review Act (HMIRA)',
  claimFiled: (number: string, date: string) =>
    `De aanvraag voor vrijstelling is ingediend op ${date}; registratienummer ${number}.`,
  claimGranted: (number: string, date: string) =>
    `De vrijstelling is verleend bij besluit van ${date}; registratienummer ${number}.`,
};
