import { describe, expect, it } from 'vitest';
import { checkDraft } from '../review/entries/check-draft.ts';
import { type Draft, draftSchema } from './draft.ts';
import { makeSheet } from '../make-sheet.ts';
import { sentencesOf } from '../model/written.ts';

const madeFor = (description: Partial<Draft['description']>) => {
  const draft = draftSchema.parse({
    description: { productName: 'Product', companyName: 'Firm', country: 'DE', language: 'en', ...description },
    ingredients: [
      {
        id: '1',
        name: 'Matter',
        proportion: '100',
        handClassification: { hazards: ['Eye Irrit. 2 H319'], source: 'supplier' },
      },
    ],
    properties: { state: 'Liquid', waterSolubility: 'Miscible' },
  });
  return makeSheet({
    draft,
    substances: new Map(),
    sources: new Map(),
    issueDate: '2026-11-21',
    revisionDate: '2026-11-21',
    version: '1.0',
  });
};

const precautions = (description: Partial<Draft['description']>) =>
  madeFor(description).product.label.precautionaryStatements.map(({ value }) => value);

describe('who uses the product', () => {
  it('brings P102 to consumers alone', () => {
    expect(precautions({ productUse: 'consumer' })).toContain('P102');
    for (const productUse of ['', 'industrial', 'professional', 'anybody']) {
      expect(precautions({ productUse })).not.toContain('P102');
    }
  });
});

describe('the size of the smallest package', () => {
  it.each(['50', '125', '20000'])('of %s ml is for the label alone: the sheet says nothing of it', (packageMl) => {
    const ids = (description: Partial<Draft['description']>) =>
      sentencesOf(madeFor(description).document.sections).map(({ id }) => id);
    expect(ids({ packageMl })).toEqual(ids({}));
  });

  it.each(['0', '-5', 'x', '1-2'])('of “%s” ml keeps the user on the step', (packageMl) => {
    const draft = draftSchema.parse({ description: { packageMl } });
    expect(checkDraft(draft)).toContainEqual(
      expect.objectContaining({ path: 'description.packageMl', severity: 'problem' }),
    );
  });
});
