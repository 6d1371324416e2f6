import { useMemo } from 'react';
import { useStore } from 'zustand';
import { departs } from '@gosds/sheet/hazard-review/review-status';
import { FormMessage } from '../../../ui/form-message.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { useDraft, useWizard } from '../state/wizard-context.ts';
import { reviewChanges } from './review-changes.ts';
import styles from './review-classification-step.module.css';

/** What the user's changes do to sheet and label, in plain words, before they count and after. */
export function ReviewChangesView() {
  const { sheet } = useWizard();
  const facts = useStore(sheet, (state) => state.facts);
  const items = useDraft(({ review }) => review.items);
  // Typing evidence changes nothing here.
  const changed = JSON.stringify(items.filter(({ status }) => departs(status)).map(({ id, status }) => [id, status]));
  const hasDeleted = items.some(({ status }) => status === 'deleted');
  const changes = useMemo(() => (facts && changed !== '[]' ? reviewChanges(facts.draft, facts) : []), [facts, changed]);
  if (changes.length === 0) return null;
  return (
    <FormMessage tone="warning">
      <b>What your review changes</b>
      {hasDeleted && (
        <p>
          You take away a hazard that the rules give. If that is wrong, people who handle the product are not warned.
          Delete a class only with a test or other evidence of this product.
        </p>
      )}
      <ScrollRegion className={styles['scroll']} label="What your review changes">
        <table className={styles['changes']}>
          <thead>
            <tr>
              <th scope="col">On sheet and label</th>
              <th scope="col">Taken away</th>
              <th scope="col">Added</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ what, gone, added }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{gone === '' ? '–' : gone}</td>
                <td>{added === '' ? '–' : added}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </FormMessage>
  );
}
