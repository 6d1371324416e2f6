import { tell, tellOf, tellWith, type TextValue } from '@gosds/phrases/finding-message';
import type { Message } from '@gosds/ghs/message';
import type { Hazard } from '@gosds/ghs/hazard';
import { knownHazards } from '@gosds/ghs/known-hazards';
import type { ShownClass } from '@gosds/ghs/mixture';
import { entryOf } from '@gosds/ghs/registry';
import { degradationThreshold } from '@gosds/ghs/rules/substance/aquatic-table';
import type { AquaticRow, EnteredStudy } from '../draft/entered-studies.ts';
import type { IngredientPath } from '../draft/input-path.ts';
import { printNumber } from '../draft/quantity.ts';
import { isSubstance } from '../product/is-substance.ts';
import type { ProductIngredient } from '../product/product.ts';
import { classifiedByRows } from '../product/shown-facts.ts';
import { type Check, type Fault, fault } from './check.ts';
import type { CheckedSheet } from './checked-sheet.ts';
import { againstRecord, measured } from './record-agreement.ts';

/** Test rows of one subject, with its name and their path in the draft. */
type Subject = {
  readonly name: string;
  readonly path: 'properties.tests' | `${IngredientPath}.tests`;
  readonly studies: readonly EnteredStudy[];
};

const ingredientSubjects = ({ writing }: CheckedSheet): readonly Subject[] =>
  writing.ingredients.map(({ name, path, studies }) => ({ name, path: `${path}.tests` as const, studies }));

const subjectsOf = (sheet: CheckedSheet): readonly Subject[] => [
  {
    name: sheet.product.draft.description.productName,
    path: 'properties.tests',
    studies: sheet.product.tests.studies,
  },
  ...ingredientSubjects(sheet),
];

/** One fault for each row with missing parts. */
const faultsAtRows = (
  subjects: readonly Subject[],
  missing: (row: EnteredStudy) => readonly (readonly [field: string, what: TextValue])[],
): readonly Fault[] =>
  subjects.flatMap(({ name, path, studies }) =>
    studies.flatMap((row) => missing(row).map(([field, what]) => fault([name, what], `${path}.${row.key}.${field}`))),
  );

const testNames: Readonly<Record<EnteredStudy['kind'], Message | string>> = {
  dose: tell('test.dose'),
  category: tell('test.category'),
  aquatic: tell('test.aquatic'),
  degradation: tell('test.degradation'),
  bcf: 'BCF',
  'log-kow': 'log Kow',
  koc: 'Koc',
  'log-koc': 'log Koc',
};

/** True for tests on animals or aquatic organisms; tests of sensitisation or irritation may be done without animals. */
const isOnSpecies = ({ kind }: EnteredStudy): boolean => kind === 'dose' || kind === 'aquatic' || kind === 'bcf';

const isOverTime = (row: EnteredStudy): boolean =>
  row.kind === 'aquatic' || row.kind === 'degradation' || (row.kind === 'dose' && row.endpoint === 'LC50');

const timeField = (row: EnteredStudy): string =>
  row.kind === 'degradation' || (row.kind === 'aquatic' && row.isChronic && row.group !== 'algae') ? 'days' : 'hours';

const severityOf = (hazards: readonly Hazard[]): number =>
  Math.min(Infinity, ...hazards.map((hazard) => Math.floor(entryOf(hazard)?.severity ?? Infinity)));

const codesOf = (hazards: readonly Hazard[]): TextValue =>
  hazards.length > 0 ? hazards.map(({ code }) => code) : tell('tests.notClassified');

/**
 * Faults if the test rows give another class than user or catalogue. Rows that leave the class open count only if they
 * are more severe.
 */
function classAgainst(each: ProductIngredient & { readonly name: string }, shown: ShownClass): Fault[] {
  if (each.ingredient.shown?.some(({ hazardClass }) => hazardClass === shown.hazardClass)) return [];
  const listed = knownHazards(each.ingredient).filter((hazard) => entryOf(hazard)?.hazardClass === shown.hazardClass);
  const [byRows, before] = [severityOf(shown.hazards), severityOf(listed)];
  if (byRows === before || (shown.isOpen && byRows > before)) return [];
  const { name, hand, path } = each;
  const { hazardClass } = shown;
  const text = tellWith(hand ? 'tests.classByHand' : 'tests.classInCatalogue', {
    name,
    hazardClass: { hazardClass },
    listed: codesOf(listed),
    shown: codesOf(shown.hazards),
  });
  return [fault(text, `${path}.tests`)];
}

const isPartOf = (row: EnteredStudy, group: AquaticRow['group'], isChronic: boolean): row is AquaticRow =>
  row.kind === 'aquatic' && row.group === group && row.isChronic === isChronic;

/** Faults for a NOEC above the acute values: a harmless long-term level cannot lie above an acutely harmful one. */
function noecFaults({ name, path, studies }: Subject): Fault[] {
  return (['fish', 'crustacea', 'algae'] as const).flatMap((group) => {
    const acute = studies.filter((row) => isPartOf(row, group, false)).map(({ value }) => value.max);
    const lowest = Math.min(Infinity, ...acute);
    return studies
      .filter((row) => isPartOf(row, group, true))
      .filter(({ value }) => value.min > lowest)
      .map((row) =>
        fault(
          tellWith('tests.noecAbove', {
            name,
            group: tell(`organisms.${group}`),
            endpoint: row.endpoint,
            value: measured(row.value),
            lowest: printNumber(lowest),
          }),
          `${path}.${row.key}.values.value`,
        ),
      );
  });
}

