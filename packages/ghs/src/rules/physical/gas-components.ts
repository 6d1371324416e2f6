import { percent, type Ppb } from '../../concentration.ts';
import type { HazardClass } from '../../hazard.ts';
import { allocate } from '../allocate.ts';
import type { Assessment, Subject } from '../assessment.ts';
import { type GasRecord, gasRecord } from './gas-data.ts';

/** An ingredient of a gas mixture and its role in ISO 10156. */
export type GasComponent = {
  readonly subject: Subject;
  readonly kind: 'flammable' | 'oxidising' | 'inert' | 'unknown';
  readonly data: Partial<GasRecord>;
};

/** True for a gas that is neither in the standard's tables nor classified. */
export const isUnassessed = ({ subject, kind }: GasComponent): boolean =>
  kind === 'unknown' && subject.source.hazards === 'not-assessed';

const burning: readonly HazardClass[] = ['Flammable gases', 'Flammable liquids', 'Pyrophoric liquids'];

/** The ingredients that are present, with their known data. Entered coefficients take precedence over the tables. */
export function gasComponents({ subjects, byClass }: Assessment): readonly GasComponent[] {
  const isIn = (classes: readonly HazardClass[], subject: Subject) =>
    classes.some((hazardClass) => byClass.get(hazardClass)?.some((member) => member.subject === subject));
  return subjects
    .filter(({ upper }) => upper > 0)
    .map((subject) => {
      const data: Partial<GasRecord> = { ...gasRecord(subject.source.cas), ...subject.source.gas };
      return { subject, data, kind: kindOf(data, isIn(burning, subject), isIn(['Oxidising gases'], subject)) };
    });
}

function kindOf(data: Partial<GasRecord>, isFlammable: boolean, isOxidising: boolean): GasComponent['kind'] {
  if (data.flammableFrom !== undefined || isFlammable) return 'flammable';
  if (data.oxygenEquivalency !== undefined || isOxidising) return 'oxidising';
  return data.nitrogenEquivalency === undefined ? 'unknown' : 'inert';
}

/** Concentrations by volume as counted, and the rest that the declared ingredients leave open. */
export type GasShares = { readonly of: (component: GasComponent) => Ppb; readonly rest: Ppb };

/** The concentrations that maximise the `counted` kind and, among the other gases, the weakest inert gas. */
export function gasShares(
  assessment: Assessment,
  components: readonly GasComponent[],
  counted: 'flammable' | 'oxidising',
): GasShares {
  const weights = new Map(components.map((component) => [component.subject, weightOf(component, counted)]));
  const used = allocate(assessment, (subject) => weights.get(subject) ?? 0);
  const total = components.reduce((sum, { subject }) => sum + used(subject), 0);
  return { of: ({ subject }) => used(subject), rest: Math.max(0, percent(100) - total) };
}

function weightOf({ kind, data }: GasComponent, counted: 'flammable' | 'oxidising'): number {
  if (kind !== counted) return -(data.nitrogenEquivalency ?? weakestInert);
  return kind === 'flammable' ? 100 / (data.flammableFrom ?? 1) : (data.oxygenEquivalency ?? untestedOxidiser);
}

/** The lowest and highest nitrogen equivalencies in ISO 10156: bounds for an unlisted gas. */
export const weakestInert = 0.5;
export const strongestInert = 4;

/** In % by volume. No known gas burns in air below it, so it is the worst case for a gas without a Tci. */
export const leastFlammable = 0.2;

/** Ci of an untested oxidising gas. */
export const untestedOxidiser = 40;

/** An undeclared rest up to this concentration is negligible beside the rounding of the declared ones. */
export const negligibleRest = percent(1);

export const sumOf = (
  components: readonly GasComponent[],
  shares: GasShares,
  weight: (component: GasComponent) => number,
): number => components.reduce((sum, component) => sum + shares.of(component) * weight(component), 0);
