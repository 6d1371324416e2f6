import { partSchema } from '@gosds/sheet/draft/draft';
import { useEffect } from 'react';
import { useRowLookup } from './use-row-lookup.ts';
import { changeRow, rowById } from '../state/ingredient-edits.ts';
import { isToLookUp, lookupKeys, withMatch } from './row-lookup.ts';
import { useDraft, useEdit, useWizard, useWizardUi } from '../state/wizard-context.ts';
import { settleLookup } from '../state/wizard-ui-store.ts';

const blank = partSchema.parse({ id: 'none' });

/** Waits for the catalogue's answer for one row and applies an exact match. */
function AwaitedLookup({ id }: { readonly id: string }) {
  const { ui } = useWizard();
  const edit = useEdit();
  const row = useDraft((draft) => rowById(draft, id)) ?? blank;
  const lookup = useRowLookup(row, { isAsked: true });
  const verdict = lookup.status === 'judged' ? lookup.verdict : undefined;
  const isOver = lookup.status === 'idle' || verdict !== undefined;
  const { name, cas } = lookupKeys(row);
  useEffect(() => {
    if (!isOver) return;
    if (verdict?.kind === 'take') {
      const take = withMatch(verdict);
      edit(
        `ingredients.${id}.lookup`,
        changeRow(id, (old) => {
          const keys = lookupKeys(old);
          return isToLookUp(old) && keys.name === name && keys.cas === cas ? take(old) : old;
        }),
      );
    }
    ui.setState((state) => settleLookup(state, id), true);
  }, [isOver, verdict, id, name, cas, edit, ui]);
  return null;
}

/** Looks up the rows that the user typed and left, whichever step is open by then, and whenever the network is back. */
export function AwaitedLookups() {
  const awaited = useWizardUi((state) => state.awaited);
  return [...awaited].map((id) => <AwaitedLookup key={id} id={id} />);
}
