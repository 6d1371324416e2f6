import { inWords } from '@gosds/phrases/in-words';
import { describe, expect, it } from 'vitest';
import type { AquaticStudy, SubstanceData } from '../../substance.ts';
import { above, aquaticStudy, substanceOf, upTo } from '../testing/substance-of.ts';
import { levelOf } from './trophic-level.ts';

const levelWith = (studies: readonly AquaticStudy[], properties: SubstanceData['properties'] = {}) =>
  levelOf(substanceOf({ properties, aquatic: { studies } }), 'fish', 'acute');
const fish = (value: Parameters<typeof aquaticStudy>[2], more: Partial<AquaticStudy> = {}) =>
  aquaticStudy('fish', 'LC50', value, more);

describe('the decisive result of a trophic level, CLP Annex I, 4.1.2.1', () => {
  it.each([
    { studies: [fish(5), fish(2), fish(9)], concentration: 2, isOpen: false },
    { studies: [fish(above(1)), fish(5)], concentration: 5, isOpen: false },
    { studies: [fish(5), fish(above(100))], concentration: 5, isOpen: false },
    { studies: [fish(above(10)), fish(above(100)), fish(above(50))], concentration: 100, isOpen: true },
    { studies: [fish(2, { unreliable: 'impure' }), fish(5)], concentration: 5, isOpen: false },
    { studies: [fish({ min: 3, max: 7 }), fish(4)], concentration: 3, isOpen: false },
  ])('is $concentration mg/l of $studies.length studies', ({ studies, concentration, isOpen }) => {
    expect(levelWith(studies)).toMatchObject({ concentration, isOpen, missing: [], doubts: [] });
  });

  it('leaves the others out, each with its reason', () => {
    const level = levelWith([fish(2, { unreliable: 'impure' }), fish(9, { species: 'Danio rerio' }), fish(5)]);
    expect(inWords(level?.left)).toEqual([
      { ingredientId: 'substance', name: 'LC50 fish 2 mg/l (report)', why: 'not reliable: impure' },
      {
        ingredientId: 'substance',
        name: 'LC50 Danio rerio 9 mg/l (report)',
        why: 'the lowest value of the trophic level decides',
      },
    ]);
  });

  it('is none without a usable study', () => {
    expect(levelWith([])).toBeUndefined();
    expect(levelOf(substanceOf(), 'fish', 'acute')).toBeUndefined();
    expect(levelWith([fish(2, { unreliable: 'impure' })])).toBeUndefined();
    expect(levelWith([aquaticStudy('algae', 'ErC50', 1), aquaticStudy('fish', 'NOEC', 1)])).toBeUndefined();
  });

  it('asks for the exact value behind `less than`', () => {
    expect(inWords(levelWith([fish(upTo(3))]))).toMatchObject({ concentration: 3, missing: ['the exact LC50, fish'] });
  });
});

describe('a result at and above the water solubility', () => {
  it.each([
    { value: 2, concentration: 2, isOpen: false },
    { value: above(1.9), concentration: 1.9, isOpen: true },
    { value: above(2), concentration: Number.POSITIVE_INFINITY, isOpen: false },
    { value: 2.1, concentration: 2, isOpen: false },
  ])('$value counts as $concentration at a solubility of 2 mg/l', ({ value, concentration, isOpen }) => {
    expect(levelWith([fish(value)], { waterSolubility: 2 })).toMatchObject({ concentration, isOpen });
  });

  it('is doubtful where nobody says whether it was toxic', () => {
    expect(levelWith([fish(2)], { waterSolubility: 2 })?.doubts).toEqual([]);
    expect(levelWith([fish(3)], { waterSolubility: 2 })?.doubts).toHaveLength(1);
    expect(levelWith([fish(3, { aboveSolubility: 'toxic' })], { waterSolubility: 2 })?.doubts).toEqual([]);
  });
});
