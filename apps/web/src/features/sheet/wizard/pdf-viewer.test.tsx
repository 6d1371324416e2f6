import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { problem, renderScreen, serve } from '../../../testing/render-screen.tsx';
import { PdfViewer } from './pdf-viewer.tsx';

const orderId = '0b8f1e4c-6f0e-4b7a-9d1c-2f3a4b5c6d7e';
const call = `GET /api/documents/${orderId}/text`;
const generic = 'An error occurred. Please try again in a minute. We are sorry for the inconvenience!';

describe('a document that cannot be loaded', () => {
  it('is told in the specified dialog, reported, and loaded when it is tried again', async () => {
    const sent = serve({ [call]: problem(500, 'internal', generic) });
    const { user } = renderScreen(<PdfViewer orderId={orderId} />);
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    expect(dialog.textContent).toContain(generic);
    expect(sent.filter((each) => each.call === 'POST /logError')).toMatchObject([
      { body: { request: 'documentData' } },
    ]);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    const facts = { productName: 'Glue', isPaid: true, forms: [], publicPage: null };
    serve({ [call]: { text: 'SECTION 1', pageCount: 1, ...facts } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByAltText(/^Page 1 of/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
