import {
  askExport,
  deleteAccount,
  deletionFacts,
  exportFile,
  getExport,
  type OwnExport,
} from '@gosds/contract/accounts/own-data';
import type { AccountExport } from '@gosds/usecases/accounts/own-data-store';
import { sendFile } from '../../http/pdf-reply.ts';
import { type Route, route } from '../../http/route.ts';
import type { SessionCookie } from '../../http/session-cookie.ts';
import { sessionOf, userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

const toExport = (last: AccountExport | undefined): { export: OwnExport | null } => ({
  export: last
    ? {
        askedAt: last.askedAt.toISOString(),
        ready: last.file && { bytes: last.file.bytes, expiresAt: last.file.expiresAt.toISOString() },
      }
    : null,
});

export const ownDataRoutes = (accounts: UseCases['accounts'], cookie: SessionCookie): readonly Route[] => [
  route(getExport, async (request) => toExport(await accounts.lastExport(userOf(request).id))),

  route(askExport, async (request) => toExport(await accounts.askExport(userOf(request).id))),

  route(exportFile, async (request, reply) => sendFile(reply, await accounts.exportFile(userOf(request).id), 'zip')),

  route(deletionFacts, async (request) => accounts.deletionFacts(userOf(request))),

  route(deleteAccount, async (request, reply) => {
    await accounts.deleteAccount(sessionOf(request), request.body.password);
    void reply.clearCookie(cookie.name, cookie.options);
    return { deleted: true as const };
  }),
];
