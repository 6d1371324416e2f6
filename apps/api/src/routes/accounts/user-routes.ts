import { checkUserName } from '@gosds/contract/accounts/check-user-name';
import { getGoogleUserId } from '@gosds/contract/accounts/get-google-user-id';
import { listErServices } from '@gosds/contract/accounts/list-er-services';
import { saveUserName, userName } from '@gosds/contract/accounts/user-name';
import { Problem } from '@gosds/contract/problem';
import { emailKey } from '@gosds/usecases/accounts/user-store';
import type { BoughtErService, ErService } from '@gosds/usecases/checkout/er-service-store';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { routeSchema } from '../../http/route-schema.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

const toErEntry = ({ name, cwNumber, endDate, subscriptionId }: ErService) => ({
  name,
  CWNumber: cwNumber,
  endDate: endDate.toISOString(),
  subscriptionId,
  typePaid: 'stripe' as const,
});

const toBought = ({ orderId, name, cwNumber, kind, priceMinor, createdAt, endDate }: BoughtErService) => ({
  orderId,
  productName: name,
  CWNumber: cwNumber,
  type: kind,
  price: priceMinor,
  boughtAt: createdAt.toISOString(),
  endDate: endDate.toISOString(),
});

export const userRoutes: FastifyPluginAsyncZod<{ accounts: UseCases['accounts'] }> = async (app, { accounts }) => {
  app.route({
    method: checkUserName.method,
    url: checkUserName.path,
    schema: routeSchema(checkUserName, 'accounts'),
    handler: async (request) => {
      const user = userOf(request);
      const services = await accounts.listErServices(user.id);
      const entries = (kind: ErService['kind']) => services.filter((service) => service.kind === kind).map(toErEntry);
      return { user: { ...user, goErSubscriptions: entries('subscription'), goErSingle: entries('single') } };
    },
  });

  app.route({
    method: listErServices.method,
    url: listErServices.path,
    schema: routeSchema(listErServices, 'accounts'),
    handler: async (request) => ({ services: (await accounts.listErServices(userOf(request).id)).map(toBought) }),
  });

  app.route({
    method: userName.method,
    url: userName.path,
    schema: routeSchema(userName, 'accounts'),
    handler: async (request) => ({ user: userOf(request) }),
  });

  app.route({
    method: saveUserName.method,
    url: saveUserName.path,
    schema: routeSchema(saveUserName, 'accounts'),
    handler: async (request) => {
      await accounts.saveUserName(userOf(request).id, request.body.userName);
      return { user: { name: request.body.userName } };
    },
  });

  app.route({
    method: getGoogleUserId.method,
    url: getGoogleUserId.path,
    schema: routeSchema(getGoogleUserId, 'accounts'),
    handler: async (request) => {
      const user = userOf(request);
      if (emailKey(request.query.email) !== emailKey(user.email)) throw new Problem('not-found');
      return { googleUserId: user.analyticsId };
    },
  });
};
