import { Problem } from '@gosds/contract/problem';
import type { ErChoice } from '@gosds/contract/checkout/er-choice';
import type { Stores } from '../unit-of-work.ts';
import type { ErVerdict } from './judge-er.ts';
import { type Order, sheetOf } from './order.ts';

/** Whether the order's sheet names the number of the operator, or will once its chemist has signed it. */
async function namesNumber({ documents, chemistTasks }: Stores, order: Order): Promise<boolean> {
  const sheet = sheetOf(order);
  if (sheet) return ((await documents.find(sheet.documentId))?.emergencyNumber ?? null) !== null;
  const task = await chemistTasks.findOfOrder(order.id);
  return task !== undefined && task.draft.addOns.goEr !== '';
}

type Choice = { readonly order: Order; readonly asked: ErChoice; readonly er: ErVerdict; readonly now: Date };

/** The number stands in the sheet of who pays for it, and in no other. A product that has the service already pays nothing. */
export async function refuseOtherChoice(stores: Stores, { order, asked, er, now }: Choice): Promise<void> {
  if (er.leftOut !== null || (await namesNumber(stores, order)) === (asked !== '')) return;
  const { id: orderId, userId } = order;
  if (asked === '' && (await stores.erServices.isHeld({ orderId, userId }, now))) return;
  throw new Problem('er-differs');
}
