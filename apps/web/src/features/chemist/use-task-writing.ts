import type { AddableElement, DeskLine, OpenedDeskTask } from '@gosds/contract/chemist/tasks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addToLabel, deskTask, writeLine } from './chemist-calls.ts';

/** Sends a change of the task and shows the task as it is then. `onReload` keeps the input for the newer version. */
function useTaskWriting<Change>(task: OpenedDeskTask, send: (change: Change) => Promise<OpenedDeskTask>) {
  const queries = useQueryClient();
  const write = useMutation({
    mutationFn: send,
    onSuccess: async (next) => {
      // An answer that was asked for before this change would undo it.
      await queries.cancelQueries({ queryKey: deskTask(task.id).queryKey });
      queries.setQueryData(deskTask(task.id).queryKey, next);
    },
  });
  const onReload = () => {
    void queries.invalidateQueries({ queryKey: ['chemist'] });
    write.reset();
  };
  return { write, onReload };
}

/** Writes a line; null restores the proposal. */
export const useWriting = (task: OpenedDeskTask, line: DeskLine) =>
  useTaskWriting(task, (edit: DeskLine['edit']) =>
    writeLine(task.id, { version: task.version, part: line.part, id: line.id, edit }),
  );

export type Addition = Pick<AddableElement, 'added' | 'code'> & {
  /** Null takes the added element off again. */
  readonly addition: { readonly reason: string; readonly names?: string } | null;
};

export const useAdding = (task: OpenedDeskTask) =>
  useTaskWriting(task, (addition: Addition) => addToLabel(task.id, { version: task.version, ...addition }));
