import { aProduct } from '../builders/a-product.ts';
import { language as german } from '@gosds/phrases/generated/de/language';
import { languages } from '@gosds/phrases/generated/languages';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { sentencesOf } from '@gosds/sheet/model/written';
import { describe, expect, it } from 'vitest';
import type { Language } from '@gosds/phrases/language';
import { factsOf } from './sheet-of.ts';

const liquid = { state: 'Liquid' };

function textsOf(shares: readonly (readonly [cas: string, percent: string])[], language: Language, properties: object) {
  const draft = aProduct({ shares, properties });
  const { document } = makeSheet({ ...factsOf(draft), language });
  return new Map(sentencesOf(document.sections).map(({ id, text }) => [id, text]));
}

describe('what stands in a sentence', () => {
  it('a name with a stop at its end closes the sentence', () => {
    const texts = [
      ...textsOf(
        [
          ['68584-22-5', '10'],
          ['7732-18-5', '90'],
        ],
        german,
        liquid,
      ).values(),
    ];
    expect(texts.some((text) => /derivs\.$/.test(text))).toBe(true);
    expect(texts.filter((text) => /[^.]\.\.$/.test(text))).toEqual([]);
  });

  it('a dose of a test has the decimal mark of the language', () => {
    const tests = {
      'acute-oral': { values: { value: '5.5' }, method: 'OECD 423', source: 'Report 4.2', date: '2024-05' },
    };
    const texts = [...textsOf([['7732-18-5', '100']], german, { ...liquid, tests }).values()];
    expect(texts.filter((text) => text.includes('LD50 5.5'))).toEqual([]);
    expect(texts.some((text) => text.includes('OECD 423: LD50 5,5 mg/kg; Report 4.2'))).toBe(true);
  });

  it.each(languages)('$name: a limit that leaves its number out says so', async ({ load }) => {
    const limits = textsOf(
      [
        ['7601-90-3', '30'],
        ['7732-18-5', '70'],
      ],
      await load(),
      liquid,
    ).get('composition.1.limits');
    const [first, second] = (limits ?? '').split('\n').filter((text) => text.includes('Ox. Liq.'));
    expect(first).toMatch(/Ox\. Liq\. 1, H271.*C > \D?50/);
    expect(second).toMatch(/Ox\. Liq\. 2, H272.*C ≤ \D?50/);
    expect(limits).not.toContain('0000');
  });
});
