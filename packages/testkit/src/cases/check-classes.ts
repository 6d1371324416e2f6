import type { Classification, ClassOutcome } from '@gosds/ghs/classification';
import { baseStatement, type Hazard, type HazardClass } from '@gosds/ghs/hazard';
import { categoryEntries } from '@gosds/ghs/registry';
import type { Case, CaseAssertion } from '../read-case.ts';
import { categoryHazard } from './case-test-data.ts';
import { type Check, listed } from './case-check.ts';
import { classesNamed, expectedClass, type ExpectedClass } from './written-hazard.ts';

export function checkClasses(one: Case, classification: Classification): readonly Check[] {
  const { expected } = one;
  return [
    ...checkWhole(one, classification),
    ...(expected.classification_subset ?? []).flatMap((written) => checkContained(classification, written)),
    ...(expected.assert ?? []).flatMap((item) =>
      typeof item === 'string' ? checkContained(classification, item) : checkAssertion(classification, item),
    ),
    ...(expected.overridden_by_test ?? []).flatMap(({ class: name, published }) =>
      checkAssertion(classification, { class: name, expected: published }),
    ),
    ...(expected.not ?? []).flatMap((written) => checkAbsent(classification, written)),
  ];
}

/** Checks all classes that the case names; for a real sheet, all classes. */
function checkWhole({ expected, hazard_classes, source }: Case, classification: Classification): readonly Check[] {
  if (!expected.classification) return [];
  const entries = expected.classification.map(expectedClass);
  const named =
    source?.authority === 'real SDS'
      ? classification.outcomes.map((o) => o.hazardClass)
      : hazard_classes.flatMap(classesNamed);
  const scope = new Set([...named, ...entries.map(({ hazardClass }) => hazardClass)]);
  return [...scope].map((hazardClass) => {
    const inClass = entries.filter((entry) => entry.hazardClass === hazardClass);
    return compareClass(outcomeIn(classification, hazardClass), inClass[0]);
  });
}

const checkContained = (classification: Classification, written: string): readonly Check[] => {
  const entry = expectedClass(written);
  return [compareClass(outcomeIn(classification, entry.hazardClass), entry)];
};

function checkAssertion(
  classification: Classification,
  { class: name, key, expected }: CaseAssertion,
): readonly Check[] {
  const classes = classesNamed(name);
  const stated = /^H\d{3}$/.test(key ?? '') ? key : undefined;
  return classes
    .filter((hazardClass) => stated === undefined || statementsOf(hazardClass).includes(stated))
    .map((hazardClass) => {
      const hazard = categoryHazard(hazardClass, expected);
      return compareClass(outcomeIn(classification, hazardClass), hazard && fromHazard(hazardClass, hazard));
    });
}

const statementsOf = (hazardClass: HazardClass): readonly (string | null)[] =>
  categoryEntries.filter((entry) => entry.hazardClass === hazardClass).map(({ hCode }) => hCode);

const fromHazard = (hazardClass: HazardClass, { code, hCode }: Hazard): ExpectedClass => ({
  hazardClass,
  hCode,
  category: /(\d[A-D]?)$/.exec(code)?.[1],
  written: `${code} ${hCode}`,
});

function checkAbsent(classification: Classification, written: string): readonly Check[] {
  const entry = expectedClass(written);
  const outcome = outcomeIn(classification, entry.hazardClass);
  const has = (hazards: readonly Hazard[]) => hazards.some((hazard) => isSame(hazard, entry));
  const lower = outcome.atLowerEnds ?? outcome.hazards;
  const holdsBetween = has(lower) ? 'no' : 'within-range';
  const holds = has(outcome.hazards) ? holdsBetween : 'yes';
  return [
    { what: entry.hazardClass, expected: `not ${written}`, found: describe(outcome), holds, reasons: outcome.reasons },
  ];
}

export function outcomeIn({ outcomes }: Classification, hazardClass: HazardClass): ClassOutcome {
  const outcome = outcomes.find((candidate) => candidate.hazardClass === hazardClass);
  if (!outcome) throw new RangeError(`no outcome for ${hazardClass}`);
  return outcome;
}

/** Compares one class with the published one; undefined if none was published. */
export function compareClass(outcome: ClassOutcome, expected: ExpectedClass | undefined): Check {
  const isExact = expected ? outcome.hazards.some((hazard) => isSame(hazard, expected)) : outcome.hazards.length === 0;
  const between = isBetween(outcome, expected) ? 'within-range' : 'no';
  return {
    what: outcome.hazardClass,
    expected: expected?.written ?? 'not classified',
    found: describe(outcome),
    holds: isExact ? 'yes' : between,
    reasons: outcome.reasons,
  };
}

const describe = ({ hazards, atLowerEnds, status }: ClassOutcome): string => {
  const written = (entries: readonly Hazard[]) => listed(entries.map(({ code, hCode }) => `${code} ${hCode}`));
  const lower = atLowerEnds === undefined ? '' : `; at the lower ends ${written(atLowerEnds)}`;
  return `${written(hazards)} (${status}${lower})`;
};

/** Same statement and category. A letter counts only if both have one, and effect letters only if expected. */
function isSame({ code, hCode }: Hazard, expected: ExpectedClass): boolean {
  const isStatement =
    expected.hCode === baseStatement(expected.hCode)
      ? baseStatement(hCode) === expected.hCode
      : hCode === expected.hCode;
  if (expected.category === undefined) return isStatement;
  const found = /(\d[A-D]?)$/.exec(code)?.[1] ?? '';
  const [shorter, longer] =
    found.length < expected.category.length ? [found, expected.category] : [expected.category, found];
  return isStatement && longer.startsWith(shorter);
}

/**
 * True between the ends of the ranges: no more severe than the worst case, no milder than the lower ends, letters
 * included.
 */
function isBetween({ hazards, atLowerEnds }: ClassOutcome, expected: ExpectedClass | undefined): boolean {
  if (!atLowerEnds || (expected && expected.category === undefined)) return false;
  if (expected && atLowerEnds.some((hazard) => isSame(hazard, expected))) return true;
  const level = expected ? levelOfCategory(expected.category) : Number.POSITIVE_INFINITY;
  return levelOf(hazards) <= level && level <= levelOf(atLowerEnds);
}

const levelOf = (hazards: readonly Hazard[]): number =>
  Math.min(
    ...hazards.map(({ code }) => levelOfCategory(/(\d[A-D]?)$/.exec(code)?.[1] ?? '1')),
    Number.POSITIVE_INFINITY,
  );

/** `1A` is 1, `1B` 1.1: a letter ranks within its category. */
const levelOfCategory = (category = ''): number =>
  Number(category[0] ?? Number.NaN) + Math.max(0, 'ABCD'.indexOf(category[1] ?? 'A')) / 10;
