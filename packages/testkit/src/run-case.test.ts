import { publicFile } from './public-files.ts';
import { describe, expect, it } from 'vitest';
import { mixturesOf } from './cases/case-mixture.ts';
import { readCase, readCases } from './read-case.ts';
import { runCase } from './run-case.ts';

const { path: file, isThere } = publicFile('cases/cases.json');

describe.skipIf(!isThere)('published answers of others', () => {
  it('hold wherever a case is one to pass or fail', () => {
    const failed = readCases(file)
      .map(runCase)
      .filter(({ status }) => status === 'failed')
      .map(({ id, checks }) => ({ id, wrong: checks.filter(({ holds }) => holds === 'no') }));
    expect(failed).toEqual([]);
  });
});

describe('the judging of a case', () => {
  const lye = (classification: readonly string[]) => ({
    id: 'lye',
    jurisdiction: 'EU CLP',
    hazard_classes: ['Skin Corr./Irrit.'],
    confidence: 'high',
    inputs: {
      ingredients: [
        {
          name: 'lye',
          concentration: { value: 5, unit: '%' },
          classifications: [{ class_category: 'Skin Corr. 1B', h: 'H314' }],
        },
      ],
    },
    expected: { classification: [...classification] },
  });

  it.each([
    { classification: ['Skin Corr. 1B H314'], status: 'passed' },
    { classification: ['Skin Corr. 1 H314'], status: 'passed' },
    { classification: ['Skin Corr. 1A H314'], status: 'failed' },
    { classification: ['Skin Irrit. 2 H315'], status: 'failed' },
    { classification: [], status: 'failed' },
  ])('of 5 % of a Skin Corr. 1B ingredient against $classification is $status', ({ classification, status }) => {
    expect(runCase(lye(classification)).status).toBe(status);
  });

  it('is neither where the confidence is low or the market is not built', () => {
    expect(runCase({ ...lye([]), confidence: 'low' }).apart).toEqual(['confidence low']);
    expect(runCase({ ...lye([]), jurisdiction: 'Peru (GHS)' }).apart).toEqual(['market Peru (GHS)']);
  });

  it('fails the case, not the run, where the input cannot be read', () => {
    const broken = lye([]);
    const [ingredient] = broken.inputs.ingredients;
    const unread = { ...ingredient, name: 'x', concentration: { value: 140, unit: '%' }, classifications: [] };
    const result = runCase({ ...broken, inputs: { ingredients: [unread] } });
    expect(result.status).toBe('failed');
    expect(result.checks[0]?.found).toContain('not between 0 and 100 %');
  });
});

describe('the state of the mixture of a case', () => {
  const stateOf = (inputs: object) =>
    mixturesOf(readCase({ inputs: { ingredients: [], ...inputs } }))[0]?.physicalState;

  it.each([
    [{ physical_state: 'solid' }, 'solid'],
    [{ physical_state: 'Solid (granules for a suspension)' }, 'solid'],
    [{ physical_state: 'solid', formulation: 'water-dispersible granules giving a suspension' }, 'solid'],
    [{ formulation: 'wettable powder' }, 'solid'],
    [{ formulation: 'suspension concentrate' }, 'liquid'],
    [{ physical_state: 'liquid', formulation: 'solution of a solid' }, 'liquid'],
    [{ physical_state: 'gas' }, 'gas'],
    [{}, 'liquid'],
  ])('%j is %s', (inputs, state) => {
    expect(stateOf(inputs)).toBe(state);
  });
});
