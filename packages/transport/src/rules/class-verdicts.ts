import { type MessageValue, say } from '@gosds/ghs/message';
import { type AnyHazard, isAnyOf } from '@gosds/ghs/hazard-question';
import { knownHazards } from '@gosds/ghs/known-hazards';
import { ownValue } from '@gosds/ghs/own-value';
import type { ClassOutcome, Classification, Counted, Reason } from '@gosds/ghs/classification';
import type { Hazard, HazardClass } from '@gosds/ghs/hazard';
import type { Ingredient, Mixture } from '@gosds/ghs/mixture';
import { entryOf } from '@gosds/ghs/registry';
import type { PackingGroup } from '../transport.ts';
import type { TransportInput } from '../transport-input.ts';
import type { ClassVerdict } from './class-verdict.ts';
import { corrodingIn } from './corroding.ts';
import { corrosivePackingGroup } from './corrosive-packing-group.ts';
import { flammableVerdict } from './flammable.ts';
import { vapourPackingGroup } from './inhalation.ts';
import type { ToxicRoute } from './precedence.ts';
import { unjudgedVerdict } from './unjudged.ts';

type Criterion = {
  readonly class: string;
  readonly hazardClass: HazardClass;
  readonly paragraph: string;
  /** Packing group by category code. Other categories do not make the class apply. */
  readonly packingGroups: Readonly<Record<string, PackingGroup>>;
  readonly route?: ToxicRoute;
  /** True if missing data here leave the whole outcome open, even if another class applies. */
  readonly isDecisive: boolean;
  /** The class precedes every other class (ADR 2.1.3.5.3), so an ingredient of it leaves the outcome open. */
  readonly takesPrecedence?: true;
};

const toxic: Readonly<Record<string, PackingGroup>> = {
  'Acute Tox. 1': 'I',
  'Acute Tox. 2': 'II',
  'Acute Tox. 3': 'III',
};

/** Classes whose GHS category limits are those of the packing groups. */
const criteria: readonly Criterion[] = [
  {
    class: '3',
    hazardClass: 'Flammable liquids',
    paragraph: 'ADR 2.2.3.1.3',
    packingGroups: { 'Flam. Liq. 1': 'I', 'Flam. Liq. 2': 'II', 'Flam. Liq. 3': 'III' },
    isDecisive: true,
  },
  {
    class: '4.1',
    hazardClass: 'Flammable solids',
    paragraph: 'ADR 2.2.41.1.8',
    packingGroups: { 'Flam. Sol. 1': 'II', 'Flam. Sol. 2': 'III' },
    isDecisive: false,
  },
  {
    class: '4.2',
    hazardClass: 'Pyrophoric liquids',
    paragraph: 'ADR 2.2.42.1.5',
    packingGroups: { 'Pyr. Liq. 1': 'I' },
    isDecisive: false,
    takesPrecedence: true,
  },
  {
    class: '4.2',
    hazardClass: 'Pyrophoric solids',
    paragraph: 'ADR 2.2.42.1.5',
    packingGroups: { 'Pyr. Sol. 1': 'I' },
    isDecisive: false,
    takesPrecedence: true,
  },
  {
    class: '4.2',
    hazardClass: 'Self-heating substances and mixtures',
    paragraph: 'ADR 2.2.42.1.8',
    packingGroups: { 'Self-heat. 1': 'II', 'Self-heat. 2': 'III' },
    isDecisive: false,
  },
  {
    class: '4.3',
    hazardClass: 'Substances and mixtures which in contact with water emit flammable gases',
    paragraph: 'ADR 2.2.43.1.8',
    packingGroups: { 'Water-react. 1': 'I', 'Water-react. 2': 'II', 'Water-react. 3': 'III' },
    isDecisive: false,
  },
  ...(['Oxidising liquids', 'Oxidising solids'] as const).map((hazardClass) => ({
    class: '5.1',
    hazardClass,
    paragraph: 'ADR 2.2.51.1.8',
    packingGroups: {
      'Ox. Liq. 1': 'I',
      'Ox. Liq. 2': 'II',
      'Ox. Liq. 3': 'III',
      'Ox. Sol. 1': 'I',
      'Ox. Sol. 2': 'II',
      'Ox. Sol. 3': 'III',
    } as const,
    isDecisive: false,
  })),
  {
    class: '6.1',
    hazardClass: 'Acute toxicity, oral',
    paragraph: 'ADR 2.2.61.1.7.1',
    packingGroups: toxic,
    route: 'oral',
    isDecisive: true,
  },
  {
    class: '6.1',
    hazardClass: 'Acute toxicity, dermal',
    paragraph: 'ADR 2.2.61.1.7.1',
    packingGroups: toxic,
    route: 'dermal',
    isDecisive: true,
  },
  {
    class: '6.1',
    hazardClass: 'Acute toxicity, inhalation',
    paragraph: 'ADR 2.2.61.1.7.1 and 2.2.61.1.8',
    packingGroups: toxic,
    route: 'inhalation',
    isDecisive: true,
  },
];

