import { sampleProduct } from '@gosds/usecases/documents/sample-product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp } from '../../testing/open-app.ts';

let service: OpenedApp;
beforeAll(async () => {
  service = await openApp();
});
afterAll(() => service.close());

describe('the sample sheet', () => {
  it('is a whole sheet, for who has no account', async () => {
    const { status, body } = await service.client().get('/api/sample-sheet');
    expect(status).toBe(200);
    expect(body).toMatchObject({ productName: sampleProduct.description.productName, pageCount: 3 });
    for (const part of ['H225', 'Acetone', '16.4 Methods used']) expect(body['text']).toContain(part);
  });

  it('shows its pages, each once, without a watermark', async () => {
    const visitor = service.client();
    const { answer } = await visitor.get('/api/sample-sheet/pages/1');
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.rawPayload.toString()).toContain('Sample Parts Cleaner false');
    const headers = { 'if-none-match': String(answer.headers['etag']) };
    expect((await visitor.get('/api/sample-sheet/pages/1', { headers })).status).toBe(304);
    expect((await visitor.get('/api/sample-sheet/pages/4')).status).toBe(404);
  });
});
