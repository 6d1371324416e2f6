import { inWords } from '@gosds/phrases/in-words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketById } from '../testing/market-by-id.ts';
import type { Classification } from '../classification.ts';
import { hazard } from '../hazard.ts';
import { categoryEntries } from '../registry.ts';
import { labelDimensions, pictogramSides } from './label-dimensions.ts';
import { labelElements } from './label-elements.ts';
import { type SmallPackage, smallPackageLabel } from './small-package.ts';

type Package = Omit<SmallPackage, 'market'> & { readonly market?: SmallPackage['market'] };

function labelOf(notations: readonly string[], { market = 'eu', use }: Pick<Package, 'market' | 'use'>) {
  const hazards = notations.map(hazard);
  const classification: Classification = {
    market,
    ruleSet: 'test',
    hazards,
    outcomes: [],
    supplemental: [],
    ate: [],
  };
  const mixture = { physicalState: 'liquid', ingredients: [], properties: {}, ...(use ? { use } : {}) } as const;
  return { hazards, label: labelElements(classification, mixture, marketById(market)) };
}

function omitted(notations: readonly string[], small: Package): readonly string[] {
  const { hazards, label } = labelOf(notations, small);
  return smallPackageLabel(label, hazards, { market: 'eu', isTooSmall: true, ...small }).mayOmit.map(
    ({ value }) => value,
  );
}
const paragraphsOf = (notations: readonly string[], small: Package) => {
  const { hazards, label } = labelOf(notations, small);
  const { mayOmit } = smallPackageLabel(label, hazards, { market: 'eu', isTooSmall: true, ...small });
  return [...new Set(mayOmit.map(({ paragraph }) => paragraph))];
};

describe('packages up to 125 ml, CLP Annex I, 1.5.2.1', () => {
  const solvent = ['Flam. Liq. 2 H225'];

  it.each([
    [125, true],
    [124.9, true],
    [125.1, false],
  ])('%s ml of a flammable liquid: statements may go: %s', (capacityMl, mayGo) => {
    expect(omitted(solvent, { capacityMl }).includes('H225')).toBe(mayGo);
    expect(omitted(solvent, { capacityMl })).not.toContain('GHS02');
  });

  it.each([
    ['Flam. Liq. 1 H224', 'H224', false],
    ['Flam. Liq. 3 H226', 'H226', true],
    ['Ox. Liq. 1 H271', 'H271', false],
    ['Ox. Liq. 2 H272', 'H272', true],
    ['Org. Perox. B H241', 'H241', false],
    ['Org. Perox. CD H242', 'H242', true],
    ['Self-heat. 1 H251', 'H251', false],
    ['Self-heat. 2 H252', 'H252', true],
    ['Skin Irrit. 2 H315', 'H315', true],
    ['Skin Sens. 1 H317', 'H317', false],
    ['Eye Dam. 1 H318', 'H318', false],
    ['Aquatic Chronic 2 H411', 'H411', true],
    ['Aquatic Chronic 3 H412', 'H412', false],
    ['Lact. H362', 'H362', false],
  ])('%s: %s may be left out: %s', (notation, code, mayGo) => {
    expect(omitted([notation], { capacityMl: 100 }).includes(code)).toBe(mayGo);
  });

  it.each(['Acute Tox. 4 H302', 'STOT SE 3 H336', 'STOT RE 2 H373'])('%s keeps its statement for the public', (own) => {
    const code = hazard(own).hCode;
    expect(omitted([own], { capacityMl: 100, use: 'professional' })).toContain(code);
    expect(omitted([own], { capacityMl: 100, use: 'consumer' })).not.toContain(code);
  });

  it('keeps a precaution that a hazard without relief calls for too', () => {
    expect(omitted(['Skin Irrit. 2 H315'], { capacityMl: 100 })).toContain('P280');
    expect(omitted(['Skin Irrit. 2 H315', 'Skin Sens. 1 H317'], { capacityMl: 100 })).not.toContain('P280');
  });

  it('leaves out precautions alone (1.5.2.1.2), or the pictogram too (1.5.2.1.3)', () => {
    expect(omitted(['Aquatic Chronic 3 H412'], { capacityMl: 100 })).toEqual(['P273', 'P501']);
    expect(paragraphsOf(['Aquatic Chronic 3 H412'], { capacityMl: 100 })).toEqual(['CLP Annex I, 1.5.2.1.2']);
    expect(omitted(['Met. Corr. 1 H290'], { capacityMl: 100 })).toEqual(['GHS05', 'H290', 'P390']);
    expect(paragraphsOf(['Met. Corr. 1 H290'], { capacityMl: 100 })).toEqual(['CLP Annex I, 1.5.2.1.3']);
    expect(omitted(['Met. Corr. 1 H290', 'Eye Dam. 1 H318'], { capacityMl: 100 })).not.toContain('GHS05');
  });

  it('lets combined statements go only with all their hazards', () => {
    const both = ['Acute Tox. 4 H302', 'Acute Tox. 4 H312'];
    expect(omitted(both, { capacityMl: 100, use: 'industrial' })).toContain('H302+H312');
  });

  it('shortens the statement on lead below 125 ml (Annex II, 2.1)', () => {
    const { hazards, label } = labelOf([], {});
    const reason = {
      ruleId: 'euh201',
      paragraph: 'CLP Annex II, 2.1',
      summary: { key: '', values: {} },
      counted: [],
      leftOut: [],
    };
    const leaded = { ...label, supplemental: [{ code: 'EUH201', parameters: {}, reason }] };
    const found = (capacityMl: number) =>
      smallPackageLabel(leaded, hazards, { capacityMl, market: 'eu', isTooSmall: true }).mayOmit;
    expect(found(124.9)).toMatchObject([{ value: 'EUH201', paragraph: 'CLP Annex II, 2.1' }]);
    expect(found(125)).toEqual([]);
  });
});

