import type { EmergencyResponse } from '@gosds/sheet/emergency-response';
import type { PriceList } from './price-list.ts';
import type { BlobStore } from '../blob-store.ts';
import type { Clock } from '../clock.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import type { PayPalGateway } from './paypal-gateway.ts';

/** What the use cases of paying work with. */
export type Checkout = {
  readonly work: UnitOfWork;
  readonly gateway: PaymentGateway;
  /** Undefined where PayPal is not set up; then it is not offered. */
  readonly payPal?: PayPalGateway | undefined;
  readonly limiter: RateLimiter;
  readonly blobs: BlobStore;
  /** The operator's: they count before the first that staff set, see `pricesInForce`. */
  readonly prices: PriceList;
  /** Who delivers emergency response; without that it is neither offered nor charged. */
  readonly emergencyResponse: EmergencyResponse | undefined;
  readonly clock: Clock;
};

/** The user's own order, or Problem `not-found`. */
export type OwnOrder = { readonly orderId: string; readonly userId: string };
