import { inWords } from '@gosds/phrases/in-words';
import { describe, expect, it } from 'vitest';
import { percent } from '../concentration.ts';
import { marketById } from '../testing/market-by-id.ts';
import { assess } from './assess.ts';
import { missingAssessments, negligibleUnassessed } from './missing-assessments.ts';
import { ingredient, mixtureOf } from './testing/mixture-of.ts';

const eye = 'Serious eye damage/eye irritation';
const row = { id: 'row', paragraph: 'paragraph' };
const assessed = (...shares: readonly number[]) =>
  assess(mixtureOf(shares.map((share) => ingredient(share, [], { hazards: 'not-assessed' }))), marketById('eu'));

describe('ingredients that nobody has classified, around a cut-off of 1 %', () => {
  it.each([
    { share: 1, missing: 1, negligible: 0 },
    { share: 1.0000001, missing: 1, negligible: 0 },
    { share: 0.9999999, missing: 0, negligible: 1 },
    { share: 0, missing: 0, negligible: 1 },
  ])('$share %', ({ share, missing, negligible }) => {
    const assessment = assessed(share);
    expect(missingAssessments(assessment, eye, percent(1))).toHaveLength(missing);
    expect(negligibleUnassessed(assessment, percent(1), row)).toHaveLength(negligible);
  });

  it('are named, with share and cut-off, each on its side', () => {
    const assessment = assessed(2, 0.5);
    expect(missingAssessments(assessment, eye, percent(1))).toEqual(['0 water at 2']);
    expect(inWords(negligibleUnassessed(assessment, percent(1), row))).toEqual([
      {
        ruleId: 'row.not-assessed',
        paragraph: 'paragraph',
        summary: 'Not classified by anybody, but below the cut-off of 1 %.',
        counted: [],
        leftOut: [{ ingredientId: '1', name: '1 water at 0.5', why: '0.5 % is below the cut-off of 1 %' }],
      },
    ]);
  });

  it('are not missing in a class that their own data settle, and are where the data leave it open', () => {
    const shown = (isOpen: boolean) =>
      [{ hazardClass: eye, hazards: [], reasons: [], ...(isOpen ? { isOpen: true as const } : {}) }] as const;
    const known = (isOpen: boolean) =>
      assess(mixtureOf([ingredient(2, [], { hazards: 'not-assessed', shown: shown(isOpen) })]), marketById('eu'));
    expect(missingAssessments(known(false), eye, percent(1))).toEqual([]);
    expect(missingAssessments(known(false), 'Carcinogenicity', percent(1))).toHaveLength(1);
    expect(missingAssessments(known(true), eye, percent(1))).toHaveLength(1);
  });

  it('are nothing to speak of where nothing is there, where all is classified, or where no row judges', () => {
    expect(missingAssessments(assessed(0), eye, 0)).toEqual([]);
    expect(negligibleUnassessed(assessed(0), 0, row)).toHaveLength(1);
    const known = assess(mixtureOf([ingredient(0.5, [])]), marketById('eu'));
    expect([missingAssessments(known, eye, percent(1)), negligibleUnassessed(known, percent(1), row)]).toEqual([
      [],
      [],
    ]);
    expect(negligibleUnassessed(assessed(0.5), percent(1), undefined)).toEqual([]);
  });
});
