import type { DeskTask } from '@gosds/contract/chemist/tasks';
import { useWords } from '../../words/words.ts';

/** Shows who has the task. */
export function TaskState({ task }: { readonly task: DeskTask }) {
  const { state: words } = useWords().chemist;
  if (task.state === 'queued') return <span>{words.queued}</span>;
  if (task.state === 'question') return <span>{words.asked}</span>;
  if (task.state === 'signed') return <span>{words.signedBy(task.signedName ?? '')}</span>;
  return <span>{task.isMine ? words.mine : words.takenBy(task.takenBy ?? '')}</span>;
}
