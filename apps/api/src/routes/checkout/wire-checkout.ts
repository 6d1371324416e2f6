import { sendAnalytics } from '@gosds/usecases/analytics/send-analytics';
import { getPrices } from '@gosds/usecases/checkout/get-prices';
import type { Checkout } from '@gosds/usecases/checkout/checkout';
import { confirmOrderPayment } from '@gosds/usecases/checkout/confirm-order-payment';
import { mailOverdueRenewal } from '@gosds/usecases/checkout/mail-overdue-renewal';
import { mailPaidSheet } from '@gosds/usecases/checkout/mail-paid-sheet';
import { noteOrderInfo } from '@gosds/usecases/checkout/note-order-info';
import { payOrder } from '@gosds/usecases/checkout/pay-order';
import {
  cancelPayPalOrder,
  confirmPayPalOrder,
  payPalPlanOf,
  payWithPayPal,
  subscribeWithPayPal,
  takePayPalEvent,
} from '@gosds/usecases/checkout/pay-with-paypal';
import { checkPromoCode, promoQuantities } from '@gosds/usecases/checkout/promo-codes';
import { askShownPrices } from '@gosds/usecases/checkout/prices-in-force';
import { reconcilePayment } from '@gosds/usecases/checkout/reconcile-payment';
import { takePaymentEvent } from '@gosds/usecases/checkout/take-payment-event';
import type { ErrorLog } from '@gosds/usecases/error-log';
import type { JobHandler } from '@gosds/usecases/job-queue';
import type { Mailer } from '@gosds/usecases/mailer';
import { comparePayments } from '@gosds/usecases/money/compare-payments';
import { mailRenewal } from '@gosds/usecases/money/mail-renewal';
import { refundJobs } from '@gosds/usecases/money/refund-jobs';
import type { InvoiceDeps } from '@gosds/usecases/money/make-invoice';

/** The use cases that the checkout's routes call. */
export const wireCheckout = (deps: Checkout) => ({
  shownPrices: askShownPrices(deps),
  getPrices: getPrices(deps),
  payOrder: payOrder(deps),
  confirmOrderPayment: confirmOrderPayment(deps),
  takePaymentEvent: takePaymentEvent(deps),
  payWithPayPal: payWithPayPal(deps),
  payPalPlanOf: payPalPlanOf(deps),
  subscribeWithPayPal: subscribeWithPayPal(deps),
  confirmPayPalOrder: confirmPayPalOrder(deps),
  cancelPayPalOrder: cancelPayPalOrder(deps),
  takePayPalEvent: takePayPalEvent(deps),
  noteOrderInfo: noteOrderInfo(deps),
  /** Sets the language of the next invoice's mail. */
  noteLanguage: (userId: string, language: string) => deps.work.stores.users.setLanguage(userId, language),
  checkPromoCode: checkPromoCode(deps),
  promoQuantities: promoQuantities(deps),
});

type JobDeps = Checkout &
  InvoiceDeps &
  Parameters<typeof sendAnalytics>[0] & { readonly mailer: Mailer; readonly errorLog: ErrorLog };

/** The jobs of the checkout. */
export const checkoutJobs = (deps: JobDeps): readonly JobHandler[] => [
  reconcilePayment(deps),
  mailPaidSheet(deps),
  mailOverdueRenewal(deps),
  mailRenewal(deps),
  comparePayments(deps),
  ...refundJobs(deps),
  sendAnalytics(deps),
];
