import type { Call } from '@gosds/contract/call';
import { problemSchema } from '@gosds/contract/problem-schema';

type Part<C, Key extends string, As extends string> = C extends { readonly [K in Key]: infer Schema }
  ? { readonly [K in As]: Schema }
  : unknown;

/** The schema of a call for Fastify, which validates the request and types the handler's request and response. */
export type RouteSchema<C extends Call> = Part<C, 'body', 'body'> &
  Part<C, 'params', 'params'> &
  Part<C, 'query', 'querystring'> & {
    readonly response: C extends { readonly response: { readonly 200: infer Schema } }
      ? { readonly 200: Schema }
      : object;
    readonly summary: string;
    readonly tags: string[];
  };

export function routeSchema<C extends Call>(call: C, tag: string): RouteSchema<C>;
export function routeSchema({ summary, body, params, query, response }: Call, tag: string): object {
  return {
    summary,
    tags: [tag],
    ...(body && { body }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    response: { ...response, '4xx': problemSchema, '5xx': problemSchema },
  };
}
