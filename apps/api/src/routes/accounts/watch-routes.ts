import { getWatch } from '@gosds/contract/watch/watch-page';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

export const watchRoutes = (accounts: UseCases['accounts']): readonly Route[] => [
  route(getWatch, (request) => accounts.ownWatch(userOf(request).id)),
];
