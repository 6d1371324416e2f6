import { listPrices, setPrices, withdrawPrices } from '@gosds/contract/staff/set-prices';
import type { FastifyRequest } from 'fastify';
import { type Route, route } from '../../http/route.ts';
import type { UseCases } from '../../wire.ts';

const saved = { saved: true } as const;

/** `staffOf` returns the id of a user who may set prices, and throws for all other users. */
export const priceRoutes = (
  staff: UseCases['staff'],
  staffOf: (request: FastifyRequest) => string,
): readonly Route[] => [
  route(listPrices, async (request) => {
    staffOf(request);
    return staff.listPrices(request.params.page);
  }),
  route(setPrices, async (request) => {
    const { validFrom, ...change } = request.body;
    const begin = validFrom === null ? null : new Date(validFrom);
    await staff.setPrices({ staffId: staffOf(request), ...change, validFrom: begin });
    return saved;
  }),
  route(withdrawPrices, async (request) => {
    const { id } = request.params;
    await staff.withdrawPrices({ staffId: staffOf(request), id, version: request.body.version });
    return saved;
  }),
];
