import type { Block, Field, Sentence } from '../document.ts';
import { byRule, field, fields, notOwed, orElse, paragraph, sentence } from './words/say.ts';
import { lawName, type SheetContext } from '../sheet-context.ts';
import type { Revision } from '../versions/revise-sheet.ts';
import { reviewDue, revisionLawOf } from '../versions/revision-law.ts';

function textOf(c: SheetContext): string {
  const { shared, other: words } = c.phrases;
  if (c.revision)
    return words.replaces({
      version: c.version,
      earlier: c.revision.previous.version,
      date: shared.date(c.revision.previous.revisionDate),
    });
  return c.issueDate === c.revisionDate ? words.firstIssue(c.version) : words.revised(c.version);
}

function degreeOf(c: SheetContext, { degree, triggers }: Revision): Field {
  const words = c.phrases.other;
  const { citation } = c.phrases.law;
  const { duty } = revisionLawOf(c.profile.market, c.country);
  const origin = byRule(c);
  const because = triggers.map(({ trigger, paragraph }) =>
    sentence(`changes.trigger.${trigger}`, words.triggers[trigger](citation(paragraph)), origin),
  );
  const follows =
    degree === 'major' ? [sentence('changes.duty', words.duties[duty.duty](citation(duty.paragraph)), origin)] : [];
  return field(words.degree, sentence('changes.degree', words[degree], origin), ...because, ...follows);
}

function classField(c: SheetContext, kind: keyof Revision['classes']): Field | undefined {
  const words = c.phrases.other;
  const classes = c.revision?.classes[kind] ?? [];
  if (classes.length === 0) return undefined;
  const label = kind === 'added' ? words.classesAdded : words.classesRemoved;
  const origin = byRule(c, 'whyByClass');
  return field(label, ...classes.map(({ key, text }) => sentence(`changes.${kind}.${key}`, `${text}.`, origin)));
}

function changedParts(c: SheetContext, { parts }: Revision): Sentence[] {
  return parts.map(({ number, heading }) =>
    sentence(`changes.part.${number}`, `${number} ${heading}`.trim(), byRule(c)),
  );
}

/** Nothing where no law that was read says when to look through a sheet again. */
function reviewField(c: SheetContext): Field | undefined {
  const { shared, law, other: words } = c.phrases;
  const { review } = revisionLawOf(c.profile.market, c.country);
  const due = reviewDue(review, c.revisionDate);
  if (review.kind === 'unknown') return undefined;
  const text =
    review.kind === 'years' && due !== undefined
      ? words.reviewBy({ date: shared.date(due), years: review.years, paragraph: law.citation(review.paragraph) })
      : words.reviewOnChange(law.citation(review.paragraph));
  return field(words.review, sentence('changes.review', text, byRule(c)));
}

/** Dates, version, what is different from the version before, and when to look through the sheet again. */
export function changes(c: SheetContext): Block[] {
  const words = c.phrases.other;
  const { revision } = c;
  const { date } = c.phrases.shared;
  const origin = byRule(c);
  const none = sentence('changes.none', words.nothingChanged, origin);
  return [
    fields(
      field(words.issued, sentence('changes.issued', date(c.issueDate), origin)),
      field(words.revision, sentence('changes.revision', date(c.revisionDate), origin)),
      field(words.version, sentence('changes.version', c.version, origin)),
      field(
        words.ruleSet,
        notOwed(
          sentence('changes.ruleSet', words.rulesOf({ law: lawName(c), ruleSet: c.classification.ruleSet }), origin),
        ),
      ),
      reviewField(c),
      revision && degreeOf(c, revision),
      classField(c, 'added'),
      classField(c, 'removed'),
      revision && field(words.changedParts, ...orElse(changedParts(c, revision), none)),
    ),
    paragraph(sentence('changes.text', textOf(c), origin)),
  ];
}
