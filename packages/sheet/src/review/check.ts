import type { Content } from '../content.ts';
import type { InputPath } from '../draft/input-path.ts';
import type { Profile } from '../profiles/profile.ts';
import type { ProfileId } from '../profiles/profile-of.ts';
import type { Inspected } from './reviewed-sheet.ts';

export type Severity = 'must' | 'should' | 'hint';

/** What one click would write into the draft. */
export type Fix = {
  readonly label: string;
  readonly changes: readonly {
    readonly path: InputPath;
    readonly value: string | boolean | readonly string[];
  }[];
};

/** One place that a check found wanting; `detail` names it, `path` leads to its input where that is not the check's own. */
export type Fault = { readonly detail: string; readonly path: InputPath | null; readonly fix: Fix | null };

/** A rule that a reviewer would hold against the sheet. */
export type Check = {
  /** Stable, e.g. `properties.flash-below-boiling`. */
  readonly id: string;
  readonly severity: Severity;
  /** What the finding says; the fault's detail follows. */
  readonly says: string;
  /** Where the sheet answers for it: the first of these that the market has gives section and paragraph. */
  readonly at: readonly Content[];
  /** Absent: every market that has the place. */
  readonly markets?: readonly ProfileId[];
  /** Of those markets, the forms whose law knows the demand; absent: all. */
  readonly asks?: (profile: Profile) => boolean;
  /** Paragraph where another law than that of the sheet asks for it. */
  readonly law?: string;
  /** The same in a country that has a law of its own for it. */
  readonly nationalLaws?: Readonly<Partial<Record<ProfileId, string>>>;
  /** Input that mends it; null where there is none. */
  readonly pointsTo: InputPath | null;
  readonly finds: (sheet: Inspected) => readonly Fault[];
};

export const fault = (detail = '', path: InputPath | null = null, fix: Fix | null = null): Fault => ({
  detail,
  path,
  fix,
});

export const faultIf = (isFault: boolean, detail = '', path: InputPath | null = null): readonly Fault[] =>
  isFault ? [fault(detail, path)] : [];

/** One fault that names every offender; none where there are none. */
export const faultOf = (offenders: readonly string[]): readonly Fault[] =>
  offenders.length > 0 ? [fault(offenders.join(', '))] : [];
