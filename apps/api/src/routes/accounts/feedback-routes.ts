import { feedbackState, giveFeedback, giveFeedbackByPath } from '@gosds/contract/accounts/feedback';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

export const feedbackRoutes = (accounts: UseCases['accounts']): readonly Route[] => [
  route(feedbackState, async (request) => accounts.feedbackState(userOf(request).id)),
  route(giveFeedback, async (request) => accounts.giveFeedback(userOf(request).id, request.body)),
  route(giveFeedbackByPath, async (request) => accounts.giveFeedback(userOf(request).id, request.params.answers), {
    csrf: 'always',
  }),
];