describe('soluble and inner packages, CLP Annex I, 1.5.2.2 and 1.5.2.4', () => {
  const capsule = ['Eye Irrit. 2 H319', 'Skin Sens. 1 H317'];

  it.each([
    [25, true],
    [25.1, false],
  ])('soluble packaging of %s ml: %s', (capacityMl, isBare) => {
    expect(omitted(capsule, { capacityMl, isSoluble: true }).includes('GHS07')).toBe(isBare);
    expect(omitted(capsule, { capacityMl, isSoluble: true, isPesticide: true })).not.toContain('GHS07');
    expect(omitted(['Skin Sens. 1 H317'], { capacityMl, isSoluble: true })).toEqual([]);
  });

  it.each([
    [10, true],
    [10.1, false],
  ])('inner packaging for research of %s ml: %s', (capacityMl, isBare) => {
    const toxic = ['Acute Tox. 3 H301', 'Carc. 1B H350', 'Skin Corr. 1B H314', 'Flam. Liq. 1 H224'];
    const small = { capacityMl, isForResearch: true };
    const { hazards, label } = labelOf(toxic, {});
    const { mayOmit, mustShow } = smallPackageLabel(label, hazards, { market: 'eu', isTooSmall: true, ...small });
    expect(inWords(mustShow.map(({ value }) => value))).toEqual(isBare ? ['product identifier', 'GHS06', 'GHS08'] : []);
    expect(mayOmit.map(({ value }) => value).includes('GHS05')).toBe(isBare);
    expect(omitted(toxic, { ...small, isPesticide: true })).not.toContain('GHS05');
  });
});

