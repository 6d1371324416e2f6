import { Problem } from '@gosds/contract/problem';
import type { Team } from '@gosds/contract/teams/team-calls';
import { mayInTeam, type TeamRole } from '@gosds/contract/teams/team-rights';
import type { Clock } from '../clock.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import type { Stores, UnitOfWork } from '../unit-of-work.ts';
import { membershipWith } from './may-in-team.ts';
import type { Member } from './team-store.ts';

export type TeamDeps = { readonly work: UnitOfWork; readonly limiter: RateLimiter; readonly clock: Clock };

export const viewTeam =
  ({ work: { stores }, clock }: Pick<TeamDeps, 'work' | 'clock'>) =>
  async (userId: string): Promise<Team | null> => {
    const membership = await stores.teams.membershipOf(userId);
    if (!membership) return null;
    const { teamId, teamName: name, role } = membership;
    const members = await stores.teams.members(teamId);
    const open = mayInTeam(role, 'manage') ? await stores.teams.openInvitations(teamId, clock()) : [];
    return {
      name,
      role,
      members: members.map((member) => ({ ...member, isYou: member.id === userId })),
      invitations: open.map(({ id, email, role: invited, expiresAt }) => ({
        ...{ id, email, role: invited },
        expiresAt: expiresAt.toISOString(),
      })),
    };
  };

export const foundTeam =
  ({ work, clock }: TeamDeps) =>
  (userId: string, name: string): Promise<void> =>
    work.transaction(async ({ drafts, teams, companyProfiles }) => {
      await drafts.lockUser(userId);
      if (await teams.membershipOf(userId)) throw new Problem('in-a-team');
      await teams.add({ name, ownerId: userId, profile: await companyProfiles.find(userId) }, clock());
    });

/** Locks the user's team and returns its members. Throws if the user may not manage the team. */
async function managed(stores: Stores, userId: string) {
  const { teamId } = await membershipWith(stores, userId, 'manage');
  await stores.teams.lock(teamId);
  // Check again: the user may have lost the right while waiting.
  await membershipWith(stores, userId, 'manage');
  return { teamId, members: await stores.teams.members(teamId) };
}

const isOwner = ({ role }: Pick<Member, 'role'>): boolean => role === 'owner';

function memberOf(members: readonly Member[], id: string): Member {
  const member = members.find((each) => each.id === id);
  if (!member) throw new Problem('not-found');
  return member;
}

/** Throws `last-owner` if the team would lose its last owner. */
function keepOwner(members: readonly Member[], leaving: Member): void {
  const others = members.filter(({ id, role }) => id !== leaving.id && role === 'owner');
  if (isOwner(leaving) && others.length === 0) throw new Problem('last-owner');
}

type OnMember = { readonly userId: string; readonly memberId: string };

export const changeRole =
  ({ work }: TeamDeps) =>
  ({ userId, memberId, role }: OnMember & { readonly role: TeamRole }): Promise<void> =>
    work.transaction(async (stores) => {
      const { teamId, members } = await managed(stores, userId);
      const member = memberOf(members, memberId);
      if (role !== 'owner') keepOwner(members, member);
      await stores.teams.setRole({ teamId, userId: memberId, role });
    });

/** Removes a member. The member's sheets go to the owner who removed them, else to the longest-standing other owner. */
async function take(stores: Stores, { teamId, userId, heirId }: { teamId: string; userId: string; heirId?: string }) {
  const members = await stores.teams.members(teamId);
  const member = memberOf(members, userId);
  keepOwner(members, member);
  const heir = heirId ?? members.find((each) => isOwner(each) && each.id !== userId)?.id;
  if (heir === undefined) throw new Problem('last-owner');
  await stores.teams.removeMember({ teamId, userId, heirId: heir });
}

export async function leaveTeam(stores: Stores, userId: string): Promise<void> {
  const membership = await stores.teams.membershipOf(userId);
  if (!membership) throw new Problem('not-found');
  await stores.teams.lock(membership.teamId);
  await take(stores, { teamId: membership.teamId, userId });
}

export const removeMember =
  ({ work }: TeamDeps) =>
  ({ userId, memberId }: OnMember): Promise<void> =>
    work.transaction(async (stores) => {
      if (memberId === userId) return leaveTeam(stores, userId);
      const { teamId } = await managed(stores, userId);
      return take(stores, { teamId, userId: memberId, heirId: userId });
    });

export const dissolveTeam =
  ({ work }: TeamDeps) =>
  (userId: string): Promise<void> =>
    work.transaction(async (stores) => {
      const { teamId } = await managed(stores, userId);
      await stores.teams.dissolve(teamId);
    });

/** Moves the user's own sheet and its versions to the team. Does nothing if it is already shared. */
export const shareDraft =
  ({ work }: TeamDeps) =>
  ({ userId, draftId }: { readonly userId: string; readonly draftId: string }): Promise<void> =>
    work.transaction(async (stores) => {
      const draft = await stores.drafts.find({ id: draftId, userId });
      if (!draft) throw new Problem('not-found');
      if (draft.teamRole !== null) return;
      if (!(await stores.teams.membershipOf(userId))) throw new Problem('no-team');
      const { teamId } = await membershipWith(stores, userId, 'write');
      if (!(await stores.teams.share({ teamId, userId, draftId }))) throw new Problem('not-found');
    });
