import type { InputPath } from '../draft/input-path.ts';
import type { Profile } from '../profiles/profile.ts';
import { profileId, type ProfileId, profileOf } from '../profiles/profile-of.ts';
import { acceptedReason } from './accepted-reason.ts';
import type { Check, Fix, Severity } from './check.ts';
import { checks } from './checks.ts';
import { type FinishedSheet, reviewed } from './reviewed-sheet.ts';

/** One fault of the sheet, with the paragraph that asks for what is missing. */
export type SheetFinding = {
  readonly check: string;
  readonly severity: Severity;
  readonly message: string;
  readonly paragraph: string;
  /** 1 to 16. */
  readonly section: number;
  /** Sub-heading as the market numbers it. */
  readonly part: string;
  readonly path: InputPath | null;
  readonly fix: Fix | null;
  /** Why the user leaves it open; null where no reason is written. */
  readonly accepted: string | null;
};

export type Review = {
  /** 100 less what each check that does not hold costs (must 10, should 3, hint 1), not below 0. */
  readonly score: number;
  /** How many checks the market knows. */
  readonly checked: number;
  /** The gravest first, then in the order of the sheet. */
  readonly findings: readonly SheetFinding[];
};

/** Faults of law that nobody has answered for: a sheet with one cannot be paid for. */
export const openFaults = <Found extends Pick<SheetFinding, 'severity' | 'accepted'>>({
  findings,
}: {
  readonly findings: readonly Found[];
}): readonly Found[] => findings.filter(({ severity, accepted }) => severity === 'must' && accepted === null);

const costs: Readonly<Record<Severity, number>> = { must: 10, should: 3, hint: 1 };
const ranks: Readonly<Record<Severity, number>> = { must: 0, should: 1, hint: 2 };

const partOf = ({ parts }: Profile, { at }: Check): string | undefined =>
  at
    .map((content) => parts.find(([, ...contents]) => contents.includes(content)))
    .find((part) => part !== undefined)?.[0];

/** The other law that asks; none where a country has a law of its own in the place of the EU's. */
function lawIn(profile: Profile, { law, nationalLaws }: Check): string | undefined {
  const { form, market } = profile;
  const own = nationalLaws?.[profileId(profile)];
  if (own !== undefined) return own;
  const isForeign = form !== undefined && market === 'eu' && law !== undefined && /^(?:CLP|REACH)\b/.test(law);
  return isForeign ? undefined : law;
}

/** Where the market's sheet answers for the check, and by which paragraph; undefined where the market does not ask. */
export function placeOf(check: Check, id: ProfileId): { part: string; paragraph: string } | undefined {
  const profile = profileOf(id);
  if (check.markets && !check.markets.some((each) => each === id || each === profile.market)) return undefined;
  if (check.asks?.(profile) === false) return undefined;
  const part = partOf(profile, check);
  return part === undefined ? undefined : { part, paragraph: lawIn(profile, check) ?? `${profile.paragraph}, ${part}` };
}

const messageOf = (says: string, detail: string): string => (detail === '' ? says : `${says} ${detail}`);

/** Holds a finished sheet against every check of its market. Pure, the same in browser, server and command line. */
export function reviewSheet(finished: FinishedSheet): Review {
  const sheet = reviewed(finished);
  const known = checks.flatMap((check) => {
    const place = placeOf(check, profileId(sheet.c.profile));
    return place ? [{ check, place, faults: check.finds(sheet) }] : [];
  });
  const failed = known.filter(({ faults }) => faults.length > 0);
  const cost = failed.reduce((sum, { check }) => sum + costs[check.severity], 0);
  const findings = failed.flatMap(({ check, place, faults }) =>
    faults.map(({ detail, path, fix }): SheetFinding => ({
      check: check.id,
      severity: check.severity,
      message: messageOf(check.says, detail),
      paragraph: place.paragraph,
      section: Number.parseInt(place.part, 10),
      part: place.part,
      path: path ?? check.pointsTo,
      fix,
      accepted: acceptedReason(sheet.c.draft, check.id),
    })),
  );
  return {
    score: Math.max(0, 100 - cost),
    checked: known.length,
    findings: findings.toSorted((a, b) => ranks[a.severity] - ranks[b.severity] || a.section - b.section),
  };
}
