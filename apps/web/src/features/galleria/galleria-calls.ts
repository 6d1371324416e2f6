import { galleriaSearch } from '@gosds/contract/galleria/chemical-search';
import { checkChemicals } from '@gosds/contract/galleria/check-chemicals';
import { listMatches, type ProductChemical } from '@gosds/contract/galleria/list-matches';
import { galleriaState } from '@gosds/contract/galleria/galleria-state';
import { getChemical } from '@gosds/contract/galleria/get-chemical';
import { queryOptions } from '@tanstack/react-query';
import { invoke } from '../../api/invoke.ts';

export const searchChemicals = async (pattern: string, page: number) =>
  (await invoke(galleriaSearch, { body: { pattern, page } })).data;

export const loadCatalogueState = () => invoke(galleriaState);

export const loadChemical = (materialId: number) => invoke(getChemical, { params: { materialId } });

export const checkLines = async (lines: readonly string[]) =>
  (await invoke(checkChemicals, { body: { lines: [...lines] } })).lines;

export const loadMatches = (chemicals: readonly ProductChemical[]) =>
  invoke(listMatches, { body: { chemicals: [...chemicals] } });

/** Polled every few seconds until the first load of the catalogue has ended. */
export const catalogueState = queryOptions({
  queryKey: ['galleria-state'],
  queryFn: loadCatalogueState,
  refetchInterval: ({ state }) => (state.data?.catalogue === null ? 2_000 : false),
});
