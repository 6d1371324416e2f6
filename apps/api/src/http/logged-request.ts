import type { FastifyRequest } from 'fastify';

/** What the access log keeps of a call: its route, for addresses hold one-time tokens, keys of public pages and e-mails. */
export const loggedRequest = ({ method, routeOptions, ip }: FastifyRequest) => ({
  method,
  route: routeOptions.url ?? 'a page or file',
  remoteAddress: ip,
});
