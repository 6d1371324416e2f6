import type { ResponseOf } from '@gosds/contract/call';
import { findLists } from '@gosds/contract/galleria/find-lists';
import { type DifferenceKind, getList, listDifference, listEntries } from '@gosds/contract/galleria/list-page';
import { invoke } from '../../../api/invoke.ts';

export type ListPageAnswer = ResponseOf<typeof getList>;
export type EditionKey = { readonly code: string; readonly version: string };

type Narrowed = { readonly text: string; readonly page: number; readonly country?: string; readonly without?: string };

export const loadLists = (narrowed: Narrowed) => invoke(findLists, { body: { ...narrowed } });

export const loadList = (code: string) => invoke(getList, { params: { code } });

type AskedEntries = { readonly version: string; readonly text: string; readonly page: number };

export const loadEntries = (code: string, query: AskedEntries) =>
  invoke(listEntries, { params: { code }, body: { ...query } });

type AskedDifference = {
  readonly first: EditionKey;
  readonly second: EditionKey;
  readonly kinds: readonly DifferenceKind[];
  readonly page: number;
};

export const loadDifference = ({ kinds, ...query }: AskedDifference) =>
  invoke(listDifference, { body: { ...query, kinds: [...kinds] } });
