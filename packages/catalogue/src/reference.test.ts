import { describe, expect, it } from 'vitest';
import { substances } from './catalogue.ts';
import { compareAnnexViJoins } from './testing/compare-annex-vi-joins.ts';
import { compareWithAuthorities } from './testing/compare-authorities.ts';
import { compareAcuteToxicity, compareFlashPoints } from './testing/compare-entry.ts';
import { compareIdentities } from './testing/compare-identity.ts';
import { compareToxicity } from './testing/compare-toxicity.ts';
import { compareTransport } from './testing/compare-transport.ts';
import { compareProperties } from './testing/compare-values.ts';
import { explainedDifferences } from './testing/explained-differences.ts';
import { hasReference } from './testing/reference-files.ts';
import { differenceKey, unexplained } from './testing/unexplained.ts';

describe.skipIf(!hasReference)('records against public reference data', () => {
  const comparisons = {
    'CLP Annex VI by its numbers': compareAnnexViJoins,
    'the Australian and Japanese lists': compareWithAuthorities,
    'the inventories': compareIdentities,
    'physical properties': compareProperties,
    'acute toxicity and OSHA limits': compareToxicity,
    'ADR Table A': compareTransport,
  };
  const found = Object.entries(hasReference ? comparisons : {}).map(
    ([name, compare]) => [name, compare(substances)] as const,
  );

  it.each(found)('differs from %s only where a reason is written down', (_name, differences) => {
    expect(unexplained(differences)).toEqual([]);
  });

  it('explains no difference that is gone', () => {
    const own = [...compareFlashPoints(substances), ...compareAcuteToxicity(substances)];
    const present = new Set([...own, ...found.flatMap(([, differences]) => differences)].map(differenceKey));
    expect(explainedDifferences.map(differenceKey).filter((entry) => !present.has(entry))).toEqual([]);
  });
});
