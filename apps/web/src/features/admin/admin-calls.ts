import type { BodyOf } from '@gosds/contract/call';
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
import { promoTypes } from '@gosds/contract/checkout/promo-codes';
import { eraseAccount, erasureFacts } from '@gosds/contract/staff/erase-account';
import { feedbackSummary, listFeedback } from '@gosds/contract/staff/feedback-summary';
import { openStaffOrder, searchAdmin, type StaffOrder, type StaffOrderSearch } from '@gosds/contract/staff/find-orders';
import {
  listPromoCodes,
  makePromoCode,
  type PromoCodeQuestion,
  stopPromoCode,
} from '@gosds/contract/staff/promo-codes';
import { getOverallReport, listAnalyticsEvents, sendOverallReport } from '@gosds/contract/staff/analytics';
import { listErrors, listFailedJobs, retryJob } from '@gosds/contract/staff/operations';
import { lastComparison } from '@gosds/contract/staff/comparison';
import { listPayments, type PaymentQuestion, refundPayment } from '@gosds/contract/staff/refunds';
import { findStaffPage, setStaffPage } from '@gosds/contract/staff/public-pages';
import { type ActQuestion, listActs } from '@gosds/contract/staff/staff-acts';
import type { UserFlags } from '@gosds/contract/staff/staff-rights';
import { listPrices, setPrices, withdrawPrices } from '@gosds/contract/staff/set-prices';
import { invoke } from '../../api/invoke.ts';
import type { PromoType } from '../../payment/payment-calls.ts';

/** A user with the records of free sheets and free reports, if any. */
export type ListedUser = StaffUser & { readonly promos: Readonly<Record<PromoType, PromoRecord | undefined>> };

export async function loadUsers({ text, offset, check }: UserFilter) {
  const [users, promos, count] = await (text === ''
    ? invoke(listUsers, { params: { offset } })
    : invoke(filterUsers, { params: { filter: [text, offset, check].join('=') } }));
  const listed = users.map((user): ListedUser => {
    const promoOf = (wanted: PromoType) => promos.find(({ ownerId, type }) => ownerId === user._id && type === wanted);
    return { ...user, promos: { GoSDS: promoOf('GoSDS'), GoGAL: promoOf('GoGAL') } };
  });
  return { users: listed, count };
}

/** New values for one module. */
export type ModuleChange = {
  readonly discount: number;
  /** ISO date; null means no end. */
  readonly until: string | null;
  readonly left: number;
};

export type UserChange = Readonly<Record<PromoType, ModuleChange>> & {
  readonly user: ListedUser;
  readonly flags: UserFlags;
};

type Left = { readonly user: ListedUser; readonly type: PromoType; readonly leftQuantity: number };

async function saveLeft({ user: { _id: id, promos }, type, leftQuantity }: Left): Promise<void> {
  if (leftQuantity === (promos[type]?.leftQuantity ?? 0)) return;
  if (promos[type]) await invoke(changeUserPromo, { params: { owner: `${id}=${type}` }, body: { leftQuantity } });
  else {
    const body = { type, discount: 100, leftQuantity, usedQuantity: 0, ownerId: id } as const;
    await invoke(addUserPromo, { params: { id }, body });
  }
}

const termsOf = ({ GoSDS, GoGAL }: Pick<UserChange, PromoType>) => ({
  GoSDSDiscount: GoSDS.discount,
  GoSDSDiscountUpTo: GoSDS.until,
  GoGALDiscount: GoGAL.discount,
  GoGALDiscountUpTo: GoGAL.until,
});

/** Saves only the changed values, because every change is logged. */
export async function saveUser({ user, flags, ...modules }: UserChange): Promise<void> {
  const params = { id: user._id };
  const { GoSDSDiscount, GoSDSDiscountUpTo, GoGALDiscount, GoGALDiscountUpTo } = user;
  const before = { GoSDSDiscount, GoSDSDiscountUpTo, GoGALDiscount, GoGALDiscountUpTo };
  const terms = termsOf(modules);
  if (JSON.stringify(terms) !== JSON.stringify(before)) await invoke(changeUserTerms, { params, body: terms });
  for (const type of promoTypes) await saveLeft({ user, type, leftQuantity: modules[type].left });
  if (JSON.stringify(flags) !== JSON.stringify(user.flags)) await invoke(changeUserFlags, { params, body: flags });
}

export const loadErasureFacts = (id: string) => invoke(erasureFacts, { params: { id } });

export type Erasure = BodyOf<typeof eraseAccount> & { readonly id: string };

export const endCustomer = ({ id, ...body }: Erasure) => invoke(eraseAccount, { params: { id }, body });

export const searchOrders = (body: StaffOrderSearch) => invoke(searchAdmin, { body });

export async function openPdf({ userId, documentParameters }: StaffOrder): Promise<Blob> {
  const { Document } = await invoke(openStaffOrder, { body: { userId, documentParameters } });
  const bytes = Uint8Array.from(atob(Document), (sign) => sign.charCodeAt(0));
  return new Blob([bytes], { type: 'application/pdf' });
}

export const loadActs = (question: ActQuestion, page: number) =>
  invoke(listActs, { params: { page }, search: String(new URLSearchParams(question)) });

export const loadFailedJobs = () => invoke(listFailedJobs);

export const tryAgain = (id: number) => invoke(retryJob, { params: { id } });

export const loadErrors = (page: number) => invoke(listErrors, { params: { page } });

export const loadOverallReport = () => invoke(getOverallReport);

export const sendReport = () => invoke(sendOverallReport);

export const loadAnalyticsEvents = (page: number) => invoke(listAnalyticsEvents, { params: { page } });

export const loadFeedbackSummary = () => invoke(feedbackSummary);

export const loadFeedback = (page: number) => invoke(listFeedback, { params: { page } });

export const loadPayments = ({ text, check }: PaymentQuestion) =>
  invoke(listPayments, { search: String(new URLSearchParams({ text, check })) });

export const loadPage = (key: string) => invoke(findStaffPage, { params: { key } });

export type PageSetting = BodyOf<typeof setStaffPage> & { readonly key: string };

export const setPage = ({ key, ...body }: PageSetting) => invoke(setStaffPage, { params: { key }, body });

export const loadComparison = () => invoke(lastComparison);

export type RefundRequest = BodyOf<typeof refundPayment> & { readonly id: string };

export const giveBack = ({ id, ...body }: RefundRequest) => invoke(refundPayment, { params: { id }, body });

export const loadCodes = ({ text, check, page }: PromoCodeQuestion) =>
  invoke(listPromoCodes, { search: String(new URLSearchParams({ text, check, page: String(page) })) });

export const makeCode = (body: BodyOf<typeof makePromoCode>) => invoke(makePromoCode, { body });

export const stopCode = (id: string) => invoke(stopPromoCode, { params: { id } });

export const loadPriceLists = (page: number) => invoke(listPrices, { params: { page } });

export const startPrices = (body: BodyOf<typeof setPrices>) => invoke(setPrices, { body });

type Withdrawal = BodyOf<typeof withdrawPrices> & { readonly id: string };

export const takePricesBack = ({ id, ...body }: Withdrawal) => invoke(withdrawPrices, { params: { id }, body });
