import { categoryOf } from '@gosds/ghs/registry';
import type { CategoryCode, ClassCode } from '@gosds/ghs/hazard';
import { ownValue } from '@gosds/ghs/own-value';
import type { Reason } from '@gosds/ghs/classification';
import { say } from '@gosds/ghs/message';
import type { Mixture } from '@gosds/ghs/mixture';
import type { PackingGroup } from '../transport.ts';
import type { TransportInput } from '../transport-input.ts';
import { type Candidate, entryOf, stateOf } from './choose-entry.ts';

type Kind = 'organic-peroxide' | 'self-reactive';

/** UN numbers by type for liquids. The solid has the next number; the temperature-controlled ones are ten higher. */
const byType: readonly {
  readonly kind: Kind;
  readonly classCode: ClassCode;
  readonly class: string;
  readonly first: Readonly<Record<string, number>>;
}[] = [
  {
    kind: 'organic-peroxide',
    classCode: 'Org. Perox.',
    class: '5.2',
    first: { B: 3101, C: 3103, D: 3105, E: 3107, F: 3109 },
  },
  {
    kind: 'self-reactive',
    classCode: 'Self-react.',
    class: '4.1',
    first: { B: 3221, C: 3223, D: 3225, E: 3227, F: 3229 },
  },
];

const controlled = 10;

type SadtLimit = {
  readonly kind: Kind;
  readonly types: string;
  readonly heating?: 'medium';
  readonly sadtC: number;
  readonly paragraph: string;
};

const selfReactiveLimit: SadtLimit = {
  kind: 'self-reactive',
  types: 'BCDEF',
  sadtC: 55,
  paragraph: 'ADR 2.2.41.1.17',
};

/** Highest SADT in °C that requires temperature control, by type. */
const sadtLimits: readonly SadtLimit[] = [
  { kind: 'organic-peroxide', types: 'BC', sadtC: 50, paragraph: 'ADR 2.2.52.1.15 (a)' },
  { kind: 'organic-peroxide', types: 'D', heating: 'medium', sadtC: 50, paragraph: 'ADR 2.2.52.1.15 (b)' },
  { kind: 'organic-peroxide', types: 'DEF', sadtC: 45, paragraph: 'ADR 2.2.52.1.15 (c), (d)' },
  selfReactiveLimit,
];

type TypedEntry = Candidate & { readonly reasons: readonly Reason[] };

/** Entry of an organic peroxide or self-reactive by type and SADT; `forbidden` for type A. */
export function peroxideEntry(
  input: TransportInput,
  others: readonly ClassHazard[],
): TypedEntry | 'forbidden' | undefined {
  for (const { code } of input.classification.hazards) {
    const found = typeOf(code);
    if (!found) continue;
    if (found.type === 'A') return 'forbidden';
    const typed = typedEntry(input, found.row, { code, type: found.type });
    return typed && withSubsidiary(typed, subsidiaryOf(found, others));
  }
  return undefined;
}

type ClassHazard = { readonly class: string; readonly packingGroup: PackingGroup | null };

/** ADR 5.2.2.1.9: type B is also explosive; goods that meet class 8 in packing group I or II are also corrosive. */
function subsidiaryOf(
  { row, type }: { readonly row: (typeof byType)[number]; readonly type: string },
  others: readonly ClassHazard[],
): readonly string[] {
  const isCorrosive = others.some(
    ({ class: main, packingGroup: group }) => main === '8' && group !== null && group !== 'III',
  );
  return [...(type === 'B' ? ['1'] : []), ...(row.kind === 'organic-peroxide' && isCorrosive ? ['8'] : [])];
}

function withSubsidiary(typed: TypedEntry, subsidiary: readonly string[]): TypedEntry {
  if (subsidiary.length === 0) return typed;
  const own = [...new Set([...typed.entry.subsidiaryHazards, ...subsidiary])];
  const reason: Reason = {
    ruleId: 'transport.subsidiary',
    paragraph: 'ADR 5.2.2.1.9',
    summary: say('peroxideEntry-subsidiary', { hazards: subsidiary.join(', ') }),
    counted: [],
    leftOut: [],
  };
  return { ...typed, entry: { ...typed.entry, subsidiaryHazards: own }, reasons: [...typed.reasons, reason] };
}

/** Combined types use the first type. Type G is not subject. */
function typeOf(code: CategoryCode) {
  const entry = categoryOf(code);
  const row = byType.find(({ classCode }) => classCode === entry?.classCode);
  const type = entry?.category.charAt(0);
  return row && type !== undefined && type !== 'G' ? { row, type } : undefined;
}

/** The measured SADT in °C if it requires temperature control; otherwise undefined. */
export function sadtToControl(code: CategoryCode, { testResults }: Pick<Mixture, 'testResults'>): number | undefined {
  const found = typeOf(code);
  return found && controlOf(testResults, found.row.kind, found.type).controlledSadtC;
}

function typedEntry(
  input: TransportInput,
  { kind, class: own, first }: (typeof byType)[number],
  { code, type }: { readonly code: string; readonly type: string },
): TypedEntry | undefined {
  const number = ownValue(first, type);
  if (number === undefined) return undefined;
  const control = controlOf(input.mixture.testResults, kind, type);
  const un = number + (stateOf(input) === 'liquid' ? 0 : 1) + (control.controlledSadtC === undefined ? 0 : controlled);
  const entry = entryOf(String(un), null);
  const why = say('peroxideEntry-classType', { code, own });
  return entry && { entry, why, paragraph: 'ADR 2.2.41.1.9 and 2.2.52.1.7', reasons: [control.reason] };
}

type Control = { readonly controlledSadtC: number | undefined; readonly reason: Reason };

function controlOf(testResults: Mixture['testResults'] = [], kind: Kind, type: string): Control {
  const [test] = testResults.flatMap((one) => (one.test === 'A-H' && one.of === kind ? [one] : []));
  const row = sadtLimits.find(
    ({ kind: own, types, heating }) =>
      own === kind && types.includes(type) && (heating === undefined || heating === test?.heatedUnderConfinement),
  );
  return row ? judgeSadt(test?.sadtC, row) : judgeSadt(undefined, selfReactiveLimit);
}

function judgeSadt(sadt: number | undefined, { sadtC: limit, paragraph }: SadtLimit): Control {
  const isControlled = sadt !== undefined && sadt <= limit;
  const found =
    sadt === undefined
      ? say('peroxideEntry-sadtNotKnown')
      : say('peroxideEntry-sadt', { sadt, sign: isControlled ? '<=' : '>', limit });
  const end = isControlled
    ? say('peroxideEntry-temperatureControlled')
    : say('peroxideEntry-upTemperatureControlledEntryApplies', { limit });
  const reason = { paragraph, summary: say('peroxideEntry-compared', { found, end }), counted: [], leftOut: [] };
  if (sadt === undefined) return { controlledSadtC: undefined, reason: { ...reason, ruleId: 'transport.open' } };
  const ruleId = `transport.sadt-${isControlled ? 'controlled' : 'free'}`;
  const controlledSadtC = isControlled ? sadt : undefined;
  return { controlledSadtC, reason: { ...reason, ruleId, found: sadt, limit, unit: '°C' } };
}
