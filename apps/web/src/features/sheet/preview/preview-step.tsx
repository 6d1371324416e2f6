import type { Draft } from '@gosds/sheet/draft/draft';
import { Button, Loader, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../../api/call.ts';
import { loadPart } from '../../../api/load-part.ts';
import { FailureDialog } from '../../../ui/failure-dialog.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { GearIcon } from '../../../ui/icons.tsx';
import { PaperPage } from '../../../ui/paper-page.tsx';
import { StepLayout } from '../../../ui/step-layout.tsx';
import { useWords } from '../../../words/words.ts';
import type { WizardStep } from '../state/journey.ts';
import { useDraft, useWizardUi } from '../state/wizard-context.ts';
import { useStepNavigation } from '../wizard/use-step-navigation.ts';
import { loadDocumentText, pageUrl, type MadeDocument } from '../state/document-calls.ts';
import type { SheetPages } from '../state/draft-pages.ts';
import { Gaps } from './gaps.tsx';
import { PageViewer } from './page-viewer.tsx';
import styles from './preview-step.module.css';
import { SameSdsNotice } from './same-sds-notice.tsx';
import { SheetChanges } from './sheet-changes.tsx';
import { useDocument } from '../state/use-document.ts';
import { useEarlyPages } from '../state/use-prepared-pages.ts';

const SettingsDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('../wizard/settings-dialog.tsx')).SettingsDialog })),
);

type Made = Extract<MadeDocument, { readonly status: 'made' }>;

/** The sheet's text, for screen readers. */
function DocumentText({ made: { orderId, sheet } }: { readonly made: Made }) {
  const { viewer } = useWords().preview;
  const text = useQuery({ queryKey: ['document-text', orderId, sheet], queryFn: () => loadDocumentText(orderId) });
  return (
    <VisuallyHidden>
      <h3>{viewer.text}</h3>
      {text.data?.text.split('\n').map((line, index) => (
        <p key={`${index} ${line}`} dir="auto">
          {line}
        </p>
      ))}
    </VisuallyHidden>
  );
}

const pagesOf = (made: Made): SheetPages => ({ pageCount: made.pageCount, urlOf: (page) => pageUrl(made, page) });

/** Progress while the document is made. `isSeen` is true if the pages of the draft are already on the screen. */
function InTheMaking({ isSeen }: { readonly isSeen: boolean }) {
  const { preview } = useWords();
  if (isSeen) return <VisuallyHidden role="status">{preview.making}</VisuallyHidden>;
  return (
    <div className={styles['viewer']}>
      <PaperPage isBlank>
        <p className={styles['making']} role="status">
          <Loader size="sm" aria-hidden="true" />
          {preview.making}
        </p>
      </PaperPage>
    </div>
  );
}

function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { frame } = useWords();
  const [dismissed, setDismissed] = useState<unknown>(null);
  return (
    <>
      <FormMessage tone="problem">{messageOf(error)}</FormMessage>
      <div>
        <Button variant="default" onClick={onRetry}>
          {frame.tryAgain}
        </Button>
      </div>
      {dismissed !== error && (
        <FailureDialog
          details={[messageOf(error)]}
          onClose={() => {
            setDismissed(error);
          }}
        />
      )}
    </>
  );
}

type PagesProps = { readonly made: Made | undefined; readonly isAwaited: boolean };

/** Page images with the watermark: those of the document, and until it is made, those of its draft. */
function Pages({ made, isAwaited }: PagesProps) {
  const early = useEarlyPages({ isAwaited });
  const pages = made ? pagesOf(made) : early;
  return (
    <>
      {isAwaited && <InTheMaking isSeen={early !== undefined} />}
      {pages && <PageViewer pages={pages}>{made && <DocumentText made={made} />}</PageViewer>}
    </>
  );
}

/** The document, or why there is none yet. */
function Body({ data, error, isFetching, contentKey, refetch }: ReturnType<typeof useDocument>) {
  const made = data?.status === 'made' ? data : undefined;
  return (
    <>
      {data?.status === 'incomplete' && <Gaps gaps={data.findings} />}
      {made && <SheetChanges orderId={made.orderId} contentKey={contentKey} />}
      <Pages made={made} isAwaited={isFetching && data === undefined} />
      {error !== null && <Failure error={error} onRetry={() => void refetch()} />}
    </>
  );
}

export function PreviewStep({ step }: { readonly step: WizardStep }) {
  const { preview } = useWords();
  const { back, next, isBusy } = useStepNavigation(step.id);
  const isLocked = useWizardUi(({ paidLanguage }) => paidLanguage !== null);
  const typed = useDraft((draft) => draft);
  const [frozen, setFrozen] = useState<Draft | null>(null);
  const document = useDocument(frozen);
  return (
    <StepLayout
      title={preview.title}
      intro={preview.intro}
      back={{
        onClick: () => {
          back('add-ons');
        },
        isDisabled: isLocked,
      }}
      next={{
        onClick: () => void next('checkout'),
        isBusy,
        isDisabled: document.isBehind || document.data?.status !== 'made',
      }}
      between={
        <Button
          id="sds-settings"
          variant="default"
          leftSection={<GearIcon size={16} />}
          onClick={() => {
            setFrozen(typed);
          }}
        >
          {preview.settings}
        </Button>
      }
    >
      <SameSdsNotice />
      <Body {...document} />
      {frozen !== null && (
        <Suspense fallback={null}>
          <SettingsDialog
            onClose={() => {
              setFrozen(null);
            }}
          />
        </Suspense>
      )}
    </StepLayout>
  );
}
