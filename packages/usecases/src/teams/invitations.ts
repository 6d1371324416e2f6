import { Problem } from '@gosds/contract/problem';
import type { TeamRole } from '@gosds/contract/teams/team-rights';
import { z } from 'zod';
import { hashOf, newToken } from '../accounts/secret-token.ts';
import { emailKey, type User } from '../accounts/user-store.ts';
import type { Clock } from '../clock.ts';
import { handles, type JobHandler, type JobKind } from '../job-queue.ts';
import type { Mailer } from '../mailer.ts';
import { policy } from '../policy.ts';
import type { Stores, UnitOfWork } from '../unit-of-work.ts';
import { membershipWith } from './may-in-team.ts';
import type { TeamDeps } from './team.ts';
import type { Invitation } from './team-store.ts';

const invitationMail: JobKind<{ invitationId: string }> = {
  name: 'team-invitation-mail',
  data: z.object({ invitationId: z.uuid() }),
};

const dayMs = 24 * 3_600_000;

async function refuseFull({ teams }: Stores, teamId: string): Promise<void> {
  if ((await teams.members(teamId)).length >= policy.team.members) throw new Problem('team-full');
}

type Invited = { readonly user: User; readonly email: string; readonly role: TeamRole };

export const inviteMember =
  ({ work, limiter, clock }: TeamDeps) =>
  async ({ user, email, role }: Invited): Promise<void> => {
    await limiter.take(policy.rateLimits.invitationsPerUser, user.id);
    await limiter.take(policy.rateLimits.invitationsPerRecipient, emailKey(email));
    await work.transaction(async (stores) => {
      const { teamId } = await membershipWith(stores, user.id, 'manage');
      await stores.teams.lock(teamId);
      const members = await stores.teams.members(teamId);
      if (members.some((member) => emailKey(member.email) === emailKey(email))) throw new Problem('member-already');
      await refuseFull(stores, teamId);
      const now = clock();
      const expiresAt = new Date(now.getTime() + policy.team.invitationDays * dayMs);
      const invitationId = await stores.teams.invite({ teamId, email, role, expiresAt, invitedBy: user.id }, now);
      const key = `${invitationMail.name}:${invitationId}`;
      await stores.jobs.enqueue({ kind: invitationMail, key, data: { invitationId } });
    });
  };

export const revokeInvitation =
  ({ work, clock }: TeamDeps) =>
  ({ userId, id }: { readonly userId: string; readonly id: string }): Promise<void> =>
    work.transaction(async (stores) => {
      const { teamId } = await membershipWith(stores, userId, 'manage');
      const found = await stores.teams.findInvitation({ id }, clock());
      if (found?.teamId !== teamId) throw new Problem('not-found');
      await stores.teams.endInvitation(id, clock());
    });

async function invitationOf({ teams }: Pick<Stores, 'teams'>, token: string, now: Date): Promise<Invitation> {
  const found = await teams.findInvitation({ tokenHash: hashOf(token) }, now);
  if (!found) throw new Problem('link-invalid');
  return found;
}

const isFor = ({ email }: Invitation, user: User): boolean => emailKey(email) === emailKey(user.email);

type Shown = { readonly user: User; readonly token: string };

/** Shows an invitation. Changes nothing, so mail scanners may open the link. */
export const showInvitation =
  ({ work, clock }: Pick<TeamDeps, 'work' | 'clock'>) =>
  async ({ user, token }: Shown) => {
    const found = await invitationOf(work.stores, token, clock());
    const { teamName: team, role, email } = found;
    return { team, role, email, isForYou: isFor(found, user) };
  };

/** Accepts an invitation. Needs the link and an account whose confirmed address is the invited one. */
export const acceptInvitation =
  ({ work, clock }: Pick<TeamDeps, 'work' | 'clock'>) =>
  ({ user, token }: Shown): Promise<void> =>
    work.transaction(async (stores) => {
      const now = clock();
      const { id, teamId, role } = await invitationOf(stores, token, now).then((found) => {
        if (!isFor(found, user)) throw new Problem('invitation-for-other');
        return found;
      });
      await stores.teams.lock(teamId);
      if (await stores.teams.membershipOf(user.id)) throw new Problem('in-a-team');
      await refuseFull(stores, teamId);
      if (!(await stores.teams.endInvitation(id, now))) throw new Problem('link-invalid');
      if (!(await stores.teams.addMember({ teamId, userId: user.id, role }, now))) throw new Problem('in-a-team');
    });

type MailDeps = {
  readonly work: UnitOfWork;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly baseUrl: string;
};

/** Makes the token of the link when the mail is sent, so no queue and no table contains the token. */
export const invitationMailHandler = ({ work, mailer, clock, baseUrl }: MailDeps): JobHandler =>
  handles(invitationMail, async ({ invitationId }) => {
    const found = await work.stores.teams.findInvitation({ id: invitationId }, clock());
    if (!found) return;
    const inviter = await work.stores.teams.inviterOf(invitationId);
    if (!inviter) return;
    const token = newToken();
    await work.stores.teams.setToken(invitationId, hashOf(token));
    await mailer({
      to: found.email,
      language: inviter.language,
      messageId: `team-invitation-${invitationId}`,
      mail: {
        kind: 'team-invitation',
        inviterEmail: inviter.email,
        link: `${baseUrl}/team-invitation/${token}`,
        validDays: policy.team.invitationDays,
      },
    });
  });
