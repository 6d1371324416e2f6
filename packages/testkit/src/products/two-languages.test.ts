import { reviewReport } from '@gosds/sheet/review/review-report';
import { reviewSheet } from '@gosds/sheet/review/review';
import { sheetText } from '@gosds/sheet/sheet-text';
import { publishedSheetSchema } from '@gosds/sheet/versions/published-sheet';
import { sentencesOf } from '@gosds/sheet/model/written';
import { describe, expect, it } from 'vitest';
import { alkalineCleaner } from './alkaline-cleaner.ts';
import { factsOf, sheetOf } from './sheet-of.ts';

const { description } = alkalineCleaner.draft;
const canadian = (uses: string) => ({
  ...alkalineCleaner.draft,
  description: {
    ...description,
    country: 'CA',
    language: 'en+fr',
    uses,
    secondLanguage: { ...description.secondLanguage, uses: 'Nettoyage des sols' },
  },
});
const draft = canadian('Cleaning of floors');
const first = sheetOf(draft);
const other = first.document.otherPart!;
const textOf = ({ sections }: typeof other, id: string) => sentencesOf(sections).find((each) => each.id === id)?.text;

describe('a sheet for Canada', () => {
  it('is one document of an English and a French part with the same sentences', () => {
    expect([first.document.language, other.language]).toEqual(['en', 'fr']);
    const ids = ({ sections }: typeof other) =>
      sentencesOf(sections)
        .map(({ id }) => id)
        .filter((id) => !id.startsWith('abbreviations.'))
        .toSorted();
    expect(ids(other)).toEqual(ids(first.document));
    expect(sheetText(first.document)).toContain(`\n\n\n${other.title}\n`);
  });

  it('has the user’s own words in the language of each part', () => {
    expect(textOf(first.document, 'uses.identified')).toBe('Cleaning of floors');
    expect(textOf(other, 'uses.identified')).toBe('Nettoyage des sols');
  });

  it('is reviewed as one', () => {
    const { findings } = reviewSheet({ ...factsOf(draft), ...first, today: '2026-11-21' });
    expect(findings.filter(({ severity }) => severity === 'must')).toEqual([]);
    const report = reviewReport(first.document, reviewSheet({ ...factsOf(draft), ...first, today: '2026-11-21' }));
    expect(report.otherPart).toBeUndefined();
  });
});

describe('the next version of it', () => {
  const previous = publishedSheetSchema.parse(structuredClone(first.document));

  it('is judged once: both parts have one version, degree and reason', () => {
    const changed = canadian('Cleaning of walls');
    const { document } = sheetOf(
      { ...changed, properties: { ...changed.properties, ph: '12.5' } },
      { date: '2027-01-15', previous },
    );
    expect(document.otherPart).toMatchObject({ version: document.version, issueDate: '2026-11-21' });
    const degreeOf = (part: typeof other) => textOf(part, 'changes.degree');
    expect(degreeOf(document)).toBeDefined();
    expect(degreeOf(document.otherPart!)).toBeDefined();
    expect(textOf(document.otherPart!, 'changes.version')).toBe(textOf(document, 'changes.version'));
  });

  it('compares the French with the French', () => {
    const { document } = sheetOf(draft, { date: '2027-01-15', previous });
    expect(document.version).toBe('1.1');
    expect(textOf(document.otherPart!, 'changes.none')).toBeDefined();
  });
});
