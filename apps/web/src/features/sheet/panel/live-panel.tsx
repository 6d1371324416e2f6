import type { Draft } from '@gosds/sheet/draft/draft';
import type { Review } from '@gosds/sheet/review/review';
import type { MadeSheet } from '@gosds/sheet/sheet-input';
import { Button, Loader, Tabs } from '@mantine/core';
import { useStore } from 'zustand';
import { FormMessage } from '../../../ui/form-message.tsx';
import { isShortcut } from '../../../ui/shortcuts.ts';
import { labelOf } from '../state/field-labels.ts';
import { useWizard, useWizardUi } from '../state/wizard-context.ts';
import { leavePanel, openPanelTab, type PanelTab, panelTabs } from '../state/wizard-ui-store.ts';
import { useShownFindings } from './findings-list.tsx';
import { reachedClasses } from './hazard-list.tsx';
import { LabelSummary } from './label-summary.tsx';
import styles from './live-panel.module.css';
import { PanelContent } from './panel-content.tsx';
import { type PanelPlace, PanelTools } from './panel-tools.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { useWords } from '../../../words/words.ts';

const contentId = 'panel-content';

type FailedProps = { readonly children: string; readonly onTryAgain: () => void };

function Failed({ children, onTryAgain }: FailedProps) {
  return (
    <FormMessage tone="warning">
      <p>{children}</p>
      <Button className={styles['again'] ?? ''} size="compact-sm" variant="default" onClick={onTryAgain}>
        {useWords().frame.tryAgain}
      </Button>
    </FormMessage>
  );
}

type NothingYetProps = { readonly status: string; readonly onTryAgain: () => void };

/** Shown before the first sheet is made. */
function NothingYet({ status, onTryAgain }: NothingYetProps) {
  const { panel } = useWords();
  if (status !== 'failed') return <PanelSkeleton />;
  return (
    <div className={styles['failed']}>
      <Failed onTryAgain={onTryAgain}>{panel.failed}</Failed>
    </div>
  );
}

/** The label, or what is needed for one. */
function Label({ made, draft }: { readonly made: MadeSheet; readonly draft: Draft }) {
  const { label } = useWords().panel;
  if (made.product.mixture.ingredients.length > 0) return <LabelSummary made={made} goods={draft.dangerousGoods} />;
  return (
    <div className={styles['empty']}>
      <div className={styles['signs']} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <p>{label.empty}</p>
    </div>
  );
}

function TabList({ made, review }: { readonly made: MadeSheet; readonly review: Review }) {
  const { tab, tabs, counted } = useWords().panel;
  const counts: Readonly<Partial<Record<PanelTab, number>>> = {
    hazards: reachedClasses(made.product.classification.outcomes).length,
    findings: useShownFindings(review).length,
  };
  const nameOf = (each: PanelTab): string => {
    const count = counts[each] ?? 0;
    return count === 0 ? tab[each] : counted({ name: tab[each], count });
  };
  return (
    <Tabs.List aria-label={tabs} className={styles['tabs'] ?? ''}>
      {panelTabs.map((each) => (
        <Tabs.Tab key={each} value={each} aria-controls={contentId} className={styles['tab'] ?? ''}>
          {nameOf(each)}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}

/** Classification, review findings and the sheet itself, made in the browser as the form changes. */
export function LivePanel({ place }: PanelPlace) {
  const { panel } = useWords();
  const { sheet, ui } = useWizard();
  const tab = useWizardUi(({ panelTab }) => panelTab);
  const { made, review, draft, leftOut, status, tryAgain } = useStore(sheet);
  if (made === null || draft === null || review === null) return <NothingYet status={status} onTryAgain={tryAgain} />;
  return (
    <Tabs
      className={styles['panel'] ?? ''}
      data-live-panel
      value={tab}
      onChange={(value) => {
        ui.setState((state) => openPanelTab(state, panelTabs.find((each) => each === value) ?? state.panelTab), true);
      }}
      onKeyDown={(event) => {
        if (isShortcut('leave-panel', event)) ui.setState(leavePanel, true);
      }}
    >
      <Label made={made} draft={draft} />
      <div className={styles['bar']}>
        <TabList made={made} review={review} />
        <PanelTools place={place} />
      </div>
      {status === 'loading' && (
        <p className={styles['pending']} role="status">
          <Loader size="xs" aria-hidden="true" />
          {panel.updating}
        </p>
      )}
      {/* Scrollable, so it takes the focus: the arrow keys can scroll it (WCAG 2.1.1). */}
      <Tabs.Panel value={tab} id={contentId} tabIndex={0} className={styles['content'] ?? ''}>
        {status === 'failed' && <Failed onTryAgain={tryAgain}>{panel.outdated}</Failed>}
        {leftOut.length > 0 && (
          <FormMessage tone="warning">{panel.leftOut(leftOut.map((path) => labelOf(path)).join(', '))}</FormMessage>
        )}
        <PanelContent tab={tab} made={made} review={review} draft={draft} />
      </Tabs.Panel>
    </Tabs>
  );
}
