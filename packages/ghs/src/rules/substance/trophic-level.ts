import { type Message, type MessageValue, say } from '../../message.ts';
import type { LeftOut } from '../../classification.ts';
import type { AquaticStudy, SubstanceData } from '../../substance.ts';
import { measureText } from '../measure.ts';
import { studyLeftOut } from './finding.ts';

export const trophicGroups = ['fish', 'crustacea', 'algae'] as const;

export type TrophicGroup = (typeof trophicGroups)[number];

export const groupNames = {
  fish: 'trophicLevel-fish',
  crustacea: 'trophicLevel-crustacea',
  algae: 'trophicLevel-algae',
} as const;

/** The decisive result of one trophic level. */
export type Level = {
  readonly group: TrophicGroup;
  readonly name: Message;
  readonly study: AquaticStudy;
  /** mg/l; Infinity if no effect was seen up to the water solubility. */
  readonly concentration: number;
  /** True if the value is only known as `greater than`. */
  readonly isOpen: boolean;
  readonly note: MessageValue;
  readonly missing: readonly MessageValue[];
  /** Worst-case assumptions. */
  readonly doubts: readonly MessageValue[];
  readonly left: readonly LeftOut[];
};

const acuteKinds: readonly AquaticStudy['kind'][] = ['LC50', 'EC50', 'ErC50'];

/** The lowest result of a trophic level. Undefined if it has no usable result. */
export function levelOf(data: SubstanceData, group: TrophicGroup, term: 'acute' | 'chronic'): Level | undefined {
  const all = (data.aquatic?.studies ?? []).filter(
    (study) => study.group === group && acuteKinds.includes(study.kind) === (term === 'acute'),
  );
  const reliable = all.filter(({ unreliable }) => unreliable === undefined);
  const hasGrowthRate = reliable.some(({ kind }) => kind === 'ErC50');
  const usable = hasGrowthRate ? reliable.filter(({ kind }) => kind === 'ErC50') : reliable;
  const results = usable.map((study) => resultOf(data, study));
  const decisive = decisiveOf(results);
  if (!decisive) return undefined;
  const left = all
    .filter((study) => study !== decisive.study)
    .map((study) => studyLeftOut(nameOf(study), whyLeftOut(study, usable)));
  return { ...decisive, group, name: nameOf(decisive.study), left };
}

function whyLeftOut(study: AquaticStudy, usable: readonly AquaticStudy[]): Message {
  if (study.unreliable !== undefined) return say('common-notReliable', { unreliable: study.unreliable });
  return usable.includes(study)
    ? say('trophicLevel-lowestValueTrophicLevelDecides')
    : say('trophicLevel-growthRateErc50StandsAbove');
}

const nameOf = ({ kind, group, species, value, source }: AquaticStudy): Message =>
  say('trophicLevel-compared', { kind, species: species ?? say(groupNames[group]), value: measureText(value), source });

type Result = Pick<Level, 'concentration' | 'isOpen' | 'note' | 'missing' | 'doubts'> & {
  readonly study: AquaticStudy;
};

function resultOf({ properties }: SubstanceData, study: AquaticStudy): Result {
  const { value, kind } = study;
  const solubility = properties?.waterSolubility ?? Number.POSITIVE_INFINITY;
  const isOpen = value.max === Number.POSITIVE_INFINITY && value.min !== value.max;
  const isExact = Number.isFinite(value.min);
  const concentration = isExact ? value.min : value.max;
  const plain = {
    study,
    concentration,
    isOpen,
    note: '',
    missing: isExact ? [] : [say('trophicLevel-exact', { kind, group: say(groupNames[study.group]) })],
    doubts: [],
  };
  const isInSolution = isOpen ? concentration < solubility : concentration <= solubility;
  return isInSolution ? plain : aboveSolubility(plain, solubility);
}

/** Attributes an effect above the water solubility to the solution or to undissolved matter, or leaves it open. */
function aboveSolubility(result: Result, solubility: number): Result {
  const { study, isOpen } = result;
  const none = { study, concentration: Number.POSITIVE_INFINITY, isOpen: false, missing: [], doubts: [] };
  if (isOpen || study.kind === 'NOEC') {
    return { ...none, note: say('trophicLevel-nothingSeenUpWaterSolubility', { solubility }) };
  }
  if (study.aboveSolubility === 'physical') {
    return { ...none, note: say('trophicLevel-aboveWaterSolubilityPhysicalEffect', { solubility }) };
  }
  const note = say('trophicLevel-takenWaterSolubility', { solubility });
  const open = say('trophicLevel-whetherEffectAboveWaterSolubility', { group: say(groupNames[study.group]) });
  return { ...result, concentration: solubility, note, doubts: study.aboveSolubility === 'toxic' ? [] : [open] };
}

/** The lowest effect concentration or, if none, the highest concentration without effect. */
function decisiveOf(results: readonly Result[]): Result | undefined {
  const found = results.filter(({ isOpen, concentration }) => !isOpen && Number.isFinite(concentration));
  const lowest = found.toSorted((a, b) => a.concentration - b.concentration)[0];
  return lowest ?? results.toSorted((a, b) => b.concentration - a.concentration)[0];
}
