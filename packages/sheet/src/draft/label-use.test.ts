import { aDraft } from '@gosds/testkit/builders/a-draft';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { describe, expect, it } from 'vitest';
import { checkDraft } from '../review/entries/check-draft.ts';
import { type Draft, draftSchema } from './draft.ts';
import { sentencesOf } from '../model/written.ts';

const madeFor = (description: Partial<Draft['description']>) => {
  const draft = aDraft({
    description,
    ingredients: [{ proportion: '100', handClassification: { hazards: ['Eye Irrit. 2 H319'], source: 'supplier' } }],
    properties: { waterSolubility: 'Miscible' },
  });
  return madeSheet(draft);
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
