import { emptyDraft, type Draft } from '@gosds/sheet/draft/draft';
import { describe, expect, it } from 'vitest';
import { acknowledge, adopt, draftReducers, hasUnsaved, openDraft, receive, type DraftState } from './draft-store.ts';

const saved = (version: number, draft: Draft) => ({ id: 'd', version, savedAt: '2026-01-01T12:04:00Z', draft });

const company = (draft: Draft, companyName: string): Draft => ({
  ...draft,
  description: { ...draft.description, companyName },
});

const typed = (state: DraftState, productName: string, now = 0) =>
  draftReducers.edit(state, (draft) => ({ ...draft, description: { ...draft.description, productName } }), {
    field: 'description.productName',
    now,
  });

const start = openDraft(saved(1, emptyDraft()));

describe('state of a draft', () => {
  it('is changed by an edit and saved by the acknowledgement of that very content', () => {
    const state = typed(start, 'Thinner');
    expect(state.status).toBe('changed');
    const after = acknowledge(state, { version: 2, savedAt: '2026-01-01T12:05:00Z' }, state.draft);
    expect(after).toMatchObject({ status: 'saved', version: 2 });
    expect(hasUnsaved(after)).toBe(false);
  });

  it('stays changed where more was typed while the save was under way', () => {
    const sent = typed(start, 'Thin');
    const more = typed({ ...sent, status: 'saving' }, 'Thinner', 100);
    const after = acknowledge(more, { version: 2, savedAt: '2026-01-01T12:05:00Z' }, sent.draft);
    expect(after.status).toBe('changed');
    expect(after.draft.description.productName).toBe('Thinner');
  });

  it('takes over what another tab changed elsewhere, and still has my change to send', () => {
    const after = receive(typed(start, 'Thinner'), saved(2, company(start.draft, 'ACME')));
    expect(after).toMatchObject({ status: 'changed', version: 2, conflict: null });
    expect(after.draft.description).toMatchObject({ productName: 'Thinner', companyName: 'ACME' });
  });

  it('waits for the user where the same field was changed, and loses neither side', () => {
    const theirs = saved(2, typed(start, 'Cleaner').draft);
    const after = receive(typed(start, 'Thinner'), theirs);
    expect(after.status).toBe('conflict');
    expect(after.draft.description.productName).toBe('Thinner');
    expect(after.conflict?.merge.conflicts).toHaveLength(1);
    expect(adopt(after, theirs, theirs.draft)).toMatchObject({ status: 'saved', version: 2, conflict: null });
  });

  it('stays in conflict while the user types on', () => {
    const inConflict = receive(typed(start, 'Thinner'), saved(2, typed(start, 'Cleaner').draft));
    expect(typed(inConflict, 'Thinner 2', 9000).status).toBe('conflict');
  });

  it('keeps the steps of undo where the server only confirms what is here', () => {
    const state = typed(start, 'Thinner');
    expect(receive(state, saved(2, state.draft)).past).toHaveLength(1);
  });
});
