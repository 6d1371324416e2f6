import {
  addElement,
  askBuyer,
  chemistTask,
  chemistTasks,
  type DeskPage,
  editLine,
  handBackTask,
  type OpenedDeskTask,
  signTask,
  takeTask,
} from '@gosds/contract/chemist/tasks';
import type { BodyOf } from '@gosds/contract/call';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { invoke } from '../../api/invoke.ts';

export const loadTasks = ({ list, sort, order, page }: DeskPage) =>
  invoke(chemistTasks, { search: String(new URLSearchParams({ list, sort, order, page: String(page) })) });

export const loadTask = (id: string): Promise<OpenedDeskTask> => invoke(chemistTask, { params: { id } });

export const deskTasks = (question: DeskPage) =>
  queryOptions({
    queryKey: ['chemist', 'tasks', question],
    queryFn: () => loadTasks(question),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const deskTask = (id: string) =>
  queryOptions({
    queryKey: ['chemist', 'task', id],
    queryFn: () => loadTask(id),
    staleTime: 0,
  });

export type TaskAct = { readonly id: string; readonly version: number };

export const take = ({ id, version }: TaskAct) => invoke(takeTask, { params: { id }, body: { version } });

export const handBack = ({ id, version }: TaskAct) => invoke(handBackTask, { params: { id }, body: { version } });

export const writeLine = (id: string, body: BodyOf<typeof editLine>): Promise<OpenedDeskTask> =>
  invoke(editLine, { params: { id }, body });

export const addToLabel = (id: string, body: BodyOf<typeof addElement>): Promise<OpenedDeskTask> =>
  invoke(addElement, { params: { id }, body });

export const ask = ({ id, version, text }: TaskAct & { readonly text: string }) =>
  invoke(askBuyer, { params: { id }, body: { version, text } });

export const sign = ({ id, version, name }: TaskAct & { readonly name: string }) =>
  invoke(signTask, { params: { id }, body: { version, name } });
