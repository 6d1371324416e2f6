import type { ListedSheet } from '@gosds/contract/drafts/list-drafts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { hardWiredTexts } from '../../../testing/hard-wired-texts.ts';
import { speakPseudoLanguage } from '../../../testing/in-pseudo-language.ts';
import { renderScreen, serve } from '../../../testing/render-screen.tsx';
import { SheetsPage } from './sheets-page.tsx';

const sheet = (id: string, facts: Partial<ListedSheet> = {}): ListedSheet => ({
  ...{ id, version: 1, savedAt: '2026-03-02T08:00:00Z', productName: '', country: '', language: '' },
  ...{ state: 'draft', paidVersions: 0, publishedOn: null, shared: null, glance: null, unreadChanges: 0 },
  ...facts,
});
const glance = (must: number) => ({ pictograms: [], open: { must, should: 1, hint: 0 }, reviewYears: 5 });
const [one, other] = ['0b8f1e4c-6f0e-4b7a-9d1c-2f3a4b5c6d7e', '1b8f1e4c-6f0e-4b7a-9d1c-2f3a4b5c6d7e'];
const paid = sheet(one, { state: 'paid', paidVersions: 1, publishedOn: '2026-03-02', glance: glance(0) });

const left = () => hardWiredTexts(document.body, ['⟦Šhééţš~~⟧', 'Saw', 'Germany', 'German', '↓']);

const open = async (drafts: readonly ListedSheet[], view: 'cards' | 'table') => {
  localStorage.setItem('gosds.home-view', view);
  const version = { orderId: one, version: 1, revisionDate: '2026-03-02', country: 'DE', language: 'de' };
  serve({
    'GET /api/drafts': { drafts },
    [`GET /api/drafts/${one}/versions`]: { versions: [version], hasChanges: true },
    [`DELETE /api/drafts/${other}`]: {},
  });
  const rendered = renderScreen(<SheetsPage />);
  await screen.findAllByRole('heading', { level: drafts.length === 0 ? 2 : 1 });
  return rendered;
};

beforeEach(speakPseudoLanguage);

describe('no text of the list of sheets is hard-wired', () => {
  it('where there is no sheet yet', async () => {
    await open([], 'cards');
    expect(left()).toEqual([]);
  });

  it('on the cards, in the versions and after a sheet is deleted', async () => {
    const facts = { country: 'DE', language: 'de', state: 'changed', glance: glance(2) } as const;
    const { user, container } = await open([paid, sheet(other, { ...facts, productName: 'Saw' })], 'cards');
    await screen.findAllByRole('article');
    expect(left()).toEqual([]);
    await user.click(container.querySelector('[aria-expanded]') ?? container);
    await screen.findAllByRole('link', { name: /⟦/ });
    expect(left()).toEqual([]);
    await user.type(screen.getByRole('searchbox'), 'nothing');
    expect(left()).toEqual([]);
  });

  it('in the table', async () => {
    await open([paid], 'table');
    await screen.findByRole('table');
    expect(left()).toEqual([]);
  });
});
