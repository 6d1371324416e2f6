import { Problem } from '@gosds/contract/problem';
import type { ErChoice } from '@gosds/contract/checkout/er-choice';
import type { Stores } from '../unit-of-work.ts';
import type { ErVerdict } from './judge-er.ts';
import { type Order, sheetOf } from './order.ts';

/**
 * True if the order's sheet names the operator's emergency number, or will name it once a chemist has signed the sheet.
 */
async function namesNumber({ documents, chemistTasks }: Stores, order: Order): Promise<boolean> {
  const sheet = sheetOf(order);
  if (sheet) return ((await documents.find(sheet.documentId))?.emergencyNumber ?? null) !== null;
  const task = await chemistTasks.findOfOrder(order.id);
  return task !== undefined && task.draft.addOns.goEr !== '';
}

type Choice = { readonly order: Order; readonly choice: ErChoice; readonly er: ErVerdict; readonly now: Date };

/**
 * Throws `er-differs` if the sheet names the number and the buyer does not pay for it, or the reverse. A product that
 * already has the service needs no payment.
 */
export async function refuseOtherChoice(stores: Stores, { order, choice, er, now }: Choice): Promise<void> {
  if (er.leftOut !== null || (await namesNumber(stores, order)) === (choice !== '')) return;
  const { id: orderId, userId } = order;
  if (choice === '' && (await stores.erServices.isHeld({ orderId, userId }, now))) return;
  throw new Problem('er-differs');
}
