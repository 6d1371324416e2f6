import type { DeskQuestion } from '@gosds/contract/chemist/tasks';
import type { ChemistQuestion } from './chemist-task-store.ts';

/** A question in the form of the API. */
export const toQuestion = ({ text, askedAt, answer, answeredAt }: ChemistQuestion): DeskQuestion => ({
  ...{ text, answer },
  askedAt: askedAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
});
