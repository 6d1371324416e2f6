import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadPart } from '../../../api/load-part.ts';
import { askForSheet, isFilledRow, type VisitorProduct } from '../../../api/visitor-product.ts';
import { useFirstWords } from '../../../words/words.ts';
import styles from './classifier.module.css';
import { EmptyLabel } from './empty-label.tsx';
import { ExampleButton } from './example-button.tsx';
import { ProductFacts } from './product-facts.tsx';
import { useVisitorProduct } from './use-visitor-product.ts';
import { VisitorTable } from './visitor-table.tsx';

const loadResult = async () => ({ default: (await import('./visitor-result.tsx')).VisitorResult });
const VisitorResult = lazy(() => loadPart(loadResult));

/** Loads the engine when the visitor begins to type, so that it is ready for the first proportion. */
const fetchEngine = () => {
  loadResult().catch(() => undefined);
};

const isClassifiable = ({ rows }: VisitorProduct): boolean =>
  rows.some(({ name, proportion }) => name.trim() !== '' && proportion.trim() !== '');

function Result({ product }: { readonly product: VisitorProduct }) {
  if (!isClassifiable(product)) return <EmptyLabel />;
  return (
    <Suspense fallback={<EmptyLabel isWaiting />}>
      <VisitorResult product={product} />
    </Suspense>
  );
}

function useMakeSheet(product: VisitorProduct) {
  const navigate = useNavigate();
  const [isMissing, setIsMissing] = useState(false);
  const isFilled = product.rows.some(isFilledRow);
  const make = () => {
    setIsMissing(!isFilled);
    if (!isFilled) return;
    askForSheet(product);
    void navigate('/signup');
  };
  return { make, isMissing: isMissing && !isFilled };
}

/** Classifies a product of a few ingredients while it is typed, with the engine that makes the sheets. */
export function Classifier() {
  const { product, change } = useVisitorProduct();
  const { make, isMissing } = useMakeSheet(product);
  const words = useFirstWords().front.product;
  return (
    <section className={styles['classifier']} aria-labelledby="classifier-heading" onFocusCapture={fetchEngine}>
      <div className={styles['form']}>
        <div className={styles['head']}>
          <h2 id="classifier-heading" className={styles['title']}>
            {words.heading}
          </h2>
          <ExampleButton product={product} onFound={change} />
        </div>
        <VisitorTable product={product} onChange={change} />
        <ProductFacts product={product} onChange={change} />
        <div className={styles['make']}>
          <Button size="md" onClick={make}>
            {words.make}
          </Button>
          <p className={styles['note']} role="status" data-problem={isMissing || undefined}>
            {isMissing ? words.enterFirst : words.account}
          </p>
        </div>
      </div>
      <div className={styles['result']}>
        <Result product={product} />
      </div>
    </section>
  );
}
