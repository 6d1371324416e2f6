import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderStep } from '../../../testing/render-step.tsx';
import { PreviewStep } from './preview-step.tsx';

const orderId = '7f0e6a4e-95c6-4c0e-8f0f-6f6f8a3b1c2d';
const material = { MaterialID: 1, Name: 'Thinner', CWNumber: 'CW1', MsdsId: '12' };
const complete = {
  description: { productName: 'Thinner', companyName: 'Example Ltd', country: 'GB', language: 'en', uses: 'Thinner' },
  ingredients: [{ id: '1', name: 'Acetone', casNumber: '67-64-1', proportion: '100', materialId: 1101 }],
  properties: { state: 'Liquid', waterSolubility: 'Miscible' },
};

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A service that answers requests for the document when told. */
function service() {
  const answers: ((answer: Response) => void)[] = [];
  const made = new Promise<Response>((resolve) => {
    answers.push(resolve);
  });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path === '/api/data/credo') return made;
    if (path === '/api/drafts/open/pages?version=1') return json(200, { pageCount: 2 });
    if (path.endsWith('/text')) {
      return json(200, {
        ...{ text: 'Section 1', pageCount: 3, productName: 'Thinner', isPaid: false, forms: [], publicPage: null },
      });
    }
    return json(200, { changes: null });
  });
  const answer = (response: Response) => {
    for (const resolve of answers) resolve(response);
  };
  return { asked, answer };
}

const sources = () => screen.getAllByRole('img', { name: /^Page/ }).map((image) => image.getAttribute('src'));
const next = () => screen.getByRole('button', { name: 'Next' });

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

it('shows the pages of the saved draft until its document is made, and those of the document then', async () => {
  const { answer } = service();
  renderStep('preview', PreviewStep, complete);
  await screen.findByAltText('Page 1 of 2');
  expect(sources()[0]).toBe('/api/drafts/open/pages/1?version=1');
  expect(next().getAttribute('aria-disabled')).toBe('true');
  answer(json(200, { orderId, pageCount: 3, isPaid: false, Response: material }));
  await screen.findByAltText('Page 3 of 3');
  expect(sources()[0]).toBe(`/api/documents/${orderId}/pages/1?sheet=12`);
  expect(next().getAttribute('aria-disabled')).toBeNull();
});

it('shows what failed, and no pages, where the document cannot be made', async () => {
  const { asked, answer } = service();
  renderStep('preview', PreviewStep, complete);
  await screen.findByAltText('Page 1 of 2');
  answer(json(503, { code: 'busy', title: 'Too much is being made.' }));
  await screen.findByRole('dialog');
  await waitFor(() => {
    expect(screen.queryByAltText('Page 1 of 2')).toBeNull();
  });
  expect(next().getAttribute('aria-disabled')).toBe('true');
  expect(asked).toContain('/logError');
});

it('lays nothing out that no document can be made of', async () => {
  const { asked, answer } = service();
  renderStep('preview', PreviewStep, { ...complete, description: { ...complete.description, productName: '' } });
  answer(
    json(422, {
      code: 'sheet-incomplete',
      title: 'Incomplete',
      findings: [{ path: 'description.productName', message: 'Missing.' }],
    }),
  );
  await screen.findByText(/Missing\./);
  expect(asked.filter((path) => path.includes('/pages'))).toEqual([]);
});
