import { myAccountSearch } from '@gosds/contract/accounts/my-account-search';
import type { Purchase } from '@gosds/usecases/checkout/purchase-store';
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
  awaited,
  ...purchase
}: Purchase) => ({
  _id: id,
  ...{ cwOrderId, paidBy, hasEr, emergencyNumber, draftId },
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

export const myAccountRoutes = (accounts: UseCases['accounts']): readonly Route[] => [
  route(myAccountSearch, async (request) => {
    const { found, count } = await accounts.searchPurchases(userOf(request).id, request.body);
    return { order: found.map(toOrder), allOrders: count, error: null };
  }),
];
