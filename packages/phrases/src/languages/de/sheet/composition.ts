import type { SheetPhrases } from '../../../language.ts';

export const composition: SheetPhrases['composition'] = {
  caption: 'Bestandteile',
  columnName: 'Bezeichnung',
  columnIdentifiers: 'Identifikatoren',
  columnConcentration: 'Konzentration (Gew.-%)',
  columnConcentrationGas: 'Konzentration (Vol.-%)',
  columnClassification: 'Einstufung',
  columnLimits: 'Spezifische Konzentrationsgrenzwerte, M-Faktoren und ATE',
  cas: (number) => `CAS ${number}`,
  ec: (number) => `EG ${number}`,
  index: (number) => `Index ${number}`,
  confidential: 'Identität vertraulich',
  notClassified: 'Nicht eingestuft',
  notAssessed: 'Nicht beurteilt',
  limitFrom: (outcome, lower) => `${outcome}: C ≥ ${lower} %`,
  limitBelow: (outcome, upper) => `${outcome}: C < ${upper} %`,
  limitBetween: (outcome, lower, upper) => `${outcome}: ${lower} % ≤ C < ${upper} %`,
  mAcute: (factor) => `M (akut) = ${factor}`,
  mChronic: (factor) => `M (chronisch) = ${factor}`,
  ate: (route, value, unit) => `ATE (${route}) = ${value} ${unit}`,
  noLimits: 'Keine',
  isMixture: 'Das Produkt ist ein Gemisch',
  isSubstance: 'Das Produkt ist ein Stoff',
  remainder:
    'Nicht aufgeführte Bestandteile sind nicht eingestuft oder liegen unterhalb der Konzentration, ab der sie anzugeben sind.',
  nothingToName: 'In diesem Abschnitt ist kein Bestandteil anzugeben.',
  wholeStatements: 'Der Wortlaut der H-Sätze steht in Abschnitt 16.',
  byHand: (name, source) => `${name}: Einstufung durch den Ersteller dieses Sicherheitsdatenblatts (${source}).`,
  notes: (notes) => `Anmerkungen des Anhangs VI: ${notes}.`,
  tradeSecret:
    'Die genaue chemische Identität oder Konzentration eines als vertraulich gekennzeichneten Bestandteils wird als Geschäftsgeheimnis nicht angegeben.',
  claim: 'Ausnahme nach dem Hazardous Materials Information Review Act (HMIRA)',
  claimFiled: (number, date) => `Der Antrag auf Ausnahme wurde am ${date} eingereicht; Registriernummer ${number}.`,
  claimGranted: (number, date) =>
    `Die Ausnahme wurde mit Entscheidung vom ${date} gewährt; Registriernummer ${number}.`,
};
