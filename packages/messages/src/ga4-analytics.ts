import type { Analytics } from '@gosds/usecases/analytics/analytics';

type Ga4Property = {
  /** Without a trailing slash. */
  readonly api: string;
  /** Id of the data stream, such as `G-ABC123`. */
  readonly measurementId: string;
  readonly apiSecret: string;
};

const timeoutMs = 20_000;

/**
 * Sends events to Google Analytics 4 by its Measurement Protocol, without anybody's address, browser or advertising id.
 * It answers 204 to everything it can read, so it does not refuse unknown events.
 */
export const ga4Analytics = ({ api, measurementId, apiSecret }: Ga4Property): Analytics => {
  const url = `${api}/mp/collect?${String(new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret }))}`;
  return {
    goesTo: 'ga4',
    async send({ clientId, at, name, params }) {
      const event = {
        client_id: clientId,
        timestamp_micros: at.getTime() * 1000,
        consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
        events: [{ name, params }],
      };
      const reply = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await reply.body?.cancel();
      if (!reply.ok) throw new Error(`Google Analytics answered ${reply.status}.`);
    },
  };
};
