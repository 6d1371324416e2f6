import { describe, expect, it } from 'vitest';
import { checkDraft } from './checks/check-draft.ts';
import { type Draft, draftSchema } from './draft.ts';
import { makeSheet } from '../make-sheet.ts';
import { sentencesOf } from '../written.ts';

const madeFor = (description: Partial<Draft['description']>, hazards: readonly string[] = ['Eye Irrit. 2 H319']) => {
  const draft = draftSchema.parse({
    description: { productName: 'Product', companyName: 'Firm', country: 'DE', language: 'en', ...description },
    ingredients: [{ id: '1', name: 'Matter', proportion: '100', handClassification: { hazards, source: 'supplier' } }],
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
  madeFor(description).label.precautionaryStatements.map(({ value }) => value);

const small = (description: Partial<Draft['description']>, hazards?: readonly string[]) =>
  sentencesOf(madeFor(description, hazards).document.sections)
    .filter(({ id }) => id.startsWith('label.small'))
    .map(({ text }) => text);

describe('who uses the product', () => {
  it('brings P102 to consumers alone', () => {
    expect(precautions({ productUse: 'consumer' })).toContain('P102');
    for (const productUse of ['', 'industrial', 'professional', 'anybody']) {
      expect(precautions({ productUse })).not.toContain('P102');
    }
  });
});

describe('the label of a small package', () => {
  const isPackageTooSmall = true;

  it('is not spoken of where no size is given', () => {
    expect(small({ isPackageTooSmall })).toEqual([]);
  });

  it.each([
    ['125', true],
    ['125,0', true],
    ['125.1', false],
    ['1000', false],
  ])('of %s ml may leave something out: %s', (packageMl, isSpared) => {
    const [text = ''] = small({ packageMl, isPackageTooSmall });
    expect(text.includes('may be left out') && text.includes('H319')).toBe(isSpared);
    if (!isSpared) expect(text).toContain('bear the whole label');
  });

  it('is whole where a label with everything can be fixed', () => {
    expect(small({ packageMl: '50' })).toEqual(['Packages of 50 ml bear the whole label.']);
  });

  it('names what stays in any case, where the law does', () => {
    const texts = small({ packageMl: '50', isPackageTooSmall, country: 'US' });
    expect(texts.some((text) => text.startsWith('In any case shown: '))).toBe(true);
  });

  it('is whole for what is too severe', () => {
    expect(small({ packageMl: '50', isPackageTooSmall }, ['Skin Corr. 1A H314'])).toEqual([
      'Packages of 50 ml bear the whole label.',
    ]);
  });

  it.each(['0', '-5', 'x', '1-2'])('of “%s” ml keeps the user on the step', (packageMl) => {
    const draft = draftSchema.parse({ description: { packageMl } });
    expect(checkDraft(draft)).toContainEqual(
      expect.objectContaining({ path: 'description.packageMl', severity: 'problem' }),
    );
  });
});
