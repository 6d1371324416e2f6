import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBalance, isOpen, parseProportion } from './proportion.ts';

fc.configureGlobal({ seed: 20_260_501 });

const never = { concentration: { lower: 0, upper: 0 } };

const pair = (text: string) => {
  const share = parseProportion(text)?.concentration;
  return share && [share.lower, share.upper];
};

describe('the proportion of an ingredient, specification 1 section 5', () => {
  it.each([
    ['5', 50_000_000, 50_000_000],
    ['0.000001', 10, 10],
    ['100', 1_000_000_000, 1_000_000_000],
    ['0', 0, 0],
    ['<5', 0, 50_000_000],
    ['<=5', 0, 50_000_000],
    ['>20', 200_000_000, 1_000_000_000],
    ['>=20', 200_000_000, 1_000_000_000],
    ['1-2.5', 10_000_000, 25_000_000],
    ['30 - 50', 300_000_000, 500_000_000],
  ])('%s reads as %d to %d ppb', (text, lower, upper) => {
    expect(pair(text)).toEqual([lower, upper]);
  });

  it.each([
    '',
    '100.000001',
    '101',
    '1000',
    '0.0000001',
    '5-5',
    '5-1',
    '<1-5',
    '1-101',
    '-5',
    '5%',
    'a',
    '=5',
    '.5',
    '1,5',
    '1 5',
    '5 10',
    '1 - 5 0',
  ])('%s is not a proportion', (text) => {
    expect(parseProportion(text)).toBeUndefined();
  });

  it('leaves the upper end open only after >', () => {
    expect(isOpen(parseProportion('>20') ?? never)).toBe(true);
    expect(isOpen(parseProportion('20-100') ?? never)).toBe(false);
  });

  it('reads every value of up to six decimals exactly', () => {
    const micro = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(micro, (millionths) => {
        const text = (millionths / 1_000_000).toFixed(6);
        expect(pair(text)).toEqual([millionths * 10, millionths * 10]);
      }),
    );
  });
});

describe('the word for what is left', () => {
  it.each([
    ...['balance', 'Rest', ' REST ', 'q.s.', 'qs', 'q. s. 100 %', 'ad 100', 'ad 100%', 'remainder', 'bal.'],
    ...['reste', 'q.s.p.', 'qsp 100 %', 'complément à 100 %', 'csp', 'resto', 'q.b. a 100', 'restante', 'reszta'],
    ...['uzupełnienie do 100 %', 'kalan', '残部', '余量', 'الباقي'],
  ])('is %s', (text) => {
    expect(isBalance(text)).toBe(true);
    expect(parseProportion(text)).toBeUndefined();
  });

  it.each(['', '100', 'to 10.0', 'up to 100', '<100', 'restoration', 'a 10.0', '%'])('is not %s', (text) => {
    expect(isBalance(text)).toBe(false);
  });
});
