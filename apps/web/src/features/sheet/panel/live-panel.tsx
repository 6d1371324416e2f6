import { Button, Loader } from '@mantine/core';
import { useMemo, useRef, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { FormMessage } from '../../../ui/form-message.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { inputFindings } from './input-findings.ts';
import { labelOf } from '../state/field-labels.ts';
import { useWizard, useWizardUi } from '../state/wizard-context.ts';
import { panelTabs, type PanelTab } from '../state/wizard-ui-store.ts';
import { reachedClasses } from './hazard-list.tsx';
import { LabelSummary } from './label-summary.tsx';
import styles from './live-panel.module.css';
import { PanelContent } from './panel-content.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

type TabListProps = {
  readonly current: PanelTab;
  readonly names: Readonly<Record<PanelTab, string>>;
  readonly onChoose: (tab: PanelTab) => void;
};

function TabList({ current, names, onChoose }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = panelTabs.indexOf(current);
    const targets: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const next = panelTabs.at((targets[event.key] ?? NaN) % panelTabs.length);
    if (targets[event.key] === undefined || next === undefined) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`#panel-tab-${next}`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Live classification"
      tabIndex={-1}
      className={styles['tabs']}
      onKeyDown={move}
    >
      {panelTabs.map((tab) => (
        <button
          key={tab}
          type="button"
          id={`panel-tab-${tab}`}
          role="tab"
          aria-selected={tab === current}
          aria-controls="panel-content"
          tabIndex={tab === current ? 0 : -1}
          className={styles['tab']}
          onClick={() => {
            onChoose(tab);
          }}
        >
          {names[tab]}
        </button>
      ))}
    </div>
  );
}

type FailedProps = { readonly children: string; readonly onTryAgain: () => void };

function Failed({ children, onTryAgain }: FailedProps) {
  return (
    <FormMessage tone="warning">
      <p>{children}</p>
      <Button className={styles['again'] ?? ''} size="compact-sm" variant="default" onClick={onTryAgain}>
        Try again
      </Button>
    </FormMessage>
  );
}

/** Classification, the findings of the review and the sheet itself, made in the browser as the form changes. */
export function LivePanel() {
  const { sheet, ui } = useWizard();
  const tab = useWizardUi(({ panelTab }) => panelTab);
  const { made, review, draft, leftOut, status, tryAgain } = useStore(sheet);
  const inputs = useMemo(
    () => (draft === null || review === null ? [] : inputFindings(draft, review)),
    [draft, review],
  );
  if (made === null || draft === null || review === null) {
    return status === 'failed' ? (
      <div className={styles['failed']}>
        <Failed onTryAgain={tryAgain}>The live classification could not be loaded.</Failed>
      </div>
    ) : (
      <PanelSkeleton />
    );
  }
  const { classification, mixture } = made.product;
  const reached = reachedClasses(classification.outcomes).length;
  const names = {
    hazards: `Hazards ${reached}`,
    findings: `Findings ${review.findings.length + inputs.length}`,
    sheet: 'Sheet',
    precautions: 'P-statements',
    'what-if': 'What if',
    markets: 'Markets',
  };
  return (
    <div className={styles['panel']} data-live-panel>
      {mixture.ingredients.length === 0 ? (
        <div className={styles['empty']}>
          <div className={styles['signs']} aria-hidden="true">
            <span />
            <span />
            <span />
          </div>
          <p>Pictograms, signal word and UN number appear here as soon as an ingredient has a name and a proportion.</p>
        </div>
      ) : (
        <LabelSummary made={made} goods={draft.dangerousGoods} />
      )}
      <TabList
        current={tab}
        names={names}
        onChoose={(panelTab) => {
          ui.setState({ panelTab });
        }}
      />
      {status === 'loading' && (
        <p className={styles['pending']} role="status">
          <Loader size="xs" aria-hidden="true" />
          Fetching what the last change needs…
        </p>
      )}
      <ScrollRegion id="panel-content" role="tabpanel" label={names[tab]} className={styles['content']}>
        {status === 'failed' && (
          <Failed onTryAgain={tryAgain}>Not up to date: the last change could not be classified yet.</Failed>
        )}
        {leftOut.length > 0 && (
          <FormMessage tone="warning">
            Not counted until it is corrected, since no product can have it:{' '}
            {leftOut.map((path) => labelOf(path)).join(', ')}.
          </FormMessage>
        )}
        <PanelContent tab={tab} made={made} review={review} inputs={inputs} draft={draft} />
      </ScrollRegion>
    </div>
  );
}
