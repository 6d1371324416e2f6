import { expect, it } from 'vitest';
import { sharedWhileRunning } from './shared-while-running.ts';

const counted = (run: (key: string) => Promise<string>) => {
  const calls: string[] = [];
  const shared = sharedWhileRunning(
    (key: string) => {
      calls.push(key);
      return run(key);
    },
    (key) => key,
  );
  return { calls, shared };
};

it('does the work of equal requests once, and of others for themselves', async () => {
  const { calls, shared } = counted(async (key) => `answer of ${key}`);
  const answers = await Promise.all([shared('a'), shared('a'), shared('b')]);
  expect(answers).toEqual(['answer of a', 'answer of a', 'answer of b']);
  expect(calls).toEqual(['a', 'b']);
});

it('works again once the first has ended, well or badly', async () => {
  const { calls, shared } = counted(() => Promise.reject(new Error('no')));
  await expect(Promise.allSettled([shared('a'), shared('a')])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  await expect(shared('a')).rejects.toThrow('no');
  expect(calls).toEqual(['a', 'a']);
});
