import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyMixture } from '../classify-mixture.ts';
import { exactly, percent } from '../concentration.ts';
import { type Hazard, hazard, type HazardClass } from '../hazard.ts';
import { cite, joined, type Message } from '../message.ts';
import type { JurisdictionId } from '../jurisdiction-id.ts';
import { marketIds } from '../markets/market-as-of.ts';
import { marketById } from '../testing/market-by-id.ts';
import type { Market } from '../markets/market.ts';
import type { Ingredient, Mixture } from '../mixture.ts';
import { ingredient, mixtureOf } from '../rules/testing/mixture-of.ts';
import { compareMarkets as compare, type MarketDifference } from './compare-markets.ts';
import { differingRules } from './market-rules.ts';

const compareMarkets = (mixture: Mixture, ids: readonly JurisdictionId[]) => compare(mixture, ids.map(marketById));

/** How the second market differs from the first in a class. */
function difference(
  mixture: Mixture,
  [base, other]: readonly [JurisdictionId, JurisdictionId],
  hazardClass: HazardClass,
) {
  const { classes } = compareMarkets(mixture, [base, other]);
  return classes.find((one) => one.hazardClass === hazardClass)?.differences[0];
}

const rule = (name: string, values: Message['values']): Message => ({ key: `rules.${name}`, values });

const limit = (category: string, share: number, paragraph: string) =>
  joined('semicolon', [rule('from', { category, share }), cite(paragraph)]);

const kindsIn = (found: MarketDifference | undefined) => found?.rules.map(({ kind }) => kind);
const codesOf = (mixture: Mixture, ids: readonly JurisdictionId[], hazardClass: HazardClass) =>
  compareMarkets(mixture, ids)
    .classes.find((one) => one.hazardClass === hazardClass)
    ?.verdicts.map(({ hazards }) => hazards[0]?.code);