/** Faults if the percentage in a report contradicts its conclusion. */
function degradationFault({ name, path, studies }: Subject): Fault[] {
  return studies.flatMap((row) => {
    if (row.kind !== 'degradation' || !row.percent || row.isWithin10Days === undefined) return [];
    const { docPercent, oxygenOrCo2Percent } = degradationThreshold;
    const required = row.basis === 'DOC' ? docPercent : oxygenOrCo2Percent;
    const isReady = row.percent.min >= required && row.isWithin10Days;
    const isRefuted = row.result === 'ready' ? row.percent.max < required || !row.isWithin10Days : isReady;
    return isRefuted
      ? [fault([name, tellOf('composition.share', measured(row.percent))], `${path}.${row.key}.values.result`)]
      : [];
  });
}

/** Faults if the partition coefficient of the only substance differs from the one in section 9. */
function kowFaults(sheet: CheckedSheet): Fault[] {
  const typed = sheet.measured.partitionCoefficient;
  const [only] = sheet.product.ingredients;
  if (!typed || !only || !isSubstance(sheet.product)) return [];
  return only.studies.flatMap((row) =>
    row.kind === 'log-kow' && (row.value.min > typed.max || row.value.max < typed.min)
      ? [
          fault(
            tellWith('tests.kowTwice', { own: measured(row.value), other: measured(typed) }),
            `${only.path}.tests.${row.key}.values.value`,
          ),
        ]
      : [],
  );
}

/** Checks that test rows are complete, possible and consistent with other data. */
export const toxicityChecks: readonly Check[] = [
  {
    id: 'tests.species',
    severity: 'should',
    says: tell('tests.species'),
    at: ['health-classes'],
    pointsTo: 'properties.tests',
    findFaults: (sheet) =>
      faultsAtRows(subjectsOf(sheet), (row) =>
        isOnSpecies(row) && row.species === '' ? [['values.species', testNames[row.kind]]] : [],
      ),
  },
  {
    id: 'tests.time',
    severity: 'should',
    says: tell('tests.time'),
    at: ['health-classes'],
    pointsTo: 'properties.tests',
    findFaults: (sheet) =>
      faultsAtRows(subjectsOf(sheet), (row) =>
        isOverTime(row) && row.hours === undefined ? [[`values.${timeField(row)}`, testNames[row.kind]]] : [],
      ),
  },
  {
    id: 'tests.evidence',
    severity: 'should',
    says: tell('tests.evidence'),
    at: ['health-classes'],
    pointsTo: 'properties.tests',
    findFaults: (sheet) =>
      faultsAtRows(ingredientSubjects(sheet), ({ kind, method, source }) => [
        ...(method === '' ? [['method', tellOf('tests.lacksMethod', testNames[kind])] as const] : []),
        ...(source === '' ? [['source', tellOf('tests.lacksSource', testNames[kind])] as const] : []),
      ]),
  },
  {
    id: 'tests.class-agreed',
    severity: 'should',
    says: tell('tests.classAgreed'),
    at: ['health-classes'],
    pointsTo: 'ingredients',
    findFaults: ({ product, writing }) =>
      writing.ingredients.flatMap((each) =>
        each.studies.length === 0
          ? []
          : classifiedByRows({
              row: each,
              facts: each.ingredient,
              substance: each.substance,
              market: product.rules,
            }).classes.flatMap((shown) => classAgainst(each, shown)),
      ),
  },
  {
    id: 'tests.value-agreed',
    severity: 'should',
    says: tell('tests.valueAgreed'),
    at: ['health-classes'],
    pointsTo: 'ingredients',
    findFaults: ({ writing }) =>
      writing.ingredients.flatMap(({ name, path, studies, substance }) =>
        studies.flatMap((row) =>
          (substance ? againstRecord(row, substance) : []).map((text) =>
            fault([name, text], `${path}.tests.${row.key}`),
          ),
        ),
      ),
  },
  {
    id: 'tests.noec-below-acute',
    severity: 'should',
    says: tell('tests.noecBelowAcute'),
    at: ['aquatic-toxicity'],
    pointsTo: 'properties.tests',
    findFaults: (sheet) => subjectsOf(sheet).flatMap(noecFaults),
  },
  {
    id: 'tests.degradation-agreed',
    severity: 'should',
    says: tell('tests.degradationAgreed'),
    at: ['degradability'],
    pointsTo: 'properties.tests',
    findFaults: (sheet) => subjectsOf(sheet).flatMap(degradationFault),
  },
  {
    id: 'tests.log-kow-agreed',
    severity: 'should',
    says: tell('tests.logKowAgreed'),
    at: ['bioaccumulation'],
    pointsTo: 'properties.partitionCoefficient',
    findFaults: kowFaults,
  },
];
