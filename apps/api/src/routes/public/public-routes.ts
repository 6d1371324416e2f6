import { ownKey } from '@gosds/contract/public/own-key';
import { policy } from '@gosds/usecases/policy';
import type { ErrorLog } from '@gosds/usecases/error-log';
import type { FastifyInstance } from 'fastify';
import { guardKeys, holderOf } from '../../http/key-guard.ts';
import { addRoutes, type Route } from '../../http/route.ts';
import { refuseUnknownFields } from '../../http/known-fields.ts';
import { handleProblems } from '../../http/problem-handler.ts';
import { guardTexts } from '../../http/storable-texts.ts';
import type { UseCases } from '../../wire.ts';
import { publicDraftRoutes, publicOrderRoutes } from './order-routes.ts';
import { publicListRoutes } from './list-routes.ts';
import { publicWatchRoutes } from './watch-routes.ts';
import { productRoutes } from './product-routes.ts';
import { answerPublicProblem } from './public-problem.ts';
import { publicRoute } from './public-route.ts';

const keyRoutes = (): readonly Route[] => [
  publicRoute(ownKey, async (request) => {
    const { name, scopes } = holderOf(request).key;
    const { max: calls, perSeconds: seconds } = policy.rateLimits.callsPerKey;
    return { name, scopes: [...scopes], limit: { calls, seconds } };
  }),
];

type Options = { readonly useCases: UseCases; readonly errorLog: ErrorLog };

/** The public API with its own guard: a key opens nothing else, and a session opens none of this. */
export async function publicApi(app: FastifyInstance, { useCases, errorLog }: Options): Promise<void> {
  handleProblems(app, errorLog, answerPublicProblem);
  guardKeys(app, useCases.developers.openByKey);
  guardTexts(app);
  refuseUnknownFields(app);
  const api = useCases.public;
  addRoutes(app, 'public', [
    ...keyRoutes(),
    ...productRoutes(api),
    ...publicDraftRoutes(api),
    ...publicOrderRoutes(api),
    ...publicListRoutes(api.lists),
    ...publicWatchRoutes(api),
  ]);
}