describe('markets side by side', () => {
  it('names the row and both limits where a limit makes the difference', () => {
    const found = difference(mixtureOf([ingredient(0.5, ['Carc. 2 H351'])]), ['eu', 'us'], 'Carcinogenicity');
    expect(found).toEqual({
      market: 'us',
      kind: 'class',
      rules: [
        {
          kind: 'limit',
          part: 'individual',
          base: limit('Carc. 2', 1, 'CLP Annex I, Table 3.6.2'),
          other: limit('Carc. 2', 0.1, '29 CFR 1910.1200 App. A, Table A.6.1'),
        },
      ],
    });
  });

  it('names a class that was not taken over', () => {
    const mixture = mixtureOf([ingredient(30, ['Aquatic Chronic 1 H410'])]);
    const found = difference(mixture, ['eu', 'us'], 'Hazardous to the aquatic environment, long-term');
    expect(found?.kind).toBe('class-not-adopted');
    expect(difference(mixture, ['us', 'eu'], 'Hazardous to the aquatic environment, long-term')?.kind).toBe(
      'class-not-adopted',
    );
    expect(found?.rules[0]).toEqual({
      kind: 'adoption',
      part: 'adopted',
      base: rule('adopted', { codes: ['Aquatic Chronic 1'], law: cite('Regulation (EC) No 1272/2008') }),
      other: rule('notAdopted', { codes: ['Aquatic Chronic 1'], law: cite('29 CFR 1910.1200') }),
    });
  });

  it('names a category that was not taken over', () => {
    const mixture = mixtureOf([ingredient(50, ['Aquatic Acute 2 H401'])]);
    const aquatic = 'Hazardous to the aquatic environment, acute';
    expect(codesOf(mixture, ['un', 'jp', 'eu', 'kr'], aquatic)).toEqual([
      'Aquatic Acute 2',
      'Aquatic Acute 2',
      undefined,
      undefined,
    ]);
    expect(kindsIn(difference(mixture, ['un', 'eu'], aquatic))).toContain('adoption');
  });

  it('distinguishes a name from a class', () => {
    const mixture = mixtureOf([ingredient(20, ['Eye Irrit. 2 H319'])]);
    const found = difference(mixture, ['eu', 'un'], 'Serious eye damage/eye irritation');
    expect(found?.kind).toBe('wording');
  });

  it('says where a specific limit is law and where it is evidence', () => {
    const mild = ingredient(15, ['Skin Irrit. 2 H315'], {
      specificLimits: [{ outcome: hazard('Skin Irrit. 2 H315'), lower: percent(25) }],
    });
    const found = difference(mixtureOf([mild]), ['eu', 'jp'], 'Skin corrosion/irritation');
    expect(kindsIn(found)).toEqual(['specific-limit']);
    expect(found?.rules[0]?.base).toMatchObject({ key: 'rules.replaces' });
    expect(found?.rules[0]?.other).toMatchObject({ key: 'rules.lowers' });
  });

  it('explains why one paint is an irritant in Europe and corrosive in India', () => {
    const hardener = ingredient(12, ['Skin Corr. 1B H314'], {
      specificLimits: [
        { outcome: hazard('Skin Corr. 1B H314'), lower: percent(25) },
        { outcome: hazard('Skin Irrit. 2 H315'), lower: percent(5), upper: percent(25) },
      ],
    });
    const skin = 'Skin corrosion/irritation';
    expect(codesOf(mixtureOf([hardener]), ['eu', 'in'], skin)).toEqual(['Skin Irrit. 2', 'Skin Corr. 1B']);
    const found = difference(mixtureOf([hardener]), ['eu', 'in'], skin);
    expect(found?.kind).toBe('class');
    expect(kindsIn(found)).toEqual(['specific-limit']);
  });

  it('says from which share an ingredient counts', () => {
    const mixture = mixtureOf([ingredient(0.5, ['Acute Tox. 1 H300'])]);
    expect(codesOf(mixture, ['eu', 'ca'], 'Acute toxicity, oral')).toEqual(['Acute Tox. 3', undefined]);
    const found = difference(mixture, ['eu', 'ca'], 'Acute toxicity, oral');
    expect(kindsIn(found)).toEqual(['relevance']);
    expect(JSON.stringify(found?.rules[0]?.other)).toContain('HPR (SOR/2015-17), 8.1.2(2)');
  });

  it('says which test on the mixture counts', () => {
    const mixture = mixtureOf([ingredient(5, ['Muta. 1B H340'])], {
      testData: [{ hazardClass: 'Germ cell mutagenicity', method: 'OECD 488', source: 'report 1' }],
    });
    expect(kindsIn(difference(mixture, ['un', 'eu'], 'Germ cell mutagenicity'))).toEqual(['test-data']);
  });

  it('follows the UN example in which one recipe has two right answers', () => {
    const oral = (share: number, value: number): Ingredient =>
      ingredient(share, [], { acuteToxicity: [{ route: 'oral', kind: 'LD50', value: { min: value, max: value } }] });
    const mixture = mixtureOf([oral(16, 1600), oral(4, 200), oral(80, 3450)]);
    const ids: readonly JurisdictionId[] = ['un', 'us', 'eu', 'ca', 'jp'];
    expect(codesOf(mixture, ids, 'Acute toxicity, oral')).toEqual([
      'Acute Tox. 4',
      'Acute Tox. 4',
      undefined,
      undefined,
      undefined,
    ]);
    const found = difference(mixture, ['un', 'eu'], 'Acute toxicity, oral');
    expect(found?.rules[0]).toMatchObject({ kind: 'band', part: 'acuteToxicity.countsUpTo' });
    expect(found?.rules[0]?.base).toMatchObject({ key: 'rules.countsUpTo', values: { oral: '5000' } });
  });

  it('writes out rows that have the same limit but add up otherwise', () => {
    const mixture = mixtureOf([ingredient(3, ['Skin Corr. 1A H314']), ingredient(3, ['Skin Corr. 1B H314'])]);
    const found = difference(mixture, ['eu', 'ca'], 'Skin corrosion/irritation');
    expect(found).toMatchObject({ kind: 'wording', rules: [{ kind: 'limit', part: 'skin' }] });
    const limited = rule('from', { category: 'Skin Corr. 1B', share: 5 });
    const own = JSON.stringify(rule('ofWithout', { limit: limited, terms: 'Skin Corr. 1A + Skin Corr. 1B' })).slice(
      0,
      -2,
    );
    expect(JSON.stringify(found?.rules[0]?.base)).toContain(own);
    const theirs = JSON.stringify(rule('ofWithout', { limit: limited, terms: 'Skin Corr. 1B' })).slice(0, -2);
    expect(JSON.stringify(found?.rules[0]?.other)).toContain(theirs);
  });

  it('gives the flash points and exceptions of flammable liquids', () => {
    const oil = mixtureOf([ingredient(100, [])], { properties: { flashPointC: { min: 65, max: 65 }, isGasOil: true } });
    const found = difference(oil, ['eu', 'us'], 'Flammable liquids');
    expect(kindsIn(found)).toEqual(['criterion']);
    expect(found?.rules[0]?.base).toMatchObject({
      items: expect.arrayContaining([
        rule('gasOils', { celsius: '75', paragraph: cite('CLP Annex I, Table 2.6.1, note') }),
      ]),
    });
    expect(found?.rules[0]?.other).toMatchObject({
      items: [
        expect.arrayContaining([
          rule('upTo', { category: 'Flam. Liq. 4', celsius: '93' }),
          cite('29 CFR 1910.1200 App. B, Table B.6.1'),
        ]),
      ],
    });
  });

  it('says by which name a category goes elsewhere', () => {
    const explosive = mixtureOf([ingredient(100, ['Expl. 1.4 H204'])], { physicalState: 'solid' });
    const found = difference(explosive, ['eu', 'un'], 'Explosives');
    expect(kindsIn(found)).toEqual(['adoption', 'wording']);
    const names = [
      rule('writtenAs', { code: 'Expl. 1.4', other: 'Expl. 2A' }),
      rule('writtenSo', { slot: 'Expl. 2A' }),
    ];
    expect(found?.rules[1]?.other).toEqual(joined('semicolon', [names, cite('UN GHS')]));
  });

  it('lists statements and national hazards with their markets', () => {
    const { statements, nationalHazards } = compareMarkets(
      mixtureOf([ingredient(12, [], { unknownAquaticToxicity: true })]),
      ['eu', 'us', 'ca'],
    );
    expect(statements).toContainEqual({ code: 'UNKNOWN-AQUATIC-TOXICITY', markets: ['eu'] });
    expect(nationalHazards).toContainEqual({
      name: 'Biohazardous infectious materials',
      paragraph: 'HPR (SOR/2015-17), 8.11',
      market: 'ca',
    });
  });

  it('lists each statement with its own markets, and no national hazard of a market without', () => {
    const unknown = ingredient(12, [], { unknownAquaticToxicity: true, unknownAcuteToxicity: ['oral'] });
    const { statements, nationalHazards } = compareMarkets(mixtureOf([unknown]), ['eu', 'us']);
    expect(statements.map(({ code, markets }) => [code, ...markets])).toEqual([
      ['UNKNOWN-ACUTE-TOXICITY', 'eu', 'us'],
      ['UNKNOWN-AQUATIC-TOXICITY', 'eu'],
    ]);
    expect(nationalHazards.filter(({ market: id }) => id === 'eu')).toEqual([]);
  });

  it('has nothing to say of no market', () => {
    expect(compareMarkets(mixtureOf([]), [])).toEqual({
      classifications: [],
      classes: [],
      statements: [],
      nationalHazards: [],
    });
  });
});

