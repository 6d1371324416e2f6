import { markWatch, readWatch } from '@gosds/contract/public/public-watch';
import { holderOf } from '../../http/key-guard.ts';
import type { Route } from '../../http/route.ts';
import type { UseCases } from '../../wire.ts';
import { publicRoute } from './public-route.ts';

/** Effects of outside changes on the account's sheets. */
export const publicWatchRoutes = ({ watch, markWatch: mark }: UseCases['public']): readonly Route[] => [
  publicRoute(readWatch, (request) => watch(holderOf(request).user.id)),

  publicRoute(markWatch, async (request) => {
    const readAt = await mark({ ...request.params, userId: holderOf(request).user.id }, request.body.isRead);
    return { readAt: readAt?.toISOString() ?? null };
  }),
];
