import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { createStore } from 'zustand/vanilla';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { loadDraft } from '../state/draft-calls.ts';
import { openDraft } from '../state/draft-store.ts';
import { rememberOpened } from '../state/opened-draft.ts';
import { paidLanguageOf } from '../state/same-sds.ts';
import { useLiveSheet } from '../state/use-live-sheet.ts';
import { useOrder } from '../state/use-order.ts';
import { WizardContext, type Wizard } from '../state/wizard-context.ts';
import { createWizardUiStore } from '../state/wizard-ui-store.ts';
import { followForm, type FormLink } from './follow-form.ts';
import { LivePanel } from './live-panel.tsx';
import { useWords } from '../../../words/words.ts';
import styles from './panel-window.module.css';

const nothing = () => undefined;

/** Stores that mirror the form's sheet. */
function useMirror(saved: SavedDraft) {
  const [stores] = useState(() => {
    const ui = createWizardUiStore([], paidLanguageOf(saved.id));
    ui.setState({ isStepShown: true });
    const store = createStore(() => openDraft(saved));
    return {
      store,
      ui,
      sync: { flush: async () => undefined, receiveFrom: nothing, choose: nothing, stop: async () => undefined },
    };
  });
  const [isLinked, setIsLinked] = useState<boolean | null>(null);
  const link = useRef<FormLink | null>(null);
  useEffect(() => {
    const opened = followForm(stores, setIsLinked);
    link.current = opened;
    return opened.close;
  }, [stores]);
  return { stores, isLinked, link };
}

function NoForm({ draftId }: { readonly draftId: string }) {
  const { window: texts } = useWords().panel;
  return (
    <FormMessage tone="warning">
      <p>{texts.noForm}</p>
      <Anchor
        href="/"
        target="_blank"
        rel="opener"
        onClick={() => {
          rememberOpened(draftId);
        }}
      >
        {texts.openForm}
      </Anchor>
    </FormMessage>
  );
}

function Mirror({ saved }: { readonly saved: SavedDraft }) {
  const { stores, isLinked, link } = useMirror(saved);
  const { isKnown, isPublished, ...order } = useOrder(stores.store, saved.draft);
  const sheet = useLiveSheet(stores, isPublished);
  const wizard = useMemo(
    (): Wizard => ({
      ...{ ...stores, ...order, sheet },
      ...{ startNew: nothing, goTo: nothing, undo: nothing, redo: nothing },
      goToInput: (path) => link.current?.go(path),
      openSheet: (id) => link.current?.open(id),
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the order is that of the form, which alone leads to payment
    [stores, sheet, link],
  );
  if (!isKnown) return <PageLoader />;
  return (
    <WizardContext value={wizard}>
      {isLinked === false && <NoForm draftId={saved.id} />}
      <div className={styles['panel']} inert={isLinked === false}>
        <LivePanel place="window" />
      </div>
    </WizardContext>
  );
}

/** The live panel of a sheet in its own window. */
export function PanelWindow() {
  const { panel, wizard } = useWords();
  const { draftId = '' } = useParams();
  usePageTitle(panel.window.title);
  const { data, error, refetch } = useQuery({ queryKey: ['panel-window', draftId], queryFn: () => loadDraft(draftId) });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  return (
    <main className={styles['window']}>
      <h1 className={styles['title']}>{wizard.panel.label}</h1>
      <ErrorBoundary>
        <Mirror key={data.id} saved={data} />
      </ErrorBoundary>
    </main>
  );
}
