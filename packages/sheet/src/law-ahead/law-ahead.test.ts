import { aDraft } from '@gosds/testkit/builders/a-draft';
import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../draft/draft.ts';
import type { Substance } from '../substance.ts';
import { sentencesOfBlock } from '../model/block.ts';
import { applyEdits } from '../versions/apply-edits.ts';
import { makeSheet } from '../make-sheet.ts';
import { loadLanguage } from '@gosds/phrases/load-language';
import { lawAhead, sheetSince } from './law-ahead.ts';
import { lawChanges, lawChangesFor } from './law-calendar.ts';

const ahead = (draft: Draft, today: string, substance: Substance) =>
  lawAhead({
    draft,
    substances: new Map([[substance.materialId, substance]]),
    sources: new Map(),
    issueDate: today,
    revisionDate: today,
    version: '1.0',
  }).steps;

const draft = aDraft({
  ingredients: [
    { name: 'Matter', materialId: 1, proportion: '10' },
    { name: 'Water', cas: '7732-18-5', proportion: '90' },
  ],
});

const disruptor = aSubstance({
  classification: { hazards: [{ code: 'ED HH 1', hCode: 'EUH380' }] },
});

const limited = aSubstance({
  exposureLimits: [
    { country: 'DE', list: 'TRGS 900', source: 's', twaMgM3: 2, later: { from: '2027-07-12', twaMgM3: 1 } },
  ],
});

const sectionsOf = (steps: ReturnType<typeof ahead>, day: string) =>
  steps.find((step) => step.day === day)?.redline.map(({ number }) => number);

describe('the sheet under the law of later days', () => {
  it('names the class that begins, and what it changes in the sheet', () => {
    const step = ahead(draft, '2026-04-30', disruptor).find(({ day }) => day === '2026-05-01');
    expect(step?.classes.added.map(({ key }) => key)).toEqual(['ED HH 1 EUH380']);
    expect(step?.classes.removed).toEqual([]);
    expect(step?.degree).toBe('major');
    expect(step?.redline.map(({ number }) => number)).toContain(2);
  });

  it('does not look back: on the day itself the class is law', () => {
    const steps = ahead(draft, '2026-05-01', disruptor);
    expect(steps.flatMap(({ classes }) => classes.added)).toEqual([]);
    expect(steps.every(({ day }) => day > '2026-05-01')).toBe(true);
  });

  it('finds a limit that the law has set for a later day, on that day and not before', () => {
    const steps = ahead(draft, '2026-11-28', limited);
    expect(sectionsOf(steps, '2027-07-12')).toEqual([8]);
    expect(steps.filter(({ redline }) => redline.length > 0).map(({ day }) => day)).toEqual(['2027-07-12']);
  });

  it('takes the entry of Annex VI from its first day, not before', () => {
    const entry = { hazards: [], supplemental: [], specificLimits: [], ates: [], notes: [], minimum: [] };
    const renewed = aSubstance({
      classification: { hazards: [{ code: 'Carc. 2', hCode: 'H351' }] },
      annexVi: [
        { atp: 'CLP00', from: '2010-12-01', entry },
        { atp: 'ATP23', from: '2027-02-01', entry: 'now' },
      ],
    });
    const step = ahead(draft, '2026-11-28', renewed).find(({ changes }) => changes.includes('eu-atp-23'));
    expect(step?.classes.added.map(({ key }) => key)).toEqual(['Carc. 2 H351']);
  });

  it('has a step without differences for a change that leaves the sheet as it is', () => {
    const step = ahead(draft, '2026-11-28', limited).find(({ changes }) =>
      changes.includes('eu-new-classes-old-mixtures'),
    );
    expect(step).toMatchObject({ day: '2028-05-01', redline: [], degree: 'minor' });
  });

  it('answers for a sheet of which only the country is known', () => {
    const empty = aDraft({ description: { productName: '', companyName: '', country: 'AU' } });
    expect(ahead(empty, '2026-11-28', limited).map(({ day }) => day)).toContain('2026-12-01');
  });
});

describe('the calendar', () => {
  it('gives a country the changes of its own law, in order', () => {
    const days = lawChangesFor('DE').flatMap(({ date }) => date ?? []);
    expect(days).toEqual(days.toSorted());
    const ids = lawChangesFor('US').map(({ id }) => id);
    expect(ids).toContain('us-hcs-2024-mixtures');
    expect(ids).not.toContain('eu-atp-23');
  });

  it('gives drafts without a day last', () => {
    expect(lawChanges.at(-1)?.date).toBeUndefined();
  });
});

describe('a published sheet made again', () => {
  it('keeps what its chemist wrote, and shows only what else changed', async () => {
    const facts = {
      ...{ draft, substances: new Map(), sources: new Map(), language: await loadLanguage('en') },
      ...{ issueDate: '2026-04-30', revisionDate: '2026-04-30', version: '1.0' },
    };
    const { document } = makeSheet(facts);
    const blocks = document.sections.flatMap(({ subsections }) => subsections.flatMap((part) => part.blocks));
    const first = blocks.flatMap((block) => sentencesOfBlock(block)).find(({ text }) => text.length > 40);
    const edit = { part: 0, id: first?.id ?? '', text: 'As the chemist wrote it.', reason: 'It is clearer.' };
    const published = applyEdits(document, [edit]);
    expect(sheetSince(facts, published, [edit]).redline).toEqual([]);
    expect(sheetSince(facts, published).redline).toHaveLength(1);
    expect(sheetSince(facts, document, [edit]).redline).toHaveLength(1);
  });
});
