import { inWords } from '@gosds/phrases/in-words';
import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { exactly, percent } from '@gosds/ghs/concentration';
import { hazard } from '@gosds/ghs/hazard';
import { marketById } from '@gosds/ghs/testing/market-by-id';
import type { Mixture, MixtureProperties } from '@gosds/ghs/mixture';
import type { PhysicalTest } from '@gosds/ghs/physical-test';
import { describe, expect, it } from 'vitest';
import { classifyForTransport } from '../classify-for-transport.ts';
import type { TransportInput } from '../transport-input.ts';
import { outcomeOf } from '../testing/outcomes-of.ts';
import type { TransportOutcome } from '../transport.ts';

const bitumen = (state: 'liquid' | 'solid', properties: MixtureProperties): Mixture => ({
  physicalState: state,
  properties,
  ingredients: [{ id: 'a', name: 'bitumen', concentration: exactly(percent(100)), hazards: [] }],
});

function transport(mixture: Mixture, more: Partial<TransportInput> = {}): TransportOutcome {
  return classifyForTransport({ mixture, classification: classifyMixture(mixture, marketById('eu')), ...more });
}

const unOf = (outcome: TransportOutcome) =>
  outcome.status === 'regulated' ? outcome.proposal.entry.un : outcome.status;

describe('goods carried hot, ADR 2.2.9.1.13 and 2.2.3.1.1', () => {
  it.each([
    ['liquid', 250, 99.9, 'not-regulated'],
    ['liquid', 250, 100, '3257'],
    ['liquid', 250, 249.9, '3257'],
    ['liquid', 250, 250, '3256'],
    ['solid', 250, 239.9, 'not-regulated'],
    ['solid', 250, 240, '3258'],
  ] as const)('%s with flash point %s °C carried at %s °C: %s', (state, flash, carriageTemperatureC, expected) => {
    const mixture = bitumen(state, state === 'liquid' ? { flashPointC: { min: flash, max: flash } } : {});
    expect(unOf(transport(mixture, { carriageTemperatureC }))).toBe(expected);
  });
});

const typed = (
  code: string,
  test?: Partial<Extract<PhysicalTest, { test: 'A-H' }>>,
  state: 'liquid' | 'solid' = 'liquid',
) => {
  const of = code.startsWith('Org') ? 'organic-peroxide' : 'self-reactive';
  const mixture: Mixture = {
    ...bitumen(state, {}),
    testResults: test
      ? [
          {
            test: 'A-H',
            of,
            source: 'laboratory',
            detonation: 'no',
            deflagration: 'no',
            heatedUnderConfinement: 'low',
            ...test,
          },
        ]
      : [],
  };
  const classification = classifyMixture({ ...mixture, testResults: [] }, marketById('eu'));
  return classifyForTransport({ mixture, classification: { ...classification, hazards: [hazard(code)] } });
};

const ruleOf = (outcome: TransportOutcome) =>
  outcome.status === 'regulated'
    ? outcome.proposal.reasons.find(({ ruleId }) => ruleId.includes('sadt'))?.ruleId
    : undefined;

describe('organic peroxides and self-reactives by type and SADT', () => {
  it.each([
    ['Org. Perox. B H241', { sadtC: 50 }, '3111', 'controlled'],
    ['Org. Perox. B H241', { sadtC: 50.1 }, '3101', 'free'],
    ['Org. Perox. C H242', { sadtC: 50 }, '3113', 'controlled'],
    ['Org. Perox. D H242', { sadtC: 50, heatedUnderConfinement: 'medium' as const }, '3115', 'controlled'],
    ['Org. Perox. D H242', { sadtC: 50.1, heatedUnderConfinement: 'medium' as const }, '3105', 'free'],
    ['Org. Perox. D H242', { sadtC: 45 }, '3115', 'controlled'],
    ['Org. Perox. D H242', { sadtC: 45.1 }, '3105', 'free'],
    ['Org. Perox. E H242', { sadtC: 45 }, '3117', 'controlled'],
    ['Org. Perox. F H242', { sadtC: 45.1 }, '3109', 'free'],
    ['Self-react. C H242', { sadtC: 55 }, '3233', 'controlled'],
    ['Self-react. C H242', { sadtC: 55.1 }, '3223', 'free'],
  ])('%s with %j: UN %s, %s', (code, test, un, rule) => {
    const outcome = typed(code, test);
    expect(unOf(outcome)).toBe(un);
    expect(ruleOf(outcome)).toBe(`transport.sadt-${rule}`);
  });

  it('takes the next number for solids', () => {
    expect(unOf(typed('Org. Perox. D H242', { sadtC: 60 }, 'solid'))).toBe('3106');
    expect(unOf(typed('Self-react. F H242', { sadtC: 40 }, 'solid'))).toBe('3240');
  });

  it.each([
    ['Org. Perox. B H241', [], ['1']],
    ['Org. Perox. F H242', ['Skin Corr. 1B H314'], ['8']],
    ['Org. Perox. F H242', ['Skin Corr. 1C H314'], []],
    ['Org. Perox. B H241', ['Skin Corr. 1A H314'], ['1', '8']],
    ['Self-react. B H241', ['Skin Corr. 1A H314'], ['1']],
  ])('%s with %j has the subsidiary hazards %j (ADR 5.2.2.1.9)', (code, corrosive, expected) => {
    const mixture = bitumen('liquid', {});
    const plain = classifyMixture(mixture, marketById('eu'));
    const skin = outcomeOf('Skin corrosion/irritation', corrosive);
    const outcomes = plain.outcomes.map((one) => (one.hazardClass === 'Skin corrosion/irritation' ? skin : one));
    const classification = { ...plain, outcomes, hazards: [hazard(code), ...skin.hazards] };
    const outcome = classifyForTransport({ mixture, classification });
    expect(outcome.status === 'regulated' && outcome.proposal.entry.subsidiaryHazards).toEqual(expected);
  });

  it('leaves the SADT open where it is not known, and type A without an entry', () => {
    const outcome = typed('Org. Perox. D H242');
    expect(outcome.status === 'regulated' && outcome.proposal.reasons.map(({ ruleId }) => ruleId)).toContain(
      'transport.open',
    );
    expect(typed('Org. Perox. A H240').status).toBe('incomplete');
  });
});

describe('explosives by their tests', () => {
  const explosive = (compatibilityGroup?: string): Mixture => ({
    ...bitumen('solid', {}),
    testResults: [
      {
        test: 'explosives',
        source: 'laboratory',
        result: { kind: 'division', division: '1.4', ...(compatibilityGroup ? { compatibilityGroup } : {}) },
      },
    ],
  });

  it.each([
    ['S', '0481'],
    ['C', '0479'],
    ['G', '0485'],
  ])('of 1.4%s are UN %s', (group, un) => {
    expect(unOf(transport(explosive(group)))).toBe(un);
  });

  it('need the compatibility group', () => {
    expect(inWords(transport(explosive()))).toMatchObject({ status: 'incomplete', missing: ['assignment to class 1'] });
  });
});
