import { checkUserName } from '@gosds/contract/accounts/check-user-name';
import { getGoogleUserId } from '@gosds/contract/accounts/get-google-user-id';
import { listErServices } from '@gosds/contract/accounts/list-er-services';
import { unsubscribe, unsubscribePayPal } from '@gosds/contract/accounts/unsubscribe';
import { saveUserName, userName } from '@gosds/contract/accounts/user-name';
import { Problem } from '@gosds/contract/problem';
import { emailKey, type User } from '@gosds/usecases/accounts/user-store';
import type {
  BoughtErService,
  ErRenewal,
  ErService,
  ManagedErService,
} from '@gosds/usecases/checkout/er-service-store';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

const typePaidOf = ({ paidBy }: Pick<BoughtErService, 'paidBy'>): 'paypal' | 'stripe' =>
  paidBy === 'paypal' ? 'paypal' : 'stripe';

const toErEntry = ({ name, cwNumber, endDate, subscriptionId, isRenewed, paidBy }: BoughtErService) => ({
  name,
  CWNumber: cwNumber,
  endDate: endDate.toISOString(),
  subscriptionId,
  typePaid: typePaidOf({ paidBy }),
  isRenewed,
});

const toBought = (
  { orderId, name, cwNumber, kind, priceMinor, createdAt, endDate, ...renewal }: ManagedErService,
  renewals: readonly ErRenewal[],
) => ({
  orderId,
  productName: name,
  CWNumber: cwNumber,
  type: kind,
  price: priceMinor,
  boughtAt: createdAt.toISOString(),
  endDate: endDate.toISOString(),
  subscriptionId: renewal.subscriptionId,
  typePaid: typePaidOf(renewal),
  isRenewed: renewal.isRenewed,
  isOverdue: renewal.isOverdue,
  payLink: renewal.payLink,
  boughtBy: renewal.boughtBy,
  renewals: renewals
    .filter(({ subscriptionId }) => subscriptionId === renewal.subscriptionId)
    .map(({ orderId: renewed, paidAt, creditNotes }) => ({
      orderId: renewed,
      paidAt: paidAt.toISOString(),
      creditNotes: [...creditNotes],
    })),
});

async function withErServices(accounts: UseCases['accounts'], user: User) {
  const services = await accounts.listErServices(user.id);
  const entries = (kind: ErService['kind']) => services.filter((service) => service.kind === kind).map(toErEntry);
  return { user: { ...user, goErSubscriptions: entries('subscription'), goErSingle: entries('single') } };
}

type Ending = { readonly user: User; readonly paidBy: BoughtErService['paidBy']; readonly subscriptionId: string };

/** Ends the renewal of the user's service that is paid in this way. */
async function endOwn(accounts: UseCases['accounts'], { user, ...ending }: Ending) {
  await accounts.unsubscribe({ userId: user.id, ...ending });
  return withErServices(accounts, user);
}

export const userRoutes = (accounts: UseCases['accounts']): readonly Route[] => [
  route(checkUserName, async (request) => withErServices(accounts, userOf(request))),

  route(unsubscribe, async (request) =>
    endOwn(accounts, { user: userOf(request), paidBy: 'card', subscriptionId: request.body.subscriptionId }),
  ),

  route(unsubscribePayPal, async (request) =>
    endOwn(accounts, { user: userOf(request), paidBy: 'paypal', subscriptionId: request.body.subscriptionId }),
  ),

  route(listErServices, async (request) => {
    const { id } = userOf(request);
    const [services, renewals] = await Promise.all([accounts.listManagedErServices(id), accounts.listErRenewals(id)]);
    return { services: services.map((service) => toBought(service, renewals)) };
  }),

  route(userName, async (request) => ({ user: userOf(request) })),

  route(saveUserName, async (request) => {
    await accounts.saveUserName(userOf(request).id, request.body.userName);
    return { user: { name: request.body.userName } };
  }),

  route(getGoogleUserId, async (request) => {
    const user = userOf(request);
    if (emailKey(request.query.email) !== emailKey(user.email)) throw new Problem('not-found');
    return { googleUserId: user.analyticsId };
  }),
];
