import { answerQuestion, buyerQuestions } from '@gosds/contract/chemist/buyer-questions';
import {
  addElement,
  askBuyer,
  chemistTask,
  chemistTasks,
  editLine,
  handBackTask,
  signTask,
  takeTask,
} from '@gosds/contract/chemist/tasks';
import { saveParameters } from '@gosds/contract/chemist/save-parameters';
import { Problem } from '@gosds/contract/problem';
import type { FastifyRequest } from 'fastify';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

/** The id of a chemist. Throws Problem `not-allowed` for other users. */
function chemistOf(request: FastifyRequest): string {
  const user = userOf(request);
  if (!user.isChemistAllowed) throw new Problem('not-allowed');
  return user.id;
}

/** Routes for buyers who order from a chemist and answer questions. */
export const chemistOrderRoutes = (desk: UseCases['chemist']): readonly Route[] => [
  route(saveParameters, async (request) => ({
    data: await desk.order({ ...request.body, userId: userOf(request).id }),
  })),
  route(buyerQuestions, async (request) => desk.questions({ ...request.params, userId: userOf(request).id })),
  route(answerQuestion, async (request) =>
    desk.answer({ ...request.params, ...request.body, userId: userOf(request).id }),
  ),
];

export const chemistRoutes = (desk: UseCases['chemist']): readonly Route[] => [
  route(chemistTasks, async (request) => desk.list({ ...request.query, userId: chemistOf(request) })),
  route(chemistTask, async (request) => desk.open({ ...request.params, userId: chemistOf(request) })),
  route(takeTask, async (request) => desk.take({ ...request.params, ...request.body, userId: chemistOf(request) })),
  route(handBackTask, async (request) =>
    desk.handBack({ ...request.params, ...request.body, userId: chemistOf(request) }),
  ),
  route(editLine, async (request) => {
    const { version, edit, ...line } = request.body;
    return desk.editLine({ id: request.params.id, userId: chemistOf(request), version, line, edit });
  }),
  route(addElement, async (request) => {
    const { version, addition, ...element } = request.body;
    return desk.addElement({ id: request.params.id, userId: chemistOf(request), version, element, addition });
  }),
  route(askBuyer, async (request) => desk.ask({ ...request.params, ...request.body, userId: chemistOf(request) })),
  route(signTask, async (request) => desk.sign({ ...request.params, ...request.body, userId: chemistOf(request) })),
];
