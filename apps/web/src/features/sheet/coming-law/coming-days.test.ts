import type { LawAheadStep } from '@gosds/contract/documents/law-ahead';
import type { LawChange } from '@gosds/sheet/law-ahead/law-change';
import { describe, expect, it } from 'vitest';
import { comingDays, yearBefore } from './coming-days.ts';

const change = (date: string, more: Partial<LawChange> = {}): LawChange => ({
  id: 'eu-atp-23',
  jurisdictions: ['eu'],
  date,
  status: 'set',
  touches: ['classes'],
  act: 'Act',
  isComputed: true,
  isToCheck: false,
  ...more,
});

const step = (day: string, isChanged: boolean): LawAheadStep => ({
  day,
  changes: [],
  degree: 'minor',
  classes: { added: [], removed: [] },
  redline: isChanged ? [{ number: 8, heading: 'Exposure', parts: [] }] : [],
});

const today = '2026-11-28';

describe('the coming days', () => {
  it('tells of each day which sheets change, stay, or cannot be compared', () => {
    const changes = [change('2027-02-01'), change('2027-03-01', { isComputed: false })];
    const compared = [
      { sheet: 'thinner', changes, isOfCatalogue: true, steps: [step('2027-02-01', true), step('2027-03-01', false)] },
      { sheet: 'glue', changes, isOfCatalogue: true, steps: [step('2027-02-01', false), step('2027-03-01', false)] },
    ];
    const [february, march] = comingDays(compared, { changes, today });
    expect(february).toMatchObject({ day: '2027-02-01', same: 1, notCompared: 0 });
    expect(february?.changed.map(({ sheet }) => sheet)).toEqual(['thinner']);
    expect(march).toMatchObject({ day: '2027-03-01', changed: [], same: 0, notCompared: 2 });
  });

  it('compares no classes of a sheet with a typed ingredient', () => {
    const changes = [change('2027-02-01')];
    const compared = [{ sheet: 'own', changes, isOfCatalogue: false, steps: [step('2027-02-01', false)] }];
    expect(comingDays(compared, { changes, today })[0]).toMatchObject({ same: 0, notCompared: 1 });
  });

  it('shows a day of the data alone where it changes a sheet, and not else', () => {
    const compared = [
      { sheet: 'a', changes: [], isOfCatalogue: true, steps: [step('2027-07-12', true), step('2029-01-01', false)] },
    ];
    expect(comingDays(compared, { changes: [], today }).map(({ day }) => day)).toEqual(['2027-07-12']);
  });

  it('leaves out what is in force, what is past, and what has no day', () => {
    const draft: LawChange = { ...change(''), status: 'draft' };
    delete (draft as { date?: string }).date;
    const changes = [change('2027-01-01', { status: 'in-force' }), change(today), draft];
    expect(comingDays([], { changes, today })).toEqual([]);
  });

  it('looks back a year', () => {
    expect(yearBefore(today)).toBe('2025-11-28');
  });
});
