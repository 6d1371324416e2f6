import type { Place } from '@gosds/catalogue/galleria/places';
import type { ChemicalStore, ListFacts, Listing } from '../chemicals/chemical-store.ts';
import { childNodes, isForIndustries, listsAt, type NodeType, pointsBelow, type TreeNode } from './list-tree.ts';

type Catalogue = Pick<ChemicalStore, 'state' | 'lists'>;

/** Returns every loaded list. Reads the lists once per load of the catalogue. */
export function rememberLists({ state, lists }: Catalogue): () => Promise<readonly ListFacts[]> {
  let known: { readonly of: number; readonly lists: Promise<readonly ListFacts[]> } | undefined;
  return async () => {
    const of = (await state())?.loadedAt.getTime() ?? 0;
    if (known?.of !== of) known = { of, lists: lists() };
    try {
      return await known.lists;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
}

type TreeQuestion = {
  readonly place: Place;
  /** Codes; empty for every industry. */
  readonly industries: readonly string[];
  readonly materialId: number | undefined;
  /** The node whose children are asked for. With `selected`, returns the data points below those nodes instead. */
  readonly node: { readonly id: string; readonly type: NodeType };
  readonly selected: readonly string[] | undefined;
};

type Deps = {
  readonly chemicals: Pick<ChemicalStore, 'codesNaming'>;
  readonly allLists: () => Promise<readonly ListFacts[]>;
};

/** Returns one level of the tree of data points. */
export const browseLists =
  ({ chemicals, allLists }: Deps) =>
  async ({ place, industries, materialId, node, selected }: TreeQuestion): Promise<readonly TreeNode[]> => {
    const codes = materialId === undefined ? [] : await chemicals.codesNaming(materialId);
    const lists = listsAt(await allLists(), place).filter((list) => isForIndustries(list, industries));
    const question = { lists, named: new Set(codes) };
    return selected === undefined ? childNodes(question, node) : pointsBelow(question, selected);
  };

/** The entries of one list for a chemical; empty if the list does not name it. */
export type FieldValue = Listing & { readonly materialId: number };

/** The entries of the given lists for each of the given chemicals. Leaves out lists that do not exist. */
export const fieldValues =
  ({ chemicals, allLists }: { readonly chemicals: Pick<ChemicalStore, 'listingsOf'> } & Pick<Deps, 'allLists'>) =>
  async (materialIds: readonly number[], codes: readonly string[]): Promise<readonly FieldValue[]> => {
    const byCode = new Map((await allLists()).map((list) => [list.code, list]));
    const values: FieldValue[] = [];
    for (const materialId of materialIds) {
      const listings = new Map((await chemicals.listingsOf(materialId)).map((each) => [each.list.code, each]));
      for (const code of codes) {
        const list = byCode.get(code);
        if (list) values.push({ materialId, list, entries: listings.get(code)?.entries ?? [] });
      }
    }
    return values;
  };
