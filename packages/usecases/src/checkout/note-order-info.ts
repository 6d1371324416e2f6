import { Problem } from '@gosds/contract/problem';
import type { Checkout, OwnOrder } from './checkout.ts';

/** Stores the user's notes with one of their orders. */
export const noteOrderInfo =
  ({ work }: Pick<Checkout, 'work'>) =>
  async ({ orderId, userId }: OwnOrder, info: Readonly<Record<string, unknown>>): Promise<void> => {
    const isNoted = await work.stores.payments.setInfo({ id: orderId, userId }, info);
    if (!isNoted) throw new Problem('not-found');
  };
