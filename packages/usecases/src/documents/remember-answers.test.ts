import { describe, expect, it } from 'vitest';
import { rememberAnswers } from './remember-answers.ts';

describe('remembered answers', () => {
  it('are made once, also for those who ask at the same time, until too many others came', async () => {
    const made: string[] = [];
    const ask = rememberAnswers(
      async (name: string) => {
        made.push(name);
        return name;
      },
      { keyOf: (name) => name, max: 2 },
    );
    await Promise.all([ask('a'), ask('a'), ask('b')]);
    await ask('a');
    await ask('c');
    await ask('b');
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('are no failures: those are tried again', async () => {
    const tries = { count: 0 };
    const ask = rememberAnswers(
      async () => {
        tries.count += 1;
        if (tries.count === 1) throw new Error('busy');
        return tries.count;
      },
      { keyOf: () => '', max: 2 },
    );
    await expect(ask('')).rejects.toThrow('busy');
    expect(await ask('')).toBe(2);
  });
});
