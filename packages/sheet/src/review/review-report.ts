import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import type { SentenceId } from '../model/sentence-id.ts';
import type { Section, Sentence, SheetDocument } from '../model/document.ts';
import type { Finding, Severity } from './finding.ts';
import type { Review } from './review.ts';

const columns = [
  { heading: 'Place', width: 1 },
  { heading: 'Severity', width: 1.4 },
  { heading: 'Finding', width: 6 },
  { heading: 'Paragraph', width: 3.6 },
];

const cell = (id: SentenceId, { path, check }: Finding, text: string): Sentence => ({
  id,
  text,
  origin: { kind: 'rule', paragraph: path, why: check },
});

function foundText({ message, accepted }: Finding): string {
  const says = findingInEnglish(message);
  return accepted === null ? says : `${says} Accepted: ${accepted}`;
}

function rowOf(finding: Finding, index: number): Sentence[] {
  const { check, part, severity, paragraph } = finding;
  const texts = [part, severity, foundText(finding), paragraph];
  return texts.map((text, column) => cell(`report.${check}.${index}.${column}`, finding, text));
}

function sectionOf({ number, heading }: Section, findings: readonly Finding[]): Section[] {
  const own = findings.filter(({ section }) => section === number);
  if (own.length === 0) return [];
  const table = { kind: 'table' as const, caption: '', columns, rows: own.map(rowOf) };
  return [{ number, heading, subsections: [{ number: '', heading: '', blocks: [table] }] }];
}

const nothing: Section = {
  number: 1,
  heading: 'Result',
  subsections: [
    {
      number: '',
      heading: '',
      blocks: [
        {
          kind: 'paragraph',
          sentences: [
            { id: 'report.nothing', text: 'Nothing was found.', origin: { kind: 'rule', paragraph: '', why: '' } },
          ],
        },
      ],
    },
  ],
};

function summaryOf({ score, checked, findings }: Review): string {
  const count = (severity: Severity) => findings.filter((each) => each.severity === severity).length;
  const accepted = findings.filter((each) => each.accepted !== null).length;
  const counts = `${count('must')} must, ${count('should')} should, ${count('hint')} hint`;
  return `${score} of 100 points in ${checked} checks: ${counts}; ${accepted} accepted with a written reason`;
}

/** The review as a document that prints like the sheet, with the findings under the sheet's sections. */
export function reviewReport(document: SheetDocument, review: Review): SheetDocument {
  const sections = document.sections.flatMap((section) => sectionOf(section, review.findings));
  return {
    ...document,
    otherPart: undefined,
    language: 'en',
    direction: 'ltr',
    title: 'Inspector’s report',
    legalBasis: summaryOf(review),
    sections: sections.length > 0 ? sections : [nothing],
  };
}
