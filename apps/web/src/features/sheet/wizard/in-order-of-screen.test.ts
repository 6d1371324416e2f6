import { describe, expect, it } from 'vitest';
import { inOrderOfScreen } from './in-order-of-screen.ts';

const pathsOf = (...paths: readonly string[]) =>
  inOrderOfScreen(paths.map((path) => ({ path }))).map(({ path }) => path);

describe('findings in the order of the screen', () => {
  it('puts the first input first, however they were found', () => {
    expect(pathsOf('description.country', 'description.language', 'description.productName')).toEqual([
      'description.productName',
      'description.country',
      'description.language',
    ]);
  });

  it('finds the place of a value within its quantity, and of a test among the tests', () => {
    expect(
      pathsOf('properties.tests.oral.value', 'properties.volatiles.value', 'properties.density.value', 'properties.ph'),
    ).toEqual([
      'properties.ph',
      'properties.density.value',
      'properties.volatiles.value',
      'properties.tests.oral.value',
    ]);
  });

  it('leaves the rows of ingredients in their order, and those of the whole table among them', () => {
    const paths = ['ingredients.0.name', 'ingredients.10.proportion', 'ingredients.2.name', 'ingredients'];
    expect(pathsOf(...paths)).toEqual(paths);
  });

  it('comes to an end with a path that no screen has', () => {
    expect(pathsOf('description.uses', 'elsewhere.at.all')).toEqual(['elsewhere.at.all', 'description.uses']);
  });
});
