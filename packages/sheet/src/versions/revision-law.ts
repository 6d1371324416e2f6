/** What makes a new version one that recipients must get: the kinds of new information that laws name. */
export type RevisionTrigger = 'hazards' | 'measures' | 'restriction';

/** What follows for the supplier. */
type RevisionDuty = 'twelve-months' | 'three-months' | 'ninety-days' | 'next-supply' | 'without-delay';

/** When a sheet has to be looked through though nothing new is known. */
export type ReviewCycle =
  | { readonly kind: 'years'; readonly years: number; readonly paragraph: string }
  /** The law sets no period: new information decides. */
  | { readonly kind: 'on-change'; readonly paragraph: string }
  /** The law of the country was not read for it. */
  | { readonly kind: 'unknown' };

/** What the law of the destination says of a sheet's later versions. */
export type RevisionLaw = {
  readonly triggers: Readonly<Partial<Record<RevisionTrigger, string>>>;
  readonly duty: { readonly duty: RevisionDuty; readonly paragraph: string };
  readonly review: ReviewCycle;
};

/** ISO date by which a sheet of this revision date is looked through again; undefined where no period is known. */
export function reviewDue(cycle: ReviewCycle, revisionDate: string): string | undefined {
  if (cycle.kind !== 'years') return undefined;
  const due = new Date(`${revisionDate}T00:00:00Z`);
  due.setUTCFullYear(due.getUTCFullYear() + cycle.years);
  return due.toISOString().slice(0, 10);
}
