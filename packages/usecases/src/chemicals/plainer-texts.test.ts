import { describe, expect, it } from 'vitest';
import { plainerTexts } from './plainer-texts.ts';

describe('plainerTexts', () => {
  it.each([
    ['sulfuric acid 98%', 'sulfuric acid'],
    ['Salzsäure 37 %ig', 'Salzsäure'],
    ['hydrogen peroxide 30–50 % w/w', 'hydrogen peroxide'],
    ['n-hexane, ≥ 95%', 'n-hexane'],
    ['acetone, technical grade', 'acetone'],
    ['Sodium hydroxide solution 50%', 'Sodium hydroxide'],
    ['zinc chloride (anhydrous)', 'zinc chloride'],
    ['硫酸 98%', '硫酸'],
    ['Ammoniak wässrige Lösung 25 %', 'Ammoniak'],
    ['oil of cloves', 'clove oil'],
  ])('reads “%s” as “%s” first', (text, plain) => {
    expect(plainerTexts(text)).toContainEqual([plain]);
  });

  it.each([
    ['acid 硫酸', ['acid', '硫酸']],
    ['硫酸 sulfuric acid', ['sulfuric acid', '硫酸']],
    ['硫酸sulfuric acid', ['sulfuric acid', '硫酸']],
    ['ацетон acetone', ['acetone', 'ацетон']],
    ['toluene / 甲苯', ['toluene', '甲苯']],
    ['MEK (methyl ethyl ketone)', ['methyl ethyl ketone', 'MEK']],
  ])('parts “%s” into its names', (text, names) => {
    expect(plainerTexts(text)).toEqual([names]);
  });

  it.each([
    'acetone',
    '2,4-D',
    'sodium chloride',
    '98 %',
    'solution',
    '硫酸',
    '二甲苯 混合',
    '2 硫酸',
    'InChI=1S/C3H6O/c1-3(2)4/h1-2H3',
    'oil',
  ])('has nothing else for “%s”', (text) => {
    expect(plainerTexts(text)).toEqual([]);
  });
});
