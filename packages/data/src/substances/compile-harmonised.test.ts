import { describe, expect, it } from 'vitest';
import { entryOfVersion, organsFrom } from './compile-harmonised.ts';

const hazards = (...categories: readonly string[]) =>
  categories.map((category) => ({
    index: '607-319-00-X',
    atp: 'ATP01',
    category,
    statement: category === 'Aquatic Acute 1' ? ('H400' as const) : ('H410' as const),
    detail: undefined,
    marks: [],
  }));

const version = (more: object) => ({
  index: '607-319-00-X',
  atp: 'ATP01',
  valid_from: '2010-12-01',
  deleted: undefined,
  supplemental: [],
  m_acute: 1_000_000,
  m_chronic: undefined,
  notes: [],
  limits_mark: '',
  physical_open: undefined,
  hazards: hazards('Aquatic Acute 1', 'Aquatic Chronic 1'),
  limits: [],
  estimates: [],
  ...more,
});

describe('one M-factor without a mark', () => {
  it.each([
    ['is that of both classes before there were criteria for chronic studies', {}, 1_000_000],
    ['is that of the acute class in later adaptations', { atp: 'ATP05' }, undefined],
    ['is no chronic one where the entry has no chronic class', { hazards: hazards('Aquatic Acute 1') }, undefined],
    ['leaves a chronic factor of the list as it is', { m_chronic: 10 }, 10],
  ])('%s', (_, more, mChronic) => {
    expect(entryOfVersion(version(more), { groups: [], organs: [] })).toMatchObject({ mAcute: 1_000_000, mChronic });
  });
});

describe('organs for which the list names none', () => {
  const beside = { groups: [], organs: [{ class: 'STOT RE', organs: 'liver', source: 'nite-list' }] };
  const detailOf = (category: string, detail: string | undefined) =>
    entryOfVersion(
      version({ hazards: [{ ...hazards(category)[0], category, statement: 'H373' as const, detail }] }),
      beside,
    ).hazards[0]?.[2];

  it.each([
    ['STOT RE 2', undefined, 'liver'],
    ['STOT RE 1', 'inhalation', 'liver, inhalation'],
    ['STOT RE 2', 'kidneys', 'kidneys'],
    ['STOT SE 1', undefined, undefined],
    ['STOT SE 3', undefined, undefined],
  ])('%s (%s): %s', (category, detail, expected) => {
    expect(detailOf(category, detail)).toBe(expected);
    const listed = version({ hazards: [{ ...hazards(category)[0], category, statement: 'H373' as const, detail }] });
    expect(organsFrom(listed.hazards, beside.organs)).toBe(expected === detail ? undefined : 'nite-list');
  });
});
