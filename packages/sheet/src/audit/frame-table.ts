import { headingsOf } from '../sections/words/headings-of.ts';
import type { Content } from '../content.ts';
import { sentencesOf } from '../model/written.ts';
import { lacks, textAt } from '../review/checked-sheet.ts';
import { type AuditCheck, faultIf, faultOf } from './audit-check.ts';
import { isDay } from '../draft/day.ts';
import { readingGrade, yearsBetween } from '../review/frame-measures.ts';

const start: readonly Content[] = ['identifier', 'identifier-on-label'];

/** Form, dates and language of the whole document. */
export const frameChecks: readonly AuditCheck[] = [
  {
    id: 'frame.sections',
    severity: 'must',
    message: 'The sheet does not have the sixteen sections in their order.',
    at: start,
    findFaults: ({ document }) =>
      faultIf(
        document.sections.map(({ number }) => number).join() !== Array.from({ length: 16 }, (_, i) => i + 1).join(),
      ),
  },
  {
    id: 'frame.sub-headings',
    severity: 'must',
    message: 'Sub-headings of the market are missing or out of order:',
    at: start,
    findFaults: ({ product, document }) => {
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
    message: 'A heading does not have the wording of the law:',
    at: start,
    findFaults: ({ writing, document }) => {
      const { sections } = headingsOf(writing);
      return faultOf(
        document.sections.flatMap(({ heading, number }) => (heading === sections[number - 1] ? [] : [String(number)])),
      );
    },
  },
  {
    id: 'frame.nothing-empty',
    severity: 'must',
    message: 'Nothing is written under:',
    at: start,
    findFaults: ({ document }) =>
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
    message: 'The document does not say that it is a safety data sheet, or by which law.',
    at: start,
    findFaults: ({ document }) => faultIf(document.title.trim() === '' || document.legalBasis.trim() === ''),
  },
  {
    id: 'frame.issue-date',
    severity: 'must',
    message: 'The date of issue is missing or is not a date.',
    at: ['changes'],
    findFaults: ({ document }) => faultIf(!isDay(document.issueDate)),
  },
  {
    id: 'frame.revision-date',
    severity: 'must',
    message: 'The date of revision is missing, is not a date, or is before the date of issue.',
    at: ['changes'],
    findFaults: ({ document: { issueDate, revisionDate } }) =>
      faultIf(!isDay(revisionDate) || revisionDate < issueDate),
  },
  {
    id: 'frame.future-date',
    severity: 'should',
    message: 'The sheet is dated in the future:',
    at: ['changes'],
    findFaults: ({ document: { revisionDate }, today }) => faultIf(revisionDate > today, revisionDate),
  },
  {
    id: 'frame.version',
    severity: 'must',
    message: 'The sheet has no version number.',
    at: ['changes'],
    findFaults: ({ document }) => faultIf(!/^\d+(?:\.\d+)*$/.test(document.version)),
  },
  {
    id: 'frame.review-due',
    severity: 'must',
    message: 'The sheet was last reviewed more than five years ago:',
    at: ['changes'],
    isNational: true,
    findFaults: ({ document: { revisionDate }, today }) => faultIf(yearsBetween(revisionDate, today) > 5, revisionDate),
  },
  {
    id: 'frame.old',
    severity: 'hint',
    message: 'The sheet is more than three years old: check it against what is known today.',
    at: ['changes'],
    findFaults: ({ document: { revisionDate }, today }) => faultIf(yearsBetween(revisionDate, today) > 3, revisionDate),
  },
  {
    id: 'frame.program-traces',
    severity: 'must',
    message: 'The text holds traces of the program:',
    at: start,
    findFaults: ({ sentences }) =>
      faultOf(sentences.filter(({ text }) => /undefined|\[object|\bNaN\b|\bnull\b/.test(text)).map(({ text }) => text)),
  },
  {
    id: 'frame.unfinished',
    severity: 'must',
    message: 'A sentence is not finished:',
    at: start,
    findFaults: ({ sentences }) =>
      faultOf(
        sentences
          .filter(({ text, origin }) => origin.kind !== 'input' && /…|\.\.\.|<[a-z ]+>|\{\w+\}|\bTBD\b/.test(text))
          .map(({ text }) => text),
      ),
  },
  {
    id: 'frame.reading-grade',
    severity: 'hint',
    message: 'The text on first aid, fire, spills and handling is harder to read than school grade 10:',
    at: ['first-aid'],
    findFaults: ({ document, textOf }) => {
      const grade = document.language.startsWith('en') ? readingGrade([4, 5, 6, 7].map(textOf).join('\n')) : 0;
      return faultIf(grade > 10, `grade ${grade.toFixed(1)}`);
    },
  },
  {
    id: 'identification.same-name',
    severity: 'must',
    message: 'Section 1 and the head of the document name different products.',
    at: ['identifier', 'identifier-on-label'],
    findFaults: (sheet) =>
      faultIf(
        !lacks(sheet, 'identifier.productName') &&
          textAt(sheet, 'identifier.productName') !== sheet.document.productName,
      ),
  },
];
