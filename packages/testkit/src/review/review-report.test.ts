import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { reviewSheet } from '@gosds/sheet/review/review';
import { reviewReport } from '@gosds/sheet/review/review-report';
import { sheetText } from '@gosds/sheet/sheet-text';
import { expect, it } from 'vitest';
import { type Change, finished } from './change.ts';
import { checkCases } from './check-cases.ts';

const id = 'identification.emergency-telephone';
const reason = 'Nobody answers at night.';

function reportOf(...changes: readonly Change[]) {
  const sheet = finished(...changes);
  const review = reviewSheet(sheet);
  return { review, report: reviewReport(sheet.document, review) };
}

it('prints every finding under its section, with paragraph and written reason', () => {
  const { fails } = checkCases[id]!;
  const { review, report } = reportOf(fails, {
    draft: (draft) => ({ ...draft, acceptedFindings: { [id]: reason } }),
  });
  const text = sheetText(report);
  for (const { message, paragraph } of review.findings) {
    expect(text).toContain(findingInEnglish(message));
    expect(text).toContain(paragraph);
  }
  expect(text).toContain(`Accepted: ${reason}`);
  expect(report.legalBasis).toMatch(/^\d+ of 100 points in \d+ checks: 2 must, .*; 1 accepted with a written reason$/);
  expect(report.sections.map(({ number }) => number)).toEqual(
    [...new Set(review.findings.map(({ section }) => section))].toSorted((a, b) => a - b),
  );
});

it('says so where nothing was found', () => {
  const { document } = finished();
  const report = reviewReport(document, { score: 100, checked: 200, findings: [] });
  expect(sheetText(report)).toContain('Nothing was found.');
});
