import { describe, expect, it } from 'vitest';
import { checkMixture } from './check-mixture.ts';
import { percent } from './concentration.ts';
import { MixtureError } from './mixture-error.ts';
import type { Mixture } from './mixture.ts';
import { ingredient, mixtureOf } from './rules/testing/mixture-of.ts';

function faultOf(mixture: Mixture) {
  try {
    checkMixture(mixture);
    return undefined;
  } catch (error) {
    if (!(error instanceof MixtureError)) throw error;
    return [error.fault, error.subject, error.field];
  }
}
const limited = (code: string, atLeast: number, printedName?: string) =>
  mixtureOf([
    ingredient(5, [], {
      name: 'bleach',
      supplementalLimits: [{ code, atLeast }],
      ...(printedName ? { printedName } : {}),
    }),
  ]);

describe('facts that statements hang on', () => {
  it.each([
    ['EUH031', percent(5), undefined],
    ['EUH031', 0, undefined],
    ['EUH031', percent(100), undefined],
    ['EUH031', percent(100) + 1, 'value-not-a-number'],
    ['EUH031', -1, 'value-not-a-number'],
    ['EUH031', Number.NaN, 'value-not-a-number'],
    ['H314', percent(5), 'unknown-category'],
  ])('a limit of %s from %s ppb: %s', (code, atLeast, fault) => {
    expect(faultOf(limited(code, atLeast))).toEqual(fault && [fault, '0 bleach', 'supplementalLimits']);
  });

  it('name the ingredient as it is printed', () => {
    expect(faultOf(limited('H314', 1, 'trade secret'))?.[1]).toBe('trade secret');
  });

  it.each([
    ['066', undefined],
    ['EUH066', ['unknown-category', 'EUH066', 'labelFacts.properties']],
    ['208', ['unknown-category', '208', 'labelFacts.properties']],
  ])('the property %s: %s', (code, fault) => {
    expect(faultOf(mixtureOf([ingredient(5, [])], { labelFacts: { properties: [code] } }))).toEqual(fault);
  });
});
