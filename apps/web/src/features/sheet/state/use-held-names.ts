import type { HeldNames } from '../../../words/use-substance-name.ts';
import { useStore } from 'zustand';
import { useWizard } from './wizard-context.ts';

/** Names by language of the substance of a row; undefined until the sheet is made. */
export function useHeldNames(rowId: string): HeldNames | undefined {
  const { sheet } = useWizard();
  return useStore(sheet, ({ made }) => made?.product.ingredients.find(({ row }) => row.id === rowId)?.substance?.names);
}
