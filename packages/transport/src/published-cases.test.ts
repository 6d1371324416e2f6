import { readFileSync } from 'node:fs';
import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { exactly, percent } from '@gosds/ghs/concentration';
import { type Hazard, hazard, readHazard } from '@gosds/ghs/hazard';
import { marketById } from '@gosds/ghs/testing/market-by-id';
import type { Mixture, PhysicalState } from '@gosds/ghs/mixture';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { classifyForTransport } from './classify-for-transport.ts';
import { combineHazards } from './rules/precedence.ts';
import { keptEntry } from './rules/named-entry.ts';
import { publishedClassification } from './testing/published-classification.ts';
import type { PackingGroup } from './transport.ts';

/** Published sheets and official examples. The transport data must follow from their classification. */
const { path: file, isThere } = publicFile('cases/cases.json');

type Case = {
  readonly id: string;
  readonly inputs: {
    readonly hazards?: readonly string[];
    readonly flash_point_C?: number | string;
    readonly initial_boiling_point_C?: number | string;
    readonly physical_state?: string;
    readonly formulation?: string;
    readonly composition_basis?: string;
    readonly ingredients?: readonly {
      readonly name: string;
      readonly cas?: string;
      readonly concentration: { readonly value?: number };
    }[];
  };
  readonly expected: {
    readonly class?: string;
    readonly subsidiary?: readonly string[];
    readonly packing_group?: string;
    readonly un?: string;
    readonly classification?: readonly string[];
    readonly classification_published?: readonly string[];
    readonly transport?: {
      readonly un: string;
      readonly class?: string;
      readonly packing_group?: string;
      readonly labels?: string;
    };
  };
};

const cases: readonly Case[] = isThere ? (JSON.parse(readFileSync(file, 'utf8')) as Case[]) : [];
const byId = (id: string) => cases.find((one) => one.id === id);

describe.skipIf(!isThere)('the official examples of ADR 2.1.3.10', () => {
  const readHazard = (text: string) => {
    const [own = '', group = 'III'] = text.split(' ');
    return { class: own, packingGroup: group as PackingGroup };
  };

  it.each(['ADR-mix-3-61-8', 'ADR-phenol-benzene'])('%s', (id) => {
    const { inputs, expected } = byId(id) ?? { inputs: {}, expected: {} };
    const combined = combineHazards((inputs.hazards ?? []).map(readHazard), 'liquid');
    expect(combined?.class).toBe(expected.class);
    expect(combined?.packingGroup).toBe(expected.packing_group);
    expect(combined?.subsidiaryHazards.slice(0, 1)).toEqual(expected.subsidiary);
  });

  it('ADR-PCB keeps class 9', () => {
    const expected = byId('ADR-PCB')?.expected;
    const mixture: Mixture = {
      physicalState: 'liquid',
      properties: {},
      ingredients: [{ id: 'pcb', name: 'PCB', concentration: exactly(percent(10)), hazards: [] }],
    };
    const input = {
      mixture,
      classification: classifyMixture(mixture, marketById('eu')),
      unNumbersByIngredient: { pcb: '2315' },
    };
    const kept = keptEntry(input, ['III'])?.entry;
    expect([kept?.un, kept?.class, kept?.packingGroup]).toEqual([
      expected?.un,
      expected?.class,
      expected?.packing_group,
    ]);
  });
});

