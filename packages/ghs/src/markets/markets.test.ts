import { describe, expect, it } from 'vitest';
import { type JurisdictionId, labelRegimeIds } from '../jurisdiction-id.ts';
import { marketNotesOf } from './market-notes.ts';
import { marketIds } from '../markets/market-as-of.ts';
import { decided, ingredient, mixtureOf } from '../rules/testing/mixture-of.ts';
import { marketById } from '../testing/market-by-id.ts';

const lowCutOffs: readonly JurisdictionId[] = ['us', 'us-2012', 'ca'];
const highCutOffs = marketIds.filter((id) => !lowCutOffs.includes(id));
const single = (share: number, notation: string) => mixtureOf([ingredient(share, [notation])]);
const finest = 1e-7;

type Limit = readonly [
  notation: string,
  hazardClass: Parameters<typeof decided>[1],
  at: number,
  code: string,
  row: string,
];
const stotSe = 'Specific target organ toxicity, single exposure';
const stotRe = 'Specific target organ toxicity, repeated exposure';
const high: readonly Limit[] = [
  ['Resp. Sens. 1 H334', 'Respiratory sensitisation', 1, 'Resp. Sens. 1', 'resp-sens.1'],
  ['Skin Sens. 1A H317', 'Skin sensitisation', 0.1, 'Skin Sens. 1', 'skin-sens.1a'],
  ['Skin Sens. 1 H317', 'Skin sensitisation', 1, 'Skin Sens. 1', 'skin-sens.1'],
  ['Muta. 1B H340', 'Germ cell mutagenicity', 0.1, 'Muta. 1B', 'muta.1b'],
  ['Muta. 2 H341', 'Germ cell mutagenicity', 1, 'Muta. 2', 'muta.2'],
  ['Carc. 2 H351', 'Carcinogenicity', 1, 'Carc. 2', 'carc.2'],
  ['Repr. 1B H360', 'Reproductive toxicity', 0.3, 'Repr. 1B', 'repr.1b'],
  ['Repr. 2 H361', 'Reproductive toxicity', 3, 'Repr. 2', 'repr.2'],
  ['Lact. H362', 'Effects on or via lactation', 0.3, 'Lact.', 'lact'],
  ['STOT SE 1 H370', stotSe, 10, 'STOT SE 1', 'stot-se.category-1'],
  ['STOT SE 1 H370', stotSe, 1, 'STOT SE 2', 'stot-se.category-1-low'],
  ['STOT RE 2 H373', stotRe, 10, 'STOT RE 2', 'stot-re.category-2'],
];
const low: readonly Limit[] = [
  ['Resp. Sens. 1 H334', 'Respiratory sensitisation', 0.1, 'Resp. Sens. 1', 'resp-sens.1'],
  ['Skin Sens. 1 H317', 'Skin sensitisation', 0.1, 'Skin Sens. 1', 'skin-sens.1'],
  ['Muta. 2 H341', 'Germ cell mutagenicity', 1, 'Muta. 2', 'muta.2'],
  ['Carc. 2 H351', 'Carcinogenicity', 0.1, 'Carc. 2', 'carc.2'],
  ['Repr. 1B H360', 'Reproductive toxicity', 0.1, 'Repr. 1B', 'repr.1b'],
  ['Repr. 2 H361', 'Reproductive toxicity', 0.1, 'Repr. 2', 'repr.2'],
  ['Lact. H362', 'Effects on or via lactation', 0.1, 'Lact.', 'lact'],
  ['STOT SE 1 H370', stotSe, 1, 'STOT SE 1', 'stot-se.category-1'],
  ['STOT RE 2 H373', stotRe, 1, 'STOT RE 2', 'stot-re.category-2'],
];

describe.each([
  { name: 'from which a label is expected', ids: highCutOffs, limits: high },
  { name: 'from which a data sheet is expected', ids: lowCutOffs, limits: low },
])('the cut-offs $name', ({ ids, limits }) => {
  it.each(ids)('are met at, just over and not just under the limit in %s', (id) => {
    for (const [notation, hazardClass, at, code, row] of limits) {
      expect(decided(single(at, notation), hazardClass, id)).toEqual({ code, row });
      expect(decided(single(at + finest, notation), hazardClass, id)).toEqual({ code, row });
      expect(decided(single(at - finest, notation), hazardClass, id).row).not.toBe(row);
    }
  });
});

const environment = ['Aquatic Acute 1', 'Aquatic Chronic 1', 'Ozone 1'];
const european = ['ED HH 1', 'ED ENV 2', 'PBT', 'vPvM'];
const milder = ['Acute Tox. 5', 'Skin Irrit. 3', 'Asp. Tox. 2'];
const milderWater = ['Aquatic Acute 2', 'Aquatic Acute 3'];

