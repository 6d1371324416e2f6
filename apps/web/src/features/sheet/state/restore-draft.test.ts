import { draftSchema, emptyDraft, type Draft } from '@gosds/sheet/draft/draft';
import { describe, expect, it } from 'vitest';
import { restoreDraft, rowsToLookUp } from './restore-draft.ts';

const named = (productName: string): Draft => ({
  ...emptyDraft(),
  description: { ...emptyDraft().description, productName },
});

const saved = (version: number, draft: Draft) => ({ id: 'd', version, savedAt: '2026-01-01T12:04:00Z', draft });

describe('what was typed before a crash', () => {
  it('is there again, to be sent on the version that it grew from', () => {
    const state = restoreDraft(saved(3, emptyDraft()), { version: 3, base: emptyDraft(), draft: named('Thinner') });
    expect(state).toMatchObject({ status: 'changed', version: 3 });
    expect(state.draft.description.productName).toBe('Thinner');
  });

  it('asks where another machine changed the same field meanwhile', () => {
    const state = restoreDraft(saved(4, named('Cleaner')), { version: 3, base: emptyDraft(), draft: named('Thinner') });
    expect(state.status).toBe('conflict');
    expect(state.draft.description.productName).toBe('Thinner');
  });

  it('is the server’s draft where nothing was left unsent', () => {
    expect(restoreDraft(saved(4, named('Cleaner')), undefined)).toMatchObject({ status: 'saved', version: 4 });
  });
});

it('names the rows that were typed where no catalogue could be asked', () => {
  const rows = (...names: readonly string[]) =>
    draftSchema.parse({ ingredients: names.map((name, index) => ({ id: String(index), name })) });
  const before = rows('Own resin', '', '');
  expect(rowsToLookUp(before, before)).toEqual([]);
  expect(rowsToLookUp(before, rows('Own resin', 'Toluene', ''))).toEqual(['1']);
  const known = { ...rows('Own resin', 'Toluene', '') };
  const picked = { ...known, ingredients: known.ingredients.map((row) => ({ ...row, materialId: 7 })) };
  expect(rowsToLookUp(before, picked)).toEqual([]);
});
