import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { SearchPage } from './search-page.tsx';

const counts = { chemicals: 19, names: 40, lists: 7, memberships: 60 };

afterEach(() => {
  vi.restoreAllMocks();
});

/** The page with a catalogue in which no search finds anything. Returns its box. */
async function openSearch(path = '/galleria-data'): Promise<HTMLElement> {
  serve({
    'GET /api/galleria/state': { loading: null, catalogue: { loadedAt: '2026-11-29T00:00:00.000Z', ...counts } },
    'POST /api/galleria/search': { data: { body: [], total: 0, wrongCas: null } },
  });
  renderScreen(<SearchPage />, path);
  await screen.findByText(/19 chemicals/);
  return screen.getByLabelText('Search Name or CAS');
}

function withPointer(pointer: 'fine' | 'coarse') {
  const answer = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(answer(media), { matches: media === `(pointer: ${pointer})` }),
  );
}

it('the box has the cursor when the page opens', async () => {
  withPointer('fine');
  const box = await openSearch();
  expect(document.activeElement).toBe(box);
});

it.each([
  ['a touch screen, whose keyboard would cover the page', 'coarse', '/galleria-data'],
  ['a link to results', 'fine', '/galleria-data?q=tolune'],
] as const)('the box has no cursor on %s', async (_what, pointer, path) => {
  withPointer(pointer);
  const box = await openSearch(path);
  expect(document.activeElement).not.toBe(box);
});

it('a search keeps the cursor in the box, with what was typed', async () => {
  const box = await openSearch();
  box.focus();
  fireEvent.change(box, { target: { value: 'tolune' } });
  fireEvent.submit(screen.getByRole('search'));
  await screen.findByText('Nothing was found for “tolune”.');
  expect(screen.getByText(/^Trade names of mixtures are mostly not in the catalogue/)).toBeTruthy();
  expect(document.activeElement).toBe(box);
  expect(box).toHaveProperty('value', 'tolune');
  fireEvent.change(box, { target: { value: '' } });
  fireEvent.submit(screen.getByRole('search'));
  expect(await screen.findByText('Enter a name or a CAS number.')).toBeTruthy();
});

it('what is typed at once after a search stays, though the address follows late', async () => {
  const box = await openSearch();
  fireEvent.change(box, { target: { value: 'aceotne' } });
  await act(async () => {
    fireEvent.submit(screen.getByRole('search'));
    fireEvent.change(box, { target: { value: '67-64-2' } });
    await Promise.resolve();
  });
  await screen.findByText('Nothing was found for “aceotne”.');
  expect(box).toHaveProperty('value', '67-64-2');
});

it('what is asked while the chemicals are still loaded is found once they are there', async () => {
  serve({ 'GET /api/galleria/state': { loading: null, catalogue: null } });
  const { user } = renderScreen(<SearchPage />, '/galleria-data');
  await user.type(screen.getByLabelText('Search Name or CAS'), 'tolune{Enter}');
  serve({
    'GET /api/galleria/state': { loading: null, catalogue: { loadedAt: '2026-11-29T00:00:00.000Z', ...counts } },
    'POST /api/galleria/search': { data: { body: [], total: 0, wrongCas: null } },
  });
  await screen.findByText('Nothing was found for “tolune”.', {}, { timeout: 8000 });
}, 10_000);

it('says of what a text is read as, if not as a name or a number', async () => {
  const found = (Name: string, Match: string) => ({
    ...{ Name, Match, Matched: 'CO', Cas: [], Ec: null, Formula: null, CwNo: 'CW1', Un: [], DGC: [], Synonyms: [] },
    ...{ GcNo: [], GroupCode: [], MaterialId: Name.length, Lists: 0 },
  });
  const body = [found('Carbon monoxide', 'formula'), found('Methanol', 'structure'), found('Ethanol', 'identifier')];
  serve({
    'GET /api/galleria/state': { loading: null, catalogue: { loadedAt: '2026-11-29T00:00:00.000Z', ...counts } },
    'POST /api/galleria/search': { data: { body, total: 3, wrongCas: null } },
  });
  renderScreen(<SearchPage />, '/galleria-data?q=CO');
  const results = await screen.findAllByRole('listitem');
  expect(results.map((result) => /Read as a (?:formula|structure)/.exec(result.textContent)?.[0])).toEqual([
    ...['Read as a formula', 'Read as a structure', undefined],
  ]);
});
