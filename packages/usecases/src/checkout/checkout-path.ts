import { chemistSheetOf, isReportOrder, type Order, sheetOf } from './order.ts';

/** Path and query of the order's checkout page. */
export function checkoutPathOf(order: Pick<Order, 'id' | 'lines'>): string {
  if (isReportOrder(order)) return `/galleria-data/edit?${new URLSearchParams({ step: 'checkout', order: order.id })}`;
  const sheet = sheetOf(order) ?? chemistSheetOf(order);
  if (!sheet) throw new Error(`Order ${order.id} is for no sheet.`);
  return `/?${new URLSearchParams({ step: 'checkout', sheet: sheet.draftId })}`;
}
