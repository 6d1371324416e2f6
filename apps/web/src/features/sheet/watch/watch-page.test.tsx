import type { TouchedSheet } from '@gosds/contract/watch/watch-page';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible, renderScreen, serve } from '../../../testing/render-screen.tsx';
import { WatchPage } from './watch-page.tsx';

const said = { entry: 'carcinogenic', threshold: { percent: 0.1, isAbove: false } };
const redline = [
  {
    ...{ number: 2, heading: 'Hazards identification' },
    parts: [
      {
        ...{ number: '2.2', heading: 'Label elements' },
        entries: [
          {
            ...{ id: 'label.signal', kind: 'changed' as const, label: 'Signal word' },
            pieces: [
              { kind: 'deleted' as const, text: 'Warning' },
              { kind: 'inserted' as const, text: 'Danger' },
            ],
          },
        ],
      },
    ],
  },
];

const touched = (changes: Partial<TouchedSheet>): TouchedSheet => ({
  ...{ id: crypto.randomUUID(), foundAt: '2026-06-20T08:00:00.000Z', country: 'DE', language: 'en' },
  readAt: '2026-06-21T08:00:00.000Z',
  ...{ productName: 'Benzol', isPublished: false, isReplaced: false, draftId: crypto.randomUUID() },
  effect: {
    ...{ kind: 'list', list: 'a-list', title: 'Candidate List', earlier: '2026-02-22', later: '2026-06-20' },
    ingredients: [{ cas: '71-43-2', name: 'Benzene', group: null, before: [], after: [said] }],
    sheet: null,
    editedSentences: 0,
  },
  ...changes,
});

const open = (all: readonly TouchedSheet[], total = all.length) => {
  serve({ 'GET /api/watch': { touched: all, total } });
  return renderScreen(<WatchPage />, '/watch');
};

describe('the page of the watch', () => {
  it('says that nothing was touched yet', async () => {
    open([]);
    await screen.findByText('No change has touched your sheets yet.');
    await expectAccessible();
  });

  it('names a draft, the list, what it says of an ingredient, and opens the sheet', async () => {
    open([touched({})]);
    const item = within((await screen.findByRole('heading', { level: 2, name: /Benzol/ })).closest('li')!);
    expect(item.getByRole('link', { name: /Candidate List/ }).getAttribute('href')).toBe('/galleria-data/lists/a-list');
    expect(item.getByText(/Now on the list: carcinogenic, from 0.1 %/)).toBeTruthy();
    expect(item.getByText(/takes the new edition by itself/)).toBeTruthy();
    expect(item.getByRole('button', { name: 'Open the sheet: Benzol' })).toBeTruthy();
    await expectAccessible();
  });

  it('tells of law which class begins in a published sheet, its sections, its label, and every sentence', async () => {
    const classes = { added: [{ key: 'STOT RE 1 H372', text: 'STOT RE 1, H372' }], removed: [] };
    const step = { day: '2026-05-01', changes: ['eu-atp-22' as const], degree: 'major' as const, classes, redline };
    const { user } = open([touched({ isPublished: true, draftId: null, effect: { kind: 'law', steps: [step] } })], 3);
    expect(await screen.findByText(/New: STOT RE 1, H372/)).toBeTruthy();
    expect(screen.getByText(/1 class changes and section 2 changes. The label changes./)).toBeTruthy();
    expect(screen.getByText('You must send the new version to your customers.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to My Account' })).toBeTruthy();
    expect(screen.getByText('2 earlier changes are not shown.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show what changes in Benzol' }));
    expect(screen.getByText(/Danger/)).toBeTruthy();
    await expectAccessible();
  });

  it('tells a published sheet that stays, and one that cannot be compared', async () => {
    const { effect } = touched({});
    const same = { degree: 'minor' as const, classes: { added: [], removed: [] }, redline: [] };
    const stays = effect.kind === 'list' ? { ...effect, sheet: same } : effect;
    open([touched({ isPublished: true, effect: stays }), touched({ isPublished: true, isReplaced: true })]);
    expect(await screen.findByText('The sheet itself stays as it is.')).toBeTruthy();
    expect(screen.getByText(/We cannot compare the published sheet/)).toBeTruthy();
    expect(screen.getByText(/A newer version is published/)).toBeTruthy();
  });

  it('marks one notice as read, or all that are shown', async () => {
    const all = [touched({ readAt: null }), touched({ readAt: null, productName: 'Toluol' }), touched({})];
    const answers = { 'GET /api/watch': { touched: all, total: 3 }, 'POST /api/watch/read': { read: true } };
    const sent = serve(answers);
    const { user } = renderScreen(<WatchPage />, '/watch');
    expect(await screen.findAllByText('New')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: /^Mark as read: / })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Mark as read: Toluol' }));
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    const reads = sent.filter(({ call }) => call === 'POST /api/watch/read').map(({ body }) => body);
    expect(reads).toEqual([{ ids: [all[1]?.id] }, { ids: [all[0]?.id, all[1]?.id] }]);
    await expectAccessible();
  });
});
