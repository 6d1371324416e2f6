import { sampleLanguages } from '@gosds/contract/documents/sample-sheet';
import { interfaceLanguages } from '@gosds/phrases/generated/interface/interface-languages';
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
    expect(body).toMatchObject({ productName: sampleProduct('en').description.productName, pageCount: 3 });
    for (const part of ['H225', 'Acetone', '16.4 Methods used']) expect(body['text']).toContain(part);
  });

  it.each([
    ['de', 'Flüssigkeit und Dampf leicht entzündbar', 'Musterfirma GmbH'],
    ['fr', 'Liquide et vapeurs très inflammables', 'Société Exemple SARL'],
    ['es', 'Líquido y vapores muy inflamables', 'Empresa de Muestra, S.L.'],
    ['zh', '示例化工有限公司', '闪点'],
    ['ar', 'الشركة النموذجية المحدودة', 'H225'],
  ])('is in %s for who reads that', async (language, ...parts) => {
    const { status, body } = await service.client().get(`/api/sample-sheet?language=${language}`);
    expect(status).toBe(200);
    for (const part of parts) expect(body['text']).toContain(part);
    expect(body['text']).not.toContain('Highly flammable liquid');
  });

  it('is in each language that the screens are offered in, and in no other', async () => {
    const offered = interfaceLanguages.filter(({ isOffered }) => isOffered).map(({ tag }) => tag);
    expect(sampleLanguages.toSorted()).toEqual(offered.toSorted());
    expect((await service.client().get('/api/sample-sheet?language=tlh')).status).toBe(400);
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