/** Self-reactives and peroxides have UN numbers by type. Explosives are not assigned here. */
const notAssigned: readonly {
  readonly class: string;
  readonly hazardClass: HazardClass;
  readonly paragraph: string;
}[] = [
  { class: '1', hazardClass: 'Explosives', paragraph: 'ADR 2.2.1.1' },
  { class: '1', hazardClass: 'Desensitised explosives', paragraph: 'ADR 2.2.3.1.1 and 2.2.41.1.18' },
];

/** These take precedence over every other class (ADR 2.1.3.5.3). If the type is known, it gives the entry. */
const byTypeAlone: readonly {
  readonly class: string;
  readonly hazardClass: HazardClass;
  readonly paragraph: string;
}[] = [
  { class: '4.1', hazardClass: 'Self-reactive substances and mixtures', paragraph: 'ADR 2.2.41.1.9 and 2.1.3.5.3' },
  { class: '5.2', hazardClass: 'Organic peroxides', paragraph: 'ADR 2.2.52.1.5 and 2.1.3.5.3' },
];

/** Verdicts on all classes of liquids and solids for a classified mixture. */
export function classVerdicts(input: TransportInput): readonly ClassVerdict[] {
  const { classification } = input;
  const outcomeOf = (hazardClass: HazardClass) =>
    classification.outcomes.find((outcome) => outcome.hazardClass === hazardClass);
  const judged = criteria
    .filter((criterion) => criterion.route !== 'inhalation' || isByGhs(input))
    .flatMap((criterion) => {
      const outcome = outcomeOf(criterion.hazardClass);
      if (!outcome) return [];
      const silent = unjudgedVerdict(input, criterion, outcome);
      if (silent) return [silent];
      const verdict = withContributors(judge(criterion, outcome), input.mixture, criterion.hazardClass);
      return [criterion.class === '3' ? flammableVerdict(input, verdict) : verdict];
    });
  const others = notAssigned.flatMap(({ class: own, hazardClass, paragraph }) => {
    const outcome = outcomeOf(hazardClass);
    return outcome && outcome.status !== 'not-classified' && outcome.status !== 'not-adopted'
      ? [unknown(reason(own, paragraph, outcome), [say('classVerdicts-assignmentClass', { own })], true)]
      : [];
  });
  const typed = byTypeAlone.flatMap(({ class: own, hazardClass, paragraph }) => {
    const outcome = outcomeOf(hazardClass);
    return outcome && isRaised(outcome) ? [unknown(reason(own, paragraph, outcome), outcome.missing, true)] : [];
  });
  const toxicities = [...judged, ...vapour(input)];
  return [
    ...toxicities.map((one) => withPrecedenceFacts(one, input, toxicities)),
    corrosive(input, outcomeOf),
    ...typed,
    ...others,
  ];
}

const hasDust = ({ ate }: Classification): boolean => ate.some(({ route }) => route === 'dust-mist');