const notations = [
  'Flam. Liq. 2 H225',
  'Acute Tox. 2 H300',
  'Acute Tox. 4 H302',
  'Acute Tox. 3 H331',
  'Skin Corr. 1A H314',
  'Skin Corr. 1B H314',
  'Skin Irrit. 2 H315',
  'Eye Irrit. 2 H319',
  'Eye Irrit. 2B H320',
  'Resp. Sens. 1 H334',
  'Skin Sens. 1A H317',
  'Skin Sens. 1 H317',
  'Muta. 2 H341',
  'Carc. 2 H351',
  'Repr. 2 H361d',
  'STOT SE 1 H370',
  'STOT SE 3 H335',
  'STOT RE 2 H373',
  'Asp. Tox. 1 H304',
  'ED HH 1 EUH380',
  'Aquatic Acute 1 H400',
  'Aquatic Acute 3 H402',
  'Aquatic Chronic 2 H411',
];
const mixtures = fc
  .record({
    flashPoint: fc.constantFrom(10, 60.5, 80, 120),
    parts: fc.array(
      fc.record({
        share: fc.oneof(fc.integer({ min: 0, max: percent(12) }), fc.integer({ min: 0, max: percent(1.2) })),
        entries: fc.subarray(notations, { maxLength: 3 }),
        isKnown: fc.boolean(),
        limit: fc.option(fc.integer({ min: 1, max: percent(15) })),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .map(({ flashPoint, parts }): Mixture => ({
    physicalState: 'liquid',
    properties: {
      flashPointC: { min: flashPoint, max: flashPoint },
      kinematicViscosity40: { min: 5, max: 5 },
    },
    ingredients: parts.map(({ share, entries, isKnown, limit }, index) => ({
      id: String(index),
      name: `ingredient ${index}`,
      concentration: exactly(share),
      hazards: isKnown || entries.length > 0 ? entries.map(hazard) : 'not-assessed',
      ...(limit === null ? {} : { specificLimits: [{ outcome: hazard('Skin Irrit. 2 H315'), lower: limit }] }),
    })),
  }));
const market = fc.constantFrom<JurisdictionId>(...marketIds);
const runs = { numRuns: 60, seed: 20261121 };

type Stated = { readonly status: string; readonly hazards: readonly Hazard[] };
/** The categories of a verdict. */
const written = (verdict: Stated | undefined) =>
  verdict ? `${verdict.status}: ${verdict.hazards.map(({ code }) => code).join(', ')}` : '';

/** The other market's verdict on the class if some of its rules are replaced with rules of the base market. */
function verdictWith(mixture: Mixture, market: Market, hazardClass: HazardClass) {
  return written(classifyMixture(mixture, market).outcomes.find((one) => one.hazardClass === hazardClass));
}

describe('comparing any mixture', () => {
  it('finds no difference between a market and itself', () => {
    fc.assert(
      fc.property(mixtures, market, (mixture, id) => {
        const { classes } = compareMarkets(mixture, [id, id]);
        expect(classes.flatMap(({ differences }) => differences)).toEqual([]);
      }),
      runs,
    );
  });

  it('finds a difference where the verdicts differ, and only there', () => {
    fc.assert(
      fc.property(mixtures, market, market, (mixture, base, other) => {
        for (const { differences, verdicts } of compareMarkets(mixture, [base, other]).classes) {
          expect(differences).toHaveLength(written(verdicts[0]) === written(verdicts[1]) ? 0 : 1);
        }
      }),
      runs,
    );
  });

  it('explains each difference by rules that make it, and by no other', () => {
    fc.assert(
      fc.property(mixtures, market, market, (mixture, base, other) => {
        const rules = differingRules(marketById(base), marketById(other));
        const parted = compareMarkets(mixture, [base, other]).classes.filter(
          ({ differences }) => differences.length > 0,
        );
        for (const { hazardClass, differences, verdicts } of parted) {
          const parts = differences.flatMap((one) => one.rules.map(({ part }) => part));
          const needed = rules.filter(
            (rule) => parts.includes(rule.part) && (rule.hazardClass ?? hazardClass) === hazardClass,
          );
          const hybrid = (taken: typeof needed) => taken.reduce((all, rule) => rule.takeBase(all), marketById(other));
          expect(needed.length).toBeGreaterThan(0);
          for (const { base: one, other: two } of differences.flatMap((each) => each.rules)) {
            expect(JSON.stringify([one, two])).not.toMatch(/NaN|undefined|null/);
            expect(one).not.toEqual(two);
          }
          expect(verdictWith(mixture, hybrid(needed), hazardClass)).toBe(written(verdicts[0]));
          for (const rule of needed) {
            const fewer = hybrid(needed.filter((one) => one !== rule));
            expect(verdictWith(mixture, fewer, hazardClass)).not.toBe(written(verdicts[0]));
          }
        }
      }),
      runs,
    );
  }, 30_000);

  it('says the same however often it is asked, in the order asked for', () => {
    const mixture = mixtureOf([ingredient(0.5, ['Carc. 2 H351']), ingredient(4, ['Skin Corr. 1B H314'])]);
    const first = compareMarkets(mixture, ['un', 'eu', 'us']);
    expect(compareMarkets(mixture, ['un', 'eu', 'us'])).toEqual(first);
    expect(first.classifications.map(({ market: id }) => id)).toEqual(['un', 'eu', 'us']);
  });
});
