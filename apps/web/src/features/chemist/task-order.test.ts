import type { DeskTask } from '@gosds/contract/chemist/tasks';
import { describe, expect, it } from 'vitest';
import { sortedTasks, type TaskKey } from './task-order.ts';

const day = (at: number) => `2026-12-0${at.toString()}T08:00:00.000Z`;

const task = (cwOrderId: string, part: Partial<DeskTask>): DeskTask => ({
  id: cwOrderId,
  cwOrderId,
  productName: 'Glue',
  country: 'DE',
  language: 'de',
  state: 'queued',
  version: 1,
  takenBy: null,
  isMine: false,
  queuedAt: day(1),
  dueAt: day(5),
  isLate: false,
  signedAt: null,
  signedName: null,
  ...part,
});

const tasks = [
  task('9', { productName: 'glue 10', state: 'question', takenBy: 'Cora', queuedAt: day(2), dueAt: day(4) }),
  task('10', { productName: 'Glue 9', state: 'taken', takenBy: 'Cora', isMine: true, queuedAt: day(3), dueAt: day(8) }),
  task('11', { productName: 'Écume', state: 'taken', takenBy: 'Berta', queuedAt: day(1), dueAt: day(6) }),
  task('12', { productName: 'Zinc', queuedAt: day(4), dueAt: day(4) }),
];

const order = (key: TaskKey, isDescending = false) =>
  sortedTasks(tasks, { key, isDescending }).map(({ cwOrderId }) => cwOrderId);

describe('the queue of the chemists', () => {
  it.each([
    ['product', ['11', '10', '9', '12']],
    ['queued', ['11', '9', '10', '12']],
    ['due', ['9', '12', '11', '10']],
    ['state', ['10', '12', '11', '9']],
  ] as const)('is sorted by %s, and the other way round', (key, expected) => {
    expect(order(key)).toEqual(expected);
    if (key !== 'due') expect(order(key, true)).toEqual(expected.toReversed());
  });

  it('has those of one due time in the order in which they were bought, also the other way round', () => {
    expect(order('due', true)).toEqual(['10', '11', '9', '12']);
  });
});
