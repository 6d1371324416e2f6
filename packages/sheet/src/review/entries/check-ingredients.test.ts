import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { describe, expect, it } from 'vitest';
import { checkIngredients, checkRowCount } from './check-ingredients.ts';
import { ingredientSchema } from '../../draft/draft.ts';
import { entryChecks } from './entry-checks-table.ts';

const name = 'Enter the name of this ingredient.';
const proportion = 'Enter the proportion of this ingredient.';
const value = 'Value is incorrect. Value must be a correct range or single value';

let next = 0;
const row = (fields: object) => ingredientSchema.parse({ id: String((next += 1)), ...fields });
const known = (materialId: number, proportion: string) => row({ name: `N${materialId}`, materialId, proportion });
const blank = () => row({});

const problemsOf = (rows: Parameters<typeof checkIngredients>[0]) =>
  checkIngredients(rows)
    .filter(({ severity }) => severity === 'problem')
    .map(({ path, message }) => [path, findingInEnglish(message)]);

describe('the ingredients step', () => {
  it('needs a name and a proportion in the first row', () => {
    expect(problemsOf([blank(), blank(), blank()])).toEqual([
      ['ingredients.0.name', name],
      ['ingredients.0.proportion', proportion],
    ]);
  });

  it('needs a proportion above 0 in the first row', () => {
    expect(problemsOf([known(1, '0')])).toEqual([['ingredients.0.proportion', 'Enter a proportion above 0.']]);
    expect(problemsOf([known(1, '0.000001')])).toEqual([]);
  });

  it('needs both or neither in every other row', () => {
    const rows = [known(1, '50'), row({ name: 'X' }), row({ proportion: '5' }), blank()];
    expect(problemsOf(rows)).toEqual([
      ['ingredients.1.proportion', proportion],
      ['ingredients.2.name', name],
    ]);
  });

  it('names a chemical family that is not in the list, of a part of a raw material too', () => {
    const parts = [{ id: 'a', name: 'Y', proportion: '100', family: 'constructor' }];
    const rows = [
      row({ name: 'X', proportion: '50', family: 'alkanone' }),
      row({ name: 'Raw material', proportion: '20', parts }),
      row({ name: 'Z', proportion: '30', family: 'none' }),
    ];
    expect(problemsOf(rows)).toEqual([
      ['ingredients.0.family', findingInEnglish(entryChecks.family.says('alkanone'))],
      ['ingredients.1.parts.0.family', findingInEnglish(entryChecks.family.says('constructor'))],
    ]);
  });

  it('names a proportion outside the pattern', () => {
    expect(problemsOf([known(1, '5-1')])).toEqual([['ingredients.0.proportion', value]]);
  });

  it.each([
    [['60', '40'], 0],
    [['60', '40.000001'], 1],
    [['60-100', '40-100'], 0],
    [['60-100', '41-100'], 1],
    [['>60', '<100'], 0],
  ])('the lower ends of %s exceed 100 %% %d times', (shares, count) => {
    const text =
      'The total ingredients proportion has exceeded 100%. Kindly review and revise the total ingredient proportion to ≤ 100%';
    const rows = shares.map((share, index) => known(index + 1, share));
    expect(problemsOf(rows)).toEqual(count === 0 ? [] : [['ingredients', text]]);
  });

  it('takes one balance, where the others leave something', () => {
    const balanceOf = (...shares: readonly string[]) =>
      checkIngredients(shares.map((share, index) => known(index + 1, share))).map(({ path, check }) => [path, check]);
    expect(balanceOf('ad 100 %', '99.999999')).toEqual([]);
    expect(balanceOf('60-100', 'rest')).toEqual([]);
    expect(balanceOf('rest', '100')).toEqual([['ingredients.0.proportion', 'entry.no-balance-left']]);
    expect(balanceOf('60', 'rest', 'balance')).toEqual([['ingredients.2.proportion', 'entry.second-balance']]);
  });

  it('refuses the same MaterialId twice', () => {
    expect(problemsOf([known(7, '10'), known(7, '20')])).toEqual([
      ['ingredients.1.name', 'Several ingredients with the same key were choosed'],
    ]);
  });

  it.each([
    [15, 'add', ['You cannot add more ingredient.']],
    [14, 'add', []],
    [3, 'remove', ['You cannot remove more ingredient']],
    [4, 'remove', []],
  ] as const)('with %d rows, %s says %s', (count, change, messages) => {
    expect(checkRowCount(count, change).map(({ message }) => findingInEnglish(message))).toEqual(messages);
  });

  it('goes by the limit of the service where that is another', () => {
    expect(checkRowCount(99, 'add', 100)).toEqual([]);
    expect(checkRowCount(100, 'add', 100)).toHaveLength(1);
    expect(checkRowCount(3, 'remove', 100)).toHaveLength(1);
  });

  it('takes digits and < > . - alone in a sanitised proportion', () => {
    const text = 'You can not enter invalid symbols: symbols <, >, ., - and 0-9 are valid';
    const rows = [row({ name: 'X', materialId: 1, proportion: '5', sanitisedProportion: '1~5' })];
    expect(problemsOf(rows)).toEqual([['ingredients.0.sanitisedProportion', text]]);
  });

  it('never ignores what is not in the catalogue', () => {
    const unknown = checkIngredients([row({ name: 'Grandmother’s secret', proportion: '100' })]);
    expect(unknown).toMatchObject([{ path: 'ingredients.0.name', severity: 'warning' }]);
    const byHand = { hazards: ['Skin Irrit. 2 H315'], source: 'SDS of the supplier' };
    expect(checkIngredients([row({ name: 'Secret', proportion: '100', handClassification: byHand })])).toEqual([]);
  });

  it('names a classification by hand that is none', () => {
    const byHand = { hazards: ['Skin Irrit. 2 H315', 'Skin Irrit. 9 H315', 'Dangerous'], source: 'S' };
    const rows = [row({ name: 'X', proportion: '100', handClassification: byHand })];
    expect(problemsOf(rows).map(([path]) => path)).toEqual([
      'ingredients.0.handClassification.hazards.1',
      'ingredients.0.handClassification.hazards.2',
    ]);
  });

  it('warns of a CAS number with a wrong check digit, and of a remainder', () => {
    const findings = checkIngredients([
      row({ name: 'Water', materialId: 1, casNumber: '7732-18-6', proportion: '90' }),
    ]);
    expect(findings.map(({ path }) => path)).toEqual(['ingredients.0.casNumber', 'ingredients']);
  });

  it.each([
    ['108-88-3', undefined],
    ['108-88-4', findingInEnglish(entryChecks.casCheckDigit.says())],
    ['108883', findingInEnglish(entryChecks.casForm.says())],
    ['toluene', findingInEnglish(entryChecks.casForm.says())],
  ])('distinguishes a wrong check digit from what is not a CAS number: %s', (casNumber, message) => {
    const findings = checkIngredients([row({ name: 'Toluene', materialId: 1, casNumber, proportion: '100' })]);
    const finding = findings.find(({ path }) => path === 'ingredients.0.casNumber');
    expect(finding && findingInEnglish(finding.message)).toBe(message);
  });
});
