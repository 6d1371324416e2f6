import { teamRoles } from '@gosds/contract/teams/team-rights';
import { emailKey } from '@gosds/usecases/accounts/user-store';
import type { Invitation, Member, Membership, TeamStore } from '@gosds/usecases/teams/team-store';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from './database.ts';

const roleSchema = z.enum(teamRoles);

type WithRole<T> = Omit<T, 'role'> & { readonly role: string };

const withRole = <T>({ role, ...row }: WithRole<T>) => ({ ...row, role: roleSchema.parse(role) });

const openInvitation = (now: Date, condition: RawBuilder<unknown>) => sql<WithRole<Invitation>>`
  select invitation.id, invitation.team_id as "teamId", team.name as "teamName", invitation.email, invitation.role,
    invitation.expires_at as "expiresAt"
  from team_invitation invitation join team on team.id = invitation.team_id
  where invitation.ended_at is null and invitation.expires_at > ${now} and ${condition}
  order by invitation.made_at, invitation.id`;

const invitations = (
  db: Kysely<Database>,
): Pick<TeamStore, 'invite' | 'openInvitations' | 'findInvitation' | 'inviterOf' | 'setToken' | 'endInvitation'> => ({
  async invite({ teamId, email, role, expiresAt, invitedBy }, now) {
    const key = emailKey(email);
    await sql`update team_invitation set ended_at = ${now}
      where team_id = ${teamId} and email_key = ${key} and ended_at is null`.execute(db);
    const { id } = await db
      .insertInto('team_invitation')
      .values({
        ...{ team_id: teamId, email, email_key: key, role, invited_by: invitedBy },
        ...{ made_at: now, expires_at: expiresAt },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  async openInvitations(teamId, now) {
    const { rows } = await openInvitation(now, sql`invitation.team_id = ${teamId}`).execute(db);
    return rows.map((row) => withRole<Invitation>(row));
  },
  async findInvitation(key, now) {
    const named = 'id' in key ? sql`invitation.id = ${key.id}` : sql`invitation.token_hash = ${key.tokenHash}`;
    const { rows } = await openInvitation(now, named).execute(db);
    return rows.map((row) => withRole<Invitation>(row))[0];
  },
  async inviterOf(id) {
    const { rows } = await sql<{ email: string; language: string }>`
      select inviter.email, coalesce(inviter.mail_language, inviter.screen_language, inviter.interface_language, 'en') as language
      from team_invitation invitation join app_user inviter on inviter.id = invitation.invited_by
      where invitation.id = ${id} and inviter.deleted_at is null`.execute(db);
    return rows[0];
  },
  async setToken(id, tokenHash) {
    await db.updateTable('team_invitation').set({ token_hash: tokenHash }).where('id', '=', id).execute();
  },
  async endInvitation(id, now) {
    const { numUpdatedRows } = await db
      .updateTable('team_invitation')
      .set({ ended_at: now })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});

/** Gives the member's drafts, their watch findings and the logos that the team may show to the heir. */
async function removeMember(
  db: Kysely<Database>,
  { teamId, userId, heirId }: Parameters<TeamStore['removeMember']>[0],
) {
  await sql`update watch_finding set user_id = ${heirId} where user_id = ${userId}
    and draft_id in (select id from draft where team_id = ${teamId} and user_id = ${userId})`.execute(db);
  await sql`update draft set user_id = ${heirId} where team_id = ${teamId} and user_id = ${userId}`.execute(db);
  await sql`update group_standard set user_id = ${heirId} where team_id = ${teamId} and user_id = ${userId}`.execute(
    db,
  );
  await sql`delete from team_invitation where team_id = ${teamId} and invited_by = ${userId}`.execute(db);
  await sql`delete from team_member where user_id = ${userId} and team_id = ${teamId}`.execute(db);
}

async function dissolve(db: Kysely<Database>, teamId: string) {
  await sql`update draft set team_id = null where team_id = ${teamId}`.execute(db);
  for (const table of ['logo', 'group_standard', 'galleria_report']) {
    await sql`update ${sql.table(table)} set team_id = null where team_id = ${teamId}`.execute(db);
  }
  await sql`delete from team where id = ${teamId}`.execute(db);
}

async function share(db: Kysely<Database>, { teamId, userId, draftId }: Parameters<TeamStore['share']>[0]) {
  const { rows } = await sql<{ logo: string | null }>`
    update draft set team_id = ${teamId}
    where id = ${draftId} and user_id = ${userId} and team_id is null and deleted_at is null
    returning draft #>> '{description,logo,fileId}' as logo`.execute(db);
  const [shared] = rows;
  if (!shared) return false;
  await sql`update logo set team_id = ${teamId} where id::text = ${shared.logo} and user_id = ${userId}`.execute(db);
  return true;
}

export const postgresTeamStore = (db: Kysely<Database>): TeamStore => ({
  async membershipOf(userId) {
    const { rows } = await sql<WithRole<Membership>>`
      select member.team_id as "teamId", team.name as "teamName", member.role
      from team_member member join team on team.id = member.team_id where member.user_id = ${userId}`.execute(db);
    return rows.map((row) => withRole<Membership>(row))[0];
  },
  async lock(teamId) {
    await sql`select 1 from team where id = ${teamId} for update`.execute(db);
  },
  async members(teamId) {
    const { rows } = await sql<WithRole<Member>>`
      select account.id, account.name, account.email, member.role
      from team_member member join app_user account on account.id = member.user_id
      where member.team_id = ${teamId} order by member.joined_at, account.email_key`.execute(db);
    return rows.map((row) => withRole<Member>(row));
  },
  async add({ name, ownerId, profile }, now) {
    const { id } = await db
      .insertInto('team')
      .values({ name, profile: profile === undefined ? null : JSON.stringify(profile), created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('team_member')
      .values({ user_id: ownerId, team_id: id, role: 'owner', joined_at: now })
      .execute();
  },
  async addMember({ teamId, userId, role }, now) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('team_member')
      .values({ user_id: userId, team_id: teamId, role, joined_at: now })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
  async setRole({ teamId, userId, role }) {
    await db
      .updateTable('team_member')
      .set({ role })
      .where('user_id', '=', userId)
      .where('team_id', '=', teamId)
      .execute();
  },
  removeMember: (member) => removeMember(db, member),
  dissolve: (teamId) => dissolve(db, teamId),
  share: (draft) => share(db, draft),
  async isOutside({ draftId, userId }) {
    const { rows } = await sql<{ isOutside: boolean }>`
      select exists (select from draft where id = ${draftId} and team_id is not null
        and team_id is distinct from (select team_id from team_member where user_id = ${userId})) as "isOutside"`.execute(
      db,
    );
    return rows[0]?.isOutside ?? false;
  },
  ...invitations(db),
});
