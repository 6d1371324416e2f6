import type { SheetPhrases } from '../../../language.ts';

/** Section 3. */
export const composition: SheetPhrases['composition'] = {
  caption: 'Składniki',
  columnName: 'Nazwa',
  columnIdentifiers: 'Identyfikatory',
  columnConcentration: 'Stężenie (% wag.)',
  columnConcentrationGas: 'Stężenie (% obj.)',
  columnClassification: 'Klasyfikacja',
  columnLimits: 'Specyficzne stężenia graniczne, współczynniki M i ATE',
  cas: (number: string) => `CAS ${number}`,
  ec: (number: string) => `WE ${number}`,
  index: (number: string) => `Nr indeksowy ${number}`,
  confidential: 'Tożsamość objęta poufnością',
  notClassified: 'Nie sklasyfikowano',
  notAssessed: 'Nie oceniono',
  limitFrom: (outcome: string, lower: string) => `${outcome}: C ≥ ${lower} %`,
  limitBelow: (outcome: string, upper: string) => `${outcome}: C < ${upper} %`,
  limitBetween: (outcome: string, lower: string, upper: string) => `${outcome}: ${lower} % ≤ C < ${upper} %`,
  mAcute: (factor: string) => `M (toksyczność ostra) = ${factor}`,
  mChronic: (factor: string) => `M (toksyczność przewlekła) = ${factor}`,
  ate: (route: string, value: string, unit: string) => `ATE (${route}) = ${value} ${unit}`,
  noLimits: 'Brak',
  isMixture: 'produkt jest mieszaniną',
  isSubstance: 'produkt jest substancją',
  remainder:
    'Składniki niewymienione nie są zaklasyfikowane lub są obecne w stężeniu niższym od tego, od którego należy je wymienić.',
  nothingToName: 'W tej sekcji nie trzeba wymieniać żadnego składnika.',
  wholeStatements: 'Pełne brzmienie zwrotów H podano w sekcji 16.',
  byHand: (name: string, source: string) => `${name}: klasyfikacja podana przez dostawcę niniejszej karty (${source}).`,
  notes: (notes: string) => `Noty do załącznika VI: ${notes}.`,
  tradeSecret:
    'Dokładna tożsamość chemiczna lub dokładne stężenie składnika oznaczonego jako poufny nie są ujawniane, ponieważ stanowią tajemnicę handlową.',
  claim: 'Zwolnienie na podstawie Hazardous Materials Information Review Act (HMIRA)',
  claimFiled: (number: string, date: string) => `Wniosek o zwolnienie złożono dnia ${date}; numer rejestru ${number}.`,
  claimGranted: (number: string, date: string) =>
    `Zwolnienia udzielono decyzją z dnia ${date}; numer rejestru ${number}.`,
};
