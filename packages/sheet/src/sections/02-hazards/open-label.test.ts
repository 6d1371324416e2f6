import { aDraft } from '@gosds/testkit/builders/a-draft';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { expect, it } from 'vitest';
import type { Draft } from '../../draft/draft.ts';
import { sentencesOf } from '../../model/written.ts';

const textsOf = (draft: Draft) =>
  new Map(sentencesOf(madeSheet(draft).document.sections).map(({ id, text }) => [id, text]));

it('an empty label names the classes that nobody could judge', () => {
  const texts = textsOf(
    aDraft({ description: { country: 'IE' }, ingredients: [{ name: 'Extract', proportion: '100' }] }),
  );
  expect(texts.get('label.noSignalWord')).toBeDefined();
  expect(texts.get('label.open')).toMatch(/^Not judged yet, so that the label may change: .*Carcinogenicity/);
});

it('an empty label of a product that was judged says no more', () => {
  const handClassification = { hazards: [], notHazardous: true, source: 'Supplier' };
  const ingredients = [{ name: 'Syrup', proportion: '100', handClassification }];
  const properties = { state: 'Liquid', flashPoint: { value: '', unit: 'Not Applicable' } };
  const texts = textsOf(aDraft({ description: { country: 'IE' }, ingredients, properties }));
  expect(texts.get('label.noSignalWord')).toBeDefined();
  expect(texts.get('label.open')).toBeUndefined();
});
