import type { Sentence } from '@gosds/sheet/model/document';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { sentencesOf } from '@gosds/sheet/model/written';
import { expect, it } from 'vitest';
import { goldenDrafts } from '../golden/golden-drafts.ts';
import { factsOf } from '../products/sheet-of.ts';
import { deletionsOf, without } from './deletions.ts';
import { randomDraft } from './random-drafts.ts';
import { noticedOf, summed, tryDeletions } from './unnoticed.ts';

const everySixth = goldenDrafts.filter((_, index) => index % 6 === 0);

it('whatever the law asks for is missed once it is taken out, on reviewed and on random sheets', () => {
  const drafts = [
    ...everySixth.map(([, draft]) => draft),
    ...Array.from({ length: 12 }, (_, at) => randomDraft(301 + at)),
  ];
  const tallies = summed(drafts.flatMap((draft, index) => tryDeletions(draft, { seed: index + 41, tries: 25 })));
  const owed = tallies.filter(({ isOwed }) => isOwed);
  expect(noticedOf(owed).tried).toBeGreaterThan(300);
  expect(owed.filter(({ unnoticed }) => unnoticed > 0).map(({ name }) => name)).toEqual([]);
});

it('what no law asks for is a small part of a sheet', () => {
  const lines = everySixth.flatMap(([, draft]) => sentencesOf(makeSheet(factsOf(draft)).document.sections));
  const free = lines.filter(({ duty }) => duty === 'none');
  expect(free.length).toBeGreaterThan(0);
  expect(free.length / lines.length).toBeLessThan(0.1);
});

it('a deletion takes out what it names and nothing else', () => {
  const { document } = makeSheet(factsOf(goldenDrafts[0]![1]));
  const whole = sentencesOf(document.sections);
  for (const deletion of deletionsOf(document).filter((_, index) => index % 20 === 0)) {
    const left = sentencesOf(without(document, deletion).sections);
    const isGone = (each: Sentence) => deletion.gone.has(each);
    expect(left.filter(({ text }) => text !== '').map(({ id }) => id)).toEqual(
      whole.filter((each) => !isGone(each)).map(({ id }) => id),
    );
  }
});
