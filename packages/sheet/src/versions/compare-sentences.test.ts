import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSentences, placeOf } from './compare-sentences.ts';
import type { PlacedSentence } from './published-sheet.ts';

const placed = (id: string, text = id, section = 1): PlacedSentence => ({
  id,
  text,
  section,
  part: `${section}.1`,
  label: '',
});
const all = (ids: string) =>
  ids
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => placed(id));
const changesOf = (before: readonly PlacedSentence[], after: readonly PlacedSentence[]) =>
  compareSentences(before, after).map((change) => `${change.kind} ${placeOf(change).id}`);

describe('sentences of two versions', () => {
  it.each([
    { before: 'a b c', after: 'a b c', changes: [] },
    { before: 'a c', after: 'a b c', changes: ['added b'] },
    { before: 'a b c', after: 'a c', changes: ['removed b'] },
    { before: 'a b c d', after: 'a c d b', changes: ['moved b'] },
    { before: 'a b c', after: 'x c b', changes: ['added x', 'moved c', 'removed a'] },
    { before: '', after: 'a b', changes: ['added a', 'added b'] },
    { before: 'a b', after: '', changes: ['removed a', 'removed b'] },
  ])('from "$before" to "$after": $changes', ({ before, after, changes }) => {
    expect(changesOf(all(before), all(after))).toEqual(changes);
  });

  it('is changed where the text is another, whether it moved or not', () => {
    expect(changesOf([placed('a', 'old'), placed('b')], [placed('b'), placed('a', 'new')])).toEqual(['changed a']);
  });

  it('is moved where the section is another', () => {
    expect(changesOf([placed('a', 'same', 2)], [placed('a', 'same', 3)])).toEqual(['moved a']);
  });

  it('gives the later version from the earlier one, whatever became of it', () => {
    const version = fc
      .uniqueArray(
        fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), text: fc.constantFrom('x', 'y') }),
        {
          selector: ({ id }) => id,
        },
      )
      .map((rows) => rows.map(({ id, text }) => placed(id, text)));
    fc.assert(
      fc.property(version, version, (before, after) => {
        const changes = compareSentences(before, after);
        const touched = new Set(changes.map((change) => placeOf(change).id));
        const stayed = (side: readonly PlacedSentence[]) => side.filter(({ id }) => !touched.has(id));
        expect(stayed(before)).toEqual(stayed(after));
        const kinds = (kind: string) =>
          changes.filter((change) => change.kind === kind).map((each) => placeOf(each).id);
        const ids = (side: readonly PlacedSentence[]) => side.map(({ id }) => id);
        expect(new Set(kinds('added'))).toEqual(new Set(ids(after).filter((id) => !ids(before).includes(id))));
        expect(new Set(kinds('removed'))).toEqual(new Set(ids(before).filter((id) => !ids(after).includes(id))));
      }),
      { seed: 20261121 },
    );
  });
});
