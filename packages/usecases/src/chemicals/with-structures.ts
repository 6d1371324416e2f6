import type { ChemicalStore, FoundChemical } from './chemical-store.ts';
import { type SmilesText, smilesIn } from './smiles.ts';

/** Reads structures outside the thread of the service. */
export type StructureReader = {
  /**
   * The InChIKey of each SMILES; undefined for a text that is none. Those who ask take turns. Throws a Problem if one
   * takes too long, or if all that `asker` sent lately do.
   */
  readonly keysOf: (smiles: readonly string[], asker: string) => Promise<readonly (string | undefined)[]>;
};

/** The first block of an InChIKey tells the skeleton: atoms and bonds without stereochemistry and isotopes. */
const skeletonOf = (key: string): string => key.slice(0, key.indexOf('-'));

const isSure = ({ match }: FoundChemical): boolean =>
  match === 'exact' || match === 'identifier' || match === 'formula' || match === 'within';

/** Best first, each chemical once. */
function onceEach(found: readonly FoundChemical[], limit: number): readonly FoundChemical[] {
  const numbers = new Map<number, FoundChemical>();
  for (const each of found) if (!numbers.has(each.number)) numbers.set(each.number, each);
  return [...numbers.values()].slice(0, limit);
}

/** What is shown for a text that is a structure with `key`, and perhaps a formula or a name too. */
function merged(
  { smiles, isCertain }: SmilesText,
  { named, same, alike }: Readonly<Record<'named' | 'same' | 'alike', readonly FoundChemical[]>>,
): readonly FoundChemical[] {
  const structures = same.map((each) => ({ ...each, match: 'structure' as const, matched: smiles }));
  // Its formula and its beginning as a name say nothing of a text that is a structure for certain.
  if (isCertain) return [...structures, ...alike, ...named.filter(({ match }) => match === 'exact')];
  // Of one that may be a structure, names go before isotopes: those of methanol for `CO`.
  return [...named.filter(isSure), ...structures, ...named.filter((each) => !isSure(each)), ...alike];
}

/** The keys; none where the reader fails, if `texts` say enough as names and formulas. */
async function keysOf(
  reader: StructureReader,
  { texts, asker = '' }: { readonly texts: readonly SmilesText[]; readonly asker: string | undefined },
): Promise<readonly (string | undefined)[]> {
  try {
    return await reader.keysOf(
      texts.map(({ smiles }) => smiles),
      asker,
    );
  } catch (fault) {
    if (texts.some(({ isCertain }) => isCertain)) throw fault;
    return [];
  }
}

/** The catalogue, in which a SMILES finds its chemical by the InChIKey, however it is written. */
export function withStructures(store: ChemicalStore, reader: StructureReader): ChemicalStore {
  return {
    ...store,
    async search(pattern, limit, asker) {
      const text = smilesIn(pattern);
      if (text === undefined) return store.search(pattern, limit);
      const [named, [key]] = await Promise.all([
        store.search(pattern, limit),
        keysOf(reader, { texts: [text], asker }),
      ]);
      if (key === undefined) return named;
      const [same, alike] = await Promise.all([store.search(key, limit), store.withSkeleton(skeletonOf(key), limit)]);
      return onceEach(merged(text, { named, same, alike }), limit);
    },
    /** A text such as `CO` is read as a structure only beside others that are structures for certain. */
    async resolve(texts, asker) {
      const read = texts.map(smilesIn);
      const named = await store.resolve(texts);
      const isOfStructures = read.some((each) => each?.isCertain);
      const asked = read.flatMap((each, at) => (each && (isOfStructures || named[at]?.length === 0) ? [each] : []));
      if (asked.length === 0) return named;
      const keys = await keysOf(reader, { texts: asked, asker });
      const met = await store.resolve(asked.map((_, at) => keys[at] ?? ''));
      const ofSmiles = new Map(asked.map(({ smiles }, at) => [smiles, keys[at] === undefined ? [] : (met[at] ?? [])]));
      return read.map((each, at) => [
        ...new Set([...(named[at] ?? []), ...(each ? (ofSmiles.get(each.smiles) ?? []) : [])]),
      ]);
    },
  };
}
