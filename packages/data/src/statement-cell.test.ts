import { describe, expect, it } from 'vitest';
import { categoryStatementCell, hazardStatementCell, statementCell, wholeStatementCell } from './statement-cell.ts';

const cells = { wholeStatementCell, hazardStatementCell, categoryStatementCell, statementCell };

describe('the cell of a statement', () => {
  it.each([
    ['H225', ['wholeStatementCell', 'hazardStatementCell', 'categoryStatementCell', 'statementCell']],
    ['H360FD', ['hazardStatementCell', 'statementCell']],
    ['EUH380', ['categoryStatementCell', 'statementCell']],
    ['EUH066A', []],
    ['H22', []],
    ['H2255', []],
    ['h225', []],
    [' H225', []],
    ['P280', []],
    ['', []],
  ])('%j is one of %j', (text, expected) => {
    const reading = Object.entries(cells).filter(([, cell]) => cell.safeParse(text).success);
    expect(reading.map(([name]) => name)).toEqual(expected);
  });

  it('says what to write instead', () => {
    const messages = Object.values(cells).map((cell) =>
      cell.safeParse('225').error?.issues.map(({ message }) => message),
    );
    expect(messages).toEqual([
      ['Write a hazard statement such as H302.'],
      ['Write a hazard statement such as H225 or H350i.'],
      ['Write a statement such as H225 or EUH380.'],
      ['Write a statement such as H225 or EUH066.'],
    ]);
  });
});
