import type { ClassOutcome, Reason } from '@gosds/ghs/classification';
import type { HazardClass } from '@gosds/ghs/hazard';
import type { TransportOutcome } from '../transport.ts';
import type { TransportInput } from '../transport-input.ts';
import { type Candidate, entryOf } from './choose-entry.ts';
import { contributorsOf } from './class-verdicts.ts';
import { ownEntry } from './named-entry.ts';
import { propose } from './propose.ts';

type GasState = 'compressed' | 'liquefied' | 'refrigerated';

/** N.O.S. entries of class 2 by hazards and state (ADR 2.2.2.3). */
const nosEntries: readonly { readonly hazards: string; readonly un: Readonly<Partial<Record<GasState, string>>> }[] = [
  { hazards: '2.1', un: { compressed: '1954', liquefied: '3161', refrigerated: '3312' } },
  { hazards: '2.2', un: { compressed: '1956', liquefied: '3163', refrigerated: '3158' } },
  { hazards: '2.2 5.1', un: { compressed: '3156', liquefied: '3157', refrigerated: '3311' } },
  { hazards: '2.3', un: { compressed: '1955', liquefied: '3162' } },
  { hazards: '2.3 2.1', un: { compressed: '1953', liquefied: '3160' } },
  { hazards: '2.3 8', un: { compressed: '3304', liquefied: '3308' } },
  { hazards: '2.3 5.1', un: { compressed: '3303', liquefied: '3307' } },
  { hazards: '2.3 2.1 8', un: { compressed: '3305', liquefied: '3309' } },
  { hazards: '2.3 5.1 8', un: { compressed: '3306', liquefied: '3310' } },
];

/** Hydrocarbon gases have entries of their own (ADR 2.2.2.3, classification code F). */
const hydrocarbons = { compressed: '1964', liquefied: '1965' };
const hydrocarbonGas =
  /^(methane|ethane|propane|n-?butane|butanes?|isobutane|propylene|propene|ethylene|butenes?|.*petroleum gas.*)$/i;

/** Gases keep class 2 whatever else they are; the division is by toxicity, then flammability (ADR 2.2.2.1.5). */
export function gasOutcome(input: TransportInput): TransportOutcome {
  const { outcomes } = input.classification;
  const find = (hazardClass: HazardClass) => outcomes.find((outcome) => outcome.hazardClass === hazardClass);
  const pressure = find('Gases under pressure');
  const own = ownEntry(input, null);
  const judged = [
    pressure,
    find('Flammable gases'),
    find('Oxidising gases'),
    find('Acute toxicity, inhalation'),
    find('Skin corrosion/irritation'),
  ];
  const reasons = judged.flatMap((outcome) => (outcome ? [gasReason(outcome)] : []));
  if (own) return regulatedGas(input, [own], { reasons, contributors: [] });
  const missing = judged.flatMap((outcome) => (outcome?.status === 'incomplete' ? outcome.missing : []));
  const state = stateOfGas(pressure);
  if (missing.length > 0 || state === undefined) {
    return {
      status: 'incomplete',
      missing: [...new Set([...missing, ...(state ? [] : ['state of the gas'])])],
      reasons,
    };
  }
  const hazards = hazardsOfGas(outcomes);
  return regulatedGas(input, candidates(input, hazards, state), { reasons, contributors: mainContributors(judged) });
}

function stateOfGas(pressure: ClassOutcome | undefined): GasState | undefined {
  const codes = pressure?.hazards.map(({ code }) => code) ?? [];
  if (codes.includes('Press. Gas (Ref. Liq.)')) return 'refrigerated';
  if (codes.includes('Press. Gas (Liq.)')) return 'liquefied';
  return codes.includes('Press. Gas (Comp.)') || codes.includes('Press. Gas (Diss.)') ? 'compressed' : undefined;
}

function hazardsOfGas(outcomes: readonly ClassOutcome[]): readonly string[] {
  const codes = outcomes.flatMap(({ hazards }) => hazards).map(({ code, hCode }) => `${code} ${hCode}`);
  const has = (pattern: RegExp) => codes.some((code) => pattern.test(code));
  const isFlammable = has(/^Flam\. Gas/);
  const isOxidising = has(/^Ox\. Gas/);
  const isCorrosive = has(/^Skin Corr\./);
  if (has(/^Acute Tox\. [1-3] H33/) || isCorrosive) {
    return ['2.3', ...(isFlammable ? ['2.1'] : []), ...(isOxidising ? ['5.1'] : []), ...(isCorrosive ? ['8'] : [])];
  }
  if (isFlammable) return ['2.1'];
  return isOxidising ? ['2.2', '5.1'] : ['2.2'];
}

function candidates(input: TransportInput, hazards: readonly string[], state: GasState): Candidate[] {
  const written = hazards.join(' ');
  const numbers: string[] = [];
  const isHydrocarbon = input.mixture.ingredients.every(({ name }) => hydrocarbonGas.test(name));
  if (written === '2.1' && isHydrocarbon && state !== 'refrigerated') numbers.push(hydrocarbons[state]);
  const nos = nosEntries.find((row) => row.hazards === written)?.un[state];
  if (nos) numbers.push(nos);
  return numbers.flatMap((un) => {
    const entry = entryOf(un, null);
    return entry ? [{ entry, why: `${state} gas of ${written}`, paragraph: 'ADR 2.2.2.1.5 and 2.2.2.3' }] : [];
  });
}

/** A proposal of class 2 from the entries found. */
export function regulatedGas(
  input: TransportInput,
  found: readonly Candidate[],
  detail: { readonly reasons: readonly Reason[]; readonly contributors: readonly string[] },
): TransportOutcome {
  const [proposal, ...alternatives] = found.map((candidate) =>
    propose(input, candidate, { ...detail, isEnvironmentallyHazardous: false }),
  );
  if (!proposal)
    return { status: 'incomplete', missing: ['an entry for this combination of hazards'], reasons: detail.reasons };
  return { status: 'regulated', proposal, alternatives };
}

function mainContributors(judged: readonly (ClassOutcome | undefined)[]): readonly string[] {
  const [, flammable, oxidising, toxic] = judged;
  const deciding = [toxic, flammable, oxidising].filter((outcome) => outcome && outcome.hazards.length > 0);
  return [...new Set(deciding.flatMap((outcome) => (outcome ? contributorsOf(outcome) : [])))];
}

/** The reason of a GHS class, told as a reason of class 2. */
export function gasReason({ hazardClass, hazards, reasons }: ClassOutcome): Reason {
  const met = hazards.map(({ code }) => code).join(', ') || 'not classified';
  return {
    ruleId: 'transport.class-2',
    paragraph: 'ADR 2.2.2.1.5',
    summary: `${hazardClass}: ${met}; ${reasons[0]?.summary ?? ''}`,
    counted: reasons[0]?.counted ?? [],
    leftOut: [],
  };
}
