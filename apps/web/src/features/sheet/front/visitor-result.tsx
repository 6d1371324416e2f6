import { marketBasis } from '@gosds/sheet/profiles/countries';
import type { MadeSheet } from '@gosds/sheet/sheet-input';
import { useStore } from 'zustand';
import type { VisitorProduct } from '../../../api/visitor-product.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { HazardList, reachedClasses } from '../panel/hazard-list.tsx';
import styles from './classifier.module.css';
import { EmptyLabel } from './empty-label.tsx';
import { LabelPreview } from './label-preview.tsx';
import { useVisitorSheet } from './use-visitor-sheet.ts';

const basisOf = (country: string): string =>
  country === '' ? 'No country is chosen yet, so the UN GHS applies.' : `${marketBasis(country).because}.`;

const plural = new Intl.PluralRules('en');

function summaryOf({ product: { classification } }: MadeSheet): string {
  const { length } = reachedClasses(classification.outcomes);
  if (length === 0) return 'No hazard class applies so far.';
  return plural.select(length) === 'one' ? '1 hazard class applies.' : `${length} hazard classes apply.`;
}

/** Physical hazards, mostly: a label without them would look milder than it is. */
const isOpen = ({ product: { classification } }: MadeSheet): boolean =>
  classification.outcomes.some(({ status }) => status === 'incomplete');

function Made({ made, country }: { readonly made: MadeSheet; readonly country: string }) {
  const { product, document } = made;
  return (
    <>
      <p className={styles['summary']} role="status">
        {summaryOf(made)}
      </p>
      <LabelPreview document={document} />
      {isOpen(made) && (
        <p className={styles['note']}>
          Some classes cannot be decided yet, so the label may become more severe. Below you see what is missing.
        </p>
      )}
      <h3 className={styles['subtitle']}>Why</h3>
      <p className={styles['note']}>{basisOf(country)}</p>
      <HazardList outcomes={product.classification.outcomes} market={document.market} mixture={product.mixture} />
    </>
  );
}

/** Label and hazard classes of what was typed, each with its reason. */
export function VisitorResult({ product }: { readonly product: VisitorProduct }) {
  const { made, status, tryAgain } = useStore(useVisitorSheet(product));
  if (status === 'failed') {
    return (
      <FormMessage tone="problem">
        The classification could not be made.{' '}
        <button type="button" className={styles['again']} onClick={tryAgain}>
          Try again
        </button>
      </FormMessage>
    );
  }
  if (made === null || made.product.mixture.ingredients.length === 0) return <EmptyLabel isWaiting={made === null} />;
  return <Made made={made} country={product.country} />;
}
