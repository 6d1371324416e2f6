import { tell, tellOf } from '@gosds/phrases/finding-message';
import { headingsOf } from '../sections/words/headings-of.ts';
import type { Content } from '../content.ts';
import { sentencesOf } from '../model/written.ts';
import { lacks, textAt } from '../review/checked-sheet.ts';
import { type AuditCheck, faultIf, faultOf } from './audit-check.ts';
import { isDay } from '../draft/day.ts';
import { readingGrade, yearsBetween } from '../review/frame-measures.ts';

const start: readonly Content[] = ['identifier', 'identifier-on-label'];

/** Format, dates and language of the whole document. */
export const frameChecks: readonly AuditCheck[] = [
  {
    id: 'frame.sections',
    severity: 'must',
    says: tell('audit.frameSections'),
    at: start,
    findFaults: ({ document }) =>
      faultIf(
        document.sections.map(({ number }) => number).join() !== Array.from({ length: 16 }, (_, i) => i + 1).join(),
      ),
  },
  {
    id: 'frame.sub-headings',
    severity: 'must',
    says: tell('audit.frameSubHeadings'),
    at: start,
    findFaults: ({ product, document }) => {
      const printed = document.sections.flatMap(({ subsections }) => subsections.map(({ number }) => number));
      const wanted = product.profile.parts.map(([number]) => number);
      const absent = wanted.filter((number) => !printed.includes(number));
      const isShuffled = absent.length === 0 && printed.join() !== wanted.join();
      return [...faultOf(absent), ...faultIf(isShuffled, tell('audit.anotherOrder'))];
    },
  },
  {
    id: 'frame.heading-words',
    severity: 'must',
    says: tell('audit.frameHeadingWords'),
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
    says: tell('audit.frameNothingEmpty'),
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
    says: tell('audit.frameTitle'),
    at: start,
    findFaults: ({ document }) => faultIf(document.title.trim() === '' || document.legalBasis.trim() === ''),
  },
  {
    id: 'frame.issue-date',
    severity: 'must',
    says: tell('audit.frameIssueDate'),
    at: ['changes'],
    findFaults: ({ document }) => faultIf(!isDay(document.issueDate)),
  },
  {
    id: 'frame.revision-date',
    severity: 'must',
    says: tell('audit.frameRevisionDate'),
    at: ['changes'],
    findFaults: ({ document: { issueDate, revisionDate } }) =>
      faultIf(!isDay(revisionDate) || revisionDate < issueDate),
  },
  {
    id: 'frame.future-date',
    severity: 'should',
    says: tell('audit.frameFutureDate'),
    at: ['changes'],
    findFaults: ({ document: { revisionDate }, today }) => faultIf(revisionDate > today, revisionDate),
  },
  {
    id: 'frame.version',
    severity: 'must',
    says: tell('audit.frameVersion'),
    at: ['changes'],
    findFaults: ({ document }) => faultIf(!/^\d+(?:\.\d+)*$/.test(document.version)),
  },
  {
    id: 'frame.review-due',
    severity: 'must',
    says: tell('audit.frameReviewDue'),
    at: ['changes'],
    isNational: true,
    findFaults: ({ document: { revisionDate }, today }) => faultIf(yearsBetween(revisionDate, today) > 5, revisionDate),
  },
  {
    id: 'frame.old',
    severity: 'hint',
    says: tell('audit.frameOld'),
    at: ['changes'],
    findFaults: ({ document: { revisionDate }, today }) => faultIf(yearsBetween(revisionDate, today) > 3, revisionDate),
  },
  {
    id: 'frame.program-traces',
    severity: 'must',
    says: tell('audit.frameProgramTraces'),
    at: start,
    findFaults: ({ sentences }) =>
      faultOf(sentences.filter(({ text }) => /undefined|\[object|\bNaN\b|\bnull\b/.test(text)).map(({ text }) => text)),
  },
  {
    id: 'frame.unfinished',
    severity: 'must',
    says: tell('audit.frameUnfinished'),
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
    says: tell('audit.frameReadingGrade'),
    at: ['first-aid'],
    findFaults: ({ document, textOf }) => {
      const grade = document.language.startsWith('en') ? readingGrade([4, 5, 6, 7].map(textOf).join('\n')) : 0;
      return faultIf(grade > 10, tellOf('audit.grade', Math.round(grade * 10) / 10));
    },
  },
  {
    id: 'identification.same-name',
    severity: 'must',
    says: tell('audit.identificationSameName'),
    at: ['identifier', 'identifier-on-label'],
    findFaults: (sheet) =>
      faultIf(
        !lacks(sheet, 'identifier.productName') &&
          textAt(sheet, 'identifier.productName') !== sheet.document.productName,
      ),
  },
];
