import type { EmergencyResponse } from '@gosds/sheet/emergency-response';
import type { PriceList } from './price-list.ts';
import type { BlobStore } from '../blob-store.ts';
import type { Clock } from '../clock.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import type { PayPalGateway } from './paypal-gateway.ts';

/** Dependencies of the payment use cases. */
export type Checkout = {
  readonly work: UnitOfWork;
  readonly gateway: PaymentGateway;
  /** Undefined if PayPal is not set up; PayPal is then not offered. */
  readonly payPal?: PayPalGateway | undefined;
  readonly limiter: RateLimiter;
  readonly blobs: BlobStore;
  /** The operator's prices. They apply until staff set prices, see `pricesInForce`. */
  readonly prices: PriceList;
  /** The emergency-response provider. If undefined, emergency response is neither offered nor charged. */
  readonly emergencyResponse: EmergencyResponse | undefined;
  readonly clock: Clock;
};

/** Key of a user's own order. Calls throw Problem `not-found` for any other order. */
export type OwnOrder = { readonly orderId: string; readonly userId: string };
