import { type AnyHazard, isAnyOf } from '@gosds/ghs/hazard-question';
import type { ClassOutcome } from '@gosds/ghs/classification';
import type { HazardClass } from '@gosds/ghs/hazard';
import type { TransportInput } from '../transport-input.ts';
import type { ClassVerdict } from './class-verdict.ts';
import { corrodingIn } from './corroding.ts';
import { corrosivePackingGroup } from './corrosive-packing-group.ts';
import { unjudgedVerdict } from './unjudged.ts';
import { classReason, unknownVerdict } from './class-reason.ts';
import { contributorsOf, withContributors } from './contributors.ts';

type Find = (hazardClass: HazardClass) => ClassOutcome | undefined;

const has = (outcome: ClassOutcome | undefined, wanted: AnyHazard): boolean =>
  outcome?.hazards.some((hazard) => isAnyOf(hazard, wanted)) ?? false;

/** The verdict on class 8: by what the skin or a metal suffers. */
export function corrosiveVerdict(input: TransportInput, outcomeOf: Find): ClassVerdict {
  const skin = outcomeOf('Skin corrosion/irritation');
  if (skin && has(skin, 'Skin Corr.')) return corrosiveToSkin(input, skin);
  if (skin?.status === 'incomplete')
    return unknownVerdict({ reason: classReason('8', 'ADR 2.2.8.1.4', skin), missing: skin.missing, isDecisive: true });
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
      reason: classReason('8', paragraph, metals),
      contributors: contributorsOf(metals),
    };
  }
  if (metals?.status === 'incomplete')
    return unknownVerdict({ reason: classReason('8', paragraph, metals), missing: metals.missing, isDecisive: false });
  return { status: 'excluded', reason: classReason('8', 'ADR 2.2.8.1.4', skin) };
}

function corrosiveToSkin({ mixture, unNumbersByIngredient }: TransportInput, skin: ClassOutcome): ClassVerdict {
  const found = corrosivePackingGroup(mixture, skin, unNumbersByIngredient);
  const why = { ...classReason('8', found.paragraph, skin), summary: found.summary };
  if (found.status === 'unknown') return unknownVerdict({ reason: why, missing: found.missing, isDecisive: true });
  return {
    status: 'applies',
    hazard: { class: '8', packingGroup: found.packingGroup },
    reason: why,
    contributors: corrodingIn(mixture, contributorsOf(skin)),
  };
}
