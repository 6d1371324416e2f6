import type { BodyOf } from '@gosds/contract/call';
import { checkUserName } from '@gosds/contract/accounts/check-user-name';
import {
  addUserPromo,
  changeUserFlags,
  changeUserPromo,
  changeUserTerms,
  filterUsers,
  listUsers,
  type PromoRecord,
  type StaffUser,
  type UserFilter,
} from '@gosds/contract/staff/edit-users';
import { openStaffOrder, searchAdmin, type StaffOrder, type StaffOrderSearch } from '@gosds/contract/staff/find-orders';
import {
  listPromoCodes,
  makePromoCode,
  type PromoCodeQuestion,
  stopPromoCode,
} from '@gosds/contract/staff/promo-codes';
import { listActs } from '@gosds/contract/staff/staff-acts';
import type { UserFlags } from '@gosds/contract/staff/staff-rights';
import { invoke } from '../../api/invoke.ts';

export const loadUser = async () => (await invoke(checkUserName)).user;

/** A user with the free sheets, if there ever were any. */
export type ListedUser = StaffUser & { readonly promo: PromoRecord | undefined };

export async function loadUsers({ text, offset, check }: UserFilter) {
  const [users, promos, count] = await (text === ''
    ? invoke(listUsers, { params: { offset } })
    : invoke(filterUsers, { params: { filter: [text, offset, check].join('=') } }));
  const listed = users.map((user): ListedUser => ({
    ...user,
    promo: promos.find(({ ownerId, type }) => ownerId === user._id && type === 'GoSDS'),
  }));
  return { users: listed, count };
}

export type UserChange = {
  readonly user: ListedUser;
  readonly discount: number;
  /** ISO date; null: no end. */
  readonly until: string | null;
  readonly left: number;
  readonly flags: UserFlags;
};

async function saveLeft({ _id: id, promo }: ListedUser, leftQuantity: number): Promise<void> {
  if (promo) await invoke(changeUserPromo, { params: { owner: `${id}=${promo.type}` }, body: { leftQuantity } });
  else {
    const body = { type: 'GoSDS', discount: 100, leftQuantity, usedQuantity: 0, ownerId: id } as const;
    await invoke(addUserPromo, { params: { id }, body });
  }
}

/** Saves what is changed, and nothing else: each change is written down. */
export async function saveUser({ user, discount, until, left, flags }: UserChange): Promise<void> {
  const params = { id: user._id };
  if (discount !== user.GoSDSDiscount || until !== user.GoSDSDiscountUpTo) {
    await invoke(changeUserTerms, { params, body: { GoSDSDiscount: discount, GoSDSDiscountUpTo: until } });
  }
  if (left !== (user.promo?.leftQuantity ?? 0)) await saveLeft(user, left);
  if (JSON.stringify(flags) !== JSON.stringify(user.flags)) await invoke(changeUserFlags, { params, body: flags });
}

export const searchOrders = (body: StaffOrderSearch) => invoke(searchAdmin, { body });

export async function openPdf({ userId, documentParameters }: StaffOrder): Promise<Blob> {
  const { Document } = await invoke(openStaffOrder, { body: { userId, documentParameters } });
  const bytes = Uint8Array.from(atob(Document), (sign) => sign.charCodeAt(0));
  return new Blob([bytes], { type: 'application/pdf' });
}

export const loadActs = (page: number) => invoke(listActs, { params: { page } });

export const loadCodes = ({ text, check, page }: PromoCodeQuestion) =>
  invoke(listPromoCodes, { search: String(new URLSearchParams({ text, check, page: String(page) })) });

export const makeCode = (body: BodyOf<typeof makePromoCode>) => invoke(makePromoCode, { body });

export const stopCode = (id: string) => invoke(stopPromoCode, { params: { id } });
