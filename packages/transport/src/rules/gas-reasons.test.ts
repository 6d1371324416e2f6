import { inWords } from '@gosds/phrases/in-words';
import type { ClassOutcome } from '@gosds/ghs/classification';
import type { MixtureProperties } from '@gosds/ghs/mixture';
import { describe, expect, it } from 'vitest';
import { classifyForTransport } from '../classify-for-transport.ts';
import { classificationOf, mixtureOf, outcomeOf } from '../testing/outcomes-of.ts';
import type { TransportInput } from '../transport-input.ts';
import type { TransportOutcome } from '../transport.ts';
import { gasReason } from './gas-outcome.ts';

const cas = new Map([
  ['nitrogen', '7727-37-9'],
  ['argon', '7440-37-1'],
  ['R 134a', '811-97-2'],
  ['R 32', '75-10-5'],
  ['hydrogen', '1333-74-0'],
  ['methane', '74-82-8'],
  ['helium', '7440-59-7'],
  ['ethane', '74-84-0'],
  ['propane', '74-98-6'],
  ['butane', '106-97-8'],
]);

type More = Partial<TransportInput> & { readonly properties?: MixtureProperties };

function outcomeFor(
  parts: readonly (readonly [name: string, percent: number])[],
  outcomes: readonly ClassOutcome[],
  { properties = {}, ...more }: More = {},
): TransportOutcome {
  const mixture = mixtureOf(parts, { physicalState: 'gas', properties });
  const ingredients = mixture.ingredients.map((one) => {
    const number = cas.get(one.name);
    return number ? { ...one, cas: number } : one;
  });
  return classifyForTransport({
    classification: classificationOf(outcomes),
    ...more,
    mixture: { ...mixture, ingredients },
  });
}

const numbers = (outcome: TransportOutcome) =>
  outcome.status === 'regulated'
    ? [outcome.proposal, ...outcome.alternatives].map(({ entry }) => entry.un)
    : outcome.status;
const rules = (outcome: TransportOutcome) =>
  (outcome.status === 'regulated' ? outcome.proposal : outcome).reasons.map(({ ruleId }) => ruleId);

const pressed = (notation: string) => outcomeOf('Gases under pressure', [notation]);
const compressed = pressed('Press. Gas (Comp.) H280');
const liquefied = pressed('Press. Gas (Liq.) H280');
const cold = pressed('Press. Gas (Ref. Liq.) H281');
const flammable = outcomeOf('Flammable gases', ['Flam. Gas 1A H220']);
const toxic = outcomeOf('Acute toxicity, inhalation', ['Acute Tox. 2 H330']);
const inert = [['nitrogen', 80] as const, ['argon', 20] as const];
const fuel = [['propane', 60] as const, ['butane', 40] as const];

describe('the state of a gas', () => {
  it.each([
    ['compressed', '1956'],
    ['dissolved', '1956'],
    ['liquefied', '3163'],
    ['refrigerated', '3158'],
  ] as const)('packed %s, where the class does not say it: UN %s', (packedGas, un) => {
    expect(numbers(outcomeFor(inert, [outcomeOf('Gases under pressure', [])], { properties: { packedGas } }))).toEqual([
      un,
    ]);
    expect(numbers(outcomeFor(inert, [], { properties: { packedGas } }))).toEqual([un]);
  });

  it('by the class before what is entered', () => {
    expect(numbers(outcomeFor(inert, [liquefied], { properties: { packedGas: 'compressed' } }))).toEqual(['3163']);
    expect(numbers(outcomeFor(inert, [pressed('Press. Gas (Diss.) H280')]))).toEqual(['1956']);
  });

  it('is asked for with whatever else is missing, each once', () => {
    const open = (hazardClass: 'Flammable gases' | 'Oxidising gases') =>
      outcomeOf(hazardClass, [], { status: 'incomplete', missing: ['argon'] });
    const outcome = outcomeFor(inert, [open('Flammable gases'), open('Oxidising gases')]);
    expect(inWords(outcome)).toMatchObject({ status: 'incomplete', missing: ['argon', 'state of the gas'] });
    const pressure = outcomeOf('Gases under pressure', [], { status: 'incomplete', missing: ['how it is packed'] });
    expect(inWords(outcomeFor(inert, [pressure, open('Flammable gases')]))).toMatchObject({
      missing: ['how it is packed', 'argon'],
    });
    expect(rules(outcome)).toEqual(['transport.class-2', 'transport.class-2']);
    expect(outcomeFor(inert, [compressed, open('Flammable gases')])).toMatchObject({ missing: ['argon'] });
    const settled = { ...flammable, missing: ['what was asked once'] };
    expect(numbers(outcomeFor(inert, [compressed, settled]))).toEqual(['1954']);
  });
});

