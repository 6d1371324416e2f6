import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { expectAccessible, problem, renderScreen, serve } from '../../../testing/render-screen.tsx';
import { ListPage } from './list-page.tsx';

const facts = {
  ...{
    country: 'EU',
    topic: 'REACH',
    authority: 'ECHA',
    act: 'Article 59',
    licence: 'ECHA',
    industries: [],
    groups: 1,
  },
  ...{
    version: '2026-06-20',
    completeness: 'complete',
    entries: 3,
    thresholdAct: 'Article 31',
    renewed: '',
    scope: '',
  },
  ...{ validFrom: '2026-06-20', validUntil: '', read: '', source: '' },
};
const list = { ...facts, code: 'a-list', title: 'Candidate List' };
const edition = (version: string, state: 'served' | 'earlier') => ({
  ...{ version, state, validFrom: version, validUntil: '', completeness: 'complete', entries: 3, groups: 1 },
});
const served = edition('2026-06-20', 'served');
const benzene = { MaterialId: 1, cas: '71-43-2', name: 'Benzene' };
const said = { entry: 'carcinogenic', threshold: { percent: 0.1, isAbove: false } };
const entries = { total: 1, entries: [{ ...benzene, ...said }] };
const counts = { removed: 0, added: 1, changed: 2, same: 4 };
const difference = { counts, rows: [{ ...benzene, before: [], after: [said] }] };

const open = (answers: object, address = '/galleria-data/lists/a-list') => {
  const sent = serve({ 'POST /api/galleria/lists/a-list/entries': entries, ...answers });
  const screenOf = renderScreen(
    <Routes>
      <Route path="/galleria-data/lists/:code" element={<ListPage />} />
    </Routes>,
    address,
  );
  return { ...screenOf, sent };
};

describe('the page of a list', () => {
  it('with one edition shows facts and entries, and no control for what cannot differ', async () => {
    open({ 'GET /api/galleria/lists/a-list': { list, editions: [served] } });
    await screen.findByRole('heading', { level: 1, name: 'Candidate List' });
    const table = await screen.findByRole('table', { name: 'Entries' });
    expect(within(table).getByRole('link', { name: 'Benzene' }).getAttribute('href')).toBe(
      '/galleria-data/chemicals/1',
    );
    expect(table.textContent).toContain('from 0.1 % (Article 31)');
    expect(screen.getByText(/1 entry is a group/)).toBeTruthy();
    expect(screen.getByText(/One edition is held/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'What changed between two editions' })).toBeNull();
    expect(screen.queryByLabelText('Edition')).toBeNull();
    expect(document.title).toBe('Candidate List – GoGAL');
    await expectAccessible();
  });

  it('with two editions tells what changed', async () => {
    const editions = [served, edition('2026-02-22', 'earlier')];
    const { sent, user } = open({
      'GET /api/galleria/lists/a-list': { list, editions },
      'POST /api/galleria/list-difference': difference,
    });
    const table = await screen.findByRole('table', { name: 'What changed between two editions' });
    expect(
      within(table)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Not named', 'carcinogenicfrom 0.1 % (Article 31)']);
    expect(sent.at(-1)?.body).toEqual({
      first: { code: 'a-list', version: '2026-02-22' },
      second: { code: 'a-list', version: '2026-06-20' },
      kinds: ['added'],
      page: 0,
    });
    await user.click(screen.getByRole('radio', { name: 'Changed: 2' }));
    await user.selectOptions(screen.getByLabelText('Edition'), '2026-02-22');
    await screen.findByRole('table', { name: 'Entries' });
    const asked = sent.filter(({ call }) => call === 'POST /api/galleria/lists/a-list/entries');
    expect(asked.at(-1)?.body).toMatchObject({ version: '2026-02-22' });
    expect(sent.some(({ body }) => JSON.stringify(body).includes('"kinds":["changed"]'))).toBe(true);
    await expectAccessible();
  });

  it('is compared with another list that is found by its name, and says what that does not tell', async () => {
    const other = { ...facts, code: 'b-list', title: 'Restrictions', completeness: 'partial' };
    const { sent, user } = open({
      'GET /api/galleria/lists/a-list': { list, editions: [served] },
      'GET /api/galleria/lists/b-list': { list: other, editions: [served] },
      'POST /api/galleria/lists': { lists: [other], total: 51, countries: ['EU'] },
      'POST /api/galleria/list-difference': difference,
    });
    await user.type(await screen.findByLabelText('Find the other list'), 'restrict{Enter}');
    await screen.findByText('51 lists');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const asked = sent.filter(({ call }) => call === 'POST /api/galleria/lists').map(({ body }) => body);
    expect(asked).toEqual([0, 1].map((page) => ({ text: 'restrict', page, without: 'a-list' })));
    await user.click(await screen.findByRole('button', { name: /Restrictions/ }));
    await screen.findByText(/At least one of these lists is not complete/);
    await screen.findByRole('radio', { name: 'On both: 6' });
    await screen.findByRole('radio', { name: 'Only on the other list: 1' });
    await expectAccessible();
  });

  it('says where the list is not there', async () => {
    open({ 'GET /api/galleria/lists/a-list': problem(404, 'not-found', 'Not found') });
    await screen.findByText('This page or document does not exist.');
  });
});
