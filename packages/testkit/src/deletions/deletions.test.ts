import type { Sentence } from '@gosds/sheet/document';
import { reviewSheet } from '@gosds/sheet/review/review';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { sentencesOf } from '@gosds/sheet/written';
import { expect, it } from 'vitest';
import { goldenDrafts } from '../golden/golden-drafts.ts';
import { withSentences } from '../review/change.ts';
import { factsOf } from '../products/sheet-of.ts';
import { acceptedDeletions } from './accepted-deletions.ts';
import { deletionsOf, without } from './deletions.ts';
import { randomDraft } from './random-drafts.ts';
import { noticedOf, summed, tryDeletions } from './unnoticed.ts';

const sheetOf = ([file, draft]: (typeof goldenDrafts)[number]) => {
  const facts = factsOf(draft);
  return { file, sheet: { ...facts, ...makeSheet(facts), today: facts.issueDate } };
};
const everySixth = goldenDrafts.filter((_, index) => index % 6 === 0);

it('97 of 100 deletions that the law does not allow are noticed, on reviewed and on random sheets', () => {
  const drafts = [...everySixth.map(([, draft]) => draft), ...[301, 302, 303, 304].map(randomDraft)];
  const tallies = summed(drafts.flatMap((draft, index) => tryDeletions(draft, { seed: index + 41, tries: 25 })));
  const owed = noticedOf(tallies.filter(({ isAccepted }) => !isAccepted));
  expect(owed.tried).toBeGreaterThan(200);
  const missed = tallies.filter(({ isAccepted, unnoticed }) => !isAccepted && unnoticed > 0).map(({ name }) => name);
  expect(owed.noticed / owed.tried, missed.join(', ')).toBeGreaterThanOrEqual(0.97);
});

it('a deletion takes out what it names and nothing else', () => {
  const { sheet } = sheetOf(goldenDrafts[0]!);
  const whole = sentencesOf(sheet.document.sections);
  for (const deletion of deletionsOf(sheet.document).filter((_, index) => index % 20 === 0)) {
    const left = sentencesOf(without(sheet.document, deletion).sections);
    const isGone = (each: Sentence) => deletion.gone.has(each);
    expect(left.filter(({ text }) => text !== '').map(({ id }) => id)).toEqual(
      whole.filter((each) => !isGone(each)).map(({ id }) => id),
    );
  }
});

it('every kind that is accepted stands on some reviewed sheet', () => {
  const names = goldenDrafts.flatMap((golden) => deletionsOf(sheetOf(golden).sheet.document).map(({ name }) => name));
  expect(acceptedDeletions.filter(({ kind }) => !names.some((name) => kind.test(name))).map(({ why }) => why)).toEqual(
    [],
  );
});

it('another wording of a measure is none that is missing', () => {
  const measures =
    /^(?:first-aid|symptoms|medical|media|fire-hazards|firefighters|release|handling|storage|engineering|protection|avoid)\./;
  for (const golden of everySixth) {
    const { file, sheet } = sheetOf(golden);
    const reworded = withSentences((each) => (measures.test(each.id) ? { ...each, text: 'In other words.' } : each));
    const document = reworded.document?.(sheet.document) ?? sheet.document;
    const leavesOut = (found: ReturnType<typeof reviewSheet>) =>
      found.findings.filter(({ message }) => /leaves out|does not keep/.test(message)).map(({ message }) => message);
    expect(leavesOut(reviewSheet({ ...sheet, document })), file).toEqual(leavesOut(reviewSheet(sheet)));
  }
});
