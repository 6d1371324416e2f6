import { Problem } from '@gosds/contract/problem';
import { mayInTeam, type TeamRight } from '@gosds/contract/teams/team-rights';
import type { StoredDraft } from '../drafts/draft-store.ts';
import type { Stores } from '../unit-of-work.ts';
import type { Membership } from './team-store.ts';

/** Whether whoever asked for the draft may do this with it; an own one is nobody else's matter. */
export const mayWith = ({ teamRole }: StoredDraft, right: TeamRight): boolean =>
  teamRole === null || mayInTeam(teamRole, right);

/** Problem `not-allowed` where the role in the draft's team does not have the right. */
export function refuseWithout(draft: StoredDraft, right: TeamRight): void {
  if (!mayWith(draft, right)) throw new Problem('team-reader');
}

type Asked = { readonly id: string; readonly userId: string };

/** As `refuseWithout`; a draft that is gone, deleted or another's is left to whoever looks for it. */
export async function refuseOnDraft({ drafts }: Pick<Stores, 'drafts'>, key: Asked, right: TeamRight): Promise<void> {
  const draft = await drafts.find(key);
  if (draft) refuseWithout(draft, right);
}

/** The user's membership, or Problem `not-allowed` where the role does not have the right. */
export async function membershipWith(
  { teams }: Pick<Stores, 'teams'>,
  userId: string,
  right: TeamRight,
): Promise<Membership> {
  const membership = await teams.membershipOf(userId);
  if (!membership || !mayInTeam(membership.role, right)) throw new Problem('not-allowed');
  return membership;
}
