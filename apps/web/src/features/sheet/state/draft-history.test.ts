import { emptyDraft } from '@gosds/sheet/draft/draft';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edit, redo, startHistory, undo, type DraftHistory } from './draft-history.ts';

fc.configureGlobal({ seed: 20_260_501 });

const named =
  (name: string, at: number, field = 'productName') =>
  (history: DraftHistory) =>
    edit(history, (draft) => ({ ...draft, description: { ...draft.description, productName: name } }), { field, at });

const nameOf = ({ draft }: DraftHistory) => draft.description.productName;

describe('undo and redo of a draft', () => {
  it('undoes the keys typed in one go together', () => {
    const typed = ['A', 'Ac', 'Ace'].reduce(
      (history, name, index) => named(name, index * 200)(history),
      startHistory(emptyDraft()),
    );
    expect(nameOf(typed)).toBe('Ace');
    expect(nameOf(undo(typed))).toBe('');
    expect(nameOf(redo(undo(typed)))).toBe('Ace');
  });

  it('makes a step of its own after a pause, and for another field', () => {
    const paused = named('Ace', 5000)(named('A', 0)(startHistory(emptyDraft())));
    expect(nameOf(undo(paused))).toBe('A');
    const other = named('Ace', 100, 'elsewhere')(named('A', 0)(startHistory(emptyDraft())));
    expect(nameOf(undo(other))).toBe('A');
  });

  it('makes no step of a change that leaves all values as they were', () => {
    const history = named('Ace', 0)(startHistory(emptyDraft()));
    const copy = edit(history, (draft) => ({ ...draft, ingredients: draft.ingredients.map((row) => ({ ...row })) }), {
      field: 'ingredients.1.lookup',
      at: 9000,
    });
    expect(nameOf(undo(copy))).toBe('');
  });

  it('keeps nothing to redo after a new edit', () => {
    const history = named('B', 9000)(undo(named('A', 0)(startHistory(emptyDraft()))));
    expect(redo(history)).toBe(history);
  });

  it('comes back to the start after as many undos as there were steps, whatever was typed', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 5 }), { maxLength: 20 }), (names) => {
        const start = startHistory(emptyDraft());
        const end = names.reduce((history, name, index) => named(name, index * 2000)(history), start);
        const back = end.past.reduce((history) => undo(history), end);
        expect(back.draft).toBe(start.draft);
        expect(back.future.reduce((history) => redo(history), back).draft).toBe(end.draft);
      }),
    );
  });
});
