import type { ListedSheet } from '@gosds/contract/drafts/list-drafts';
import { emptyDraft } from '@gosds/sheet/draft/draft';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { lateAnswer, renderScreen, serve } from '../../../testing/render-screen.tsx';
import '../../../testing/in-english.ts';
import { SheetsPage } from './sheets-page.tsx';

const sheet = (id: string, savedAt: string, language: string): ListedSheet => ({
  ...{ id, version: 1, savedAt, productName: 'Degreaser', country: 'BE', language },
  ...{ state: 'draft', paidVersions: 0, publishedOn: null, shared: null, glance: null, unreadChanges: 0 },
});

const drafts = [
  sheet('0b8f1e4c-6f0e-4b7a-9d1c-2f3a4b5c6d7e', '2026-03-02T12:00:00Z', 'fr'),
  sheet('1b8f1e4c-6f0e-4b7a-9d1c-2f3a4b5c6d7e', '2026-03-05T12:00:00Z', ''),
];

async function open() {
  serve({ 'GET /api/drafts': { drafts } });
  const rendered = renderScreen(<SheetsPage />);
  await screen.findByRole('table');
  return rendered;
}

beforeEach(() => {
  localStorage.setItem('gosds.home-view', 'table');
});

describe('the list of sheets', () => {
  it('shows no empty table where the search finds nothing, and leads back to all', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('searchbox'), 'varnish');
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all sheets' }));
    expect(screen.getByRole('table')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('leaves the user on the page to which they went while a new sheet was made', async () => {
    const { answer, give } = lateAnswer();
    serve({ 'GET /api/drafts': { drafts }, 'POST /api/drafts': answer });
    const { user } = renderScreen(
      <Routes>
        <Route path="/" element={<SheetsPage />} />
        <Route path="/company-profile" element="Company profile" />
        <Route path="*" element="Wizard" />
      </Routes>,
    );
    await user.click(await screen.findByRole('button', { name: 'New sheet' }));
    await user.click(screen.getByRole('link', { name: 'Company profile' }));
    await act(async () =>
      give({ id: drafts[0]?.id, version: 1, savedAt: '2026-03-06T12:00:00Z', draft: emptyDraft() }),
    );
    expect(screen.getByText('Company profile')).toBeTruthy();
  });

  it('shows each of two sheets as deleted that were deleted one after the other', async () => {
    const answers = [lateAnswer(), lateAnswer()];
    serve({
      'GET /api/drafts': { drafts },
      ...Object.fromEntries(drafts.map(({ id }, index) => [`DELETE /api/drafts/${id}`, answers[index]?.answer])),
    });
    const { user } = renderScreen(<SheetsPage />);
    for (const button of await screen.findAllByRole('button', { name: 'Delete Degreaser' })) await user.click(button);
    for (const { give } of answers) await act(async () => give({ deleted: true }));
    expect(screen.getAllByText('“Degreaser” is deleted.')).toHaveLength(2);
  });

  it('tells sheets of one product apart where one is copied', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Template or copy' }));
    const select = await screen.findByRole('combobox', { name: 'Sheet' });
    const labels = [...select.querySelectorAll('option')].map(({ textContent }) => textContent).slice(1);
    expect(labels).toEqual(['Degreaser · Belgium · French · 2 Mar 2026', 'Degreaser · Belgium · 5 Mar 2026']);
  });
});
