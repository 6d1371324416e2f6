import { partsOf } from '@gosds/ghs/hazard-question';
import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { exactly, percent } from '@gosds/ghs/concentration';
import { hazard } from '@gosds/ghs/hazard';
import { marketById } from '@gosds/ghs/testing/market-by-id';
import { respirableDust } from '@gosds/ghs/rules/annex-vi-notes';
import type { Mixture, MixtureProperties, PhysicalState } from '@gosds/ghs/mixture';
import { describe, expect, it } from 'vitest';
import { wasteProperties } from './waste-properties.ts';

type Part = readonly [percent: number, ...notations: string[]];

type Form = { readonly classes?: readonly string[]; readonly state?: PhysicalState; readonly note?: string };

function propertiesOf(
  parts: readonly Part[],
  properties: MixtureProperties = {},
  { classes = [], state = 'liquid', note }: Form = {},
) {
  const mixture: Mixture = {
    physicalState: state,
    properties,
    ingredients: parts.map(([share, ...notations], index) => ({
      id: String(index),
      name: `part ${index}`,
      concentration: exactly(percent(share)),
      hazards: notations.map(hazard),
      ...(note === undefined ? {} : { notes: [{ note }] }),
    })),
  };
  const ingredients = mixture.ingredients.map((ingredient) => ({ ingredient }));
  const classification = classifyMixture(mixture, marketById('eu'));
  const reached = classes.map(hazard).map((each) => ({ hazard: each, parts: partsOf(each), reasons: [] }));
  return wasteProperties({ state, mixture, ingredients, classification, productHazards: reached });
}

