import { ga4Analytics } from '@gosds/messages/ga4-analytics';
import type { OpenedDatabase } from '@gosds/postgres/open-database';
import { postgresAnalytics } from '@gosds/postgres/staff/analytics';
import type { Analytics } from '@gosds/usecases/analytics/analytics';
import type { Env } from '../env.ts';

/** The operator's choice; else the built-in table, or in production no analytics. */
const wanted = ({ ANALYTICS, isProduction }: Env) => ANALYTICS ?? (isProduction ? 'off' : 'table');

/** Opens analytics; undefined if no events are sent. */
export function openAnalytics(env: Env, db: OpenedDatabase['db']): Analytics | undefined {
  const goesTo = wanted(env);
  if (goesTo === 'off') return undefined;
  if (goesTo === 'table') return postgresAnalytics(db);
  const { GA4_MEASUREMENT_ID: measurementId, GA4_API_SECRET: apiSecret } = env;
  if (!measurementId || !apiSecret) {
    throw new Error('With ANALYTICS=ga4, GA4_MEASUREMENT_ID and GA4_API_SECRET must be set, too.');
  }
  return ga4Analytics({ api: env.GA4_API.replace(/\/$/, ''), measurementId, apiSecret });
}

export const describeAnalytics = (env: Env): string =>
  ({ off: 'none', table: 'table on the page of staff', ga4: 'Google Analytics 4' })[wanted(env)];
