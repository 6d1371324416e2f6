import { describe, expect, it } from 'vitest';
import { memoisedByTwo } from './memoised.ts';

describe('a function of two objects', () => {
  const english = { acetone: 'acetone' };
  const german = { acetone: 'Aceton' };
  const record = { key: 'acetone' as const };

  it('keeps the answers of two languages for the same record apart', () => {
    const nameIn = memoisedByTwo((words: typeof english, { key }: typeof record) => words[key]);
    expect([nameIn(english, record), nameIn(german, record), nameIn(english, record)]).toEqual([
      'acetone',
      'Aceton',
      'acetone',
    ]);
  });

  it('is worked out once for each pair', () => {
    let calls = 0;
    const count = memoisedByTwo((_one: object, _other: object) => (calls += 1));
    const answers = [count(english, record), count(english, record), count(german, record), count(german, record)];
    expect(answers).toEqual([1, 1, 2, 2]);
  });
});
