import { myAccountSearch } from '@gosds/contract/accounts/my-account-search';
import { creditNotePdf, invoicePdf } from '@gosds/contract/checkout/invoice';
import type { Purchase, ReportPurchase } from '@gosds/usecases/checkout/purchase-store';
import { sendPdf } from '../../http/pdf-reply.ts';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

const toOrder = ({
  id,
  cwOrderId,
  paidAt,
  paidBy,
  hasEr,
  emergencyNumber,
  draftId,
  boughtBy,
  awaited,
  refundedMinor: refunded,
  creditNotes,
  unreadChanges,
  ...purchase
}: Purchase) => ({
  _id: id,
  creditNotes: [...creditNotes],
  ...{ cwOrderId, paidBy, refunded, hasEr, emergencyNumber, draftId, boughtBy, unreadChanges },
  documentParameters: { ManufacturersDetails: { CompanyName: purchase.companyName } },
  additionalInfo: {
    Name: purchase.productName,
    Country: purchase.country,
    Language: purchase.language,
    CWNumber: purchase.cwNumber,
  },
  createdAt: paidAt.toISOString(),
  price: purchase.amountMinor,
  awaited: awaited && { ...awaited, dueAt: awaited.dueAt.toISOString() },
});

const toReport = ({ id, cwOrderId, paidAt, paidBy, points, readOn, boughtBy, ...order }: ReportPurchase) => ({
  ...{ price: order.amountMinor, refunded: order.refundedMinor, creditNotes: [...order.creditNotes] },
  ...{ _id: id, cwOrderId, paidBy, createdAt: paidAt.toISOString(), dataPoints: points, readOn, boughtBy },
  additionalInfo: { name: order.productName, cwNumber: order.cwNumber },
});

export const myAccountRoutes = (accounts: UseCases['accounts']): readonly Route[] => [
  route(myAccountSearch, async (request) => {
    const { tab, ...search } = request.body;
    const { id } = userOf(request);
    if (tab === 'galleria') {
      const { found, count } = await accounts.searchReportPurchases(id, search);
      return { tab, order: found.map(toReport), allOrders: count, error: null };
    }
    const { found, count } = await accounts.searchPurchases(id, search);
    return { tab, order: found.map(toOrder), allOrders: count, error: null };
  }),
  route(invoicePdf, async (request, reply) => {
    const own = { ...request.params, ...request.query, userId: userOf(request).id };
    return sendPdf(reply, await accounts.ownInvoice(own), 'attachment');
  }),
  route(creditNotePdf, async (request, reply) => {
    const own = { ...request.params, ...request.query, userId: userOf(request).id };
    return sendPdf(reply, await accounts.ownCreditNote(own), 'attachment');
  }),
];
