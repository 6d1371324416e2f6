import { describe, expect, it } from 'vitest';
import { aProduct } from '../builders/a-product.ts';
import { sheetOf } from './sheet-of.ts';

const water = '7732-18-5';
const boricAcid = '10043-35-3';
const borax = '1303-96-4';
const granules = '7778-54-3';

const codesOf = (
  shares: Readonly<Record<string, number>>,
  { country = 'DE', date = '2026-11-28', state = 'Liquid' } = {},
) =>
  sheetOf(aProduct({ shares, country, properties: { state } }), { date }).product.classification.hazards.map(
    ({ code }) => code,
  );

describe('the list of harmonised classifications in a product', () => {
  it('adds up the boric acids of note 11: each is below 0.3 %, together they are not', () => {
    expect(codesOf({ [boricAcid]: 0.2, [borax]: 0.2, [water]: 99.6 })).toContain('Repr. 1B');
    expect(codesOf({ [boricAcid]: 0.1, [borax]: 0.1, [water]: 99.8 })).not.toContain('Repr. 1B');
    expect(codesOf({ [boricAcid]: 0.2, [water]: 99.8 })).not.toContain('Repr. 1B');
  });

  it('does so from the day on which note 11 applies, and not in Great Britain, which keeps the limit of 5.5 %', () => {
    const shares = { [boricAcid]: 0.2, [borax]: 0.2, [water]: 99.6 };
    expect(codesOf(shares, { date: '2025-01-31' })).not.toContain('Repr. 1B');
    expect(codesOf(shares, { date: '2025-02-01' })).toContain('Repr. 1B');
    expect(codesOf({ [boricAcid]: 5.4, [water]: 94.6 }, { country: 'GB' })).not.toContain('Repr. 1B');
    expect(codesOf({ [boricAcid]: 5.5, [water]: 94.5 }, { country: 'GB' })).toContain('Repr. 1B');
  });

  it('gives granules of calcium hypochlorite their harmonised physical hazard at commercial strength (note T)', () => {
    expect(codesOf({ [granules]: 68, '7647-14-5': 32 }, { state: 'Solid' })).toContain('Ox. Sol. 2');
  });
});
