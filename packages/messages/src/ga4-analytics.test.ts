import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnalyticsEvent } from '@gosds/usecases/analytics/analytics';
import { afterAll, expect, it } from 'vitest';
import { ga4Analytics } from './ga4-analytics.ts';

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

/** A stand-in for the Measurement Protocol on the loopback address. It answers 204 to everything it can read. */
async function openGa4(status = 204) {
  const received: { url: string | undefined; body: unknown }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ url: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) });
      response.writeHead(status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { property: { api: `http://127.0.0.1:${port}`, measurementId: 'G-1', apiSecret: 'a&b' }, received };
}

const event: AnalyticsEvent = {
  key: 'purchase:1',
  clientId: '0b1c',
  at: new Date('2026-11-29T02:00:00Z'),
  name: 'purchase',
  params: { transaction_id: '1', currency: 'USD', value: 45, items: [{ item_id: 'first-language', price: 45 }] },
};

it('tells GA4 the event, its time in microseconds and for whom it is, and asks for no advertising', async () => {
  const { property, received } = await openGa4();
  await ga4Analytics(property).send(event);
  expect(received).toEqual([
    {
      url: '/mp/collect?measurement_id=G-1&api_secret=a%26b',
      body: {
        client_id: '0b1c',
        timestamp_micros: 1_795_917_600_000_000,
        consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
        events: [{ name: 'purchase', params: event.params }],
      },
    },
  ]);
});

it('is worth another try where GA4 fails', async () => {
  const { property } = await openGa4(500);
  await expect(ga4Analytics(property).send(event)).rejects.toThrow('Google Analytics answered 500.');
});
