import { headingsOf } from '../sections/words/headings-of.ts';
import type { Content } from '../content.ts';
import { sentencesOf } from '../model/written.ts';
import { lacks, textAt } from '../review/checked-sheet.ts';
import { type AuditCheck, faultIf, faultOf } from './audit-check.ts';
import { isDate, readingGrade, yearsBetween } from '../review/frame-measures.ts';

const start: readonly Content[] = ['identifier', 'identifier-on-label'];

/** Form, dates and language of the whole document. */
export const frameChecks: readonly AuditCheck[] = [
  {
    id: 'frame.sections',
    severity: 'must',
    says: 'The sheet does not have the sixteen sections in their order.',
    at: start,
    finds: ({ document }) =>
      faultIf(
        document.sections.map(({ number }) => number).join() !== Array.from({ length: 16 }, (_, i) => i + 1).join(),
      ),
  },
  {
    id: 'frame.sub-headings',
    severity: 'must',
    says: 'Sub-headings of the market are missing or out of order:',
    at: start,
    finds: ({ product, document }) => {
      const printed = document.sections.flatMap(({ subsections }) => subsections.map(({ number }) => number));
      const wanted = product.profile.parts.map(([number]) => number);
      const absent = wanted.filter((number) => !printed.includes(number));
      const isShuffled = absent.length === 0 && printed.join() !== wanted.join();
      return [...faultOf(absent), ...faultIf(isShuffled, 'another order')];
    },
  },
  {
    id: 'frame.heading-words',
    severity: 'must',
    says: 'A heading does not have the wording of the law:',
    at: start,
    finds: ({ writing, document }) => {
      const { sections } = headingsOf(writing);
      return faultOf(
        document.sections.flatMap(({ heading, number }) => (heading === sections[number - 1] ? [] : [String(number)])),
      );
    },
  },
  {
    id: 'frame.nothing-empty',
    severity: 'must',
    says: 'Nothing is written under:',
    at: start,
    finds: ({ document }) =>
      faultOf(
        document.sections.flatMap(({ number, heading, subsections }) =>
          subsections
            .filter((part) =>
              sentencesOf([{ number, heading, subsections: [part] }]).every(({ text }) => text.trim() === ''),
            )
            .map((part) => part.number),
        ),
      ),
  },
  {
    id: 'frame.title',
    severity: 'must',
    says: 'The document does not say that it is a safety data sheet, or by which law.',
    at: start,
    finds: ({ document }) => faultIf(document.title.trim() === '' || document.legalBasis.trim() === ''),
  },
  {
    id: 'frame.issue-date',
    severity: 'must',
    says: 'The date of issue is missing or is not a date.',
    at: ['changes'],
    finds: ({ document }) => faultIf(!isDate(document.issueDate)),
  },
  {
    id: 'frame.revision-date',
    severity: 'must',
    says: 'The date of revision is missing, is not a date, or is before the date of issue.',
    at: ['changes'],
    finds: ({ document: { issueDate, revisionDate } }) => faultIf(!isDate(revisionDate) || revisionDate < issueDate),
  },
  {
    id: 'frame.future-date',
    severity: 'should',
    says: 'The sheet is dated in the future:',
    at: ['changes'],
    finds: ({ document: { revisionDate }, today }) => faultIf(revisionDate > today, revisionDate),
  },
  {
    id: 'frame.version',
    severity: 'must',
    says: 'The sheet has no version number.',
    at: ['changes'],
    finds: ({ document }) => faultIf(!/^\d+(?:\.\d+)*$/.test(document.version)),
  },
  {
    id: 'frame.review-due',
    severity: 'must',
    says: 'The sheet was last reviewed more than five years ago:',
    at: ['changes'],
    markets: ['au'],
    law: 'Model WHS Regulations, regulation 330(3)',
    finds: ({ document: { revisionDate }, today }) => faultIf(yearsBetween(revisionDate, today) > 5, revisionDate),
  },
  {
    id: 'frame.old',
    severity: 'hint',
    says: 'The sheet is more than three years old: check it against what is known today.',
    at: ['changes'],
    finds: ({ document: { revisionDate }, today }) => faultIf(yearsBetween(revisionDate, today) > 3, revisionDate),
  },
  {
    id: 'frame.program-traces',
    severity: 'must',
    says: 'The text holds traces of the program:',
    at: start,
    finds: ({ sentences }) =>
      faultOf(sentences.filter(({ text }) => /undefined|\[object|\bNaN\b|\bnull\b/.test(text)).map(({ text }) => text)),
  },
  {
    id: 'frame.unfinished',
    severity: 'must',
    says: 'A sentence is not finished:',
    at: start,
    finds: ({ sentences }) =>
      faultOf(
        sentences
          .filter(({ text, origin }) => origin.kind !== 'input' && /…|\.\.\.|<[a-z ]+>|\{\w+\}|\bTBD\b/.test(text))
          .map(({ text }) => text),
      ),
  },
  {
    id: 'frame.reading-grade',
    severity: 'hint',
    says: 'The text on first aid, fire, spills and handling is harder to read than school grade 10:',
    at: ['first-aid'],
    finds: ({ document, textOf }) => {
      const grade = document.language.startsWith('en') ? readingGrade([4, 5, 6, 7].map(textOf).join('\n')) : 0;
      return faultIf(grade > 10, `grade ${grade.toFixed(1)}`);
    },
  },
  {
    id: 'identification.same-name',
    severity: 'must',
    says: 'Section 1 and the head of the document name different products.',
    at: ['identifier', 'identifier-on-label'],
    finds: (sheet) =>
      faultIf(
        !lacks(sheet, 'identifier.productName') &&
          textAt(sheet, 'identifier.productName') !== sheet.document.productName,
      ),
  },
];
