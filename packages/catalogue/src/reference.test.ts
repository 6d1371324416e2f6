import { describe, expect, it } from 'vitest';
import { substances } from './catalogue.ts';
import { differencesDocument } from './differences-document.ts';
import { explainedDifferences } from './explained-differences.ts';
import { compareWithAnnexVi } from './testing/compare-annex-vi.ts';
import { compareWithAuthorities } from './testing/compare-authorities.ts';
import { compareIdentities } from './testing/compare-identity.ts';
import { compareToxicity } from './testing/compare-toxicity.ts';
import { compareTransport } from './testing/compare-transport.ts';
import { compareProperties } from './testing/compare-values.ts';
import type { Difference } from './testing/difference.ts';
import { hasReference } from './testing/reference-files.ts';

if (!hasReference) console.log('catalogue: ../shared/reference is absent, the comparison with public data is skipped');

const key = ({ id, field }: { readonly id: number; readonly field: string }) => `${id} ${field}`;
const nameOf = (id: number) => substances.find(({ materialId }) => materialId === id)?.name ?? '?';

function unexplained(found: readonly Difference[]): string[] {
  const explained = new Map(explainedDifferences.map((entry) => [key(entry), entry.reference]));
  return found
    .filter((entry) => explained.get(key(entry)) !== entry.reference)
    .map((entry) => `${key(entry)} | ${nameOf(entry.id)} | ours: ${entry.ours} | reference: ${entry.reference}`);
}

describe.skipIf(!hasReference)('records against public reference data', () => {
  const comparisons = {
    'CLP Annex VI, Table 3': compareWithAnnexVi,
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
    const present = new Set(found.flatMap(([, differences]) => differences.map(key)));
    expect(explainedDifferences.map(key).filter((entry) => !present.has(entry))).toEqual([]);
  });
});

describe('docs/catalogue-differences.md', () => {
  it('lists exactly the explained differences', async () => {
    await expect(differencesDocument(explainedDifferences)).toMatchFileSnapshot(
      '../../../docs/catalogue-differences.md',
    );
  });
});
