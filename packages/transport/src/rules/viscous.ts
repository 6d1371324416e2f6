import { type Message, say } from '@gosds/ghs/message';
import type { FreedomRule } from '../freedom-rule.ts';
import type { Reason } from '@gosds/ghs/classification';
import type { PackingGroup } from '../transport.ts';
import { modeOf, type TransportInput, type TransportMode, type ViscousLiquid } from '../transport-input.ts';
import { type Candidate, entryOf } from './choose-entry.ts';
import type { Combined } from './precedence.ts';

/** Kinematic viscosity at 23 °C in mm2/s (`above` exclusive, `upTo` inclusive), with the flash point to exceed. */
const viscosityRows: readonly {
  readonly above: number;
  readonly upTo: number;
  readonly flashAboveC: number;
}[] = [
  { above: 20, upTo: 80, flashAboveC: 17 },
  { above: 80, upTo: 135, flashAboveC: 10 },
  { above: 135, upTo: 220, flashAboveC: 5 },
  { above: 220, upTo: 300, flashAboveC: -1 },
  { above: 300, upTo: 700, flashAboveC: -5 },
  { above: 700, upTo: Infinity, flashAboveC: Number.NEGATIVE_INFINITY },
];

type Relief = { readonly paragraph: string; readonly receptacleLitres: number };

/** Largest receptacles in which a viscous liquid of group II may have packing group III, by mode. */
const reliefs: Readonly<Partial<Record<TransportMode, Relief>>> = {
  adr: { paragraph: 'ADR 2.2.3.1.4', receptacleLitres: 450 },
  rid: { paragraph: 'RID 2.2.3.1.4', receptacleLitres: 450 },
  imdg: { paragraph: 'IMDG 2.3.2.2', receptacleLitres: 450 },
  adg: { paragraph: 'ADG 2.3.2.2', receptacleLitres: 450 },
};

const isAlone = (combined: Combined, group: PackingGroup): boolean =>
  combined.class === '3' && combined.subsidiaryHazards.length === 0 && combined.packingGroup === group;

const maxSeparatedPercent = 3;
const maxNitrocellulosePercent = 20;

const isHomogeneous = ({ solventSeparationPercent, nitrocellulosePercent = 0 }: ViscousLiquid): boolean =>
  solventSeparationPercent < maxSeparatedPercent && nitrocellulosePercent <= maxNitrocellulosePercent;

/** An alternative proposal: packing group III for a viscous liquid of group II in small receptacles. */
export function viscousRelief(
  input: TransportInput,
  combined: Combined,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const { viscous } = input;
  const relief = reliefs[modeOf(input)];
  const flash = input.mixture.properties.flashPointC;
  if (!viscous || !relief || !flash || !isAlone(combined, 'II') || !isHomogeneous(viscous)) return [];
  const { viscosity23, solventSeparationPercent } = viscous;
  const row = viscosityRows.find(({ above, upTo }) => viscosity23 > above && viscosity23 <= upTo);
  if (!row || flash.min <= row.flashAboveC) return [];
  const { flashAboveC } = row;
  const { receptacleLitres } = relief;
  const found = { viscosity23, solventSeparationPercent, mostSeparatedPercent: maxSeparatedPercent, receptacleLitres };
  const why = Number.isFinite(flashAboveC)
    ? say('viscous-viscousFlashPointAboveSolvent', { ...found, flashAboveC })
    : say('viscous-viscousSolvent', found);
  return candidates.slice(0, 1).flatMap(({ entry }) => {
    const milder = entryOf(entry.un, 'III', entry.properShippingName);
    return milder?.packingGroup === 'III' ? [{ entry: milder, why, paragraph: relief.paragraph }] : [];
  });
}

/** Flow time through a 6 mm jet in seconds. The shorter one applies up to `dilutePercent` of class 3 substances. */
const flowTimes = { any: 60, dilute: 40, dilutePercent: 60 };

type Exemption = {
  readonly paragraph: string;
  readonly litres: number;
  /** Absent if the exemption does not cover environmentally hazardous goods. */
  readonly litresHazardousToWater?: number;
  readonly frees: Message;
  /** False if the goods keep their class and only parts of the law do not apply. */
  readonly isWhole: boolean;
};

const whole = { litres: 450, litresHazardousToWater: 5, frees: say('viscous-notSubject'), isWhole: true };

/** Largest receptacles in which viscous liquids of group III are exempt. By sea they remain class 3. */
const exemptions: Readonly<Partial<Record<TransportMode, Exemption>>> = {
  adr: { paragraph: 'ADR 2.2.3.1.5', ...whole },
  rid: { paragraph: 'RID 2.2.3.1.5', ...whole },
  imdg: {
    paragraph: 'IMDG 2.3.2.5',
    litres: 450,
    frees: say('viscous-notSubjectMarkingLabellingTesting'),
    isWhole: false,
  },
};

const litresOf = ({ litres, litresHazardousToWater }: Exemption, isHazardousToWater: boolean): number | undefined =>
  isHazardousToWater ? litresHazardousToWater : litres;

type ViscousExemption = { readonly reason: Reason; readonly isFree: boolean };

/**
 * The exemption of a viscous liquid of class 3, group III only, up to a receptacle size. `isFree`: the law exempts it
 * completely, and the given receptacle is no larger.
 */
export function viscousExemption(
  input: TransportInput,
  combined: Combined,
  { isHazardousToWater }: { readonly isHazardousToWater: boolean },
): ViscousExemption | undefined {
  const { viscous } = input;
  const exemption = exemptions[modeOf(input)];
  if (!viscous || !exemption || !isAlone(combined, 'III') || !isHomogeneous(viscous)) return undefined;
  const { id, seconds } = flowTimeOf(viscous);
  const { flowTime6mmS: found = 0, receptacleLitres = Infinity } = viscous;
  const litres = litresOf(exemption, isHazardousToWater);
  if (found < seconds || litres === undefined) return undefined;
  return {
    isFree: exemption.isWhole && receptacleLitres <= litres,
    reason: {
      ruleId: `transport.viscous-free-${id}` satisfies FreedomRule,
      paragraph: exemption.paragraph,
      summary: say('viscous-viscousFlowTimeThroughSolvent', {
        found,
        seconds,
        solventSeparationPercent: viscous.solventSeparationPercent,
        mostSeparatedPercent: maxSeparatedPercent,
        frees: exemption.frees,
        litres,
      }),
      counted: [],
      leftOut: [],
      found,
      limit: seconds,
      unit: 's',
    },
  };
}

function flowTimeOf({ flammablePercent = 100 }: ViscousLiquid): {
  readonly id: 'any' | 'dilute';
  readonly seconds: number;
} {
  return flammablePercent <= flowTimes.dilutePercent
    ? { id: 'dilute', seconds: flowTimes.dilute }
    : { id: 'any', seconds: flowTimes.any };
}
