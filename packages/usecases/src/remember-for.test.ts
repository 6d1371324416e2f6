import { describe, expect, it } from 'vitest';
import { rememberFor } from './remember-for.ts';

/** A memory of three answers for a second, and a counter as what is asked. */
function opened() {
  const world = { ms: 0, asked: 0, answer: 'a' as string | undefined };
  const memory = rememberFor<string | undefined>({ forMs: 1_000, most: 3 }, () => new Date(world.ms));
  const ask = (key: string) =>
    memory.ask(key, async () => {
      world.asked += 1;
      if (world.answer === 'fault') throw new Error('It is away.');
      return world.answer;
    });
  return { world, memory, ask };
}

describe('an answer that was just given', () => {
  it('is given again until its time has passed since it was asked for', async () => {
    const { world, ask } = opened();
    await ask('one');
    world.ms = 999;
    world.answer = 'b';
    expect(await ask('one')).toBe('a');
    world.ms = 1_000;
    expect(await ask('one')).toBe('b');
    expect(world.asked).toBe(2);
  });

  it('is asked for once by callers at the same moment', async () => {
    const { world, ask } = opened();
    expect(await Promise.all([ask('one'), ask('one'), ask('two')])).toEqual(['a', 'a', 'a']);
    expect(world.asked).toBe(2);
  });

  it('is not kept if it failed or is empty', async () => {
    const { world, ask } = opened();
    for (const answer of ['fault', undefined]) {
      world.answer = answer;
      await ask('one').catch(() => undefined);
    }
    world.answer = 'a';
    expect(await ask('one')).toBe('a');
    expect(world.asked).toBe(3);
  });

  it('is forgotten on demand, also while it is on its way', async () => {
    const { world, memory, ask } = opened();
    const onItsWay = ask('one');
    memory.forget('one');
    await onItsWay;
    await ask('one');
    expect(world.asked).toBe(2);
  });

  it('makes room for others, the oldest first', async () => {
    const { world, ask } = opened();
    for (const key of ['one', 'two', 'three', 'four', 'two']) await ask(key);
    expect(world.asked).toBe(4);
    await ask('one');
    expect(world.asked).toBe(5);
  });
});
