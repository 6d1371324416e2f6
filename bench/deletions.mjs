// Removes one thing at a time from sheets that the checks were not tuned to, and counts how often the audit notices.
import { randomDraft } from '@gosds/testkit/deletions/random-drafts';
import { noticedOf, summed, tryDeletions } from '@gosds/testkit/deletions/unnoticed';
import { goldenDrafts } from '@gosds/testkit/golden/golden-drafts';

/** `--all` tries every deletion in every sheet; `--kinds` lists the kinds that go unnoticed. */
const isWhole = process.argv.includes('--all');
const tries = isWhole ? Number.POSITIVE_INFINITY : 40;
const random = Array.from({ length: 30 }, (_, index) => randomDraft(1001 + index));
const drafts = [...goldenDrafts.map(([, draft]) => draft), ...random];
const tallies = summed(drafts.flatMap((draft, index) => tryDeletions(draft, { seed: index + 1, tries })));

const report = (name, some) => {
  const { tried, noticed } = noticedOf(some);
  console.log(`${name.padEnd(44)} ${noticed} of ${tried} noticed, ${((100 * noticed) / tried).toFixed(1)} %`);
};
report(`deletions from ${drafts.length} sheets`, tallies);
report(
  'of what the law asks for',
  tallies.filter(({ isOwed }) => isOwed),
);
if (process.argv.includes('--kinds')) {
  for (const { name, tried, unnoticed, isOwed } of tallies.filter((each) => each.unnoticed > 0)) {
    console.log(`  ${unnoticed} of ${tried} ${name}${isOwed ? '' : ' (no law asks for it)'}`);
  }
}
