import type { Ppb } from '../concentration.ts';
import { type Contributor, contributorsOf } from './contributor.ts';
import type { Assessment, Member, Subject } from './assessment.ts';
import { mainCategory } from '../registry.ts';
import { specificLimitFor } from './specific-limit.ts';

const eyeClass = 'Serious eye damage/eye irritation';
const skinClass = 'Skin corrosion/irritation';

export const skinContributors = (assessment: Assessment): readonly Contributor[] =>
  contributorsOf(assessment, skinClass);

/** Skin corrosives also count for the eye. An ingredient in both classes is one contributor. */
export function eyeContributors({ byClass }: Assessment): readonly Contributor[] {
  const ofEye = new Map((byClass.get(eyeClass) ?? []).map((member) => [member.subject.source, member]));
  const ofSkin = new Map((byClass.get(skinClass) ?? []).map((member) => [member.subject.source, member]));
  const members = new Map([...ofEye, ...[...ofSkin].filter(([source]) => !ofEye.has(source))]);
  return [...members]
    .map(([source, { subject }]) => eyeContributor(subject, ofEye.get(source), ofSkin.get(source)))
    .filter(({ subject, hazards }) => hazards.length > 0 || (ofEye.get(subject.source)?.limits.length ?? 0) > 0);
}

function eyeContributor(subject: Subject, eye: Member | undefined, skin: Member | undefined): Contributor {
  const corrosive = (skin?.hazards ?? []).filter(({ hCode }) => hCode === 'H314');
  const isDamaging = corrosive.length > 0 || (eye?.hazards ?? []).some(({ hCode }) => hCode === 'H318');
  return {
    subject,
    hazards: [...(eye?.hazards ?? []), ...corrosive],
    specificLimit: (outcomeCode) => (eye ? eyeLimit(eye, outcomeCode, isDamaging) : undefined),
    ...standingOf(eye, skin),
  };
}

function standingOf(eye: Member | undefined, skin: Member | undefined): Pick<Contributor, 'released' | 'together'> {
  const released = eye?.released;
  const together = eye?.together ?? skin?.together;
  return { ...(released === undefined ? {} : { released }), ...(together === undefined ? {} : { together }) };
}

/** If an eye-damaging ingredient has a limit range for irritation only, damage begins at its upper end. */
function eyeLimit(eye: Member, outcomeCode: string, isDamaging: boolean): Ppb | undefined {
  const own = specificLimitFor(eye, outcomeCode);
  if (own !== undefined || outcomeCode !== 'Eye Dam. 1' || !isDamaging) return own;
  return eye.limits.find(({ outcome }) => mainCategory(outcome.code) === 'Eye Irrit. 2')?.upper;
}