describe.skipIf(!isThere)('packing group by flash and boiling point', () => {
  const measure = (value: number | string | undefined) => {
    const text = String(value ?? '');
    const number = Number(text.replace(/[<>]/, ''));
    if (text.startsWith('<')) return { min: -Infinity, max: number - 0.1 };
    return text.startsWith('>') ? { min: number + 0.1, max: Infinity } : { min: number, max: number };
  };

  it.each(['TM38-250-bp', 'BAM-UN1993-II'])('%s', (id) => {
    const { inputs, expected } = byId(id) ?? { inputs: {}, expected: {} };
    const mixture: Mixture = {
      physicalState: 'liquid',
      properties: {
        flashPointC: measure(inputs.flash_point_C),
        initialBoilingPointC: measure(inputs.initial_boiling_point_C),
      },
      ingredients: [
        { id: 'a', name: 'a', concentration: exactly(percent(50)), hazards: [hazard('Flam. Liq. 2 H225')] },
        { id: 'b', name: 'b', concentration: exactly(percent(50)), hazards: [hazard('Flam. Liq. 2 H225')] },
      ],
    };
    const outcome = classifyForTransport({ mixture, classification: classifyMixture(mixture, marketById('eu')) });
    const entry = outcome.status === 'regulated' ? outcome.proposal.entry : undefined;
    expect(entry?.class).toBe('3');
    expect(entry?.un).toBe('1993');
    expect(entry?.packingGroup).toBe(expected.packing_group);
  });
});

const codesOf: readonly (readonly [RegExp, string])[] = [
  [/acute\) aquatic hazard (\d)/, 'Aquatic Acute $1'],
  [/chronic\) aquatic hazard (\d)/, 'Aquatic Chronic $1'],
  [/^Flammable gases Category 1/, 'Flam. Gas 1A'],
  [/^Oxidizing gases Category 1/, 'Ox. Gas 1'],
  [/^Gases under pressure Compressed/, 'Press. Gas (Comp.)'],
  [/^Gases under pressure Liquefied/, 'Press. Gas (Liq.)'],
  [/^Flam\. Aerosol (\d)/, 'Aerosol $1'],
];

function readClass(text: string): Hazard | undefined {
  const hCode = /(?:EUH|H)\d{3}[A-Za-z]*/.exec(text)?.[0] ?? '';
  const found = codesOf.find(([pattern]) => pattern.test(text));
  return found && readHazard(text.replace(new RegExp(`^.*?${found[0].source.replace(/^\^/, '')}.*$`), found[1]), hCode);
}

function stateOf({ physical_state: state = '', formulation = '', ingredients = [] }: Case['inputs']): PhysicalState {
  const text = `${state} ${formulation}`.toLowerCase();
  if (text.includes('granul')) return 'solid';
  if (!text.includes('gas')) return 'liquid';
  return ingredients.some(({ name }) => /acetone|ether|heptane/i.test(name)) ? 'aerosol' : 'gas';
}

function mixtureOf(inputs: Case['inputs']): Mixture {
  return {
    physicalState: stateOf(inputs),
    properties: {},
    sharesBy: inputs.composition_basis === 'w/w' ? 'weight' : 'volume',
    ingredients: (inputs.ingredients ?? []).map(({ name, cas, concentration }, at) => ({
      id: String(at),
      name,
      ...(cas ? { cas } : {}),
      concentration: exactly(percent(concentration.value ?? 1)),
      hazards: [],
    })),
  };
}

describe.skipIf(!isThere)('the transport data of published sheets', () => {
  /** A sheet that omits the toxicity of methanol (docs/case-differences.md). */
  const notDerivable = new Set(['SDS-PRONTO-817206']);
  const derivable = cases.filter(({ id, expected }) => expected.transport && !notDerivable.has(id));

  it('are many', () => {
    expect(derivable.length).toBeGreaterThan(25);
  });

  const wanted = ({ transport }: Case['expected']) => ({
    un: transport?.un,
    class: transport?.class ?? transport?.labels?.split(' ')[0],
    ...(transport?.packing_group ? { packingGroup: transport.packing_group } : {}),
  });

  it.each(derivable.map((one) => [one.id, one] as const))('%s', (_, { inputs, expected }) => {
    const texts = [...(expected.classification ?? []), ...(expected.classification_published ?? [])];
    const mixture = mixtureOf(inputs);
    const hazards = texts.map(readClass).filter((one) => one !== undefined);
    const outcome = classifyForTransport({ mixture, classification: publishedClassification(mixture, hazards) });
    expect(outcome).toMatchObject({ status: 'regulated', proposal: { entry: wanted(expected) } });
  });
});
