import type { ErChoice, ErLeftOut } from '@gosds/contract/checkout/er-choice';
import type { Stores } from '../unit-of-work.ts';
import type { Checkout } from './checkout.ts';
import type { Order } from './order.ts';

/** The emergency response that is charged, and why it differs from the choice that was asked for. */
export type ErVerdict = { readonly charged: ErChoice; readonly leftOut: ErLeftOut | null };

const charge = (charged: ErChoice): ErVerdict => ({ charged, leftOut: null });

/**
 * Charges each product once, and only if the service is offered. In a transaction, `isHeld` locks out other orders of
 * the product.
 */
export async function judgeEr(
  { emergencyResponse, clock }: Pick<Checkout, 'emergencyResponse' | 'clock'>,
  { erServices }: Pick<Stores, 'erServices'>,
  { order, choice }: { readonly order: Pick<Order, 'id' | 'userId'> | undefined; readonly choice: ErChoice },
): Promise<ErVerdict> {
  if (choice === '') return charge('');
  const isHeld = order !== undefined && (await erServices.isHeld({ orderId: order.id, userId: order.userId }, clock()));
  if (isHeld) return { charged: '', leftOut: 'held' };
  return emergencyResponse ? charge(choice) : { charged: '', leftOut: 'not-offered' };
}
