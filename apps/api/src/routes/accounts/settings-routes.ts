import { changeOwnPassword } from '@gosds/contract/accounts/change-password';
import { saveLanguageChoices } from '@gosds/contract/accounts/language-choices';
import { getMailChoices, saveMailChoices } from '@gosds/contract/accounts/mail-choices';
import { closeOtherSessions, closeOwnSession, listSessions } from '@gosds/contract/accounts/own-sessions';
import { type Route, route } from '../../http/route.ts';
import { sessionOf, userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

export const settingsRoutes = (accounts: UseCases['accounts']): readonly Route[] => [
  route(changeOwnPassword, async (request) => {
    await accounts.changeOwnPassword(sessionOf(request), request.body);
    return { changed: true as const };
  }),

  route(listSessions, async (request) => {
    const sessions = await accounts.listOwnSessions(sessionOf(request));
    return {
      sessions: sessions.map(({ id, device, address, openedAt, seenAt, isThis }) => ({
        ...{ id, ...device, address, isThis },
        openedAt: openedAt.toISOString(),
        seenAt: seenAt.toISOString(),
      })),
    };
  }),

  route(closeOwnSession, async (request) => {
    await accounts.closeOwnSession(sessionOf(request), request.params.id);
    return { closed: true as const };
  }),

  route(closeOtherSessions, async (request) => {
    await accounts.closeOtherSessions(sessionOf(request));
    return { closed: true as const };
  }),

  route(getMailChoices, async (request) => userOf(request).mailChoices),

  route(saveMailChoices, async (request) => {
    await accounts.saveMailChoices(userOf(request).id, request.body);
    return request.body;
  }),

  route(saveLanguageChoices, async (request) => {
    const { id, languageChoices } = userOf(request);
    const { screens = languageChoices.screens, mails = languageChoices.mails } = request.body;
    await accounts.chooseLanguages(id, { screens, mails });
    return { screens, mails };
  }),
];
