import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyMixture } from './classify-mixture.ts';
import { percent } from './concentration.ts';
import { expandMixture, type RawMaterial, type Recipe, type RecipeItem } from './expand-mixture.ts';
import { hazard } from './hazard.ts';
import { marketById } from './testing/market-by-id.ts';
import { MixtureError } from './mixture-error.ts';
import type { Ingredient } from './mixture.ts';

const item = (
  share: RecipeItem['share'],
  name: string,
  more: Partial<Omit<Ingredient, 'concentration'>> = {},
): RecipeItem => ({ share, ingredient: { id: name, name, hazards: [], ...more } });

const raw = (id: string, ingredients: readonly RecipeItem[], more: Partial<RawMaterial> = {}): RawMaterial => ({
  id,
  name: `raw ${id}`,
  ingredients,
  ...more,
});

const recipe = (ingredients: readonly RecipeItem[]): Recipe => ({
  physicalState: 'liquid',
  properties: {},
  ingredients,
});

const shares = (ingredients: readonly RecipeItem[]) =>
  expandMixture(recipe(ingredients)).mixture.ingredients.map(({ name, concentration: { lower, upper } }) => [
    name,
    lower / 1e7,
    upper / 1e7,
  ]);

function faultOf(ingredients: readonly RecipeItem[]) {
  try {
    expandMixture(recipe(ingredients));
  } catch (fault) {
    if (fault instanceof MixtureError) return [fault.fault, fault.subject, fault.field];
    throw fault;
  }
  return undefined;
}

describe('a recipe', () => {
  it('gives the balance what is left, as a range where the others are ranges', () => {
    expect(shares([item('10-20', 'acid'), item('< 1', 'dye'), item('balance', 'water')])).toEqual([
      ['acid', 10, 20],
      ['dye', 0, 0.9999999],
      ['water', 79.0000001, 90],
    ]);
  });

  it('reads shares by volume in gases, unless they are by weight', () => {
    const gas = (sharesBy?: 'weight') =>
      expandMixture({
        physicalState: 'gas',
        properties: {},
        ...(sharesBy ? { sharesBy } : {}),
        ingredients: [item('5 % v/v', 'hydrogen'), item('balance', 'nitrogen')],
      }).mixture.ingredients.map(({ concentration }) => concentration.lower / 1e7);
    expect(gas()).toEqual([5, 95]);
    expect(() => gas('weight')).toThrow(expect.objectContaining({ fault: 'unit-does-not-fit', subject: 'hydrogen' }));
  });

  it('takes a raw material apart, its shares multiplied end by end', () => {
    const solution = raw('s', [item('30-40', 'acid'), item('balance', 'water')]);
    expect(shares([{ share: '50', rawMaterial: solution }, item('balance', 'oil')])).toEqual([
      ['acid', 15, 20],
      ['water', 30, 35],
      ['oil', 50, 50],
    ]);
  });

  it('keeps what is exact exact', () => {
    const solution = raw('s', [item('33.3333333', 'acid')]);
    expect(shares([{ share: '33.3333333', rawMaterial: solution }])).toEqual([['acid', 11.1111111, 11.1111111]]);
  });

  it('rounds ranges outwards', () => {
    const solution = raw('s', [item({ lower: 1, upper: 3 }, 'dye')]);
    expect(shares([{ share: { lower: percent(50), upper: percent(50) }, rawMaterial: solution }])).toEqual([
      ['dye', 0, 2e-7],
    ]);
  });

  it('counts the same substance from several raw materials as one', () => {
    const acid = { cas: '64-19-7', hazards: [hazard('Skin Corr. 1A H314')] };
    const a = raw('a', [item('10', 'acid', acid)]);
    const b = raw('b', [item('5', 'acetic acid', acid)]);
    const items: readonly RecipeItem[] = [
      { share: '10', rawMaterial: a },
      { share: '20', rawMaterial: b },
      item('3', 'vinegar acid', acid),
    ];
    expect(shares(items)).toEqual([['acid', 5, 5]]);
    const { outcomes } = classifyMixture(expandMixture(recipe(items)).mixture, marketById('eu'));
    expect(outcomes.find(({ hazardClass }) => hazardClass.startsWith('Skin corr'))?.hazards[0]?.code).toBe(
      'Skin Corr. 1A',
    );
  });

  it('distinguishes substances of several raw materials by the way to them', () => {
    const a = raw('a', [item('10', 'x', { hazards: [hazard('Carc. 2 H351')] })]);
    const b = raw('b', [{ share: '100', rawMaterial: a }]);
    const { mixture, rawMaterials } = expandMixture(recipe([{ share: '50', rawMaterial: b }, item('1', 'x')]));
    expect(mixture.ingredients.map(({ id }) => id)).toEqual(['b/a/x', 'x']);
    expect(rawMaterials.map(({ id, share }) => [id, share.lower])).toEqual([
      ['b', percent(50)],
      ['a', percent(50)],
    ]);
  });

  it('records tests on a raw material and applies none of them', () => {
    const testData = [{ hazardClass: 'Skin corrosion/irritation', method: 'OECD 439', source: 'report 5' }];
    const tested = raw('t', [item('30', 'soap', { hazards: [hazard('Skin Irrit. 2 H315')] })], { testData });
    const { mixture, rawMaterials } = expandMixture(recipe([{ share: '80', rawMaterial: tested }]));
    expect(rawMaterials[0]?.testDataNotApplied).toEqual(testData);
    const { outcomes } = classifyMixture(mixture, marketById('eu'));
    const skin = outcomes.find(({ hazardClass }) => hazardClass === 'Skin corrosion/irritation');
    expect(skin).toMatchObject({ hazards: [{ code: 'Skin Irrit. 2' }] });
    expect(skin?.testData).toBeUndefined();
  });
});

