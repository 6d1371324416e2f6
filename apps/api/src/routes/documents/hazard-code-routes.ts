import { credoCodes, hazardCodes } from '@gosds/contract/documents/hazard-codes';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

export const hazardCodeRoutes = (documents: UseCases['documents']): readonly Route[] => [
  route(hazardCodes, async (request) => documents.hazardCodes({ ...request.body, userId: userOf(request).id })),

  route(credoCodes, async (request) => documents.credoCodes({ ...request.body, userId: userOf(request).id })),
];
