import { say } from '../../message.ts';
import type { OxidationTest } from '../../physical-test.ts';
import { firstMet, type TestRow, type TestVerdict } from './test-verdict.ts';

const oxidisingLiquids = { hazardClass: 'Oxidising liquids', part: 13, table: 1 } as const;
const oxidisingSolids = { hazardClass: 'Oxidising solids', part: 14, table: 1 } as const;

type Comparison = {
  readonly prefix: 'Ox. Liq.' | 'Ox. Sol.';
  readonly id: string;
  readonly found: number;
  readonly references: readonly [number, number, number];
  readonly unit: string;
  /** True if the sample is faster than (`isFaster`) or as fast as (`isAsFast`) the reference. */
  readonly isFaster: (reference: number) => boolean;
  readonly isAsFast: (reference: number) => boolean;
};

/** Tables 2.13.1 and 2.14.1: faster than the first reference, or at least as fast as the others. */
function rowsOf({ prefix, id, found, references, unit, isFaster, isAsFast }: Comparison): readonly TestRow[] {
  return references.map((reference, index) => ({
    row: `${id}-${index + 1}`,
    notation: `${prefix} ${index + 1} ${index === 0 ? 'H271' : 'H272'}`,
    isMet: index === 0 ? isFaster(reference) : isAsFast(reference),
    summary: say('oxidationTests-againstReferenceMixture', {
      prefix,
      index: index + 1,
      found,
      unit,
      reference,
      unit2: unit,
    }),
    compared: { found, limit: reference, unit },
  }));
}

const shorter = (found: number) => ({
  isFaster: (reference: number) => found < reference,
  isAsFast: (reference: number) => found <= reference,
});

/** O.1, O.2 and O.3. */
export function oxidation(test: OxidationTest): TestVerdict {
  switch (test.test) {
    case 'O.1': {
      const found = test.burningTimeS;
      return verdict({
        prefix: 'Ox. Sol.',
        id: 'ox-sol.o1',
        found,
        references: test.referenceTimesS,
        unit: 's',
        ...shorter(found),
      });
    }
    case 'O.2': {
      const found = test.pressureRiseMs;
      const comparison = {
        prefix: 'Ox. Liq.',
        id: 'ox-liq.o2',
        found,
        references: test.referenceTimesMs,
        unit: 'ms',
      } as const;
      return verdict({ ...comparison, ...shorter(found) }, test.ignitesByItself);
    }
    case 'O.3': {
      const found = test.burningRateGPerS;
      return verdict({
        prefix: 'Ox. Sol.',
        id: 'ox-sol.o3',
        found,
        references: test.referenceRatesGPerS,
        unit: 'g/s',
        isFaster: (reference) => found > reference,
        isAsFast: (reference) => found >= reference,
      });
    }
  }
}

function verdict(comparison: Comparison, ignitesByItself = false): TestVerdict {
  const { prefix, id } = comparison;
  return firstMet(prefix === 'Ox. Liq.' ? oxidisingLiquids : oxidisingSolids, [
    {
      row: `${id}-ignites`,
      notation: `${prefix} 1 H271`,
      isMet: ignitesByItself,
      summary: say('oxidationTests-mixtureCelluloseIgnitesItself', { prefix }),
    },
    ...rowsOf(comparison),
    { row: `${id}-not-met`, isMet: true, summary: say('oxidationTests-slowerEveryReferenceMixture', { prefix }) },
  ]);
}