/** LC50 and volatility of a vapour replace its GHS category, which ignores volatility. Dust and mist keep theirs. */
const isByGhs = ({ vapourToxicity, classification }: TransportInput): boolean =>
  vapourToxicity === undefined || hasDust(classification);

function vapour({ vapourToxicity, classification }: TransportInput): readonly ClassVerdict[] {
  if (!vapourToxicity) return [];
  const { packingGroup, reason: why } = vapourPackingGroup(vapourToxicity);
  if (packingGroup === null) return [{ status: 'excluded', reason: why }];
  const outcome = classification.outcomes.find(({ hazardClass }) => hazardClass === 'Acute toxicity, inhalation');
  const contributors = outcome ? contributorsOf(outcome) : [];
  return [
    { status: 'applies', hazard: { class: '6.1', packingGroup, route: 'inhalation' }, reason: why, contributors },
  ];
}

/** Adds the facts that the table of precedence needs beside the packing group of 6.1. */
function withPrecedenceFacts(verdict: ClassVerdict, input: TransportInput, all: readonly ClassVerdict[]): ClassVerdict {
  if (verdict.status !== 'applies' || verdict.hazard.class !== '6.1') return verdict;
  const { route } = verdict.hazard;
  const isPesticide = input.productKind === 'pesticide';
  const isDust = route === 'inhalation' && input.vapourToxicity === undefined && isDustAlone(input, all);
  return { ...verdict, hazard: { ...verdict.hazard, isPesticide, ...(isDust ? { route: 'dust' as const } : {}) } };
}

function isDustAlone({ classification }: TransportInput, all: readonly ClassVerdict[]): boolean {
  const isVapour = classification.ate.some(({ route }) => route === 'vapour');
  const byOthers = all.some(
    (one) =>
      one.status === 'applies' &&
      (one.hazard.route === 'oral' || one.hazard.route === 'dermal') &&
      one.hazard.packingGroup !== 'III',
  );
  return hasDust(classification) && !isVapour && !byOthers;
}

/** True if the class has no category yet because of an ingredient in it, not just because of an unassessed one. */
const isRaised = ({ status, hazards, reasons }: ClassOutcome): boolean =>
  status === 'incomplete' && hazards.length === 0 && reasons.some(({ counted }) => counted.length > 0);

function judge(criterion: Criterion, outcome: ClassOutcome): ClassVerdict {
  const { class: own, paragraph, packingGroups, route, isDecisive, takesPrecedence } = criterion;
  const met = outcome.hazards.find(({ code }) => Object.hasOwn(packingGroups, code));
  const why = reason(own, paragraph, outcome);
  if (met) {
    return {
      status: 'applies',
      hazard: { class: own, packingGroup: ownValue(packingGroups, met.code) ?? null, ...(route ? { route } : {}) },
      reason: why,
      contributors: contributorsOf(outcome),
      ...openOf(criterion, outcome),
    };
  }
  if (outcome.status !== 'incomplete') return { status: 'excluded', reason: why };
  return unknown(why, outcome.missing, isDecisive || (takesPrecedence === true && isRaised(outcome)));
}

/** ADR 2.2.61.1.8 needs the saturated vapour concentration, which a sheet does not have. */
function openOf({ route }: Criterion, { status, missing }: ClassOutcome): { open?: MessageValue } {
  if (status === 'incomplete' && missing.length > 0) return { open: missing };
  return route === 'inhalation' ? { open: say('classVerdicts-volatilityVapourCriterionAdrTaken') } : {};
}

/** If a test of the product decided, no ingredient was counted. Uses the ingredients that are in the class. */
function withContributors(verdict: ClassVerdict, { ingredients }: Mixture, hazardClass: HazardClass): ClassVerdict {
  if (verdict.status !== 'applies' || verdict.contributors.length > 0) return verdict;
  const isContributor = (ingredient: Ingredient) =>
    knownHazards(ingredient).some((one) => entryOf(one)?.hazardClass === hazardClass);
  const contributors = ingredients
    .filter(isContributor)
    .toSorted((a, b) => b.concentration.upper - a.concentration.upper);
  return { ...verdict, contributors: contributors.map(({ id }) => id) };
}

