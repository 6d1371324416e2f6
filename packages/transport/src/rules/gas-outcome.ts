import { distinct, joined, type Message, say } from '@gosds/ghs/message';
import type { FreedomRule } from '../freedom-rule.ts';
import { type AnyHazard, isAnyOf } from '@gosds/ghs/hazard-question';
import { knownHazards } from '@gosds/ghs/known-hazards';
import type { ClassOutcome, Reason } from '@gosds/ghs/classification';
import type { HazardClass } from '@gosds/ghs/hazard';
import type { Ingredient, Mixture } from '@gosds/ghs/mixture';
import type { DangerousGoodsEntry, TransportOutcome } from '../transport.ts';
import { dangerousGoodsEntries, findEntries } from '../find-entries.ts';
import { modeOf, type TransportInput } from '../transport-input.ts';
import { type Candidate } from './choose-entry.ts';
import { candidates, type CarriedState, namedMixture } from './gas-entries.ts';
import { contributorsOf } from './contributors.ts';
import { corrosiveGas } from './corrosive-gas.ts';
import { environmentReasonOfGas, environmentVerdict } from './environment.ts';
import { gasZoneReason } from './inhalation.ts';
import { ownEntry } from './named-entry.ts';
import { propose } from './propose.ts';
import { unjudgedIn } from './unjudged.ts';

type GasState = CarriedState | 'unpressurised';

/** Asks for the state of the gas, unless the class of the pressure is open: then that asks for it itself. */
const openState = (state: GasState | undefined, pressure: ClassOutcome | undefined): readonly Message[] =>
  state !== undefined || (pressure?.status === 'incomplete' && pressure.missing.length > 0)
    ? []
    : [say('gasOutcome-stateGas')];

/** Gases are always class 2. The division is by toxicity, then flammability (ADR 2.2.2.1.5). */
export function gasOutcome(input: TransportInput): TransportOutcome {
  const { outcomes } = input.classification;
  const find = (hazardClass: HazardClass) => outcomes.find((outcome) => outcome.hazardClass === hazardClass);
  const pressure = find('Gases under pressure');
  const judged = [
    pressure,
    find('Flammable gases'),
    find('Oxidising gases'),
    find('Acute toxicity, inhalation'),
    find('Skin corrosion/irritation'),
  ];
  const state = stateOfGas(input, pressure);
  const reasons = judged.flatMap((outcome) => (outcome ? [gasReason(outcome)] : []));
  const own = cartridgeEntry(input, judged) ?? inState(ownEntry(input, null), state);
  if (own) return regulatedGas(input, [own], { reasons: [...reasons, ...zone(input)], contributors: [] });
  // Dermal toxicity gives a gas no division of its own; it is corrosive as well as toxic.
  const silent = unjudgedIn(input, find('Acute toxicity, inhalation'));
  if (state === 'unpressurised') return unpressurised({ judged, silent, reasons });
  const named = namedMixture(input, state);
  const missing = [...judged.flatMap((one) => (one?.status === 'incomplete' ? one.missing : [])), ...silent];
  if (missing.length > 0 || state === undefined) {
    if (named.length > 0 && state) return regulatedGas(input, named, { reasons, contributors: [] });
    return { status: 'incomplete', missing: distinct([...missing, ...openState(state, pressure)]), reasons };
  }
  const { hazards, reason } = hazardsOfGas(input);
  return regulatedGas(input, [...named, ...candidates(input, hazards, state)], {
    reasons: [reason, ...reasons, ...zone(input)],
    contributors: namedGases(input.mixture, mainContributors(judged)),
  });
}

/** A gas in small receptacles has their entry, whatever the gas is, with its hazards (ADR 3.1.2.2, special provision 303). */
function cartridgeEntry(input: TransportInput, judged: readonly (ClassOutcome | undefined)[]): Candidate | undefined {
  if (input.productKind !== 'gas-cartridge' || judged.some((outcome) => outcome?.status === 'incomplete'))
    return undefined;
  const { hazards } = hazardsOfGas(input);
  const entry = findEntries('2037').find(
    ({ class: main, subsidiaryHazards }) => [main, ...subsidiaryHazards].join(' ') === hazards.join(' '),
  );
  const why = say('chooseEntry-productDeclared', { kind: say('productKind-gas-cartridge') });
  return entry && { entry, why, paragraph: 'ADR 2.1.2.2 (B)' };
}