describe('a recipe that cannot be taken apart', () => {
  it.each<{ what: string; items: () => readonly RecipeItem[]; fault: readonly string[] }>([
    {
      what: 'two balances',
      items: () => [item('balance', 'water'), item('q.s.', 'oil')],
      fault: ['second-balance', 'oil', 'concentration'],
    },
    {
      what: 'an id twice',
      items: () => [item('1', 'water'), item('2', 'water')],
      fault: ['duplicate-ingredient', 'water', 'id'],
    },
    {
      what: 'a raw material of more than 100 %',
      items: () => [{ share: '1', rawMaterial: raw('r', [item('60', 'a'), item('42', 'b')]) }],
      fault: ['total-above-100', 'b', 'concentration'],
    },
    {
      what: 'a share above 100 % within a raw material',
      items: () => [{ share: '1', rawMaterial: raw('r', [item('0-150', 'a')]) }],
      fault: ['concentration-out-of-range', 'a', 'concentration'],
    },
    {
      what: 'a reversed range',
      items: () => [item('20-10', 'a')],
      fault: ['concentration-reversed', 'a', 'concentration'],
    },
    {
      what: 'a share that is no number',
      items: () => [item({ lower: Number.NaN, upper: 1 }, 'a')],
      fault: ['concentration-not-a-number', 'a', 'concentration'],
    },
    {
      what: 'a trade secret at fault, by its printed name',
      items: () => [item('-1', 'Formaldehyde', { printedName: 'Preservative' })],
      fault: ['share-not-readable', 'Preservative', 'concentration'],
    },
    {
      what: 'a raw material by the id of one around it',
      items: () => [
        {
          share: '9',
          rawMaterial: raw('r', [{ share: '5', rawMaterial: raw('s', [{ share: '5', rawMaterial: raw('r', []) }]) }]),
        },
      ],
      fault: ['nested-in-itself', 'raw r', 'ingredients'],
    },
  ])('$what', ({ items, fault }) => {
    expect(faultOf(items())).toEqual(fault);
  });

  it('holds itself, as an object', () => {
    const ingredients: RecipeItem[] = [item('1', 'water')];
    const circle = raw('circle', ingredients);
    ingredients.push({ share: '50', rawMaterial: circle });
    expect(faultOf([{ share: '10', rawMaterial: circle }])?.[0]).toBe('nested-in-itself');
  });

  const nested = (depth: number): RawMaterial =>
    raw(`level ${depth}`, depth === 1 ? [item('100', 'x')] : [{ share: '100', rawMaterial: nested(depth - 1) }]);

  it.each([
    { depth: 16, fault: undefined },
    { depth: 17, fault: 'nested-too-deep' },
    { depth: 3000, fault: 'nested-too-deep' },
  ])('$depth raw materials in each other: $fault', ({ depth, fault }) => {
    expect(faultOf([{ share: '100', rawMaterial: nested(depth) }])?.[0]).toBe(fault);
  });

  it('multiplies without end: 16 levels of ten each are refused at once', () => {
    let level = raw('0', [item('1', 'x')]);
    for (let depth = 1; depth < 16; depth += 1) {
      const inner = level;
      const twins = Array.from({ length: 10 }, (_, index) => ({ ...inner, id: `${inner.id}.${index}` }));
      level = raw(
        String(depth),
        twins.map((rawMaterial) => ({ share: '10', rawMaterial })),
      );
    }
    expect(faultOf([{ share: '10', rawMaterial: level }])?.[0]).toBe('too-many-ingredients');
  });
});

describe('what holds for every recipe', () => {
  const share = fc.integer({ min: 0, max: 50_000 }).map((part) => part * 1000);
  const notations = ['Skin Corr. 1B H314', 'Acute Tox. 3 H301', 'Carc. 2 H351', 'Aquatic Chronic 1 H410'];
  const parts = fc.array(fc.record({ share, notation: fc.constantFrom(...notations) }), { minLength: 1, maxLength: 4 });

  it('a raw material classifies as its ingredients written down one by one', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 100 }), (all, percentOfRaw) => {
        fc.pre(all.reduce((sum, one) => sum + one.share, 0) <= percent(100));
        const items = all.map((one, index) =>
          item({ lower: one.share, upper: one.share }, String(index), { hazards: [hazard(one.notation)] }),
        );
        const flat = all.map((one, index) => {
          const own = (one.share * percentOfRaw) / 100;
          return item({ lower: own, upper: own }, String(index), { hazards: [hazard(one.notation)] });
        });
        const codes = (ingredients: readonly RecipeItem[]) =>
          classifyMixture(expandMixture(recipe(ingredients)).mixture, marketById('eu')).hazards.map(({ code }) => code);
        expect(codes([{ share: String(percentOfRaw), rawMaterial: raw('r', items) }])).toEqual(codes(flat));
      }),
      { numRuns: 100, seed: 20_260_501 },
    );
  });
});
