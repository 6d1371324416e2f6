import type { PhoneCodeStore } from '@gosds/usecases/promo/phone-code-store';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

export const postgresPhoneCodeStore = (db: Kysely<Database>): PhoneCodeStore => ({
  async issue({ nonceHash, codeHash, expiresAt }) {
    await db
      .insertInto('phone_code')
      .values({ nonce_hash: nonceHash, code_hash: codeHash, expires_at: expiresAt })
      .onConflict((conflict) =>
        conflict.column('nonce_hash').doUpdateSet({ code_hash: codeHash, expires_at: expiresAt }),
      )
      .execute();
  },
  async check({ nonceHash, codeHash, maxWrong }, now) {
    const row = await db
      .selectFrom('phone_code')
      .select(['code_hash', 'wrong_tries', 'expires_at'])
      .where('nonce_hash', '=', nonceHash)
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.expires_at <= now || row.wrong_tries >= maxWrong) return 'none';
    if (row.code_hash === codeHash) return 'right';
    await sql`update phone_code set wrong_tries = wrong_tries + 1 where nonce_hash = ${nonceHash}`.execute(db);
    return 'wrong';
  },
  async wasGiven({ phoneHash, type }) {
    const query = db.selectFrom('promo_phone').select('type').where('phone_hash', '=', phoneHash);
    return (await query.where('type', '=', type).executeTakeFirst()) !== undefined;
  },
  async give({ phoneHash, type }, now) {
    const row = await db
      .insertInto('promo_phone')
      .values({ phone_hash: phoneHash, type, given_at: now })
      .onConflict((conflict) => conflict.columns(['phone_hash', 'type']).doNothing())
      .returning('type')
      .executeTakeFirst();
    return row !== undefined;
  },
});
