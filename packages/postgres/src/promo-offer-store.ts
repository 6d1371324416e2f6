import type { PromoOfferStore } from '@gosds/usecases/promo/promo-offer-store';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { ServiceKeys } from './sealing/service-keys.ts';

export const postgresPromoOfferStore = (db: Kysely<Database>, keys: ServiceKeys): PromoOfferStore => ({
  key: () => keys('promo-link'),
  async useLink({ nonceHash, expiresAt }) {
    const row = await db
      .insertInto('used_link')
      .values({ nonce_hash: nonceHash, expires_at: expiresAt })
      .onConflict((conflict) => conflict.column('nonce_hash').doNothing())
      .returning('nonce_hash')
      .executeTakeFirst();
    return row !== undefined;
  },
  async isUsed(nonceHash) {
    const query = db.selectFrom('used_link').select('nonce_hash').where('nonce_hash', '=', nonceHash);
    return (await query.executeTakeFirst()) !== undefined;
  },
  async wasGiven({ emailHash, type }) {
    const query = db.selectFrom('promo_offer').select('type').where('email_hash', '=', emailHash);
    return (await query.where('type', '=', type).executeTakeFirst()) !== undefined;
  },
  async give({ emailHash, type }, now) {
    const row = await db
      .insertInto('promo_offer')
      .values({ email_hash: emailHash, type, given_at: now })
      .onConflict((conflict) => conflict.columns(['email_hash', 'type']).doNothing())
      .returning('type')
      .executeTakeFirst();
    return row !== undefined;
  },
});
