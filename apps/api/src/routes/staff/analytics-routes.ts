import * as analytics from '@gosds/contract/staff/analytics';
import { feedbackSummary, listFeedback } from '@gosds/contract/staff/feedback-summary';
import type { FastifyRequest } from 'fastify';
import { type Route, route } from '../../http/route.ts';
import type { UseCases } from '../../wire.ts';

/** An event parameter as the staff page shows it. Bought items appear by their codes. */
const shown = (value: unknown): string => {
  if (!Array.isArray(value)) return String(value);
  return value.map((item: Readonly<Record<string, unknown>>) => Object.values(item).map(String).join(' ')).join('; ');
};

/** What customers think of the service. */
export const feedbackRoutes = (
  staff: UseCases['staff'],
  adminOf: (request: FastifyRequest) => string,
): readonly Route[] => [
  route(feedbackSummary, async (request) => {
    adminOf(request);
    return staff.feedbackSummary();
  }),
  route(listFeedback, async (request) => {
    adminOf(request);
    const { entries, count } = await staff.listFeedback(request.params.page);
    return { entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })), count };
  }),
];

/** `adminOf` returns the administrator's id, and throws for all other users. */
export const analyticsRoutes = (
  staff: UseCases['staff'],
  adminOf: (request: FastifyRequest) => string,
): readonly Route[] => [
  route(analytics.getOverallReport, async (request) => {
    adminOf(request);
    return staff.overallReport();
  }),
  route(analytics.sendOverallReport, async (request) => {
    await staff.sendOverallReport(adminOf(request));
    return { saved: true } as const;
  }),
  route(analytics.listAnalyticsEvents, async (request) => {
    adminOf(request);
    const { goesTo, events, count } = await staff.listAnalyticsEvents(request.params.page);
    return {
      goesTo,
      events: events.map(({ at, params, ...event }) => ({
        ...event,
        at: at.toISOString(),
        params: Object.entries(params).map(([name, value]) => ({ name, value: shown(value) })),
      })),
      count,
    };
  }),
];
