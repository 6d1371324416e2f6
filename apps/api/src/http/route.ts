import type { Call } from '@gosds/contract/call';
import type {
  ContextConfigDefault,
  FastifyContextConfig,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteOptions,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type RouteSchema, routeSchema } from './route-schema.ts';

type Options<C extends Call> = RouteOptions<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  RouteSchema<C>,
  ZodTypeProvider
>;

/** How a route differs from the default of signed-in users, CSRF token and small bodies. */
type Settings<C extends Call> = FastifyContextConfig & Pick<Options<C>, 'bodyLimit' | 'errorHandler' | 'onRequest'>;

/** Adds one call to the service; `tag` is its area in the API documentation. */
export type Route = (app: FastifyInstance, tag: string) => void;

/** The route of a call. The call alone defines its path, request and response. */
export const route =
  <C extends Call>(
    call: C,
    handler: Options<C>['handler'],
    { bodyLimit, errorHandler, onRequest, ...config }: Settings<C> = {},
  ): Route =>
  (app, tag) => {
    app.withTypeProvider<ZodTypeProvider>().route<RouteGenericInterface, ContextConfigDefault, RouteSchema<C>>({
      method: call.method,
      url: call.path,
      schema: routeSchema(call, tag),
      config,
      handler,
      ...(bodyLimit !== undefined && { bodyLimit }),
      ...(errorHandler && { errorHandler }),
      ...(onRequest && { onRequest }),
    });
  };

/** Adds the calls of one area. */
export function addRoutes(app: FastifyInstance, tag: string, routes: readonly Route[]): void {
  for (const add of routes) add(app, tag);
}
