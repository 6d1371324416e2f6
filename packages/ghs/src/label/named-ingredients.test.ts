import { inWords } from '@gosds/phrases/in-words';
import { describe, expect, it } from 'vitest';
import { classifyMixture } from '../classify-mixture.ts';
import type { Classification, ClassOutcome, Reason } from '../classification.ts';
import { exactly, percent } from '../concentration.ts';
import { type Hazard, type HazardClass, hazard } from '../hazard.ts';
import { marketById } from '../testing/market-by-id.ts';
import type { Ingredient, Mixture } from '../mixture.ts';
import { namedIngredients } from './named-ingredients.ts';

const ingredient = (id: string, share: number, ...notations: string[]): Ingredient => ({
  id,
  name: id,
  concentration: exactly(percent(share)),
  hazards: notations.map(hazard),
});
const mixtureOf = (...ingredients: Ingredient[]): Mixture => ({ physicalState: 'liquid', ingredients, properties: {} });

const reasonOf = (counted: Record<string, number>, of?: Hazard): Reason => ({
  ruleId: 'test',
  paragraph: 'test',
  summary: { key: '', values: {} },
  leftOut: [],
  counted: Object.entries(counted).map(([ingredientId, share]) => ({
    ingredientId,
    name: ingredientId,
    concentration: percent(share),
    end: 'exact',
    ...(of ? { hazard: of } : {}),
  })),
});

function classified(hazardClass: HazardClass, notation: string, counted: Record<string, number> = {}): ClassOutcome {
  return {
    hazardClass,
    status: 'classified',
    hazards: [hazard(notation)],
    missing: [],
    reasons: [reasonOf(counted)],
  };
}

const skin = (counted: Record<string, number>) => classified('Skin sensitisation', 'Skin Sens. 1 H317', counted);
const cancer = (counted: Record<string, number>) => classified('Carcinogenicity', 'Carc. 1B H350', counted);
const none = mixtureOf();
const named = (...[classification, mixture]: [Pick<Classification, 'outcomes'>, Mixture]) =>
  namedIngredients(classification, mixture, 'eu').named.map(({ value }) => value);

