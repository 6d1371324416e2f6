import { aDraft } from '@gosds/testkit/builders/a-draft';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../model/written.ts';

/** Seven raw materials with fifteen ingredients each: the most that the wizard accepts, and more than a hundred. */
const ingredients = Array.from({ length: 7 }, (_, material) => ({
  id: String(material),
  name: `Raw material ${material}`,
  proportion: '14',
  parts: Array.from({ length: 15 }, (_part, index) => ({
    id: String(index),
    name: `Matter ${material}.${index}`,
    proportion: '6.6',
    handClassification: { hazards: ['Acute Tox. 3 H301'], ateOral: '100', source: 'Supplier' },
  })),
}));

describe('a product of a hundred ingredients', () => {
  it.each(['DE', 'US', 'CA', 'CN'])('names each of them once in section 3, in %s', (country) => {
    const draft = aDraft({ description: { productName: 'Blend', country }, ingredients });
    const {
      document,
      product: { classification },
    } = madeSheet(draft);
    const names = sentencesOf(document.sections)
      .filter(({ id }) => /^composition\..+\.name$/.test(id))
      .map(({ text }) => text);
    expect(names).toHaveLength(105);
    expect(new Set(names).size).toBe(105);
    // Below 1 % each: only CLP counts Category 3 from 0.1 % (Table 1.1).
    const isClassified = classification.hazards.some(({ hCode }) => hCode === 'H301');
    expect(isClassified).toBe(country === 'DE');
  });
});