describe('hazardous properties of waste at their limits', () => {
  it.each([
    { property: 'HP 4', notation: 'Eye Dam. 1 H318', under: 9.9, at: 10 },
    { property: 'HP 4', notation: 'Skin Irrit. 2 H315', under: 19.9, at: 20 },
    { property: 'HP 4', notation: 'Eye Irrit. 2 H319', under: 19.9, at: 20 },
    { property: 'HP 5', notation: 'STOT SE 3 H335', under: 19.9, at: 20 },
    { property: 'HP 5', notation: 'STOT RE 1 H372', under: 0.9, at: 1 },
    { property: 'HP 5', notation: 'STOT RE 2 H373', under: 9.9, at: 10 },
    { property: 'HP 6', notation: 'Acute Tox. 3 H301', under: 4.9, at: 5 },
    { property: 'HP 6', notation: 'Acute Tox. 4 H302', under: 24.9, at: 25 },
    { property: 'HP 6', notation: 'Acute Tox. 2 H330', under: 0.49, at: 0.5 },
    { property: 'HP 6', notation: 'Acute Tox. 4 H332', under: 22.4, at: 22.5 },
    { property: 'HP 7', notation: 'Carc. 1B H350', under: 0.09, at: 0.1 },
    { property: 'HP 7', notation: 'Carc. 2 H351', under: 0.9, at: 1 },
    { property: 'HP 8', notation: 'Skin Corr. 1B H314', under: 4.9, at: 5 },
    { property: 'HP 10', notation: 'Repr. 1B H360', under: 0.29, at: 0.3 },
    { property: 'HP 10', notation: 'Repr. 2 H361', under: 2.9, at: 3 },
    { property: 'HP 11', notation: 'Muta. 2 H341', under: 0.9, at: 1 },
    { property: 'HP 13', notation: 'Skin Sens. 1 H317', under: 9.9, at: 10 },
    { property: 'HP 14', notation: 'Aquatic Acute 1 H400', under: 24.9, at: 25 },
    { property: 'HP 14', notation: 'Aquatic Chronic 1 H410', under: 0.24, at: 0.25 },
    { property: 'HP 14', notation: 'Aquatic Chronic 2 H411', under: 2.4, at: 2.5 },
    { property: 'HP 14', notation: 'Aquatic Chronic 3 H412', under: 24.9, at: 25 },
    { property: 'HP 14', notation: 'Aquatic Chronic 4 H413', under: 24.9, at: 25 },
  ])('$property from $notation at $at %', ({ property, notation, under, at }) => {
    expect(propertiesOf([[under, notation]])).not.toContain(property);
    expect(propertiesOf([[at, notation]])).toContain(property);
  });

  it.each([
    [2, true],
    [2.1, false],
    [11.4, false],
    [11.5, true],
  ])('HP 8 of a corrosive product of pH %d, whatever its ingredients are: %s', (ph, isCorrosive) => {
    const properties = propertiesOf([[100]], { ph: { min: ph, max: ph } }, { classes: ['Skin Corr. 1 H314'] });
    expect(properties.includes('HP 8')).toBe(isCorrosive);
  });

  it('adds up irritants and corrosives, but judges sensitisers and STOT one by one', () => {
    expect(
      propertiesOf([
        [10, 'Skin Irrit. 2 H315'],
        [10, 'Eye Irrit. 2 H319'],
      ]),
    ).toContain('HP 4');
    expect(
      propertiesOf([
        [6, 'Skin Sens. 1 H317'],
        [6, 'Skin Sens. 1 H317'],
      ]),
    ).not.toContain('HP 13');
  });

  it('leaves irritants under the cut-off of 1 % out', () => {
    const many: Part[] = Array.from({ length: 30 }, (): Part => [0.9, 'Skin Irrit. 2 H315']);
    expect(propertiesOf(many)).not.toContain('HP 4');
  });

  it('gives HP 8 in the place of HP 4', () => {
    expect(propertiesOf([[5, 'Skin Corr. 1A H314']])).toEqual(['HP 8']);
    expect(propertiesOf([[4.9, 'Skin Corr. 1A H314']])).toEqual(['HP 4']);
  });

  it('counts the aspiration hazard up to 20.5 mm²/s', () => {
    const at = (viscosity: number) => ({ kinematicViscosity40: { min: viscosity, max: viscosity } });
    expect(propertiesOf([[10, 'Asp. Tox. 1 H304']], at(20.5))).toContain('HP 5');
    expect(propertiesOf([[10, 'Asp. Tox. 1 H304']], at(20.6))).not.toContain('HP 5');
    expect(propertiesOf([[9.9, 'Asp. Tox. 1 H304']], at(1))).not.toContain('HP 5');
    expect(propertiesOf([[40, 'Asp. Tox. 1 H304']], {}, { state: 'solid' })).not.toContain('HP 5');
  });

  it('leaves out a powder that the form of the product holds, as the classification does', () => {
    const quartz: readonly Part[] = [[48, 'STOT RE 1 H372']];
    const inForm = (dustBoundIn?: 'paste' | 'piece') =>
      propertiesOf(quartz, dustBoundIn ? { dustBoundIn } : {}, { state: 'solid', note: respirableDust });
    expect(inForm()).toContain('HP 5');
    expect(inForm('paste')).not.toContain('HP 5');
    expect(inForm('piece')).not.toContain('HP 5');
  });

  it('counts H410 in the sum of HP 14 from 0.1 %, the others from 1 %', () => {
    const sum = (chronic1: number, chronic4: number) =>
      propertiesOf([
        [chronic1, 'Aquatic Chronic 1 H410'],
        [chronic4, 'Aquatic Chronic 4 H413'],
      ]);
    expect(sum(0.1, 24.9)).toContain('HP 14');
    expect(sum(0.1, 24.8)).not.toContain('HP 14');
    expect(sum(0.09, 24.95)).not.toContain('HP 14');
  });

  it.each([
    ['Self-react. A H240', 'HP 1'],
    ['Self-react. B H241', 'HP 1'],
    ['Org. Perox. B H241', 'HP 1'],
    ['Self-react. C H242', 'HP 3'],
    ['Org. Perox. F H242', 'HP 3'],
    ['Flam. Liq. 3 H226', 'HP 3'],
    ['Water-react. 3 H261', 'HP 3'],
    ['Ox. Liq. 3 H272', 'HP 2'],
  ])('%s of the product is %s', (notation, property) => {
    expect(propertiesOf([], {}, { classes: [notation] })).toEqual([property]);
  });
});
