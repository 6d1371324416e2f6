import type { Block, Field, Sentence } from '../../model/document.ts';
import { byRule, field, fields, notOwed, orElse, paragraph, sentence } from '../words/say.ts';
import { lawName } from '../words/law-words.ts';
import type { Writing } from '../writing.ts';
import type { Revision } from '../../versions/revise-sheet.ts';
import { reviewDue } from '../../versions/revision-law.ts';

function textOf(writing: Writing): string {
  const { shared, other: words } = writing.phrases;
  if (writing.revision)
    return words.replaces({
      version: writing.edition.version,
      earlier: writing.revision.previous.version,
      date: shared.date(writing.revision.previous.revisionDate),
    });
  return writing.edition.issueDate === writing.edition.revisionDate
    ? words.firstIssue(writing.edition.version)
    : words.revised(writing.edition.version);
}

function degreeOf(writing: Writing, { degree, triggers }: Revision): Field {
  const words = writing.phrases.other;
  const { citation } = writing.phrases.law;
  const { duty } = writing.product.profile.revision;
  const origin = byRule(writing);
  const because = triggers.map(({ trigger, paragraph }) =>
    sentence(`changes.trigger.${trigger}`, words.triggers[trigger](citation(paragraph)), origin),
  );
  const follows =
    degree === 'major' ? [sentence('changes.duty', words.duties[duty.duty](citation(duty.paragraph)), origin)] : [];
  return field(words.degree, sentence('changes.degree', words[degree], origin), ...because, ...follows);
}

function classField(writing: Writing, kind: keyof Revision['classes']): Field | undefined {
  const words = writing.phrases.other;
  const classes = writing.revision?.classes[kind] ?? [];
  if (classes.length === 0) return undefined;
  const label = kind === 'added' ? words.classesAdded : words.classesRemoved;
  const origin = byRule(writing, 'whyByClass');
  return field(label, ...classes.map(({ key, text }) => sentence(`changes.${kind}.${key}`, `${text}.`, origin)));
}

function changedParts(writing: Writing, { parts }: Revision): Sentence[] {
  return parts.map(({ number, heading }) =>
    sentence(`changes.part.${number}`, `${number} ${heading}`.trim(), byRule(writing)),
  );
}

/** Undefined if no researched law sets a date for reviewing a sheet. */
function reviewField(writing: Writing): Field | undefined {
  const { shared, law, other: words } = writing.phrases;
  const { review } = writing.product.profile.revision;
  const due = reviewDue(review, writing.edition.revisionDate);
  if (review.kind === 'unknown') return undefined;
  const text =
    review.kind === 'years' && due !== undefined
      ? words.reviewBy({ date: shared.date(due), years: review.years, paragraph: law.citation(review.paragraph) })
      : words.reviewOnChange(law.citation(review.paragraph));
  return field(words.review, sentence('changes.review', text, byRule(writing)));
}

/** Dates, version, changes since the version before, and the date for the next review. */
export function changes(writing: Writing): Block[] {
  const words = writing.phrases.other;
  const { revision } = writing;
  const { date } = writing.phrases.shared;
  const origin = byRule(writing);
  const none = sentence('changes.none', words.nothingChanged, origin);
  return [
    fields(
      field(words.issued, sentence('changes.issued', date(writing.edition.issueDate), origin)),
      field(words.revision, sentence('changes.revision', date(writing.edition.revisionDate), origin)),
      field(words.version, sentence('changes.version', writing.edition.version, origin)),
      field(
        words.ruleSet,
        notOwed(
          sentence(
            'changes.ruleSet',
            words.rulesOf({ law: lawName(writing), ruleSet: writing.product.classification.ruleSet }),
            origin,
          ),
        ),
      ),
      reviewField(writing),
      revision && degreeOf(writing, revision),
      classField(writing, 'added'),
      classField(writing, 'removed'),
      revision && field(words.changedParts, ...orElse(changedParts(writing, revision), none)),
    ),
    paragraph(sentence('changes.text', textOf(writing), origin)),
  ];
}
