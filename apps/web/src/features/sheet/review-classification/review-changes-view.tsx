import { useMemo } from 'react';
import { useStore } from 'zustand';
import { departs, hasEvidence } from '@gosds/sheet/hazard-review/review-status';
import { FormMessage } from '../../../ui/form-message.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { useDraft, useWizard } from '../state/wizard-context.ts';
import { reviewChanges } from './review-changes.ts';
import styles from './review-classification-step.module.css';
import { useWords } from '../../../words/words.ts';

/** The effect of the user's changes on sheet and label, in plain words, before and after they count. */
export function ReviewChangesView() {
  const { reviewClassification: texts } = useWords();
  const { sheet } = useWizard();
  const facts = useStore(sheet, (state) => state.facts);
  const items = useDraft(({ review }) => review.items);
  // Typing evidence has no effect here.
  const changed = JSON.stringify(items.filter(({ status }) => departs(status)).map(({ id, status }) => [id, status]));
  const hasDeleted = items.some(({ status }) => status === 'deleted');
  const isWaiting = items.some((item) => departs(item.status) && !hasEvidence(item));
  const changes = useMemo(
    () => (facts && changed !== '[]' ? reviewChanges(facts.draft, facts, texts) : []),
    [facts, changed, texts],
  );
  if (changes.length === 0) return null;
  return (
    <FormMessage tone="warning">
      <b>{texts.changes.heading}</b>
      {hasDeleted && <p>{texts.changes.deleted}</p>}
      {isWaiting && <p>{texts.changes.waiting}</p>}
      <ScrollRegion className={styles['scroll']} label={texts.changes.heading}>
        <table className={styles['changes']}>
          <thead>
            <tr>
              <th scope="col">{texts.changes.what}</th>
              <th scope="col">{texts.changes.gone}</th>
              <th scope="col">{texts.changes.added}</th>
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
