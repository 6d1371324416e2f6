import type { DeskTask } from '@gosds/contract/chemist/tasks';
import type { Sorting } from '../../ui/sort-head.tsx';

export type TaskKey = 'product' | 'queued' | 'due' | 'state';

/** Questions of the buyer stand after what a chemist can do now. */
const stateRank = ({ state, isMine }: DeskTask): number =>
  ({ queued: 1, taken: isMine ? 0 : 2, question: 3, signed: 4 })[state];

/** The name beside the state. */
const nameBeside = ({ signedName, takenBy }: DeskTask): string => signedName ?? takenBy ?? '';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const comparisons: Readonly<Record<TaskKey, (a: DeskTask, b: DeskTask) => number>> = {
  product: (a, b) => collator.compare(a.productName, b.productName),
  queued: (a, b) => Date.parse(a.queuedAt) - Date.parse(b.queuedAt),
  due: (a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt),
  state: (a, b) => stateRank(a) - stateRank(b) || collator.compare(nameBeside(a), nameBeside(b)),
};

/** The tasks in this order; those that are equal in it by their due time, then by their order. */
export function sortedTasks(tasks: readonly DeskTask[], { key, isDescending }: Sorting<TaskKey>): readonly DeskTask[] {
  const sign = isDescending ? -1 : 1;
  return tasks.toSorted(
    (a, b) => sign * comparisons[key](a, b) || comparisons.due(a, b) || collator.compare(a.cwOrderId, b.cwOrderId),
  );
}
