import { aDraft } from '@gosds/testkit/builders/a-draft';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { describe, expect, it } from 'vitest';
import { waterHazard } from './water-hazard.ts';

type Row = readonly [share: string, hazards: readonly string[], more?: object];

const water = (proportion: string) => ({ name: 'Water', casNumber: '7732-18-5', proportion });

function classOf(rows: readonly Row[], state = 'Liquid') {
  const ingredients = rows.map(([proportion, hazards, more]) => ({
    proportion,
    handClassification: { hazards, source: 'Supplier', ...more },
  }));
  return waterHazard(madeSheet(aDraft({ ingredients, properties: { state } })).product)?.code;
}

/** Substances with 1, 6 and 9 points. */
const mild = ['Eye Irrit. 2 H319'];
const one = ['Acute Tox. 4 H302'];
const two = ['Aquatic Chronic 2 H411'];
const three = ['Aquatic Chronic 2 H411', 'STOT RE 1 H372'];
const carcinogen = ['Carc. 1A H350'];

describe('the water hazard class of a substance', () => {
  it.each<[code: string, points: string, hazards: readonly string[]]>([
    ['1', '0', ['Skin Corr. 1A H314']],
    ['1', '4', ['Aquatic Chronic 3 H412']],
    ['2', '5', ['Aquatic Chronic 3 H412', 'Acute Tox. 4 H302']],
    ['2', '8', ['Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410']],
    ['3', '9', ['Carc. 1B H350']],
    [
      '2',
      '7, the skin beside the mouth does not count',
      ['Acute Tox. 3 H301', 'Acute Tox. 3 H311', 'Aquatic Chronic 3 H412'],
    ],
    ['1', '0, breath does not count', ['Acute Tox. 1 H330']],
  ])('is %s for %s points', (code, _, hazards) => {
    expect(classOf([['100', hazards]])).toBe(code);
  });
});

describe('the water hazard class of a mixture', () => {
  it.each<[code: string | undefined, what: string, rows: readonly Row[]]>([
    [
      '3',
      'at 3 % of class 3',
      [
        ['3', three],
        ['97', mild],
      ],
    ],
    [
      '2',
      'below 3 % of class 3',
      [
        ['2.9', three],
        ['97.1', mild],
      ],
    ],
    [
      '3',
      'at 0.1 % of a carcinogen of class 3',
      [
        ['0.1', carcinogen],
        ['99.9', mild],
      ],
    ],
    [
      '2',
      'at 5 % of class 2',
      [
        ['5', two],
        ['95', mild],
      ],
    ],
    [
      '1',
      'below 5 % of class 2',
      [
        ['4.9', two],
        ['95.1', mild],
      ],
    ],
    [
      '1',
      'at 3 % of class 1',
      [
        ['3', one],
        ['97', mild],
      ],
    ],
  ])('is %s %s', (code, _, rows) => {
    expect(classOf(rows)).toBe(code);
  });

  it('counts the M-factor', () => {
    const very = ['Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410', 'Acute Tox. 4 H302'];
    expect(
      classOf([
        ['0.3', very, { mAcute: '10', mChronic: '10' }],
        ['99.7', mild],
      ]),
    ).toBe('3');
    expect(
      classOf([
        ['0.3', very, { mAcute: '1', mChronic: '1' }],
        ['99.7', mild],
      ]),
    ).toBe('2');
  });

  it('is not proposed where no share reaches a class, and water counts for nothing', () => {
    const ingredients = [
      { proportion: '2.9', handClassification: { hazards: one, source: 'Supplier' } },
      water('97.1'),
    ];
    expect(waterHazard(madeSheet(aDraft({ ingredients })).product)).toBeUndefined();
  });

  it('is none for a solid mixture, which counts as hazardous to water', () => {
    expect(
      classOf(
        [
          ['50', one],
          ['50', mild],
        ],
        'Solid',
      ),
    ).toBe('awg');
  });
});
