import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible, renderScreen, serve } from '../../../testing/render-screen.tsx';
import { ListsPage } from './lists-page.tsx';

it('the directory says how far the first load is, and goes on by itself when it is there', async () => {
  const state: Record<string, unknown> = { catalogue: null, loading: { stage: 'rows', part: 0.25 } };
  const sent = serve({
    'GET /api/galleria/state': state,
    'POST /api/galleria/lists': { lists: [], total: 0, countries: ['EU'] },
  });
  renderScreen(<ListsPage />, '/galleria-data/lists');
  expect(await screen.findByText(/25 % of the first load is done/)).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  expect(sent.map(({ call }) => call)).toEqual(['GET /api/galleria/state']);
  await expectAccessible();
  const counts = { chemicals: 19, names: 40, lists: 7, memberships: 60 };
  Object.assign(state, { loading: null, catalogue: { loadedAt: '2026-11-29T00:00:00.000Z', ...counts } });
  expect(await screen.findByText(/No list has/i, {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});
