import { aDraft } from '@gosds/testkit/builders/a-draft';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../model/written.ts';

function isNamed(hazard: string, proportion: string): boolean {
  const ingredient = (id: string, share: string, hazards: readonly string[]) => ({
    id,
    name: `Matter ${id}`,
    proportion: share,
    handClassification: { hazards, notHazardous: hazards.length === 0, source: 'Supplier' },
  });
  const draft = aDraft({ ingredients: [ingredient('1', proportion, [hazard]), ingredient('2', '90', [])] });
  const { document } = madeSheet(draft);
  return sentencesOf(document.sections).some(({ id }) => id === 'composition.1.name');
}

describe('section 3 names an ingredient', () => {
  it.each([
    ['Resp. Sens. 1A H334', '0.01', '0.009'],
    ['Resp. Sens. 1 H334', '0.1', '0.09'],
    ['Resp. Sens. 1B H334', '0.1', '0.09'],
    ['Skin Sens. 1A H317', '0.01', '0.009'],
    ['Skin Sens. 1 H317', '0.1', '0.09'],
    ['Carc. 1A H350', '0.1', '0.09'],
    ['Acute Tox. 3 H301', '0.1', '0.09'],
    ['Acute Tox. 4 H302', '1', '0.9'],
    ['Skin Irrit. 2 H315', '1', '0.9'],
    ['Aquatic Chronic 1 H410', '0.1', '0.09'],
    ['Aquatic Chronic 3 H412', '1', '0.9'],
    ['Flam. Liq. 2 H225', '1', '0.9'],
  ])('of %s from %s %%, not at %s %%', (hazard, from, under) => {
    expect(isNamed(hazard, from)).toBe(true);
    expect(isNamed(hazard, under)).toBe(false);
  });
});