describe('gases without pressure, ADR 1.1.3.2 (c)', () => {
  const low = { properties: { packedGas: 'unpressurised' } } as const;

  it('are free, with the reason', () => {
    const outcome = outcomeFor(inert, [outcomeOf('Flammable gases', [])], low);
    expect(outcome.status).toBe('not-regulated');
    expect(inWords(outcome.status === 'not-regulated' && outcome.reasons)).toEqual([
      {
        ruleId: 'transport.gas-unpressurised',
        paragraph: 'ADR 1.1.3.2 (c)',
        summary: 'Class 2: gas of 2.2 below 200 kPa at 20 °C, neither liquefied nor refrigerated: not subject',
        counted: [],
        leftOut: [],
      },
      expect.objectContaining({ ruleId: 'transport.class-2' }),
    ]);
    expect(outcomeFor(inert, [outcomeOf('Flammable gases', [], { status: 'not-adopted' })], low).status).toBe(
      'not-regulated',
    );
  });

  it('are not free where a class is open', () => {
    const open = outcomeOf('Flammable gases', [], { status: 'incomplete', missing: ['argon'] });
    expect(inWords(outcomeFor(inert, [open], low))).toMatchObject({
      status: 'incomplete',
      missing: ['how a gas below 200 kPa is to be carried'],
      reasons: [{ ruleId: 'transport.class-2' }],
    });
  });

  it('keep the number of the gas itself', () => {
    const listed = { ...low, unNumbersByIngredient: { helium: '1046' } };
    expect(numbers(outcomeFor([['helium', 100]], [], listed))).toEqual(['1046']);
  });
});

describe('entries of class 2', () => {
  it.each([
    ['compressed hydrocarbons', fuel, [compressed, flammable], ['1964', '1954']],
    ['liquefied hydrocarbons', fuel, [liquefied, flammable], ['1965', '3161']],
    ['refrigerated hydrocarbons', fuel, [cold, flammable], ['3312']],
    [
      'hydrocarbons in nitrogen',
      [
        ['propane', 50],
        ['nitrogen', 50],
      ],
      [liquefied, flammable],
      ['3161'],
    ],
    ['hydrocarbons that do not burn', fuel, [liquefied], ['3163']],
  ] as const)('%s', (_, parts, outcomes, expected) => {
    expect(numbers(outcomeFor(parts, outcomes))).toEqual(expected);
  });

  it.each([
    [75, compressed, ['1964', '1954']],
    [75.1, compressed, ['1971', '1954']],
    [75, cold, ['3312']],
    [75.1, cold, ['1972', '3312']],
    [75.1, liquefied, ['1965', '3161']],
  ])('name natural gas by its methane: %s %%', (share, state, expected) => {
    const parts = [['methane', share] as const, ['ethane', 100 - share] as const];
    expect(numbers(outcomeFor(parts, [state, flammable]))).toEqual(expected);
  });

  it('name no natural gas without the ethane that it brings, such as a test gas', () => {
    const testGas = [['methane', 87] as const, ['propane', 13] as const];
    expect(numbers(outcomeFor(testGas, [compressed, flammable]))).toEqual(['1964', '1954']);
  });

  it('name no natural gas with anything that is none of it', () => {
    const town = [['methane', 90] as const, ['hydrogen', 5] as const, ['ethane', 5] as const];
    expect(numbers(outcomeFor(town, [cold, flammable]))).toEqual(['3312']);
  });

  it('name a refrigerant where it is sold as one, and offer it elsewhere', () => {
    const blend = [['R 134a', 60] as const, ['R 32', 40] as const];
    expect(numbers(outcomeFor(blend, [liquefied]))).toEqual(['3163', '1078']);
    expect(numbers(outcomeFor(blend, [liquefied], { productKind: 'refrigerant' }))).toEqual(['1078', '3163']);
    expect(
      numbers(
        outcomeFor(
          [
            ['R 134a', 60],
            ['nitrogen', 40],
          ],
          [liquefied],
        ),
      ),
    ).toEqual(['3163', '1078']);
    expect(numbers(outcomeFor(blend, [compressed], { productKind: 'refrigerant' }))).toEqual(['1956']);
    expect(numbers(outcomeFor(blend, [liquefied, flammable], { productKind: 'refrigerant' }))).toEqual(['3161']);
    expect(numbers(outcomeFor(inert, [liquefied], { productKind: 'refrigerant' }))).toEqual(['3163']);
  });

  it('name a mixture of the list although something else is open, unless it is refrigerated', () => {
    const town = [['hydrogen', 40] as const, ['methane', 60] as const];
    const open = outcomeOf('Flammable gases', [], { status: 'incomplete', missing: ['methane'] });
    expect(numbers(outcomeFor(town, [compressed, open]))).toEqual(['2034']);
    expect(numbers(outcomeFor(town, [open]))).toBe('incomplete');
    expect(numbers(outcomeFor(inert, [compressed, open]))).toBe('incomplete');
    expect(numbers(outcomeFor(town, [compressed, flammable]))).toEqual(['2034', '1954']);
    expect(numbers(outcomeFor(town, [cold, flammable]))).toEqual(['3312']);
  });

  it('are missing for toxic gases as refrigerated liquids', () => {
    const outcome = outcomeFor(inert, [cold, toxic]);
    expect(inWords(outcome)).toMatchObject({
      status: 'incomplete',
      missing: ['an entry for this combination of hazards'],
    });
    expect(rules(outcome)[0]).toBe('transport.class-2.3');
  });
});

