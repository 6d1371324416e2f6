import { describe, expect, it } from 'vitest';
import '../../../testing/in-english.ts';
import { labelOf } from './field-labels.ts';
import { inputPaths } from './input-paths.ts';

describe('the name of an input', () => {
  it.each(inputPaths)('is there for %s', (path) => {
    expect(labelOf(path)).not.toBe(path);
  });

  it.each([
    ['description.secondLanguage.uses', 'Uses, second language'],
    ['properties.flashPoint.value', 'Flash Point'],
    ['properties.phSolution.percentage', 'pH as a solution, at %'],
    ['properties.tests.pH-reserve.values.reserve', 'Test results, Acid or alkaline reserve'],
    ['ingredients.1.proportion', 'Ingredient 2, Proportion'],
    ['acceptedFindings.flash-point', 'Reason for flash-point'],
    ['precautionChoices.P280', 'Precautionary statement P280'],
    ['description.nationalListings.water-hazard', 'National law'],
    ['nowhere.at.all', 'nowhere.at.all'],
  ])('of %s is %s', (path, name) => {
    expect(labelOf(path)).toBe(name);
  });

  it('of a row is found by the id of the row, wherever it stands', () => {
    expect(labelOf('ingredients.b.name', ['a', 'b'])).toBe('Ingredient 2, Name');
  });
});
