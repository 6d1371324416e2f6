import { userName } from '@gosds/contract/accounts/user-name';
import { confirmPayment } from '@gosds/contract/checkout/confirm-payment';
import type { ErChoice } from '@gosds/contract/checkout/er-choice';
import { payWithStripe } from '@gosds/contract/checkout/pay-with-stripe';
import { paymentConfig } from '@gosds/contract/checkout/payment-config';
import { prices } from '@gosds/contract/checkout/prices';
import { invoke } from '../../../api/invoke.ts';

export type OrderChoice = { readonly orderId: string; readonly goEr: ErChoice };

/** What paying the order charges. */
export const loadPrices = ({ orderId, goEr }: OrderChoice, signal?: AbortSignal) =>
  invoke(prices, { body: { orderId, goEr }, signal });

export const loadUserName = async (): Promise<string> => (await invoke(userName)).user.name;

export const loadPaymentConfig = () => invoke(paymentConfig);

/** `cardId` is the card provider's id of the card; no card number comes here. */
export const payOrder = ({ orderId, goEr }: OrderChoice, cardId: string | undefined) =>
  invoke(payWithStripe, { body: { orderId, goEr, ...(cardId === undefined ? {} : { tokenId: cardId }) } });

export const confirmOrder = (orderId: string) => invoke(confirmPayment, { body: { orderId } });
