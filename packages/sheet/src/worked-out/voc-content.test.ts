import { aProduct } from '@gosds/testkit/builders/a-product';
import { factsOf, sheetOf } from '@gosds/testkit/products/sheet-of';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../model/written.ts';
import { reviewSheet } from '../review/review.ts';

function swiss(shares: Readonly<Record<string, number>>) {
  const draft = aProduct({ shares, country: 'CH', properties: { state: 'Solid' } });
  const made = sheetOf(draft);
  const { findings } = reviewSheet({ ...factsOf(draft), ...made, today: '2026-11-28' });
  return {
    line: sentencesOf(made.document.sections).find(({ id }) => id === 'regulations.list.voc')?.text,
    asked: findings.map(({ path }) => path).includes('description.nationalListings.voc'),
  };
}

const copperSulphate = '7758-99-8';
const sugar = '57-50-1';

describe('the content of volatile organic compounds in Switzerland', () => {
  it('is none without organic ingredients, and nobody is asked for it', () => {
    expect(swiss({ [copperSulphate]: 100 })).toEqual({ line: '0 % (no organic ingredients)', asked: false });
  });

  it('is asked for as soon as one is organic', () => {
    expect(swiss({ [copperSulphate]: 99.9, [sugar]: 0.1 }).asked).toBe(true);
  });
});
