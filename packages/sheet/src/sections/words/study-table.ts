import { percent } from '@gosds/ghs/concentration';
import { hazardClassName } from '@gosds/phrases/hazard-class-name';
import type { SentenceHead } from '../../model/sentence-id.ts';
import type { Block } from '../../model/document.ts';
import type { InputPath } from '../../draft/input-path.ts';
import type { AquaticRow, DegradationRow, DoseRow, EnteredStudy, FateRow } from '../../draft/entered-studies.ts';
import { studyText } from '../../draft/measure-text.ts';
import { atLeast } from '../../product/at-least.ts';
import { isAccumulating } from '../../product/is-accumulating.ts';
import type { Writing } from '../writing.ts';
import { inTerms } from './in-terms.ts';
import { fromInput } from './say.ts';
import { durationText, methodText, type TestValue, testValueTable } from './test-value-table.ts';

/** A test row by the user with its subject: the product, or an ingredient under its name in the sheet. */
type Tested<Row> = { readonly subject: string; readonly name: string; readonly path: InputPath; readonly row: Row };

/** The test rows of the product and of ingredients at 0.1 % or more. */
function testedRows(writing: Writing): readonly Tested<EnteredStudy>[] {
  const { product } = writing;
  const ofProduct = product.tests.studies.map((row) => ({
    subject: 'product',
    name: product.draft.description.productName,
    path: `properties.tests.${row.key}` as const,
    row,
  }));
  const ofIngredients = atLeast(writing, percent(0.1)).flatMap(({ row: { id }, name, path, studies }) =>
    studies.map((row) => ({ subject: id, name, path: `${path}.tests.${row.key}` as const, row })),
  );
  return [...ofProduct, ...ofIngredients];
}

const doseUnits = {
  'mg/kg': 'mg/kg',
  'g/kg': 'g/kg',
  'mg/l': 'mg/l',
  'mg/m3': 'mg/m³',
  ppmV: 'ppmV',
} as const satisfies Record<DoseRow['unit'], string>;

function testText(writing: Writing, row: EnteredStudy): string {
  const { ecology, hazards, toxicology } = writing.phrases;
  switch (row.kind) {
    case 'dose':
      return ecology.organism({ group: toxicology.classes.acute, species: hazards.routes[row.route] });
    case 'category':
      return hazardClassName(row.hazardClass, writing.language);
    case 'aquatic':
      return ecology.groups[row.group];
    case 'degradation':
      return ecology.biodegradation;
    case 'bcf':
      return 'BCF';
    case 'log-kow':
      return 'log Kow';
    case 'koc':
      return 'Koc';
    case 'log-koc':
      return 'log Koc';
  }
}

const doseText = ({ phrases }: Writing, { endpoint, value, unit }: DoseRow): string =>
  phrases.toxicology.endpoint({
    kind: inTerms(phrases, endpoint),
    value: studyText(phrases, value),
    unit: doseUnits[unit],
  });

const aquaticText = ({ phrases }: Writing, { endpoint, value }: AquaticRow): string =>
  phrases.ecology.value({ endpoint: inTerms(phrases, endpoint), value: studyText(phrases, value) });

function degradationText(writing: Writing, { result, percent: share, basis, isWithin10Days }: DegradationRow): string {
  const words = writing.phrases.ecology;
  const window = isWithin10Days ? words.windowMet : words.windowNotMet;
  return [
    words.degraded[result],
    ...(share ? [`${studyText(writing.phrases, share)} %`] : []),
    ...(basis ? [basis === 'DOC' ? 'DOC' : 'O2/CO2'] : []),
    ...(isWithin10Days === undefined ? [] : [window]),
  ].join(words.betweenFacts);
}

function fateText(writing: Writing, { kind, value }: FateRow): string {
  const words = writing.phrases.ecology;
  const number = studyText(writing.phrases, value);
  if (kind !== 'bcf' && kind !== 'log-kow') return kind === 'koc' ? `${number} l/kg` : number;
  const isHigh = isAccumulating(kind, value);
  const potential = isHigh ? words.highPotential : words.lowPotential;
  return [kind === 'bcf' ? `${number} l/kg` : number, potential].join(words.betweenFacts);
}

function resultText(writing: Writing, row: EnteredStudy): string {
  switch (row.kind) {
    case 'dose':
      return doseText(writing, row);
    case 'category':
      return row.outcome ? `${row.outcome.code}, ${row.outcome.hCode}` : writing.phrases.composition.notClassified;
    case 'aquatic':
      return aquaticText(writing, row);
    case 'degradation':
      return degradationText(writing, row);
    default:
      return fateText(writing, row);
  }
}

/** Translates a species from the data, in any case; another name stays as typed. */
function speciesText({ phrases }: Writing, species: string): string {
  const small = species.toLowerCase();
  const known = inTerms(phrases, small);
  return known === small ? inTerms(phrases, species) : known;
}

/** Kinds without species and exposure time. */
const isWithoutAnimals = ({ kind }: EnteredStudy): boolean =>
  kind === 'log-kow' || kind === 'koc' || kind === 'log-koc';

function rowOf(writing: Writing, head: SentenceHead, { subject, name, path, row }: Tested<EnteredStudy>): TestValue {
  const { notAvailable } = writing.phrases.shared;
  const conditions = [
    ...(row.species === '' ? [] : [speciesText(writing, row.species)]),
    ...(row.hours === undefined ? [] : [durationText(writing, row.hours)]),
    ...(isWithoutAnimals(row) ? ['–'] : []),
  ];
  const orMissing = (text: string) => (text === '' ? notAvailable : text);
  return {
    id: `${head}.tests.${subject}.${row.key}`,
    origin: fromInput(path),
    name,
    test: testText(writing, row),
    result: resultText(writing, row),
    conditions: conditions.length > 0 ? conditions : [notAvailable],
    method: orMissing(methodText(writing, row.method)),
    source: orMissing(row.source),
  };
}

/** The user's toxicity and environment test rows of these kinds; undefined if there are none. */
export function studyTable(
  writing: Writing,
  head: SentenceHead,
  kinds: readonly EnteredStudy['kind'][],
): Block | undefined {
  const rows = testedRows(writing).filter(({ row }) => kinds.includes(row.kind));
  return testValueTable(
    writing,
    writing.phrases.toxicology.testsCaption,
    rows.map((tested) => rowOf(writing, head, tested)),
  );
}
