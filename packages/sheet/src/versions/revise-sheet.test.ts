import { describe, expect, it } from 'vitest';
import type { PublishedSection, PublishedSheet } from './published-sheet.ts';
import { redlineOf } from './redline.ts';
import { reviseSheet } from './revise-sheet.ts';
import { profileOf } from '../profiles/profile-of.ts';

type Row = readonly [section: number, id: string, text?: string];

const sectionsOf = (rows: readonly Row[]): PublishedSection[] =>
  [...new Set(rows.map(([number]) => number))].map((number) => ({
    number,
    heading: `Section ${number}`,
    subsections: [
      {
        number: `${number}.1`,
        heading: 'Part',
        blocks: [
          {
            kind: 'list',
            items: rows.filter(([of]) => of === number).map(([, id, text = id]) => ({ id, text })),
          },
        ],
      },
    ],
  }));

const base: readonly Row[] = [
  [1, 'uses.identified'],
  [1, 'uses.against'],
  [2, 'classification.Flam. Liq. 2 H225.class', 'Flammable liquids, Category 2'],
  [3, 'composition.1.name'],
  [3, 'composition.1.concentration'],
  [3, 'composition.1.classes'],
  [4, 'first-aid.eyes.eyesRinse'],
  [7, 'end-use'],
  [8, 'limits.1.0.long'],
  [9, 'properties.density'],
  [11, 'toxicology.data.1.0.value'],
  [11, 'toxicology.data.1.0.source'],
  [13, 'waste.noSewer'],
  [14, 'unNumber.adr'],
  [14, 'transportPrecautions.tunnel'],
  [15, 'regulations.annexXvii.none'],
  [15, 'regulations.svhc.none'],
  [16, 'changes.version', '1.0'],
];

const previous = (version = '1.0'): PublishedSheet => ({
  version,
  issueDate: '2025-01-01',
  revisionDate: '2025-06-01',
  ruleSet: 'r',
  sections: sectionsOf(base),
});

const law = profileOf('eu', '2026-11-23').revision;
const instead = (id: string, text: string) => base.map((row): Row => (row[1] === id ? [row[0], id, text] : row));
const without = (id: string) => base.filter((row) => row[1] !== id);
const revise = (rows: readonly Row[], version = '1.0') => reviseSheet(previous(version), sectionsOf(rows), law);

describe('the degree of a revision', () => {
  it.each([
    ['uses.against', 'measures'],
    ['classification.Flam. Liq. 2 H225.class', 'hazards'],
    ['composition.1.classes', 'hazards'],
    ['first-aid.eyes.eyesRinse', 'measures'],
    ['limits.1.0.long', 'measures'],
    ['toxicology.data.1.0.value', 'hazards'],
    ['unNumber.adr', 'hazards'],
  ])('is major where %s changes: %s, REACH Article 31(9)(a)', (id, trigger) => {
    const revision = revise(instead(id, 'other'));
    expect(revision).toMatchObject({
      degree: 'major',
      version: '2.0',
      triggers: [{ trigger, paragraph: 'REACH, Article 31(9)(a)' }],
      previous: { version: '1.0', revisionDate: '2025-06-01' },
    });
  });

  it.each([
    'uses.identified',
    'composition.1.name',
    'composition.1.concentration',
    'end-use',
    'properties.density',
    'toxicology.data.1.0.source',
    'waste.noSewer',
    'transportPrecautions.tunnel',
  ])('is minor where %s alone changes', (id) => {
    expect(revise(instead(id, 'other'))).toMatchObject({ degree: 'minor', version: '1.1', triggers: [] });
  });

  it('is major by an ingredient that comes or goes', () => {
    expect(revise([...base, [3, 'composition.2.name']]).degree).toBe('major');
    expect(revise(without('composition.1.name')).degree).toBe('major');
  });

  it('is major by a restriction that comes, minor by one that goes', () => {
    const restricted: readonly Row[] = [...without('regulations.annexXvii.none'), [15, 'regulations.annexXvii.48']];
    expect(revise(restricted).triggers).toEqual([{ trigger: 'restriction', paragraph: 'REACH, Article 31(9)(c)' }]);
    const freed = reviseSheet({ ...previous(), sections: sectionsOf(restricted) }, sectionsOf(base), law);
    expect(freed).toMatchObject({ degree: 'minor' });
  });

  it('is major by a substance that becomes one of very high concern', () => {
    expect(revise([...base, [15, 'regulations.svhc.1']])).toMatchObject({ triggers: [{ trigger: 'hazards' }] });
  });

  it('is minor where sentences only move, and where nothing changes', () => {
    expect(revise(base)).toMatchObject({ degree: 'minor', version: '1.1', parts: [] });
    const moved = [
      ...base.filter(([section]) => section !== 11),
      ...base.filter(([section]) => section === 11).toReversed(),
    ];
    expect(revise(moved).degree).toBe('minor');
  });

  it('does not follow from section 16', () => {
    expect(revise(instead('changes.version', '9.9'))).toMatchObject({ degree: 'minor', parts: [] });
  });

  it.each([
    ['1.0', 'minor', '1.1'],
    ['1.9', 'minor', '1.10'],
    ['2.3', 'minor', '2.4'],
    ['2.3', 'major', '3.0'],
    ['7', 'minor', '7.1'],
  ])('takes %s by a %s revision to %s', (from, degree, to) => {
    const rows = degree === 'major' ? instead('limits.1.0.long', 'other') : base;
    expect(revise(rows, from)).toMatchObject({ degree, version: to });
  });
});

