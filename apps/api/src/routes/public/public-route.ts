import type { PublicCall } from '@gosds/contract/public/public-call';
import { type Route, route } from '../../http/route.ts';

type Handler<C extends PublicCall> = Parameters<typeof route<C>>[1];
type Settings<C extends PublicCall> = NonNullable<Parameters<typeof route<C>>[2]>;

/** As `route`, for a call of the public API, which `guardKeys` protects. */
export const publicRoute = <C extends PublicCall>(
  call: C,
  handler: Handler<C>,
  settings: Pick<Settings<C>, 'bodyLimit'> = {},
): Route => route(call, handler, { ...settings, publicCall: { scope: call.scope, operation: call.operation } });
