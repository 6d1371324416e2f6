import { Problem } from '@gosds/contract/problem';
import type { NewPromoCodeRecord, PromoCodeQuestion } from '@gosds/contract/staff/promo-codes';
import { randomPromoCode } from '../checkout/random-promo-code.ts';
import { isoDate } from '../clock.ts';
import { changed, type StaffDeps } from './edit-users.ts';

export const listCodes =
  ({ work, clock }: StaffDeps) =>
  (question: PromoCodeQuestion) =>
    work.stores.staff.listCodes(question, isoDate(clock()));

/** Makes a code for anybody, once per user. */
export const makeCode =
  ({ work, clock }: StaffDeps) =>
  async (staffId: string, { code: requested, ...terms }: NewPromoCodeRecord): Promise<{ readonly code: string }> => {
    const { type, discount, quantity, validUntil } = terms;
    if (validUntil !== null && validUntil < isoDate(clock())) {
      throw new Problem('validation', { fields: { validUntil: 'Enter today or a later day.' } });
    }
    const code = requested === '' ? randomPromoCode() : requested;
    const promo = { type, code, ownerId: null, discountPercent: discount, quantity, validUntil };
    await work.transaction(async (stores) => {
      if (!(await stores.promos.add(promo, clock()))) throw new Problem('promocode-taken');
      const detail = [
        ...changed('code', null, code),
        ...changed('module', null, type),
        ...changed('discount', null, discount),
        ...changed('quantity', null, quantity),
        ...changed('validUntil', null, validUntil),
      ];
      await stores.staff.record({ staffId, userId: null, kind: 'made-code', detail }, clock());
    });
    return { code };
  };

export const stopCode =
  ({ work, clock }: StaffDeps) =>
  (staffId: string, id: string): Promise<void> =>
    work.transaction(async (stores) => {
      const code = await stores.staff.stopCode(id, clock());
      if (code === undefined) throw new Problem('not-found');
      const detail = changed('code', null, code);
      await stores.staff.record({ staffId, userId: null, kind: 'stopped-code', detail }, clock());
    });
