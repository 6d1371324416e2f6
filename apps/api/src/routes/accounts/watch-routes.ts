import { getWatch, readWatchNotices } from '@gosds/contract/watch/watch-page';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

export const watchRoutes = (accounts: UseCases['accounts']): readonly Route[] => [
  route(getWatch, (request) => accounts.ownWatch(userOf(request).id)),

  route(readWatchNotices, async (request) => {
    await accounts.readNotices(userOf(request).id, request.body.ids);
    return { read: true as const };
  }),
];
