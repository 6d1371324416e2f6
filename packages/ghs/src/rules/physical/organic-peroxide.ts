import { say } from '../../message.ts';
import type { ClassOutcome, Reason } from '../../classification.ts';
import { percent, type Ppb, toPercent } from '../../concentration.ts';
import { allocate } from '../allocate.ts';
import type { Assessment, Member, Subject } from '../assessment.ts';
import { counted, roundForDisplay, outcome, plainReason, shownBeside, sumText } from '../reason.ts';
import { membersOf, paragraphOf } from './physical-outcome.ts';

const organicPeroxides = { hazardClass: 'Organic peroxides', part: 15 } as const;
const { hazardClass } = organicPeroxides;

/** CLP Annex I, 2.15.2.1; oxygen in % by mass. */
const limits = {
  oxygenUpTo: 1,
  peroxideUpTo: percent(1),
  lowOxygenUpTo: 0.5,
  highPeroxideUpTo: percent(7),
} as const satisfies Readonly<Record<string, number>>;

const hydrogenPeroxide = '7722-84-1';

/**
 * Excludes a mixture from the class if its organic peroxides have little available oxygen. Undefined if they have more,
 * or if the number of groups or the molar mass of a peroxide is unknown.
 */
export function withLittleOxygen(assessment: Assessment): ClassOutcome | undefined {
  const peroxides = membersOf(assessment, hazardClass);
  if (peroxides.length === 0 || peroxides.some(({ subject }) => oxygenOf(subject) === undefined)) return undefined;
  const used = allocate(assessment, (subject) => (isAmong(peroxides, subject) ? (oxygenOf(subject) ?? 0) : 0));
  const oxygen = peroxides.reduce((sum, { subject }) => sum + toPercent(used(subject)) * (oxygenOf(subject) ?? 0), 0);
  const peroxide = assessment.subjects
    .filter(({ source }) => source.cas === hydrogenPeroxide)
    .reduce((sum, { upper }) => sum + upper, 0);
  const limit = limitFor(peroxide);
  if (limit === undefined || oxygen > limit + 1e-9) return undefined;
  const reason: Reason = {
    ...plainReason(
      limit === limits.oxygenUpTo ? 'org-perox.little-oxygen' : 'org-perox.little-oxygen-with-peroxide',
      paragraphOf(assessment, organicPeroxides, '.2.1'),
      say('organicPeroxide-availableOxygenHydrogenPeroxide', {
        oxygen: shownBeside(oxygen, limit),
        limit,
        peroxide: sumText(peroxide),
      }),
    ),
    counted: peroxides.map(({ subject }) =>
      counted(subject, used(subject), {
        note: say('organicPeroxide-peroxygenGroups', {
          peroxygenGroups: subject.source.peroxygenGroups ?? 0,
          molarMass: subject.source.molarMass ?? 0,
        }),
      }),
    ),
    found: roundForDisplay(oxygen),
    limit,
    unit: '%',
  };
  return outcome({ hazardClass, hazards: [], reasons: [reason], missing: [] });
}

const isAmong = (members: readonly Member[], subject: Subject) => members.some((member) => member.subject === subject);

/** Available oxygen of the pure peroxide as a fraction of its mass: 16 n / M. */
function oxygenOf({ source: { peroxygenGroups, molarMass } }: Subject): number | undefined {
  if (peroxygenGroups === undefined || molarMass === undefined) return undefined;
  return (16 * peroxygenGroups) / molarMass;
}

function limitFor(peroxide: Ppb): number | undefined {
  if (peroxide <= limits.peroxideUpTo) return limits.oxygenUpTo;
  return peroxide <= limits.highPeroxideUpTo ? limits.lowOxygenUpTo : undefined;
}
