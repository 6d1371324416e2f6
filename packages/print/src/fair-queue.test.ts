import { describe, expect, it } from 'vitest';
import { createFairQueue, type Turn } from './fair-queue.ts';

type Work = Turn & { readonly name: string };

const free = () => 0;
const work = (name: string, maxAtOnce = 9): Work => ({ owner: name[0]!, name, maxAtOnce });

function filled(...names: readonly string[]) {
  const queue = createFairQueue<Work>();
  for (const name of names) queue.add(work(name));
  return queue;
}

function order(queue: ReturnType<typeof filled>) {
  const names: string[] = [];
  for (let next = queue.next(free); next; next = queue.next(free)) names.push(next.name);
  return names;
}

describe('a queue of many owners', () => {
  it('hands out in turn, and to each in the order that its work came', () => {
    expect(order(filled('a1', 'a2', 'a3', 'b1', 'b2', 'c1'))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('lets whoever comes later wait for one of each other owner at most', () => {
    const queue = filled('a1', 'a2', 'a3', 'a4');
    expect(queue.next(free)?.name).toBe('a1');
    queue.add(work('b1'));
    expect(order(queue)).toEqual(['a2', 'b1', 'a3', 'a4']);
  });

  it('passes over an owner that has as much under way as it may', () => {
    const queue = createFairQueue<Work>();
    for (const each of [work('a1', 1), work('b1', 1)]) queue.add(each);
    expect(queue.next((owner) => (owner === 'a' ? 1 : 0))?.name).toBe('b1');
    expect(queue.next((owner) => (owner === 'a' ? 1 : 0))).toBeUndefined();
    expect(queue.next(free)?.name).toBe('a1');
  });

  it('takes back what has to be done again', () => {
    const queue = filled('a1', 'b1');
    queue.addFirst(work('a0'));
    expect(order(queue)).toEqual(['a0', 'b1', 'a1']);
  });

  it('counts, and empties', () => {
    const queue = filled('a1', 'a2', 'b1');
    expect([queue.length(), queue.lengthOf('a'), queue.lengthOf('c')]).toEqual([3, 2, 0]);
    expect(queue.empty()).toHaveLength(3);
    expect(queue.length()).toBe(0);
  });

  it('gives back what nobody waits for any more, once', () => {
    const queue = createFairQueue<Work>();
    const [gone, only] = [work('a2'), work('b1')];
    for (const each of [work('a1'), gone, work('a3'), only]) queue.add(each);
    expect([queue.remove(gone), queue.remove(gone), queue.remove(only)]).toEqual([true, false, true]);
    expect(order(queue)).toEqual(['a1', 'a3']);
  });
});
