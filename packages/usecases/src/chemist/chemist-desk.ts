import type { ResponseOf } from '@gosds/contract/call';
import type { chemistTasks, DeskPage, DeskTask, OpenedDeskTask } from '@gosds/contract/chemist/tasks';
import { Problem } from '@gosds/contract/problem';
import { collectFacts } from '../documents/collect-facts.ts';
import type { DocumentDeps, MakingDeps } from '../documents/document-deps.ts';
import { policy } from '../policy.ts';
import type { CollectedFacts } from '../sheet-maker.ts';
import type { ChemistTask, OpenedTask, TaskChange } from './chemist-task-store.ts';
import { toQuestion } from './to-question.ts';
import { addableOf, findingsOf, sectionsOf } from './show-proposal.ts';

/** A chemist's request for a task; `userId` is the chemist's id. */
export type TaskRequest = { readonly id: string; readonly userId: string };
export type ChangeRequest = TaskRequest & { readonly version: number };

/** Who looks at a task, and when. */
type Seen = { readonly userId: string; readonly now: Date };

/** A task as shown on a chemist's desk. */
export function toDeskTask(task: ChemistTask, { userId, now }: Seen): DeskTask {
  const { id, cwOrderId, productName, country, language, state, version, takenBy, queuedAt, dueAt } = task;
  return {
    ...{ id, cwOrderId, productName, country, language, state, version },
    takenBy: takenBy?.name ?? null,
    isMine: takenBy?.id === userId && state === 'taken',
    queuedAt: queuedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    isLate: state !== 'signed' && dueAt < now,
    signedAt: task.signedAt?.toISOString() ?? null,
    signedName: task.signedName,
  };
}

export const listTasks =
  ({ work, clock }: Pick<DocumentDeps, 'work' | 'clock'>) =>
  async (question: DeskPage & { readonly userId: string }): Promise<ResponseOf<typeof chemistTasks>> => {
    const { tasks, count } = await work.stores.chemistTasks.list(question);
    return { tasks: tasks.map((task) => toDeskTask(task, { userId: question.userId, now: clock() })), count };
  };

export async function findTask({ work }: Pick<DocumentDeps, 'work'>, id: string): Promise<OpenedTask> {
  const task = await work.stores.chemistTasks.find(id);
  if (!task) throw new Problem('not-found');
  return task;
}

/** The facts for the sheet of a task, from the buyer's entries. A signed sheet uses the day of its signature. */
export const factsOfTask = (
  { catalogue, clock, emergencyResponse }: Pick<DocumentDeps, 'catalogue' | 'clock' | 'emergencyResponse'>,
  { draft, signedAt }: OpenedTask,
): Promise<CollectedFacts> =>
  collectFacts(catalogue, { draft, previous: undefined, today: signedAt ?? clock(), emergencyResponse });

const make = async (deps: MakingDeps, task: OpenedTask) =>
  deps.sheets.edited({ facts: await factsOfTask(deps, task), edits: task.edits });

type Shown = { readonly task: OpenedTask; readonly made: Awaited<ReturnType<typeof make>>; readonly userId: string };

export async function showTask(deps: MakingDeps, { task, made, userId }: Shown): Promise<OpenedDeskTask> {
  const shown = toDeskTask(task, { userId, now: deps.clock() });
  return {
    ...shown,
    sections: sectionsOf(made, task.edits),
    addable: shown.isMine ? addableOf(made) : [],
    findings: findingsOf(made),
    questions: (await deps.work.stores.chemistTasks.questions(task.id)).map(toQuestion),
  };
}

export const openTask =
  (deps: MakingDeps) =>
  async ({ id, userId }: TaskRequest): Promise<OpenedDeskTask> => {
    await deps.limiter.take(policy.rateLimits.reviewsPerUser, userId);
    const task = await findTask(deps, id);
    return showTask(deps, { task, made: await make(deps, task), userId });
  };

/** Applies a change to the given version of a task. Throws Problem `task-changed` if that version is outdated. */
export async function changeTask(
  deps: Pick<DocumentDeps, 'work' | 'clock'>,
  { id, version, userId }: ChangeRequest,
  wanted: TaskChange,
): Promise<OpenedTask> {
  const isChanged = await deps.work.transaction(({ chemistTasks }) =>
    chemistTasks.change({ id, version, userId, change: wanted }, deps.clock()),
  );
  const task = await findTask(deps, id);
  if (!isChanged) throw new Problem('task-changed');
  return task;
}

const changeState =
  (kind: 'taken' | 'handed-back') =>
  (deps: Pick<DocumentDeps, 'work' | 'clock'>) =>
  async (request: ChangeRequest): Promise<DeskTask> =>
    toDeskTask(await changeTask(deps, request, { kind }), { userId: request.userId, now: deps.clock() });

export const takeTask = changeState('taken');
export const handBackTask = changeState('handed-back');