describe('what a revision reports', () => {
  it('names the classes that came and went, and the sub-headings that changed', () => {
    const rows: readonly Row[] = [
      ...without('classification.Flam. Liq. 2 H225.class'),
      [2, 'classification.Flam. Liq. 3 H226.class', 'Flammable liquids, Category 3'],
    ];
    expect(revise(rows)).toMatchObject({
      classes: {
        added: [{ key: 'Flam. Liq. 3 H226', text: 'Flammable liquids, Category 3, H226' }],
        removed: [{ key: 'Flam. Liq. 2 H225', text: 'Flammable liquids, Category 2, H225' }],
      },
      parts: [{ section: 2, number: '2.1', heading: 'Part' }],
    });
  });

  it('shows only what changed, word by word', () => {
    const before = sectionsOf([
      [4, 'a', 'Rinse with water for several minutes.'],
      [4, 'b', 'Same.'],
      [7, 'c', 'Gone.'],
    ]);
    const after = sectionsOf([
      [4, 'a', 'Rinse with water for 15 minutes.'],
      [4, 'b', 'Same.'],
      [7, 'd', 'New.'],
    ]);
    expect(redlineOf(before, after)).toEqual([
      {
        number: 4,
        heading: 'Section 4',
        parts: [
          {
            number: '4.1',
            heading: 'Part',
            entries: [
              {
                id: 'a',
                kind: 'changed',
                label: '',
                pieces: [
                  { kind: 'kept', text: 'Rinse with water for ' },
                  { kind: 'deleted', text: 'several' },
                  { kind: 'inserted', text: '15' },
                  { kind: 'kept', text: ' minutes.' },
                ],
              },
            ],
          },
        ],
      },
      {
        number: 7,
        heading: 'Section 7',
        parts: [
          {
            number: '7.1',
            heading: 'Part',
            entries: [
              { id: 'd', kind: 'added', label: '', pieces: [{ kind: 'inserted', text: 'New.' }] },
              { id: 'c', kind: 'removed', label: '', pieces: [{ kind: 'deleted', text: 'Gone.' }] },
            ],
          },
        ],
      },
    ]);
  });

  it('keeps a sub-heading that the later version has no more', () => {
    const [gone] = sectionsOf([[4, 'a', 'Gone.']]);
    const later = [{ number: 4, heading: 'Section 4', subsections: [] }];
    expect(redlineOf([gone as PublishedSection], later)).toMatchObject([{ parts: [{ number: '4.1' }] }]);
  });
});
