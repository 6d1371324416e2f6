import { emptyDraft } from '@gosds/sheet/draft/draft';
import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../../../testing/render-screen.tsx';
import { noteLeaving } from '../state/leaving.ts';
import { loadFirstDraft } from './load-first-draft.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const saved = {
  id: '0b8f1e4c-6f0e-4b7a-9d1c-2f3a4b5c6d7e',
  version: 2,
  savedAt: '2026-03-02T08:00:00Z',
  draft: emptyDraft(),
};

it('reads a sheet only once its last save is over, so that the user meets no conflict with themselves', async () => {
  const sent = serve({ 'GET /api/drafts/current': saved });
  const save: { end: () => void } = { end: () => undefined };
  noteLeaving(
    new Promise((resolve) => {
      save.end = resolve;
    }),
  );
  const loading = loadFirstDraft();
  await new Promise((resolve) => {
    setTimeout(resolve, 10);
  });
  expect(sent).toEqual([]);
  save.end();
  expect((await loading).version).toBe(2);
});
