import { diffWordsWithSpace } from 'diff';
import { compareSentences, placeOf, type SentenceChange } from './compare-sentences.ts';
import { placedSentences, type PublishedSection } from './published-sheet.ts';

/** Consecutive words that were kept, inserted or deleted. */
export type RedlinePiece = { readonly kind: 'kept' | 'inserted' | 'deleted'; readonly text: string };

export type RedlineEntry = {
  readonly id: string;
  readonly kind: SentenceChange['kind'];
  readonly label: string;
  readonly pieces: readonly RedlinePiece[];
};

export type RedlinePart = {
  readonly number: string;
  readonly heading: string;
  readonly entries: readonly RedlineEntry[];
};

/** Only the changed places, under the headings of the later version. */
export type Redline = readonly {
  readonly number: number;
  readonly heading: string;
  readonly parts: readonly RedlinePart[];
}[];

/** Compares two texts word by word. */
export function wordsOf(before: string, after: string): readonly RedlinePiece[] {
  return diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    kind: added ? 'inserted' : removed ? 'deleted' : 'kept',
    text: value,
  }));
}

function piecesOf(change: SentenceChange): readonly RedlinePiece[] {
  switch (change.kind) {
    case 'added':
      return [{ kind: 'inserted', text: change.after.text }];
    case 'removed':
      return [{ kind: 'deleted', text: change.before.text }];
    case 'moved':
      return [{ kind: 'kept', text: change.after.text }];
    case 'changed':
      return wordsOf(change.before.text, change.after.text);
  }
}

function entryOf(change: SentenceChange): RedlineEntry {
  const { id, label } = placeOf(change);
  return { id, kind: change.kind, label, pieces: piecesOf(change) };
}

/** The changes that a reader of the earlier version must read, by sentence and by word. */
export function redlineOf(before: readonly PublishedSection[], after: readonly PublishedSection[]): Redline {
  const changes = compareSentences(placedSentences(before), placedSentences(after));
  const partsAfter = new Set(after.flatMap(({ subsections }) => subsections.map(({ number }) => number)));
  // Shows a removed sub-heading with its former words.
  const gone = before.map((section) => ({
    ...section,
    subsections: section.subsections.filter(({ number }) => !partsAfter.has(number)),
  }));
  return after
    .map(({ number, heading, subsections }) => ({
      number,
      heading,
      parts: [...subsections, ...(gone.find((each) => each.number === number)?.subsections ?? [])]
        .map((part) => ({
          number: part.number,
          heading: part.heading,
          entries: changes.filter((change) => placeOf(change).part === part.number).map(entryOf),
        }))
        .filter(({ entries }) => entries.length > 0),
    }))
    .filter(({ parts }) => parts.length > 0);
}
