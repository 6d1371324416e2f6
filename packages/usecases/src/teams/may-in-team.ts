import { Problem } from '@gosds/contract/problem';
import { mayInTeam, type TeamRight } from '@gosds/contract/teams/team-rights';
import type { StoredDraft } from '../drafts/draft-store.ts';
import type { Stores } from '../unit-of-work.ts';
import type { Membership } from './team-store.ts';

/** True if the user who asked for the draft has this right. A draft that is not shared gives its owner every right. */
export const mayWith = ({ teamRole }: StoredDraft, right: TeamRight): boolean =>
  teamRole === null || mayInTeam(teamRole, right);

/** Throws Problem `team-reader` if the user's role in the draft's team lacks the right. */
export function refuseWithout(draft: StoredDraft, right: TeamRight): void {
  if (!mayWith(draft, right)) throw new Problem('team-reader');
}

type Asked = { readonly id: string; readonly userId: string };

/** As `refuseWithout`. Does nothing if the draft is not found; the caller handles that case. */
export async function refuseOnDraft({ drafts }: Pick<Stores, 'drafts'>, key: Asked, right: TeamRight): Promise<void> {
  const draft = await drafts.find(key);
  if (draft) refuseWithout(draft, right);
}

/** Returns the user's membership. Throws Problem `not-allowed` if the role lacks the right. */
export async function membershipWith(
  { teams }: Pick<Stores, 'teams'>,
  userId: string,
  right: TeamRight,
): Promise<Membership> {
  const membership = await teams.membershipOf(userId);
  if (!membership || !mayInTeam(membership.role, right)) throw new Problem('not-allowed');
  return membership;
}