describe('reasons of class 2', () => {
  const counted = { ingredientId: 'argon', name: 'argon', concentration: 5, end: 'exact' } as const;

  it('tell division, classes and entry', () => {
    const outcome = outcomeFor(inert, [compressed, flammable]);
    expect(rules(outcome)).toEqual([
      'transport.entry',
      'transport.class-2.1',
      'transport.class-2',
      'transport.class-2',
      'transport.environment',
    ]);
    const [, division] = outcome.status === 'regulated' ? outcome.proposal.reasons : [];
    expect(inWords(division)).toEqual({
      ruleId: 'transport.class-2.1',
      paragraph: 'ADR 2.2.2.1.5',
      summary: 'Class 2: 2.1; not toxic: LC50 of one hour above 5000 ml/m3',
      counted: [],
      leftOut: [],
    });
  });

  it('tell of a class what was met and counted', () => {
    const [source] = flammable.reasons;
    const outcome = { ...flammable, reasons: source ? [{ ...source, counted: [counted] }] : [] };
    expect(inWords(gasReason(outcome))).toEqual({
      ruleId: 'transport.class-2',
      paragraph: 'ADR 2.2.2.1.5',
      summary: 'Flammable gases: Flam. Gas 1A; sum of Flammable gases',
      counted: [counted],
      leftOut: [],
    });
    expect(inWords(gasReason({ ...flammable, hazards: [], reasons: [] }))).toMatchObject({
      summary: 'Flammable gases: not classified; ',
      counted: [],
    });
  });

  it('name what poisons, then what burns', () => {
    const by = (outcome: ClassOutcome, id: string): ClassOutcome => ({
      ...outcome,
      reasons: outcome.reasons.map((one) => ({ ...one, counted: [{ ...counted, ingredientId: id }] })),
    });
    const parts = [['first', 50] as const, ['second', 30] as const, ['third', 20] as const];
    const outcome = outcomeFor(parts, [by(compressed, 'first'), by(flammable, 'second'), by(toxic, 'third')]);
    expect(outcome.status === 'regulated' && outcome.proposal.technicalNames).toEqual(['third', 'second']);
    const harmless = { ...by(toxic, 'third'), hazards: [], status: 'not-classified' as const };
    const burning = outcomeFor(parts, [by(compressed, 'first'), by(flammable, 'second'), harmless]);
    expect(burning.status === 'regulated' && burning.proposal.technicalNames).toEqual(['second']);
  });

  it('tell them for a gas of its own number too', () => {
    const listed = { unNumbersByIngredient: { helium: '1046' } };
    const outcome = outcomeFor([['helium', 100]], [compressed], listed);
    expect(rules(outcome).filter((rule) => rule === 'transport.class-2')).toHaveLength(1);
  });
});
