import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import { emptyDraft } from '@gosds/sheet/draft/draft';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { lateAnswer, renderScreen, serve } from '../../../testing/render-screen.tsx';
import { openedDraftId } from '../state/opened-draft.ts';
import { draftKey, useSheetOpening } from './use-sheet-opening.ts';

const ids = {
  new: '0b8f1e4c-6f0e-4b7a-9d1c-2f3a4b5c6d7e',
  first: '1b8f1e4c-6f0e-4b7a-9d1c-2f3a4b5c6d7e',
  second: '2b8f1e4c-6f0e-4b7a-9d1c-2f3a4b5c6d7e',
} as const;

const saved = (id: string): SavedDraft => ({ id, version: 1, savedAt: '2026-03-02T08:00:00Z', draft: emptyDraft() });

afterEach(() => {
  vi.unstubAllGlobals();
});

function Sheets() {
  const [opened] = useState(() => saved('before'));
  const { data } = useQuery({ queryKey: draftKey, queryFn: async () => opened, staleTime: Infinity });
  const { startNew, openSheet } = useSheetOpening();
  return (
    <>
      <output>{data?.id}</output>
      <button type="button" onClick={() => void startNew(null)}>
        New
      </button>
      <button type="button" onClick={() => void openSheet(ids.first)}>
        First
      </button>
      <button type="button" onClick={() => void openSheet(ids.second)}>
        Second
      </button>
    </>
  );
}

function Pages() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <p data-testid="address">{`${pathname}${search}`}</p>
      <button type="button" onClick={() => void navigate('/my-account')}>
        Account
      </button>
      <button type="button" onClick={() => void navigate('/?step=description')}>
        Description
      </button>
      <Routes>
        <Route path="/" element={<Sheets />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

function open() {
  const answers = { new: lateAnswer(), first: lateAnswer(), second: lateAnswer() };
  const sent = serve({
    'POST /api/drafts': answers.new.answer,
    [`GET /api/drafts/${ids.first}`]: answers.first.answer,
    [`GET /api/drafts/${ids.second}`]: answers.second.answer,
  });
  const { user } = renderScreen(<Pages />, '/?step=properties');
  return {
    sent,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    give: (which: keyof typeof ids) => act(async () => answers[which].give(saved(ids[which]))),
    see: (id: string) => screen.findByText(id),
    address: () => screen.getByTestId('address').textContent,
  };
}

it('opens the sheet asked for last, whichever answer comes last', async () => {
  const { press, give, see } = open();
  await press('First');
  await press('Second');
  await give('second');
  await give('first');
  await see(ids.second);
  expect(openedDraftId()).toBe(ids.second);
});

it('makes one new sheet where the button is pressed twice', async () => {
  const { press, give, see, sent } = open();
  await press('New');
  await press('New');
  await give('new');
  await see(ids.new);
  expect(sent).toHaveLength(1);
});

it('opens the new sheet where the user went to the first step meanwhile', async () => {
  const { press, give, see } = open();
  await press('New');
  await press('Description');
  await give('new');
  await see(ids.new);
});

it('leaves the user on the page to which they went meanwhile', async () => {
  const { press, give, address } = open();
  await press('New');
  await press('Account');
  await give('new');
  expect([address(), openedDraftId()]).toEqual(['/my-account', ids.new]);
});
