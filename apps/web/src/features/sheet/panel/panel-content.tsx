import { Loader } from '@mantine/core';
import { marketBasis } from '@gosds/sheet/profiles/countries';
import type { Draft } from '@gosds/sheet/draft/draft';
import type { Finding } from '@gosds/sheet/review/finding';
import type { Fix } from '@gosds/sheet/review/check';
import type { Review } from '@gosds/sheet/review/review';
import type { MadeSheet } from '@gosds/sheet/sheet-input';
import { lazy, Suspense } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import type { ReportFormat } from './download-report.ts';
import type { Acceptance } from './accepted-reason.tsx';
import { FindingsList } from './findings-list.tsx';
import { HazardList } from './hazard-list.tsx';
import styles from './live-panel.module.css';
import { type EnteredField, LiveSheet } from './live-sheet.tsx';
import type { PrecautionChoice } from './precautions-view.tsx';
import type { InputLink } from './sentence-view.tsx';

export type PanelTab = 'hazards' | 'findings' | 'sheet' | 'precautions' | 'what-if' | 'markets';

/** What the panel does to the draft and where it leads. */
export type PanelWays = {
  readonly labelOf: (path: string) => string;
  readonly link: InputLink;
  readonly entered: EnteredField;
  readonly onFix: (fix: Fix) => void;
  readonly acceptance: Acceptance;
  readonly onCopyFor: (country: string) => void;
  readonly onReport: (format: ReportFormat) => void;
  readonly onPrecaution: (code: string, choice: PrecautionChoice) => void;
};

type Props = PanelWays & {
  readonly tab: PanelTab;
  readonly made: MadeSheet;
  readonly review: Review;
  readonly inputs: readonly Finding[];
  readonly draft: Draft;
};

const PrecautionsView = lazy(() =>
  loadPart(async () => ({ default: (await import('./precautions-view.tsx')).PrecautionsView })),
);
const WhatIfView = lazy(() => loadPart(async () => ({ default: (await import('./what-if-view.tsx')).WhatIfView })));
const MarketsView = lazy(() => loadPart(async () => ({ default: (await import('./markets-view.tsx')).MarketsView })));

const basisOf = ({ description: { country } }: Draft): string =>
  country === '' ? 'No country is chosen yet: the UN GHS stands in.' : `${marketBasis(country).because}.`;

function Hazards({ made: { classification, document, mixture }, draft }: Pick<Props, 'made' | 'draft'>) {
  return (
    <>
      <p className={styles['basis']}>{basisOf(draft)}</p>
      <HazardList outcomes={classification.outcomes} market={document.market} mixture={mixture} />
    </>
  );
}

function Drawn({ tab, made, review, inputs, draft, labelOf, link, onFix, acceptance, ...ways }: Props) {
  switch (tab) {
    case 'hazards':
      return <Hazards made={made} draft={draft} />;
    case 'findings':
      return (
        <FindingsList
          review={review}
          inputs={inputs}
          labelOf={labelOf}
          onGo={link.go}
          onFix={onFix}
          acceptance={acceptance}
          onReport={ways.onReport}
        />
      );
    case 'sheet':
      return <LiveSheet document={made.document} link={link} entered={ways.entered} />;
    case 'precautions':
      return <PrecautionsView draft={draft} onChoose={ways.onPrecaution} />;
    case 'what-if':
      return <WhatIfView made={made} draft={draft} onGo={link.go} />;
    case 'markets':
      return <MarketsView made={made} onCopyFor={ways.onCopyFor} />;
  }
}

/** The open tab; those that few open are fetched when they are. */
export function PanelContent(props: Props) {
  return (
    <Suspense fallback={<Loader size="sm" aria-label="Loading" role="status" />}>
      <Drawn {...props} />
    </Suspense>
  );
}
