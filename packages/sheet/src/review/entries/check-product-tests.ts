import type { IngredientPath, InputPath } from '../../draft/input-path.ts';
import type { Draft, DraftPart } from '../../draft/draft.ts';
import { physicalStateOf } from '../../draft/physical-state.ts';
import { givenTests } from '../../draft/given-tests.ts';
import {
  ingredientTestFaults,
  isOfState,
  productTestFaults,
  type TestFaultReason,
} from '../../draft/product-test-faults.ts';
import type { Finding } from '../finding.ts';
import { type EntryCheck, found } from './entry-check.ts';
import { entryChecks } from './entry-checks-table.ts';

const plainChecks = {
  result: entryChecks.testResult,
  value: entryChecks.value,
  number: entryChecks.testNumber,
  separator: entryChecks.testSeparator,
  unit: entryChecks.testUnit,
  reversed: entryChecks.reversedLimits,
  method: entryChecks.testMethod,
  source: entryChecks.testSource,
  date: entryChecks.testDate,
} as const satisfies Record<string, EntryCheck>;

function findingOf(reason: TestFaultReason, path: InputPath): Finding {
  switch (reason.kind) {
    case 'open':
      return found(entryChecks.testOpen, path, String(reason.highestDose));
    case 'impossible':
      return found(entryChecks.impossible, path, reason.limit);
    default:
      return found(plainChecks[reason.kind], path);
  }
}

const atPart = ({ tests }: DraftPart, path: IngredientPath): Finding[] =>
  givenTests(tests).flatMap(({ key, test, given }) => {
    if (test.of === undefined) return [found(entryChecks.testState, `${path}.tests.${key}`)];
    return ingredientTestFaults(test, given).map(({ field, reason }) =>
      findingOf(reason, `${path}.tests.${key}.${field}`),
    );
  });

/**
 * Checks the test rows of ingredients. Paths are `ingredients.<index>.tests.<key>.<field>`; a raw material uses the
 * paths of its parts.
 */
export const checkIngredientTests = (rows: Draft['ingredients']): Finding[] =>
  rows.flatMap((row, index) => {
    const path = `ingredients.${index}` as const;
    return [...atPart(row, path), ...row.parts.flatMap((part, at) => atPart(part, `${path}.parts.${at}`))];
  });

/** Checks the product's tests. Paths are `properties.tests.<key>.<field>`. */
export function checkProductTests(properties: Draft['properties']): Finding[] {
  const state = physicalStateOf(properties);
  return givenTests(properties.tests).flatMap(({ key, test, given }) => {
    const path = `properties.tests.${key}` as const;
    if (!isOfState(test, state)) return [found(entryChecks.testState, path)];
    return productTestFaults(test, given).map(({ field, reason }) => findingOf(reason, `${path}.${field}`));
  });
}