/** Categories that each market lacks, and some that it has. */
const blocks: readonly (readonly [id: JurisdictionId, absent: readonly string[], present: readonly string[]])[] = [
  ['eu', [...milder, ...milderWater, 'Flam. Liq. 4', 'Eye Irrit. 2A'], [...european, ...environment, 'Eye Irrit. 2']],
  ['ch', [...milder, ...milderWater, 'Flam. Liq. 4'], [...european, ...environment]],
  ['gb', [...milder, ...milderWater, ...european], environment],
  ['tr', [...milder, ...milderWater, ...european], environment],
  [
    'us',
    [...milder, ...environment, ...european],
    ['Flam. Liq. 4', 'Eye Irrit. 2B', 'Desen. Expl. 1', 'Flam. Gas 1B', 'Chem. Press. 1', 'Expl. 1.1'],
  ],
  ['us-2012', [...milder, ...environment, 'Desen. Expl. 1', 'Aerosol 3', 'Flam. Gas 1B'], ['Flam. Liq. 4', 'Pyr. Gas']],
  [
    'ca',
    [...milder, ...environment, 'Expl. 1.1', 'Desen. Expl. 1'],
    ['Flam. Liq. 4', 'Eye Irrit. 2B', 'Skin Corr. 1C'],
  ],
  [
    'au',
    [...milder, ...environment, 'Flam. Gas 2', 'Chem. Press. 1'],
    ['Flam. Liq. 4', 'Eye Irrit. 2A', 'Eye Irrit. 2B'],
  ],
  ['nz', [...milder, ...milderWater, 'Ozone 1', 'Eye Irrit. 2A'], ['Flam. Liq. 4', 'Aquatic Acute 1', 'Eye Irrit. 2']],
  ['jp', milder, [...milderWater, ...environment, 'Flam. Liq. 4', 'Desen. Expl. 4']],
  ['cn', european, [...milder, ...milderWater, ...environment, 'Desen. Expl. 1', 'Flam. Liq. 4']],
  ['kr', ['Skin Irrit. 3', ...milderWater], ['Acute Tox. 5', 'Asp. Tox. 2', 'Flam. Liq. 4', 'Aquatic Chronic 4']],
  ['tw', european, [...milder, ...milderWater, ...environment, 'Desen. Expl. 1']],
  ['sg', ['Flam. Liq. 4', 'Acute Tox. 5', 'Asp. Tox. 2', ...milderWater], ['Skin Irrit. 3', 'Desen. Expl. 1']],
  ['my', [...milder, ...milderWater, 'Flam. Liq. 4', 'Eye Irrit. 2B', 'Aerosol 3'], ['Eye Irrit. 2', 'Ozone 1']],
  ['th', ['Desen. Expl. 1', 'Aerosol 3', 'Chem. Unst. Gas A'], [...milder, ...milderWater, ...environment]],
  ['vn', european, [...milder, ...milderWater, ...environment]],
  ['br', european, [...milder, ...milderWater, ...environment, 'Flam. Gas 1B', 'Desen. Expl. 1']],
  ['mx', ['Desen. Expl. 1', 'Flam. Gas 1B'], [...milder, ...milderWater, 'Aerosol 3']],
  ['za', european, [...milder, ...environment, 'Desen. Expl. 1']],
  ['in', european, [...milder, ...environment]],
  [
    'un',
    [...european, 'Expl. 1.1'],
    [...milder, ...milderWater, ...environment, 'Flam. Liq. 4', 'Expl. 2A', 'Chem. Press. 3'],
  ],
];

describe('building blocks', () => {
  it('are stated for every market', () => {
    expect(blocks.map(([id]) => id).sort()).toEqual([...marketIds].sort());
  });

  it.each(blocks)('of %s', (id, absent, present) => {
    const adopted = new Set<string>(marketById(id).adopted);
    expect(absent.filter((code) => adopted.has(code))).toEqual([]);
    expect(present.filter((code) => !adopted.has(code))).toEqual([]);
  });

  it.each(marketIds)('of %s lead to no category that the market writes otherwise', (id) => {
    const { renames, ...market } = marketById(id);
    const adopted = new Set<string>(market.adopted);
    expect(Object.keys(renames).filter((code) => adopted.has(code))).toEqual([]);
    expect(Object.values(renames).filter(({ code }) => !adopted.has(code))).toEqual([]);
  });

  it.each([
    ['my', 'Flam. Gas 1'],
    ['mx', 'Flam. Gas 1'],
    ['br', 'Flam. Gas 1B'],
  ] as const)('of %s have the categories of flammable gases of its revision', (id, code) => {
    const gas = mixtureOf([ingredient(100, ['Flam. Gas 1B H221'])], { physicalState: 'gas' });
    expect(decided(gas, 'Flammable gases', id).code).toBe(code);
  });
});

