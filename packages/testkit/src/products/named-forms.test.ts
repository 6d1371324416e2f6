import { inEnglish } from '@gosds/phrases/say-message';
import { findByCas } from '@gosds/catalogue/catalogue';
import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { marketById, testDay } from '@gosds/ghs/testing/market-by-id';
import { parseDraft } from '@gosds/sheet/draft/entered';
import { mixtureOf } from '@gosds/sheet/product/mixture-of';
import { transportInputOf } from '@gosds/sheet/product/transport-input-of';
import { classifyForTransport } from '@gosds/transport/classify-for-transport';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../builders/a-product.ts';

const water = '7732-18-5';

/** `68 7778-54-3, 7 7732-18-5`: concentrations in per cent. A final `+` fills up to 100 % with water. */
function entryFor(recipe: string, state: '' | 'Liquid' | 'Solid', more: object = {}): string {
  const parts = recipe.split(', ').map((part) => part.split(' '));
  const properties = { state, flashPoint: { value: '', unit: 'Not Applicable' }, ...more };
  const draft = aProduct({ shares: parts.map(([share = '', cas = '']) => [cas, share] as const), properties });
  const found = parts.map(([, cas = '']) => findByCas(cas)).filter((one) => one !== undefined);
  const substances = new Map(found.map((one) => [one.materialId, one]));
  const entered = parseDraft(draft);
  const mixture = mixtureOf(entered, substances, testDay);
  const classification = classifyMixture(mixture, marketById('eu'));
  const outcome = classifyForTransport(transportInputOf({ entered, substances, mixture, classification }));
  if (outcome.status !== 'regulated') {
    return outcome.status === 'incomplete' ? `open: ${outcome.missing.map(inEnglish).join(', ')}` : outcome.status;
  }
  const { entry } = outcome.proposal;
  const subsidiary = entry.subsidiaryHazards.length > 0 ? ` (${entry.subsidiaryHazards.join(', ')})` : '';
  return `${entry.un} ${entry.class}${subsidiary} ${entry.packingGroup ?? '-'}`;
}

const inWater = (share: number, cas: string) => `${share} ${cas}, ${100 - share} ${water}`;

describe('calcium hypochlorite, by available chlorine, water and state', () => {
  it.each([
    ['68 7778-54-3, 20 7647-14-5, 5 1305-62-0, 7 7732-18-5', 'Solid', '3487 5.1 (8) II'],
    ['65-70 7778-54-3, 15-20 7647-14-5, 2-5 1305-62-0, 5-10 7732-18-5', 'Solid', '3487 5.1 (8) II'],
    ['70 7778-54-3, 25 7647-14-5, 5 7732-18-5', 'Solid', '3485 5.1 (8) II'],
    ['30 7778-54-3, 68 7647-14-5, 2 7732-18-5', 'Solid', '3486 5.1 (8) III'],
    ['10 7778-54-3, 90 7732-18-5', 'Liquid', '1791 8 II'],
  ] as const)('%s as %s: %s', (recipe, state, expected) => {
    expect(entryFor(recipe, state)).toBe(expected);
  });

  it('asserts no entry before the state is known', () => {
    expect(entryFor('68 7778-54-3, 32 7647-14-5', '')).toBe('open: physical state');
  });
});

