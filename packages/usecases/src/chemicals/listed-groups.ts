import type { ChemicalStore, ListFacts } from './chemical-store.ts';

/** A chemical, a list, and the groups without numbers on it that may name the chemical by its element. */
export type ListedGroups = {
  readonly number: number;
  readonly list: ListFacts;
  readonly groups: readonly string[];
};

type Deps = {
  readonly chemicals: Pick<ChemicalStore, 'groupsNaming'>;
  readonly allLists: () => Promise<readonly ListFacts[]>;
};

/** In the order of the lists. */
export const listedGroups =
  ({ chemicals, allLists }: Deps) =>
  async (numbers: readonly number[]): Promise<readonly ListedGroups[]> => {
    const matches = await chemicals.groupsNaming(numbers);
    return (await allLists()).flatMap((list) =>
      matches.filter(({ code }) => code === list.code).map(({ number, groups }) => ({ number, list, groups })),
    );
  };
