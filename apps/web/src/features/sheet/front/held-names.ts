import type { SubstanceFacts } from '@gosds/contract/catalogue/get-substance';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { HeldNames } from '../../../words/use-substance-name.ts';

/** By the number of the substance in the catalogue. */
const store = createStore<Readonly<Record<number, HeldNames>>>(() => ({}));

/** Keeps the names of a substance's record once it is read. Apart from the product, so that no name changes that. */
export function keepNames({ materialId, names }: Pick<SubstanceFacts['substance'], 'materialId' | 'names'>): void {
  if (names !== undefined) store.setState({ [materialId]: names });
}

/** Names by language of the substance's record; undefined until that is read. */
export const useKeptNames = (materialId: number | null): HeldNames | undefined =>
  useStore(store, (kept) => (materialId === null ? undefined : kept[materialId]));
