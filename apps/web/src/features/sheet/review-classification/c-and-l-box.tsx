import { Anchor, Checkbox } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useStore } from 'zustand';
import { FormMessage } from '../../../ui/form-message.tsx';
import { WithHelp } from '../fields/with-help.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { draftReducers } from '../state/draft-store.ts';
import { useDraft, useEdit, useWizard } from '../state/wizard-context.ts';
import { UndoNotice } from '../wizard/undo-notice.tsx';
import styles from './review-classification-step.module.css';
import { useRowNames } from '../../../words/use-substance-name.ts';
import { useWords, words } from '../../../words/words.ts';

/** Annex VI ingredients without a supplier's classification, while only that one counts. */
function useUnclassified(): readonly { readonly name: string; readonly path: string }[] {
  const { sheet } = useWizard();
  const product = useStore(sheet, ({ made }) => made?.product);
  const { candLActive } = useDraft(({ review }) => review);
  const nameOf = useRowNames();
  if (candLActive || !product) return [];
  return product.ingredients
    .filter(
      ({ ingredient, substance }) =>
        ingredient.hazards === 'not-assessed' && substance?.classification.basis === 'harmonised',
    )
    .map(({ row, path }) => ({ name: nameOf(row), path: `${path}.name` }));
}

function Unclassified() {
  const { supplier } = useWords().reviewClassification;
  const rows = useUnclassified();
  const { goToInput } = useWizard();
  if (rows.length === 0) return null;
  return (
    <FormMessage tone="warning">
      <p>{supplier.unknown}</p>
      <ul className={styles['unclassified']}>
        {rows.map(({ name, path }) => (
          <li key={path}>
            <Anchor
              component="button"
              type="button"
              onClick={() => {
                goToInput(path);
              }}
            >
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </FormMessage>
  );
}

/** Chooses whose classification of the ingredients counts. A change restarts the review. */
export function CAndLBox() {
  const { supplier } = useWords().reviewClassification;
  const { candLActive, items } = useDraft(({ review }) => review);
  const { store } = useWizard();
  const edit = useEdit();
  const change = (isActive: boolean) => {
    const before = store.getState().draft;
    edit('review.candLActive', (draft) => ({ ...draft, review: { candLActive: isActive, items: [] } }));
    if (items.length === 0) return;
    const undo = () => {
      store.setState((state) => draftReducers.undoTo(state, before), true);
    };
    notifications.show({
      id: `c-and-l-${Date.now()}`,
      autoClose: 15_000,
      message: <UndoNotice message={words().reviewClassification.supplier.cleared} onUndo={undo} />,
    });
  };
  return (
    <FieldGroup heading={supplier.heading} columns={1}>
      <WithHelp path="review.candLActive">
        <Checkbox
          id="review.candLActive"
          label={supplier.label}
          description={supplier.hint}
          checked={candLActive}
          onChange={(event) => {
            change(event.currentTarget.checked);
          }}
        />
      </WithHelp>
      <Unclassified />
    </FieldGroup>
  );
}