describe('explosives', () => {
  it.each([
    ['un', 'Expl. 1.3 H203', 'Expl. 2A'],
    ['un', 'Expl. 1.4 H204', 'Expl. 2A'],
    ['un', 'Unst. Expl. H200', 'Expl. 1'],
    ['eu', 'Expl. 2A H209', 'Expl. 1.1'],
    ['us', 'Expl. 2B H204', 'Expl. 1.4'],
    ['jp', 'Expl. 1 H209', 'Unst. Expl.'],
    ['jp', 'Expl. 1.2 H202', 'Expl. 1.2'],
  ] as const)('under %s, %s keeps a class: %s', (id, notation, code) => {
    expect(decided(mixtureOf([ingredient(100, [notation])], { physicalState: 'solid' }), 'Explosives', id).code).toBe(
      code,
    );
  });
});

describe('Canada, HPR 8.2.11(2)', () => {
  const skin = 'Skin corrosion/irritation';

  it.each([
    ['1A', 'corrosive-1a'],
    ['1B', 'corrosive-1b'],
    ['1C', 'corrosive-1c'],
  ])('gives sub-category %s from 5 %% of it alone', (sub, row) => {
    const of = (share: number) => decided(single(share, `Skin Corr. ${sub} H314`), skin, 'ca');
    expect(of(5)).toEqual({ code: `Skin Corr. ${sub}`, row: `skin.${row}` });
    expect(of(5 + finest)).toEqual({ code: `Skin Corr. ${sub}`, row: `skin.${row}` });
    expect(of(5 - finest)).toEqual({ code: 'Skin Irrit. 2', row: 'skin.corrosive-1' });
  });

  it('gives the whole category where sub-categories meet, unlike the steps of CLP', () => {
    const both = mixtureOf([ingredient(3, ['Skin Corr. 1A H314']), ingredient(3, ['Skin Corr. 1B H314'])]);
    expect(decided(both, skin, 'ca')).toEqual({ code: 'Skin Corr. 1', row: 'skin.corrosive-5' });
    expect(decided(both, skin, 'eu')).toEqual({ code: 'Skin Corr. 1B', row: 'skin.corrosive-1b' });
  });

  it('gives Category 2B to mixtures of it alone, 8.3.11(2)(c.2) and (c.3)', () => {
    const eye = 'Serious eye damage/eye irritation';
    const slight = (share: number) => decided(single(share, 'Eye Irrit. 2B H320'), eye, 'ca');
    expect(slight(10)).toEqual({ code: 'Eye Irrit. 2B', row: 'eye.irritant-2b-10' });
    expect(slight(10 + finest)).toEqual({ code: 'Eye Irrit. 2B', row: 'eye.irritant-2b-10' });
    expect(slight(10 - finest).code).toBeUndefined();
    const both = mixtureOf([ingredient(5, ['Eye Irrit. 2A H319']), ingredient(5, ['Eye Irrit. 2B H320'])]);
    expect(decided(both, eye, 'ca')).toEqual({ code: 'Eye Irrit. 2A', row: 'eye.irritant-10' });
  });

  it.each([
    ['Resp. Sens. 1A H334', 'Respiratory sensitisation', 0.1, 'Resp. Sens. 1A', 'resp-sens.1a'],
    ['Resp. Sens. 1B H334', 'Respiratory sensitisation', 1, 'Resp. Sens. 1B', 'resp-sens.1b'],
    ['Skin Sens. 1A H317', 'Skin sensitisation', 0.1, 'Skin Sens. 1A', 'skin-sens.1a'],
  ] as const)('keeps the sub-category of %s, 8.4.5', (notation, hazardClass, at, code, row) => {
    expect(decided(single(at, notation), hazardClass, 'ca')).toEqual({ code, row });
    expect(decided(single(at + finest, notation), hazardClass, 'ca')).toEqual({ code, row });
    expect(decided(single(at - finest, notation), hazardClass, 'ca').code).toBeUndefined();
  });
});

describe('the standing of a market', () => {
  it.each(marketIds)('of %s is stated', (id) => {
    const { standing, ruleSet, wording, law } = marketById(id);
    expect(marketById(id).id).toBe(id);
    expect(ruleSet.startsWith(id)).toBe(true);
    expect(labelRegimeIds).toContain(wording);
    expect(law).not.toBe('');
    expect(standing.revision).toBeGreaterThanOrEqual(3);
    expect(standing.languages.length).toBeGreaterThan(0);
  });

  it('says what binds, what may still be followed and what is only proposed', () => {
    expect(marketIds.filter((id) => marketById(id).standing.status === 'draft')).toEqual(['in']);
    expect(marketIds.filter((id) => marketById(id).standing.status === 'transition')).toEqual(['us-2012']);
  });

  it('stamps every market with a rule set of its own', () => {
    expect(new Set(marketIds.map((id) => marketById(id).ruleSet)).size).toBe(marketIds.length);
  });

  it.each(marketIds)('of %s names its source, unless all is from knowledge', (id) => {
    const { evidence } = marketById(id).standing;
    const isKnown = evidence.blocks !== 'from knowledge' || evidence.limits !== 'from knowledge';
    if (isKnown) expect(marketNotesOf(id)?.source).toMatch(/.{10}/);
    expect(marketNotesOf(id)?.lookedUp).toMatch(/^\d{4}-/);
  });
});