describe('solutions have the entry of the solution', () => {
  it.each([
    [inWater(30, '1341-49-7'), '2817 8 (6.1) II'],
    [inWater(40, '7789-23-3'), '3422 6.1 III'],
    [inWater(50, '76-03-9'), '2564 8 II'],
    [inWater(35, '302-01-2'), '3293 6.1 III'],
    ['37 50-00-0, 10 67-56-1, 53 7732-18-5', '2209 8 III'],
    [inWater(24, '7758-19-2'), '1908 8 II'],
    [inWater(80, '108-95-2'), '2821 6.1 II'],
    [inWater(60, '79-11-8'), '1750 6.1 (8) II'],
    [inWater(40, '1333-82-0'), '1755 8 II'],
    [inWater(40, '7775-09-9'), '2428 5.1 II'],
    [inWater(50, '79-06-1'), '3426 6.1 III'],
    [inWater(38, '7631-90-5'), '2693 8 III'],
    [inWater(40, '7705-08-0'), '2582 8 III'],
    [inWater(35, '7722-84-1'), '2014 5.1 (8) II'],
    [inWater(37, '7664-93-9'), '2796 8 II'],
    [inWater(12.5, '7681-52-9'), '1791 8 II'],
    [inWater(30, '592-01-8'), '1935 6.1 III'],
    ['3 1310-73-2, 3 1310-58-3, 94 7732-18-5', '1719 8 II'],
    ['12 7681-52-9, 1 1310-73-2, 87 7732-18-5', '1791 8 II'],
    ['5 7681-52-9, 5 1310-73-2, 90 7732-18-5', '1791 8 II'],
    ['3 7681-52-9, 10 1310-58-3, 87 7732-18-5', '1719 8 II'],
    ['5 79-21-0, 20 7722-84-1, 10 64-19-7, 65 7732-18-5', '3149 5.1 (8) II'],
    ['75 7664-93-9, 25 7446-11-9', '1831 8 (6.1) I'],
  ])('%s: %s', (recipe, expected) => {
    expect(entryFor(recipe, 'Liquid')).toBe(expected);
  });

  it.each([
    ['40 124-40-3, 60 7732-18-5', '-18', '1160 3 (8) II'],
    ['40 74-89-5, 60 7732-18-5', '-10', '1235 3 (8) II'],
    [inWater(38, '302-01-2'), '90', '2030 8 (6.1) II'],
    ['37 50-00-0, 15 67-56-1, 48 7732-18-5', '50', '1198 3 (8) III'],
    ['95 86290-81-5, 5 64-17-5', '-40', '1203 3 II'],
    ['20 86290-81-5, 80 64-17-5', '-20', '3475 3 II'],
    ['93 68334-30-5, 7 67762-38-3', '65', '1202 3 III'],
    ['93 68334-30-5, 7 67762-38-3', '101', '3082 9 III'],
    ['5 91-20-3, 95 64742-48-9', '40', '3295 3 III'],
    ['50 67-56-1, 50 64-17-5', '12', '1986 3 (6.1) II'],
  ])('%s with a flash point of %s °C: %s', (recipe, value, expected) => {
    expect(
      entryFor(recipe, 'Liquid', { flashPoint: { value, unit: '°C' }, boilingPoint: { value: '90', unit: '°C' } }),
    ).toBe(expected);
  });

  it('the solids keep the entries of solids', () => {
    expect(entryFor('99.5 1341-49-7', 'Solid')).toMatch(/^1727 /);
    expect(entryFor('99.5 7775-09-9', 'Solid')).toMatch(/^1495 /);
    expect(entryFor('99.5 108-95-2', 'Solid')).toMatch(/^1671 /);
  });
});

describe('an acid beside an amine, a lye beside an acid, which it neutralises', () => {
  it.each([
    ['9 7647-01-0, 2 61791-26-2, 89 7732-18-5', '1', '1789 8 II'],
    ['9 7647-01-0, 2 112-18-5, 89 7732-18-5', '1', '1789 8 II'],
    ['9 7647-01-0, 6 112-18-5, 85 7732-18-5', '2', '1789 8 II'],
    ['20 7647-01-0, 2 112-18-5, 78 7732-18-5', '1', '1789 8 II'],
    ['9 7647-01-0, 6 112-18-5, 85 7732-18-5', '2.1', '3264 8 II'],
    ['3 1310-73-2, 2 7664-38-2, 95 7732-18-5', '13', '1824 8 III'],
  ])('%s of pH %s is %s', (recipe, ph, entry) => {
    expect(entryFor(recipe, 'Liquid', { ph })).toBe(entry);
  });
});