type Find = (hazardClass: HazardClass) => ClassOutcome | undefined;

const has = (outcome: ClassOutcome | undefined, asked: AnyHazard): boolean =>
  outcome?.hazards.some((hazard) => isAnyOf(hazard, asked)) ?? false;

function corrosive(input: TransportInput, outcomeOf: Find): ClassVerdict {
  const skin = outcomeOf('Skin corrosion/irritation');
  if (skin && has(skin, 'Skin Corr.')) return corrosiveToSkin(input, skin);
  if (skin?.status === 'incomplete') return unknown(reason('8', 'ADR 2.2.8.1.4', skin), skin.missing, true);
  const metals = corrosiveToMetals(outcomeOf('Corrosive to metals'), skin);
  const silent = unjudgedVerdict(input, { class: '8', paragraph: 'ADR 2.2.8.1.4' }, skin);
  if (silent && metals.status !== 'applies') return silent;
  const known = withContributors(metals, input.mixture, 'Corrosive to metals');
  return withContributors(known, input.mixture, 'Skin corrosion/irritation');
}

function corrosiveToMetals(metals: ClassOutcome | undefined, skin: ClassOutcome | undefined): ClassVerdict {
  const paragraph = 'ADR 2.2.8.1.5.3 (c) (ii)';
  if (metals && has(metals, 'Met. Corr. 1')) {
    return {
      status: 'applies',
      hazard: { class: '8', packingGroup: 'III' },
      reason: reason('8', paragraph, metals),
      contributors: contributorsOf(metals),
    };
  }
  if (metals?.status === 'incomplete') return unknown(reason('8', paragraph, metals), metals.missing, false);
  return { status: 'excluded', reason: reason('8', 'ADR 2.2.8.1.4', skin) };
}

function corrosiveToSkin({ mixture, unNumbersByIngredient }: TransportInput, skin: ClassOutcome): ClassVerdict {
  const found = corrosivePackingGroup(mixture, skin, unNumbersByIngredient);
  const why = { ...reason('8', found.paragraph, skin), summary: found.summary };
  if (found.status === 'unknown') return unknown(why, found.missing, true);
  return {
    status: 'applies',
    hazard: { class: '8', packingGroup: found.packingGroup },
    reason: why,
    contributors: corrodingIn(mixture, contributorsOf(skin)),
  };
}

function unknown(why: Reason, missing: readonly MessageValue[], isDecisive: boolean): ClassVerdict {
  return { status: 'unknown', reason: why, missing, isDecisive };
}

/** The standing of the class without the reason of the GHS class. */
export const standingOf = ({ summary }: Reason): MessageValue => summary.values['standing'] ?? summary;

function reason(own: string, paragraph: string, outcome: ClassOutcome | undefined): Reason {
  const ruleId = `transport.class-${own}`;
  const [source] = outcome?.reasons ?? [];
  if (!outcome || !source) {
    return { ruleId, paragraph, summary: say('classVerdicts-notJudged', { own }), counted: [], leftOut: [] };
  }
  const end = outcome.status === 'incomplete' ? say('classVerdicts-notKnown') : say('classVerdicts-doesNotApply');
  const met = outcome.hazards.map(({ code, hCode }: Hazard) => `${code} ${hCode}`).join(', ') || end;
  return {
    ...source,
    ruleId,
    paragraph,
    summary: say('classVerdicts-compared', {
      standing: say('classVerdicts-standing', { own, met }),
      summary: source.summary,
    }),
  };
}

const contribution = ({ concentration, weight }: Counted) => concentration * (weight ?? 1);

/** Ids of the counted ingredients, by their contribution to the sum. */
export function contributorsOf(outcome: ClassOutcome): readonly string[] {
  const counted = [...(outcome.reasons[0]?.counted ?? [])].sort((a, b) => contribution(b) - contribution(a));
  return [...new Set(counted.map(({ ingredientId }) => ingredientId))];
}
