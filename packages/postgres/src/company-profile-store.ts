import { companyProfileSchema } from '@gosds/sheet/draft/company-profile';
import type { CompanyProfileStore } from '@gosds/usecases/accounts/company-profile-store';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

/** The team whose members all share its company profile. */
const teamOf = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('team')
    .innerJoin('team_member', 'team_member.team_id', 'team.id')
    .select(['team.id', 'team.profile'])
    .where('team_member.user_id', '=', userId)
    .executeTakeFirst();

export const postgresCompanyProfileStore = (db: Kysely<Database>): CompanyProfileStore => ({
  async find(userId) {
    const team = await teamOf(db, userId);
    if (team) return team.profile === null ? undefined : companyProfileSchema.parse(team.profile);
    const row = await db
      .selectFrom('company_profile')
      .select('profile')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && companyProfileSchema.parse(row.profile);
  },
  async save(userId, profile) {
    const text = JSON.stringify(profile);
    const team = await teamOf(db, userId);
    if (team) {
      await db.updateTable('team').set({ profile: text }).where('id', '=', team.id).execute();
      return;
    }
    await db
      .insertInto('company_profile')
      .values({ user_id: userId, profile: text })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ profile: text }))
      .execute();
  },
});
