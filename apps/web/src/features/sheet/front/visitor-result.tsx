import type { MadeSheet } from '@gosds/sheet/sheet-input';
import { useStore } from 'zustand';
import type { VisitorProduct } from '../../../api/visitor-product.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { HazardList, reachedClasses } from '../panel/hazard-list.tsx';
import { useCitation } from '../../../words/use-citation.ts';
import { useWords, words } from '../../../words/words.ts';
import styles from './classifier.module.css';
import { EmptyLabel } from './empty-label.tsx';
import { LabelPreview } from './label-preview.tsx';
import { useVisitorSheet } from './use-visitor-sheet.ts';

function summaryOf({ product: { classification } }: MadeSheet): string {
  const { classes } = words().visitor;
  const { length } = reachedClasses(classification.outcomes);
  return length === 0 ? classes.none : classes.count(length);
}

/** True if a class is undecided, mostly a physical hazard: a label without it would look milder than it is. */
const isOpen = ({ product: { classification } }: MadeSheet): boolean =>
  classification.outcomes.some(({ status }) => status === 'incomplete');

function Made({ made, country }: { readonly made: MadeSheet; readonly country: string }) {
  const { open, why, noCountry, classifiedBy } = useWords().visitor;
  const cited = useCitation();
  const { product, document } = made;
  return (
    <>
      <p className={styles['summary']} role="status">
        {summaryOf(made)}
      </p>
      <LabelPreview document={document} />
      {isOpen(made) && <p className={styles['note']}>{open}</p>}
      <h3 className={styles['subtitle']}>{why}</h3>
      <p className={styles['note']}>{country === '' ? noCountry : classifiedBy(cited(product.rules.law))}</p>
      <HazardList outcomes={product.classification.outcomes} market={document.market} mixture={product.mixture} />
    </>
  );
}

/** Label and hazard classes of the product, each with its reason. */
export function VisitorResult({ product }: { readonly product: VisitorProduct }) {
  const { visitor, frame } = useWords();
  const { made, status, tryAgain } = useStore(useVisitorSheet(product));
  if (status === 'failed') {
    return (
      <FormMessage tone="problem">
        {visitor.failed}{' '}
        <button type="button" className={styles['again']} onClick={tryAgain}>
          {frame.tryAgain}
        </button>
      </FormMessage>
    );
  }
  if (made === null || made.product.mixture.ingredients.length === 0) return <EmptyLabel isWaiting={made === null} />;
  return <Made made={made} country={product.country} />;
}
