import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { describe, expect, it } from 'vitest';
import { draftSchema } from '../draft/draft.ts';
import { parseDraft } from '../draft/entered.ts';
import { isFrozenGas, stateByLaw } from './gas-by-law.ts';

const gas = (name: string, cas: string, boilingPoint: number) =>
  aSubstance({
    name,
    cas,
    classification: { basis: 'notified', hazards: [{ code: 'Press. Gas (Liq.)', hCode: 'H280' }] },
    properties: { state: 'gas', boilingPoint: { min: boilingPoint, max: boilingPoint, source: 'crc' } },
  });
const nitrogen = gas('Nitrogen', '7727-37-9', -195.8);
const carbonDioxide = gas('Carbon dioxide', '124-38-9', -78.5);
const acetone = aSubstance({ name: 'Acetone', cas: '67-64-1', properties: { state: 'liquid' } });

const of = (properties: object, ...held: readonly ReturnType<typeof gas>[]) =>
  stateByLaw(
    parseDraft(
      draftSchema.parse({
        properties,
        ingredients: held.map(({ name, cas }, at) => ({
          id: String(at),
          name,
          casNumber: cas,
          proportion: '50',
          materialId: at + 1,
        })),
      }),
    ),
    new Map(held.map((each, at) => [at + 1, each])),
  );

describe('the state by law', () => {
  it('of nitrogen that is called a liquid is a gas, refrigerated, since it is liquid in no other way', () => {
    expect(of({ state: 'Liquid' }, nitrogen)).toEqual({ state: 'gas', packedGas: 'refrigerated' });
  });

  it('of carbon dioxide that is called a liquid is a gas, packed as was chosen', () => {
    expect(of({ state: 'Liquid' }, carbonDioxide)).toEqual({ state: 'gas' });
    expect(of({ state: 'Liquid' }, nitrogen, carbonDioxide)).toEqual({ state: 'gas' });
    expect(of({ state: 'Gas', packedGas: 'compressed' }, nitrogen)).toEqual({ state: 'gas', packedGas: 'compressed' });
  });

  it('of a mixture with a liquid stays what was entered', () => {
    expect(of({ state: 'Liquid' }, nitrogen, acetone)).toEqual({ state: 'liquid' });
    expect(of({ state: 'Solid' }, carbonDioxide)).toEqual({ state: 'solid' });
    expect(of({ state: 'Liquid' })).toEqual({ state: 'liquid' });
  });
});

describe('a frozen gas', () => {
  it('is solid, and of gases that boil far below zero alone', () => {
    const held = (...all: readonly ReturnType<typeof gas>[]) => all.map((substance) => ({ substance }));
    expect(isFrozenGas({ state: 'solid', ingredients: held(carbonDioxide) })).toBe(true);
    expect(isFrozenGas({ state: 'gas', ingredients: held(carbonDioxide) })).toBe(false);
    expect(isFrozenGas({ state: 'solid', ingredients: held(carbonDioxide, acetone) })).toBe(false);
    expect(isFrozenGas({ state: 'solid', ingredients: held(gas('Formaldehyde', '50-00-0', -19)) })).toBe(false);
    expect(isFrozenGas({ state: 'solid', ingredients: [] })).toBe(false);
  });
});
