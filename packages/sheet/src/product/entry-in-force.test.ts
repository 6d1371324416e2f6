import { hazard } from '@gosds/ghs/hazard';
import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { describe, expect, it } from 'vitest';
import type { ClassificationEntry, Substance } from '../substance.ts';
import { withEntryInForce } from './entry-in-force.ts';

const entry = (notation: string, more: Partial<ClassificationEntry> = {}): ClassificationEntry => ({
  hazards: [hazard(notation)],
  supplemental: [],
  specificLimits: [],
  ates: [],
  notes: [],
  minimum: [],
  ...more,
});

const formaldehyde: Substance = aSubstance({
  index: '605-001-00-5',
  classification: { source: 'clp-annex-vi', hazards: [hazard('Carc. 1B H350'), hazard('Muta. 2 H341')], mAcute: 10 },
  annexVi: [
    { atp: 'CLP00', from: '2010-12-01', entry: entry('Carc. 2 H351') },
    { atp: 'ATP06', from: '2015-04-01', entry: entry('Carc. 1B H350', { notes: ['B'] }) },
    { atp: 'ATP22', from: '2026-05-01', entry: 'now' },
    { atp: 'ATP23', from: '2027-02-01', entry: entry('Carc. 1A H350') },
  ],
});

const codes = ({ classification: { hazards, additional } }: Substance) => [
  ...hazards.map(({ code }) => code),
  ...(additional?.hazards ?? []).map(({ code }) => `+ ${code}`),
];

describe('the harmonised entry of a day', () => {
  it.each([
    ['2015-03-31', ['Carc. 2']],
    ['2015-04-01', ['Carc. 1B']],
    ['2026-04-30', ['Carc. 1B']],
    ['2026-05-01', ['Carc. 1B', 'Muta. 2']],
    ['2027-01-31', ['Carc. 1B', 'Muta. 2']],
    ['2027-02-01', ['Carc. 1A']],
  ])('is on %s that of the adaptation that applies', (day, wanted) => {
    expect(codes(withEntryInForce({ day }, formaldehyde))).toEqual(wanted);
  });

  it('takes limits, factors and notes of its own edition, and none of another', () => {
    const { classification } = withEntryInForce({ day: '2020-01-01' }, formaldehyde);
    expect(classification).toMatchObject({ basis: 'harmonised', notes: ['B'] });
    expect(classification.mAcute).toBeUndefined();
    expect(withEntryInForce({ day: '2026-06-01' }, formaldehyde)).toBe(formaldehyde);
  });

  it('stays where the law follows the list no further, and later editions count in the other classes alone', () => {
    const british = withEntryInForce({ day: '2026-11-28', until: '2022-03-01' }, formaldehyde);
    expect(codes(british)).toEqual(['Carc. 1B', '+ Muta. 2']);
    expect(british.index).toBe('605-001-00-5');
  });

  it('is no law before its first day, and its facts count as those of an authority', () => {
    const fresh = { ...formaldehyde, annexVi: formaldehyde.annexVi?.slice(2) ?? [] };
    const before = withEntryInForce({ day: '2026-04-30' }, fresh);
    expect(before.classification).toMatchObject({ basis: 'notified', mAcute: 10 });
    expect(before.index).toBeUndefined();
    expect(withEntryInForce({ day: '2026-11-28', until: '2022-03-01' }, fresh).classification.basis).toBe('notified');
  });

  it('ends where it is taken off the list: the substance is then what others say of it', () => {
    const dioxide = aSubstance({
      index: '022-006-00-2',
      classification: { basis: 'none', source: 'reach' },
      annexVi: [
        { atp: 'ATP14', from: '2021-09-09', entry: entry('Carc. 2 H351', { notes: ['10'] }) },
        { atp: 'ATP14upd01', from: '2025-08-01' },
      ],
    });
    expect(codes(withEntryInForce({ day: '2025-07-31' }, dioxide))).toEqual(['Carc. 2']);
    const after = withEntryInForce({ day: '2025-08-01' }, dioxide);
    expect(after.classification.basis).toBe('none');
    expect(after.index).toBeUndefined();
    expect(codes(withEntryInForce({ day: '2026-11-28', until: '2022-03-01' }, dioxide))).toEqual(['Carc. 2']);
  });

  it('leaves a substance that never had one as it is', () => {
    const water = aSubstance({});
    expect(withEntryInForce({ day: '2026-11-28' }, water)).toBe(water);
  });
});

it('is cited by the country’s own list where the country has one, and evidence of the Union stays the Union’s', () => {
  const british = withEntryInForce({ day: '2026-11-28', until: '2022-03-01', list: 'gb-mcl' }, formaldehyde);
  expect(british.classification.source).toBe('gb-mcl');
  const fresh = { ...formaldehyde, annexVi: formaldehyde.annexVi?.slice(2) ?? [] };
  const later = withEntryInForce({ day: '2026-11-28', until: '2022-03-01', list: 'gb-mcl' }, fresh);
  expect(later.classification).toMatchObject({ basis: 'notified', source: 'clp-annex-vi' });
  expect(withEntryInForce({ day: '2026-11-28' }, formaldehyde).classification.source).toBe('clp-annex-vi');
});
