import { userName } from '@gosds/contract/accounts/user-name';
import { confirmPayment } from '@gosds/contract/checkout/confirm-payment';
import type { ErChoice } from '@gosds/contract/checkout/er-choice';
import {
  cancelPayPalOrder,
  createErPayPal,
  createPayPalOrder,
  getPayPalBilingPlan,
  payPalOrderDetails,
} from '@gosds/contract/checkout/pay-with-paypal';
import { payWithStripe } from '@gosds/contract/checkout/pay-with-stripe';
import { paymentConfig } from '@gosds/contract/checkout/payment-config';
import { prices } from '@gosds/contract/checkout/prices';
import { applyPromoCode, promoCodeAvailable, reportDiscount, sdsDiscount } from '@gosds/contract/checkout/promo-codes';
import { invoke } from '../api/invoke.ts';

/** What a promo code pays for. */
export type PromoType = 'GoSDS' | 'GoGAL';

export type OrderChoice = {
  readonly orderId: string;
  /** Type of the order's promo codes; by default those for sheets. */
  readonly promoType?: PromoType;
  readonly goEr: ErChoice;
  /** Empty means one of the user's own. */
  readonly promoCode?: string | undefined;
};

/** `shownAmount` is the amount shown to the buyer, in minor units; the service charges no other amount. */
export type ShownOrder = OrderChoice & { readonly shownAmount: number };

const bodyOf = ({ orderId, goEr, promoCode: promocode }: OrderChoice) => ({
  orderId,
  goEr,
  ...(promocode === undefined ? {} : { promocode }),
});

const payBodyOf = ({ shownAmount, ...choice }: ShownOrder) => ({ ...bodyOf(choice), shownAmount });

/** The price of the order. */
export const loadPrices = (choice: OrderChoice, signal?: AbortSignal) =>
  invoke(prices, { body: bodyOf(choice), signal });

export const loadUserName = async (): Promise<string> => (await invoke(userName)).user.name;

export const loadPaymentConfig = () => invoke(paymentConfig);

/** `cardId` is the provider's id of the card; our code never handles a card number. */
export const payOrder = (order: ShownOrder, cardId: string | undefined) =>
  invoke(payWithStripe, { body: { ...payBodyOf(order), ...(cardId === undefined ? {} : { tokenId: cardId }) } });

/** Id of PayPal's plan for a yearly emergency response. */
export const loadPayPalPlan = async ({ orderId, goEr }: OrderChoice): Promise<string> =>
  (await invoke(getPayPalBilingPlan, { body: { orderId, goEr } })).id;

export function startPayPalPlan(order: ShownOrder, id: string) {
  const { goEr: _yearly, ...body } = payBodyOf(order);
  return invoke(createErPayPal, { body: { ...body, id } });
}

/** Starts a payment at PayPal. The response has the address where the buyer approves it. Yearly services use a plan. */
export const startPayPal = async (order: ShownOrder) =>
  order.goEr === 'subscription'
    ? startPayPalPlan(order, await loadPayPalPlan(order))
    : invoke(createPayPalOrder, { body: payBodyOf(order) });

/** `payPalOrderId` is PayPal's id in the return address. */
export const confirmPayPal = (payPalOrderId: string) => invoke(payPalOrderDetails, { body: { payPalOrderId } });

export const cancelPayPal = (orderId: string) => invoke(cancelPayPalOrder, { body: { orderId } });

export const confirmOrder = (orderId: string) => invoke(confirmPayment, { body: { orderId } });

/** True if the code can be used now. */
export const checkPromoCode = (promocode: string, type: PromoType) =>
  invoke(promoCodeAvailable, { search: String(new URLSearchParams({ type, promocode })) });

/** Pays an order whose whole price the code covers. */
export const spendPromoCode = (choice: OrderChoice) =>
  invoke(applyPromoCode, { body: { type: choice.promoType ?? 'GoSDS', ...payBodyOf({ ...choice, shownAmount: 0 }) } });

/** The user's discount on sheets or reports. */
export const loadDiscount = async (type: PromoType = 'GoSDS') =>
  type === 'GoGAL' ? invoke(reportDiscount) : invoke(sdsDiscount);