function stateOfGas({ mixture }: TransportInput, pressure: ClassOutcome | undefined): GasState | undefined {
  const codes = pressure?.hazards.map(({ code }) => code) ?? [];
  if (codes.includes('Press. Gas (Ref. Liq.)')) return 'refrigerated';
  if (codes.includes('Press. Gas (Liq.)')) return 'liquefied';
  if (codes.includes('Press. Gas (Comp.)') || codes.includes('Press. Gas (Diss.)')) return 'compressed';
  const { packedGas } = mixture.properties;
  return packedGas === 'dissolved' ? 'compressed' : packedGas;
}

type Unpressurised = {
  readonly judged: readonly (ClassOutcome | undefined)[];
  readonly silent: readonly Message[];
  readonly reasons: readonly Reason[];
};

/** Gases of 2.2 that are not under pressure are exempt. Other gases without pressure have no rule here. */
function unpressurised({ judged, silent, reasons }: Unpressurised): TransportOutcome {
  if (silent.length > 0) return { status: 'incomplete', missing: silent, reasons };
  const isOf22 = judged.every(
    (outcome) =>
      !outcome ||
      outcome.hazardClass === 'Oxidising gases' ||
      outcome.status === 'not-classified' ||
      outcome.status === 'not-adopted',
  );
  if (!isOf22) return { status: 'incomplete', missing: [say('gasOutcome-howGasBelowKpaCarried')], reasons };
  const free: Reason = {
    ruleId: 'transport.gas-unpressurised' satisfies FreedomRule,
    paragraph: 'ADR 1.1.3.2 (c)',
    summary: say('gasOutcome-gasBelowKpaNeitherLiquefied'),
    counted: [],
    leftOut: [],
  };
  return { status: 'not-regulated', reasons: [free, ...reasons] };
}

/** The number that begins the classification code of a gas tells its state: 3 is refrigerated liquefied (ADR 2.2.2.1.3). */
const isRefrigerated = ({ classificationCode }: DangerousGoodsEntry): boolean => classificationCode?.at(0) === '3';

/** The number of the same gas in the state of carriage, e.g. helium 1046 as refrigerated liquid 1963. */
function inState(own: Candidate | undefined, state: GasState | undefined): Candidate | undefined {
  if (!own || state === undefined || state === 'unpressurised') return own;
  const isInState = (entry: DangerousGoodsEntry) => isRefrigerated(entry) === (state === 'refrigerated');
  if (isInState(own.entry)) return own;
  const stem = (text: string) =>
    text.replace(/, (COMPRESSED|REFRIGERATED LIQUID|ANHYDROUS)$/, '').replace(/ \(.*\)$/, '');
  const twin = dangerousGoodsEntries.find(
    (entry) =>
      entry.class.startsWith('2') &&
      stem(entry.properShippingName) === stem(own.entry.properShippingName) &&
      isInState(entry),
  );
  return twin
    ? { ...own, entry: twin, why: say('gasOutcome-inState', { why: own.why, state: say(`gasOutcome-${state}`) }) }
    : own;
}

/** Only 49 CFR has hazard zones. */
function zone(input: TransportInput): readonly Reason[] {
  const ate = input.classification.ate.find(({ route }) => route === 'gas');
  const reason = ate && modeOf(input) === 'us' ? gasZoneReason(ate.value) : undefined;
  return reason ? [reason] : [];
}

