import { companyProfileSchema } from '@gosds/sheet/draft/company-profile';
import type { CompanyProfileStore } from '@gosds/usecases/accounts/company-profile-store';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

export const postgresCompanyProfileStore = (db: Kysely<Database>): CompanyProfileStore => ({
  async find(userId) {
    const row = await db
      .selectFrom('company_profile')
      .select('profile')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && companyProfileSchema.parse(row.profile);
  },
  async save(userId, profile) {
    const text = JSON.stringify(profile);
    await db
      .insertInto('company_profile')
      .values({ user_id: userId, profile: text })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ profile: text }))
      .execute();
  },
});
