import { sampleSheet, sampleSheetPage } from '@gosds/contract/documents/sample-sheet';
import { callerOf } from '../../http/caller.ts';
import { type Route, route } from '../../http/route.ts';
import type { UseCases } from '../../wire.ts';
import { sendPage } from './send-page.ts';

export const sampleSheetRoutes = ({ sample }: UseCases['documents']): readonly Route[] => [
  route(sampleSheet, async (request) => sample.view({ ...callerOf(request), ...request.query }), { access: 'anyone' }),
  route(
    sampleSheetPage,
    async (request, reply) =>
      sendPage(request, reply, await sample.viewPage({ ...callerOf(request), ...request.query, ...request.params })),
    { access: 'anyone' },
  ),
];