function hazardsOfGas(input: TransportInput): { readonly hazards: readonly string[]; readonly reason: Reason } {
  const found = input.classification.outcomes.flatMap(({ hazards }) => hazards);
  const has = (wanted: AnyHazard) => found.some((hazard) => isAnyOf(hazard, wanted));
  const beside = [...(has('Flam. Gas') ? ['2.1'] : []), ...(has('Ox. Gas') ? ['5.1'] : [])];
  const isToxic = has(['H330', 'H331']);
  if (!isToxic) {
    const hazards = beside.includes('2.1') ? ['2.1'] : ['2.2', ...beside];
    return { hazards, reason: divisionReason(hazards, say('gasOutcome-notToxicLc50OneHour')) };
  }
  const corrosion = has('Skin Corr.') ? corrosiveGas(input.mixture) : undefined;
  const hazards = ['2.3', ...beside, ...(corrosion?.isCorrosive ? ['8'] : [])];
  const toxic = say('gasOutcome-lc50OneHourUpM3');
  return {
    hazards,
    reason: divisionReason(
      hazards,
      corrosion ? say('gasOutcome-toxicAndCorrosive', { toxic, corrosion: corrosion.why }) : toxic,
    ),
  };
}

function divisionReason(hazards: readonly string[], why: Message): Reason {
  return {
    ruleId: `transport.class-${hazards[0] ?? '2.2'}`,
    paragraph: 'ADR 2.2.2.1.5',
    summary: say('gasOutcome-compared', { hazards: joined('with', hazards), why }),
    counted: [],
    leftOut: [],
  };
}

/** A proposal of class 2 from the entries found. */
export function regulatedGas(
  input: TransportInput,
  found: readonly Candidate[],
  detail: { readonly reasons: readonly Reason[]; readonly contributors: readonly string[] },
): TransportOutcome {
  const environment = environmentVerdict(input);
  const isEnvironmentallyHazardous = environment.status === 'applies';
  const reasons = [...detail.reasons, environmentReasonOfGas(environment)];
  const [proposal, ...alternatives] = found
    .map((candidate) => propose(input, candidate, { ...detail, reasons, isEnvironmentallyHazardous }))
    .filter((one) => one !== undefined);
  if (!proposal)
    return { status: 'incomplete', missing: [say('common-entryCombinationHazards')], reasons: detail.reasons };
  return { status: 'regulated', proposal, alternatives };
}

const gasDangers: AnyHazard = [
  'Flam. Gas',
  'Flam. Liq.',
  'Flam. Sol.',
  'Ox. Gas',
  'Ox. Liq.',
  'Ox. Sol.',
  'Acute Tox. 1',
  'Acute Tox. 2',
  'Acute Tox. 3',
  'Skin Corr.',
];

const endangers = (ingredient: Ingredient): boolean =>
  knownHazards(ingredient).some((hazard) => isAnyOf(hazard, gasDangers));

/** Ids of the gases that cause the hazards, in order. A diluting gas is named only if no gas is dangerous. */
export function namedGases({ ingredients }: Mixture, counted: readonly string[]): readonly string[] {
  const giving = counted.filter((id) => ingredients.some((one) => one.id === id && endangers(one)));
  if (giving.length > 0) return giving;
  if (counted.length > 0) return counted;
  return ingredients.toSorted((a, b) => b.concentration.upper - a.concentration.upper).map(({ id }) => id);
}

function mainContributors(judged: readonly (ClassOutcome | undefined)[]): readonly string[] {
  const [, flammable, oxidising, toxic] = judged;
  const deciding = [toxic, flammable, oxidising].filter((outcome) => outcome && outcome.hazards.length > 0);
  return [...new Set(deciding.flatMap((outcome) => (outcome ? contributorsOf(outcome) : [])))];
}

/** Converts the reason of a GHS class to a reason of class 2. */
export function gasReason({ hazardClass, hazards, reasons }: ClassOutcome): Reason {
  const met = hazards.length > 0 ? hazards.map(({ code }) => code) : say('gasOutcome-notClassified');
  return {
    ruleId: 'transport.class-2',
    paragraph: 'ADR 2.2.2.1.5',
    summary: say('gasOutcome-byClass', { hazardClass: { hazardClass }, met, summary: reasons[0]?.summary ?? '' }),
    counted: reasons[0]?.counted ?? [],
    leftOut: [],
  };
}