describe('small containers elsewhere', () => {
  const toxic = ['Acute Tox. 3 H301'];

  it.each<[SmallPackage['market'], number, boolean, boolean]>([
    ['us', 3, true, true],
    ['us', 3.1, true, false],
    ['us', 100, true, false],
    ['us', 100.1, false, false],
    ['ca', 100, true, false],
    ['ca', 100.1, false, false],
    ['un', 1, false, false],
  ])('%s, %s ml: statements may go %s, pictograms %s', (market, capacityMl, statements, pictograms) => {
    const found = omitted(toxic, { capacityMl, market, isObstructedByLabel: true });
    expect(found.includes('H301')).toBe(statements);
    expect(found.includes('P405')).toBe(statements);
    expect(found.includes('GHS06')).toBe(pictograms);
  });

  it('asks for more than a small volume: no room, and below 3 ml in the United States a label in the way', () => {
    for (const market of ['eu', 'us'] as const) {
      expect(omitted(['Skin Irrit. 2 H315'], { capacityMl: 50, market, isTooSmall: false })).toEqual([]);
    }
    expect(omitted(toxic, { capacityMl: 50, market: 'ca', isTooSmall: false })).toContain('H301');
    expect(omitted(toxic, { capacityMl: 3, market: 'us' })).not.toContain('GHS06');
    expect(omitted(toxic, { capacityMl: 3, market: 'us' })).toContain('H301');
  });

  it('names what remains: in Australia where the container is too small, whatever its volume', () => {
    const { hazards, label } = labelOf(toxic, { market: 'au' });
    const small = { capacityMl: 500, market: 'au' } as const;
    expect(smallPackageLabel(label, hazards, small).mustShow).toEqual([]);
    const { mustShow } = smallPackageLabel(label, hazards, { ...small, isTooSmall: true });
    expect(inWords(mustShow.map(({ value }) => value))).toContain('product identifier');
  });

  it('refuses what is not a capacity', () => {
    const { hazards, label } = labelOf(toxic, {});
    for (const capacityMl of [0, -1, Number.NaN]) {
      expect(() => smallPackageLabel(label, hazards, { capacityMl, market: 'eu' })).toThrow(RangeError);
    }
  });
});

it('a smaller package never needs more, and only what is on the label can be left out', () => {
  const notation = fc.constantFrom(
    ...categoryEntries.flatMap(({ code, hCode }) => (hCode === null ? [] : [`${code} ${hCode}`])),
  );
  const volume = fc.integer({ min: 1, max: 200 });
  fc.assert(
    fc.property(fc.uniqueArray(notation, { maxLength: 6 }), volume, volume, (notations, a, b) => {
      for (const market of ['eu', 'us', 'ca'] as const) {
        const of = (capacityMl: number) => omitted(notations, { capacityMl, market });
        expect(of(Math.min(a, b))).toEqual(expect.arrayContaining([...of(Math.max(a, b))]));
        const { label } = labelOf(notations, { market });
        const all = [label.pictograms, label.hazardStatements, label.precautionaryStatements].flat();
        expect(all.map(({ value }) => value)).toEqual(expect.arrayContaining([...of(a)]));
      }
    }),
    { seed: 5 },
  );
});

describe('least dimensions, CLP Annex I, Table 1.3', () => {
  it.each([
    [0.1, [52, 74], 10],
    [3, [52, 74], 10],
    [3.001, [74, 105], 23],
    [50, [74, 105], 23],
    [50.001, [105, 148], 32],
    [500, [105, 148], 32],
    [500.001, [148, 210], 46],
  ])('%s l: label %s mm, pictogram %s mm', (litres, label, side) => {
    const found = labelDimensions(litres);
    expect(found.label).toEqual(label);
    expect(found.pictogramSide.min).toBe(side);
  });

  it.each([
    [3, { min: 10, aim: 16.1 }],
    [50, { min: 23, aim: 23 }],
    [500, { min: 32.2, aim: 32.2 }],
    [1000, { min: 46, aim: 46 }],
  ])('%s l: each pictogram covers a fifteenth of the least area, %s mm', (litres, sides) => {
    expect(pictogramSides(labelDimensions(litres))).toEqual(sides);
  });

  it('refuse what is not a capacity', () => {
    expect(() => labelDimensions(0)).toThrow(RangeError);
    expect(() => labelDimensions(Number.NaN)).toThrow(RangeError);
  });
});
