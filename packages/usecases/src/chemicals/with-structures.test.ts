import { describe, expect, it } from 'vitest';
import type { ChemicalStore, FoundChemical } from './chemical-store.ts';
import { withStructures } from './with-structures.ts';

const keys: Readonly<Record<string, string>> = {
  CO: 'METHANOLXXXXXX-UHFFFAOYSA-N',
  'CC(C)=O': 'ACETONEXXXXXXX-UHFFFAOYSA-N',
  'C=O': 'FORMALDEHYDEXX-UHFFFAOYSA-N',
  'C[C@H](N)C(O)=O': 'ALANINEXXXXXXX-LEFTXXXXSA-N',
  'CC(N)C(O)=O': 'ALANINEXXXXXXX-UHFFFAOYSA-N',
  'N#[Xe]': 'UNHEARDOFXXXXX-UHFFFAOYSA-N',
};

const found = (number: number, match: FoundChemical['match'], matched = ''): FoundChemical => ({
  number,
  match,
  matched,
});

const searches: Readonly<Record<string, readonly FoundChemical[]>> = {
  CO: [found(1, 'exact', 'CO'), found(2, 'beginning', 'Cobalt')],
  'CC(C)=O': [found(3, 'alike', 'Ccc')],
  'C=O': [found(1, 'formula', 'C=O')],
  'N#[Xe]': [found(4, 'part', 'n xe')],
  acetone: [found(11, 'exact', 'acetone')],
  [keys['CO'] ?? '']: [found(10, 'identifier')],
  [keys['CC(C)=O'] ?? '']: [found(11, 'identifier')],
  [keys['C=O'] ?? '']: [found(12, 'identifier')],
  [keys['C[C@H](N)C(O)=O'] ?? '']: [found(13, 'identifier')],
};

const skeletons: Readonly<Record<string, readonly FoundChemical[]>> = {
  ALANINEXXXXXXX: [found(13, 'skeleton'), found(14, 'skeleton')],
  METHANOLXXXXXX: [found(15, 'skeleton')],
};

function opened(fails?: () => Promise<never>) {
  const asked: string[] = [];
  const store = {
    search: async (pattern) => searches[pattern] ?? [],
    resolve: async (texts) =>
      texts.map((text) =>
        (searches[text] ?? [])
          .filter(({ match }) => match !== 'alike' && match !== 'part')
          .slice(0, 1)
          .map(({ number }) => number),
      ),
    withSkeleton: async (block) => skeletons[block] ?? [],
  } as const satisfies Partial<ChemicalStore>;
  const chemicals = withStructures(store as unknown as ChemicalStore, {
    keysOf: async (smiles) => {
      await fails?.();
      asked.push(...smiles);
      return smiles.map((each) => keys[each]);
    },
  });
  return { chemicals, asked };
}

describe('a search with structures', () => {
  it.each([
    ['CC(C)=O', [11]],
    // A formula as well: both, the formula first. Isotopes of the structure last.
    ['CO', [1, 10, 2, 15]],
    // Its formula without the bond, that of carbon monoxide, is no reading of a structure.
    ['C=O', [12]],
    // The same skeleton comes after the structure itself, and alone where nothing has the structure.
    ['C[C@H](N)C(O)=O', [13, 14]],
    ['CC(N)C(O)=O', [13, 14]],
    // A structure that no chemical has is not answered with names that look like it.
    ['N#[Xe]', []],
    ['C[=O', []],
    ['acetone', [11]],
  ])('finds for %s', async (pattern, numbers) => {
    const { chemicals } = opened();
    expect((await chemicals.search(pattern, 10)).map(({ number }) => number)).toEqual(numbers);
  });

  it('says how the text was read', async () => {
    const met = await opened().chemicals.search('CO', 10);
    expect(met.map(({ number, match, matched }) => [number, match, matched])).toEqual([
      [1, 'exact', 'CO'],
      [10, 'structure', 'CO'],
      [2, 'beginning', 'Cobalt'],
      [15, 'skeleton', ''],
    ]);
  });

  it('asks nothing of the reader for a name', async () => {
    const { chemicals, asked } = opened();
    await chemicals.search('acetone', 10);
    await chemicals.resolve(['acetone', '67-64-1']);
    expect(asked).toEqual([]);
  });

  it('finds names and formulas where no structure can be read, and fails for what is a structure for certain', async () => {
    const { chemicals } = opened(() => Promise.reject(new Error('The reader is away.')));
    expect((await chemicals.search('CO', 10)).map(({ number }) => number)).toEqual([1, 2]);
    expect(await chemicals.resolve(['CO', 'N'])).toEqual([[1], []]);
    await expect(chemicals.search('CC(C)=O', 10)).rejects.toThrow('away');
    await expect(chemicals.resolve(['CO', 'CC(C)=O'])).rejects.toThrow('away');
  });

  it('keeps to the limit', async () => {
    expect(await opened().chemicals.search('CO', 2)).toHaveLength(2);
  });
});

describe('a paste with structures', () => {
  it('reads what can be a formula as such, unless another line is a structure for certain', async () => {
    const { chemicals } = opened();
    expect(await chemicals.resolve(['CO', 'acetone'])).toEqual([[1], [11]]);
    expect(await chemicals.resolve(['CO', 'CC(C)=O'])).toEqual([[1, 10], [11]]);
  });

  it('names only the structure itself, never another of its skeleton', async () => {
    expect(await opened().chemicals.resolve(['CC(N)C(O)=O', 'C[C@H](N)C(O)=O'])).toEqual([[], [13]]);
  });
});
