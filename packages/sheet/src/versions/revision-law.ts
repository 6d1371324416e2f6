/** Kinds of new information for which a law requires that recipients get the new version. */
export type RevisionTrigger = 'hazards' | 'measures' | 'restriction';

/** The supplier's duty and its deadline. */
type RevisionDuty = 'twelve-months' | 'three-months' | 'ninety-days' | 'next-supply' | 'without-delay';

/** When a sheet must be reviewed even without new information. */
export type ReviewCycle =
  | { readonly kind: 'years'; readonly years: number; readonly paragraph: string }
  /** The law sets no period; new information decides. */
  | { readonly kind: 'on-change'; readonly paragraph: string }
  /** The law of the country was not researched. */
  | { readonly kind: 'unknown' };

/** The destination's law on later versions of a sheet. */
export type RevisionLaw = {
  readonly triggers: Readonly<Partial<Record<RevisionTrigger, string>>>;
  readonly duty: { readonly duty: RevisionDuty; readonly paragraph: string };
  readonly review: ReviewCycle;
};

/** ISO date by which a sheet with this revision date must be reviewed; undefined if no period is known. */
export function reviewDue(cycle: ReviewCycle, revisionDate: string): string | undefined {
  if (cycle.kind !== 'years') return undefined;
  const due = new Date(`${revisionDate}T00:00:00Z`);
  due.setUTCFullYear(due.getUTCFullYear() + cycle.years);
  return due.toISOString().slice(0, 10);
}