describe('ingredients named on the label, CLP Art. 18(3)(b)', () => {
  it('are the gravest of their class where a measured value of the mixture decided', () => {
    const mixture = mixtureOf(
      ingredient('irritant', 30, 'Skin Irrit. 2 H315'),
      ingredient('acid', 20, 'Skin Corr. 1B H314'),
      ingredient('strong acid', 1, 'Skin Corr. 1A H314'),
    );
    const corrosive = classified('Skin corrosion/irritation', 'Skin Corr. 1 H314');
    expect(named({ outcomes: [corrosive] }, mixture)).toEqual(['acid', 'strong acid']);
    const damaging = classified('Serious eye damage/eye irritation', 'Eye Dam. 1 H318');
    const withIrritant = mixtureOf(ingredient('salt', 30, 'Eye Irrit. 2 H319'), ...mixture.ingredients);
    expect(named({ outcomes: [damaging] }, withIrritant)).toEqual(['acid', 'strong acid']);
  });

  it('are those that make it sensitising or carcinogenic, the largest share first', () => {
    expect(named({ outcomes: [skin({ a: 1, b: 2 })] }, none)).toEqual(['b', 'a']);
  });

  it('are not those whose estimate counts though it is milder than the class', () => {
    const salt = (oral: number): Ingredient => ({
      ...ingredient('salt', 20),
      acuteToxicity: [{ route: 'oral', kind: 'LD50', value: { min: oral, max: oral } }],
    });
    const namesWith = (oral: number) => {
      const mixture = mixtureOf(salt(oral), ingredient('hypochlorite', 68, 'Acute Tox. 4 H302'));
      return named(classifyMixture(mixture, marketById('us')), mixture);
    };
    expect(namesWith(2001)).toEqual(['hypochlorite']);
    expect(namesWith(2000)).toEqual(['hypochlorite', 'salt']);
  });

  it('are those of every row that is met for the category, such as sub-category 1A beside Category 1', () => {
    const row = (ids: Record<string, number>, code: 'Skin Sens. 1' | 'Skin Sens. 1A', found: number): Reason => ({
      ...reasonOf(ids, hazard(`${code} H317`)),
      found,
      limit: 1,
      unit: '%',
    });
    const outcomeOf = (rows: readonly Reason[]) => ({ ...skin({}), reasons: rows });
    const first = row({ b: 20 }, 'Skin Sens. 1A', 20);
    expect(named({ outcomes: [outcomeOf([first, row({ a: 70 }, 'Skin Sens. 1', 70)])] }, none)).toEqual(['b', 'a']);
    expect(named({ outcomes: [outcomeOf([first, row({ a: 0.5 }, 'Skin Sens. 1', 0.5)])] }, none)).toEqual(['b']);
  });

  it('are not those that make it flammable, an irritant or a hazard to water', () => {
    const outcomes = [
      classified('Flammable liquids', 'Flam. Liq. 2 H225', { a: 90 }),
      classified('Skin corrosion/irritation', 'Skin Irrit. 2 H315', { a: 90 }),
      classified('Hazardous to the aquatic environment, acute', 'Aquatic Acute 1 H400', { a: 90 }),
    ];
    expect(named({ outcomes }, none)).toEqual([]);
    const corrosive = classified('Skin corrosion/irritation', 'Skin Corr. 1B H314', { a: 90 });
    expect(named({ outcomes: [corrosive] }, none)).toEqual(['a']);
  });

  it('are four at most, as long as every class has one', () => {
    expect(named({ outcomes: [skin({ a: 5, b: 4, c: 3, d: 2, e: 1 }), cancer({ e: 1 })] }, none)).toEqual([
      'a',
      'e',
      'b',
      'c',
    ]);
  });

  it('are more than four where the classes need it', () => {
    const classes: readonly [HazardClass, string][] = [
      ['Skin sensitisation', 'Skin Sens. 1 H317'],
      ['Carcinogenicity', 'Carc. 1B H350'],
      ['Aspiration hazard', 'Asp. Tox. 1 H304'],
      ['Germ cell mutagenicity', 'Muta. 1B H340'],
      ['Reproductive toxicity', 'Repr. 1B H360'],
    ];
    const outcomes = classes.map(([name, notation], at) => classified(name, notation, { [`i${at.toString()}`]: 1 }));
    expect(named({ outcomes }, none)).toHaveLength(5);
  });

  it('are found by their own class where a test on the mixture decided', () => {
    const mixture = mixtureOf(
      ingredient('water', 90),
      ingredient('biocide', 0.1, 'Skin Sens. 1A H317'),
      ingredient('perfume', 2, 'Skin Sens. 1B H317'),
    );
    expect(named({ outcomes: [skin({})] }, mixture)).toEqual(['perfume', 'biocide']);
  });

  it('say for which classes they are named, and why others are not', () => {
    const outcomes = [skin({ a: 5, b: 4, c: 3, d: 2, e: 1 }), cancer({ a: 5 })];
    const { named: reasons, notNamed } = namedIngredients({ outcomes }, none, 'eu');
    expect(inWords(reasons[0])).toEqual({
      value: 'a',
      paragraph: 'CLP Art. 18(3)(b)',
      why: 'contributes to Skin Sens. 1 H317, Carc. 1B H350',
    });
    expect(inWords(notNamed)).toEqual([
      {
        value: 'e',
        paragraph: 'CLP Art. 18(3)(b)',
        why: 'contributes to Skin Sens. 1 H317; every class has a name already, and 4 names are enough',
      },
    ]);
  });

  it('put the more potent before the more plentiful', () => {
    const mixture = mixtureOf(
      ingredient('fluoride', 2, 'Acute Tox. 2 H300'),
      ingredient('glycol', 60, 'Acute Tox. 4 H302'),
      ingredient('water', 38),
    );
    const { outcomes } = classifyMixture(mixture, marketById('eu'));
    expect(named({ outcomes }, mixture)).toEqual(['fluoride', 'glycol']);
  });
});
