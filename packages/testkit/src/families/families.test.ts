import { inEnglish } from '@gosds/phrases/say-message';
import { loadLanguage } from '@gosds/phrases/load-language';
import type { Product } from '@gosds/sheet/product/product';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { sentencesOf } from '@gosds/sheet/model/written';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../products/sheet-of.ts';
import { familyProducts } from './family-products.ts';

function goodsOf({ transport: { land } }: Product): string {
  if (land.status === 'incomplete') return `open: ${land.missing.map(inEnglish).join(', ')}`;
  if (land.status !== 'regulated') return 'none';
  const { un, class: main, subsidiaryHazards, packingGroup } = land.proposal.entry;
  const subsidiary = subsidiaryHazards.length > 0 ? [`(${subsidiaryHazards.join(', ')})`] : [];
  return [un, main, ...subsidiary, packingGroup ?? '-'].join(' ');
}

const inOrder = (codes: readonly string[]): string => [...new Set(codes)].toSorted().join(' ');

it('are sixty products of thirty countries or more', () => {
  expect(familyProducts.length).toBeGreaterThanOrEqual(60);
  expect(new Set(familyProducts.map(({ draft }) => draft.description.country)).size).toBeGreaterThanOrEqual(30);
});

describe.each(familyProducts.map((each) => [each.id, each] as const))('%s', (_, { draft, expected }) => {
  it('has the classes, signal word and entry that are known of it, on a whole sheet in the language of its country', async () => {
    const language = await loadLanguage(draft.description.language);
    const { product, document } = makeSheet({ ...factsOf(draft), language });
    expect([
      inOrder(product.classification.hazards.map(({ hCode }) => hCode)),
      product.label.signalWord ?? '',
      goodsOf(product),
    ]).toEqual([inOrder(expected.hazards), expected.signalWord, expected.goods]);
    expect(product.supplementalCodes).toEqual(expect.arrayContaining([...(expected.supplemental ?? [])]));
    expect(document.sections).toHaveLength(16);
    for (const [number, words] of Object.entries(expected.says ?? {})) {
      const texts = sentencesOf(document.sections.slice(Number(number) - 1, Number(number))).map(({ text }) => text);
      for (const word of words) expect(texts.join('\n')).toContain(word);
    }
  });
});
