import { describe, expect, it } from 'vitest';
import { classifyMixture } from './classify-mixture.ts';
import { percent } from './concentration.ts';
import type { Hazard } from './hazard.ts';
import { marketById } from './testing/market-by-id.ts';
import { MixtureError, type MixtureFault } from './mixture-error.ts';
import type { Ingredient, Mixture } from './mixture.ts';
import { ingredient, mixtureOf } from './rules/testing/mixture-of.ts';

function faultOf(mixture: Mixture): Pick<MixtureError, 'fault' | 'subject' | 'field'> | undefined {
  try {
    classifyMixture(mixture, marketById('eu'));
  } catch (fault) {
    if (fault instanceof MixtureError) return { fault: fault.fault, subject: fault.subject, field: fault.field };
    throw fault;
  }
  return undefined;
}

const at = (lower: number, upper: number): Ingredient => ({
  ...ingredient(1, []),
  name: 'glue',
  concentration: { lower, upper },
});

describe('input that is not a mixture', () => {
  it.each<{ what: string; one: Ingredient; fault: MixtureFault; field?: string }>([
    { what: 'NaN', one: at(Number.NaN, 1), fault: 'concentration-not-a-number' },
    { what: 'infinite', one: at(0, Number.POSITIVE_INFINITY), fault: 'concentration-not-a-number' },
    { what: 'negative', one: at(-1, 1), fault: 'concentration-out-of-range' },
    { what: 'above 100 %', one: at(0, 1e9 + 1), fault: 'concentration-out-of-range' },
    { what: 'reversed', one: at(2, 1), fault: 'concentration-reversed' },
    {
      what: 'of a category that does not exist',
      one: { ...at(1, 1), hazards: [{ code: 'Skin Corr. 1', hCode: 'H315' }] },
      fault: 'unknown-category',
      field: 'hazards',
    },
    { what: 'with M-factor 0', one: { ...at(1, 1), mAcute: 0 }, fault: 'value-not-a-number', field: 'mAcute' },
    { what: 'with M-factor -1', one: { ...at(1, 1), mChronic: -1 }, fault: 'value-not-a-number', field: 'mChronic' },
    {
      what: 'with an endless M-factor',
      one: { ...at(1, 1), mChronic: Number.POSITIVE_INFINITY },
      fault: 'value-not-a-number',
      field: 'mChronic',
    },
    {
      what: 'with a negative ATE',
      one: { ...at(1, 1), acuteToxicity: [{ route: 'oral', kind: 'ATE', value: { min: -5, max: 10 } }] },
      fault: 'value-not-a-number',
      field: 'acuteToxicity',
    },
    {
      what: 'with an endless ATE',
      one: {
        ...at(1, 1),
        acuteToxicity: [
          { route: 'oral', kind: 'ATE', value: { min: Number.POSITIVE_INFINITY, max: Number.POSITIVE_INFINITY } },
        ],
      },
      fault: 'value-not-a-number',
      field: 'acuteToxicity',
    },
    {
      what: 'with a reversed band',
      one: {
        ...at(1, 1),
        specificLimits: [{ outcome: { code: 'Carc. 2', hCode: 'H351' }, lower: percent(5), upper: percent(1) }],
      },
      fault: 'value-not-a-number',
      field: 'specificLimits',
    },
    {
      what: 'with a counted fraction above 1',
      one: { ...at(1, 1), countedFraction: 1.5 },
      fault: 'value-not-a-number',
      field: 'countedFraction',
    },
    {
      what: 'with a counted fraction that is no number',
      one: { ...at(1, 1), countedFraction: Number.NaN },
      fault: 'value-not-a-number',
      field: 'countedFraction',
    },
    {
      what: 'with a harmonised entry of a category that does not exist',
      one: { ...at(1, 1), harmonised: { hazards: [{ code: 'Carc. 1A', hCode: 'H351' }] } },
      fault: 'unknown-category',
      field: 'hazards',
    },
    {
      what: 'with ATE 0',
      one: { ...at(1, 1), acuteToxicity: [{ route: 'oral', kind: 'ATE', value: { min: 0, max: 0 } }] },
      fault: 'value-not-a-number',
      field: 'acuteToxicity',
    },
    {
      what: 'with a limit that is no number',
      one: { ...at(1, 1), specificLimits: [{ outcome: { code: 'Carc. 2', hCode: 'H351' }, lower: Number.NaN }] },
      fault: 'value-not-a-number',
      field: 'specificLimits',
    },
  ])('$what is refused by the name of ingredient and field', ({ one, fault, field = 'concentration' }) => {
    expect(faultOf(mixtureOf([ingredient(5, []), one]))).toEqual({ fault, subject: '1 glue', field });
  });

  it('is refused where the lower concentrations exceed 100 % by more than rounding', () => {
    expect(faultOf(mixtureOf([ingredient(60, []), ingredient(40.9, [])]))).toBeUndefined();
    expect(faultOf(mixtureOf([ingredient(60, []), ingredient(42, [])]))?.fault).toBe('total-above-100');
  });

  it('is refused where an id stands twice or a property is not a number', () => {
    const twice = mixtureOf([ingredient(1, [])]);
    expect(faultOf({ ...twice, ingredients: [...twice.ingredients, ...twice.ingredients] })?.fault).toBe(
      'duplicate-ingredient',
    );
    const broken = mixtureOf([], { properties: { ph: { min: Number.NaN, max: 7 } } });
    expect(faultOf(broken)).toEqual({ fault: 'value-not-a-number', subject: 'ph', field: 'ph' });
  });

  it('of ten thousand ingredients is refused at once', () => {
    const many = mixtureOf(Array.from({ length: 10_000 }, () => ingredient(0.01, ['Skin Irrit. 2 H315'])));
    expect(faultOf(many)?.fault).toBe('too-many-ingredients');
  });

  it('of the largest size allowed is classified in bounded time, in ranges too', () => {
    const many = mixtureOf(
      Array.from({ length: 1000 }, () => ingredient([0.05, 0.2], ['Skin Irrit. 2 H315', 'Acute Tox. 4 H302'])),
    );
    expect(faultOf(many)).toBeUndefined();
  });

  it('is refused where a test names a class that does not exist', () => {
    const testData = [{ hazardClass: 'Stickiness', method: '-', source: '-' }];
    expect(faultOf(mixtureOf([], { testData }))).toEqual({
      fault: 'unknown-hazard-class',
      subject: 'Stickiness',
      field: 'testData',
    });
  });

  it('is refused where a test leads to a category of another class, or to none', () => {
    const tested = (outcome: Hazard) =>
      mixtureOf([], {
        testData: [{ hazardClass: 'Carcinogenicity', outcome, method: '-', source: '-' }],
      });
    expect(faultOf(tested({ code: 'Carc. 2', hCode: 'H351' }))).toBeUndefined();
    expect(faultOf(tested({ code: 'Skin Irrit. 2', hCode: 'H315' }))).toEqual({
      fault: 'unknown-category',
      subject: 'Skin Irrit. 2',
      field: 'testData',
    });
    expect(faultOf(tested({ code: 'Carc. 2', hCode: 'H350' }))?.fault).toBe('unknown-category');
  });

  it('is named as it is printed where its identity is a trade secret', () => {
    const secret = { ...at(2, 1), id: 'a', name: 'Formaldehyde', printedName: 'Preservative' };
    expect(faultOf({ ...mixtureOf([]), ingredients: [secret] })?.subject).toBe('Preservative');
  });
});
