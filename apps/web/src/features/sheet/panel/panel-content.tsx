import { Loader } from '@mantine/core';
import type { Draft } from '@gosds/sheet/draft/draft';
import type { Review } from '@gosds/sheet/review/review';
import type { MadeSheet } from '@gosds/sheet/sheet-input';
import { lazy, Suspense } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import type { PanelTab } from '../state/wizard-ui-store.ts';
import { FindingsList } from './findings-list.tsx';
import { HazardList } from './hazard-list.tsx';
import styles from './live-panel.module.css';
import { NextBestLine } from './next-best-line.tsx';
import { SheetTab } from './sheet-tab.tsx';
import { useCitation } from '../../../words/use-citation.ts';
import { useFirstWords, useWords } from '../../../words/words.ts';

type Props = {
  readonly tab: PanelTab;
  readonly made: MadeSheet;
  readonly review: Review;
  readonly draft: Draft;
};

const PrecautionsView = lazy(() =>
  loadPart(async () => ({ default: (await import('./precautions-view.tsx')).PrecautionsView })),
);
const WhatIfView = lazy(() => loadPart(async () => ({ default: (await import('./what-if-view.tsx')).WhatIfView })));
const MarketsView = lazy(() => loadPart(async () => ({ default: (await import('./markets-view.tsx')).MarketsView })));

function Hazards({ made: { product, document }, draft }: Pick<Props, 'made' | 'draft'>) {
  const { noCountry, classifiedBy } = useWords().visitor;
  const cited = useCitation();
  const isChosen = draft.description.country !== '';
  return (
    <>
      <p className={styles['basis']}>{isChosen ? classifiedBy(cited(product.rules.law)) : noCountry}</p>
      <HazardList outcomes={product.classification.outcomes} market={document.market} mixture={product.mixture} />
    </>
  );
}

function Drawn({ tab, made, review, draft }: Props) {
  switch (tab) {
    case 'hazards':
      return (
        <>
          <NextBestLine />
          <Hazards made={made} draft={draft} />
        </>
      );
    case 'findings':
      return (
        <>
          <NextBestLine />
          <FindingsList review={review} />
        </>
      );
    case 'sheet':
      return <SheetTab document={made.document} />;
    case 'precautions':
      return <PrecautionsView draft={draft} />;
    case 'what-if':
      return <WhatIfView made={made} draft={draft} />;
    case 'markets':
      return <MarketsView made={made} />;
  }
}

/** The open tab; rarely used tabs are loaded when opened. */
export function PanelContent(props: Props) {
  const { frame } = useFirstWords();
  return (
    <Suspense fallback={<Loader size="sm" aria-label={frame.loading} role="status" />}>
      <Drawn {...props} />
    </Suspense>
  );
}
