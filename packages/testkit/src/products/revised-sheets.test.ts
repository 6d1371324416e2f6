import type { Draft } from '@gosds/sheet/draft/draft';
import type { SheetDocument } from '@gosds/sheet/model/document';
import { sentencesOf } from '@gosds/sheet/model/written';
import { describe, expect, it } from 'vitest';
import { alkalineCleaner } from './alkaline-cleaner.ts';
import { brakeCleaner } from './brake-cleaner.ts';
import { sheetOf } from './sheet-of.ts';

const later = (draft: Draft, previous: SheetDocument) => sheetOf(draft, { date: '2027-03-01', previous }).document;
const textOf = ({ sections }: SheetDocument, id: string) =>
  sentencesOf(sections).find((sentence) => sentence.id === id)?.text;
const withShare = (draft: Draft, id: string, proportion: string): Draft => ({
  ...draft,
  ingredients: draft.ingredients.map((row) => (row.id === id ? { ...row, proportion } : row)),
});

describe('a published sheet, made again', () => {
  const { draft } = alkalineCleaner;
  const first = sheetOf(draft).document;

  it.each([alkalineCleaner, brakeCleaner])('$name from the same data differs in nothing', ({ draft }) => {
    const again = later(draft, sheetOf(draft).document);
    expect(again).toMatchObject({ version: '1.1', issueDate: '2026-11-21', revisionDate: '2027-03-01' });
    expect(textOf(again, 'changes.none')).toBe('Sections 1 to 15 are unchanged.');
    expect(textOf(again, 'changes.degree')).toBe(
      'Minor revision: no new information on hazards or on measures of protection.',
    );
    expect(textOf(again, 'changes.text')).toBe('Version 1.1 replaces version 1.0 of 2026-11-21.');
  });

  it('with another telephone number is a minor revision of section 1', () => {
    const description = { ...draft.description, telephone: '+49 555 010 0100' };
    const { version, sections } = later({ ...draft, description }, first);
    const parts = sentencesOf(sections).flatMap(({ id, text }) => (id.startsWith('changes.part.') ? [text] : []));
    expect(version).toBe('1.1');
    expect(parts).toEqual(['1.3 Details of the supplier of the safety data sheet']);
  });

  it('without its corrosive is a major one, and names the classes that went and came', () => {
    const milder = withShare(withShare(draft, '1', '1'), '3', '94');
    const sheet = later({ ...milder, properties: { ...milder.properties, ph: '10' } }, first);
    expect(sheet.version).toBe('2.0');
    expect(textOf(sheet, 'changes.degree')).toBe('Major revision.');
    expect(textOf(sheet, 'changes.trigger.hazards')).toBe('New information on hazards (REACH, Article 31(9)(a)).');
    expect(textOf(sheet, 'changes.duty')).toMatch(/preceding 12 months \(REACH, Article 31\(9\)\)/);
    expect(textOf(sheet, 'changes.removed.Skin Corr. 1A H314')).toBe('Skin corrosion/irritation, Category 1A, H314.');
    expect(textOf(sheet, 'changes.added.Skin Irrit. 2 H315')).toBe('Skin corrosion/irritation, Category 2, H315.');
  });

  it('counts on from the version that it replaces', () => {
    const second = later(draft, first);
    const third = later(withShare(withShare(draft, '1', '1'), '3', '94'), second);
    expect([second.version, third.version, third.issueDate]).toEqual(['1.1', '2.0', '2026-11-21']);
  });
});

describe('the next review', () => {
  const { draft } = alkalineCleaner;
  const reviewIn = (country: string) => {
    const { document } = sheetOf({ ...draft, description: { ...draft.description, country } });
    return sentencesOf(document.sections).find(({ id }) => id === 'changes.review')?.text;
  };

  it.each([
    ['AU', /^2031-11-21: at least every 5 years/],
    ['NZ', /^2031-11-21: at least every 5 years/],
    ['DE', /the law sets no period \(REACH, Article 31\(9\)\)/],
  ])('in %s reads %s', (country, text) => {
    expect(reviewIn(country)).toMatch(text);
  });

  it('is left out where no law that was read sets one', () => {
    expect(reviewIn('BR')).toBeUndefined();
  });
});
