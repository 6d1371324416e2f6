import type { BuyerQuestions } from '@gosds/contract/chemist/buyer-questions';
import type { DeskTask } from '@gosds/contract/chemist/tasks';
import { Problem } from '@gosds/contract/problem';
import type { OwnOrder } from '../checkout/checkout.ts';
import type { DocumentDeps } from '../documents/document-deps.ts';
import { type ChangeRequest, findTask, toDeskTask } from './chemist-desk.ts';
import { mailQuestionKind } from './chemist-jobs.ts';
import type { ChemistTask } from './chemist-task-store.ts';
import { toQuestion } from './to-question.ts';

type Deps = Pick<DocumentDeps, 'work' | 'clock'>;

/** Mails the chemist's question to the buyer. Nobody can edit the sheet until the buyer answers. */
export const askBuyer =
  ({ work, clock }: Deps) =>
  async ({ id, userId, version, text }: ChangeRequest & { readonly text: string }): Promise<DeskTask> => {
    const { orderId } = await findTask({ work }, id);
    await work.transaction(async ({ chemistTasks, jobs }) => {
      const change = { kind: 'asked' as const, text };
      if (!(await chemistTasks.change({ id, version, userId, change }, clock()))) throw new Problem('task-changed');
      const key = `mail-chemist-question:${orderId}:${version}`;
      await jobs.enqueue({ kind: mailQuestionKind, key, data: { orderId, version } });
    });
    return toDeskTask(await findTask({ work }, id), { userId, now: clock() });
  };

/** Throws Problem `not-found` for another user's order, or one that no chemist authors. */
async function ownTask({ work }: Deps, key: OwnOrder): Promise<ChemistTask> {
  const task = await work.stores.chemistTasks.findOfBuyer(key, 'read');
  if (!task) throw new Problem('not-found');
  return task;
}

/** Throws Problem `team-reader` if the user's role in the team that shares the sheet is read-only. */
async function answerableTask(deps: Deps, key: OwnOrder): Promise<ChemistTask> {
  await ownTask(deps, key);
  const task = await deps.work.stores.chemistTasks.findOfBuyer(key, 'write');
  if (!task) throw new Problem('team-reader');
  return task;
}

async function questionsOf(
  { work }: Deps,
  { id, productName, cwOrderId, state }: ChemistTask,
): Promise<BuyerQuestions> {
  const questions = (await work.stores.chemistTasks.questions(id)).map(toQuestion);
  return { productName, cwOrderId, isOpen: state === 'question', questions };
}

export const viewQuestions =
  (deps: Deps) =>
  async (key: OwnOrder): Promise<BuyerQuestions> =>
    questionsOf(deps, await ownTask(deps, key));

/** Stores the buyer's answer, so that the chemist can go on. */
export const answerQuestion =
  (deps: Deps) =>
  async ({ answer, ...key }: OwnOrder & { readonly answer: string }): Promise<BuyerQuestions> => {
    const { id, version } = await answerableTask(deps, key);
    const change = { kind: 'answered' as const, text: answer };
    const isTaken = await deps.work.transaction(({ chemistTasks }) =>
      chemistTasks.change({ id, version, userId: key.userId, change }, deps.clock()),
    );
    if (!isTaken) throw new Problem('task-changed');
    return questionsOf(deps, await ownTask(deps, key));
  };
