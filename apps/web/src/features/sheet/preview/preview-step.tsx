import { Button, Loader, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../api/call.ts';
import { FailureDialog } from '../../../ui/failure-dialog.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { GearIcon } from '../../../ui/icons.tsx';
import { StepLayout } from '../../../ui/step-layout.tsx';
import { loadDocumentText, makeDocument, type MadeDocument, type SheetGap } from './document-calls.ts';
import { DocumentPage } from './document-page.tsx';
import styles from './preview-step.module.css';
import { SheetChanges } from './sheet-changes.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';

const introText =
  'Review information below prior to Checkout. Use settings button to adjust information on SDS. SDS watermarks will be removed upon Checkout.';

export type PreviewStepProps = {
  readonly draftId: string;
  /** Saves what is unsaved and tells the version that the document is to be made of. */
  readonly prepare: () => Promise<number>;
  /** Changes with every change of the draft, so that the document is made anew. */
  readonly contentKey: number;
  /** True while the draft is newer than `contentKey` tells. */
  readonly isBehind: boolean;
  readonly onMade: (made: Extract<MadeDocument, { status: 'made' }>) => void;
  /** Told of a failure, since the draft may have been changed in another tab meanwhile. */
  readonly onChangedElsewhere: (error: unknown) => Promise<void>;
  readonly labelOf: (path: string) => string;
  readonly onGo: (path: string) => void;
  readonly onSettings: () => void;
  /** Set while a paid sheet is made in another language, named by the language that is paid. */
  readonly sameSds: { readonly paidLanguage: string; readonly onGiveUp: () => void } | null;
  readonly onBack: () => void;
  readonly onNext: () => void;
};

function Gaps({
  gaps,
  labelOf,
  onGo,
}: { readonly gaps: readonly SheetGap[] } & Pick<PreviewStepProps, 'labelOf' | 'onGo'>) {
  return (
    <FormMessage tone="problem">
      <p>
        <b>The sheet has sections still to fill in.</b>
      </p>
      <ul className={styles['gaps']}>
        {gaps.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <a
              href={`#${path}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(path);
              }}
            >
              {labelOf(path)}
            </a>
            : {message}
          </li>
        ))}
      </ul>
    </FormMessage>
  );
}

/** Images of the PDF's pages with the watermark in them; screen readers get the sheet's text. */
function Pages({ orderId, pageCount }: { readonly orderId: string; readonly pageCount: number }) {
  const text = useQuery({ queryKey: ['document-text', orderId], queryFn: () => loadDocumentText(orderId) });
  const pages = Array.from({ length: pageCount }, (_page, index) => index + 1);
  return (
    <ScrollRegion className={styles['viewer']} label="Preview of the safety data sheet">
      {pages.map((page) => (
        <DocumentPage key={`${orderId} ${page}`} orderId={orderId} page={page} pageCount={pageCount} />
      ))}
      <VisuallyHidden>
        <h3>Text of the sheet</h3>
        {text.data?.text.split('\n').map((line, index) => (
          <p key={`${index} ${line}`}>{line}</p>
        ))}
      </VisuallyHidden>
    </ScrollRegion>
  );
}

type MadeProps = { readonly orderId: string; readonly pageCount: number; readonly contentKey: number };

/** What changed since the version before, over the pages. */
function Made({ orderId, pageCount, contentKey }: MadeProps) {
  return (
    <>
      <SheetChanges orderId={orderId} contentKey={contentKey} />
      <Pages orderId={orderId} pageCount={pageCount} />
    </>
  );
}

/** Why Back and the steps before are closed, and the way out. */
function SameSdsNotice({ sameSds }: Pick<PreviewStepProps, 'sameSds'>) {
  if (sameSds === null) return null;
  return (
    <FormMessage tone="note">
      <p className={styles['locked']}>
        <b>The same sheet in another language.</b> Product, country and classification are those of the paid sheet and
        locked; its language and logo can be changed in SDS Settings. A further language costs less than the first.
      </p>
      <Button variant="default" size="compact-sm" onClick={sameSds.onGiveUp}>
        Give up, back to the sheet in {sameSds.paidLanguage}
      </Button>
    </FormMessage>
  );
}

function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const [dismissed, setDismissed] = useState<unknown>(null);
  return (
    <>
      <FormMessage tone="problem">{messageOf(error)}</FormMessage>
      <div>
        <Button variant="default" onClick={onRetry}>
          Try again
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

/** The document of the draft as it stands, made anew with every change. */
function useDocument({ draftId, prepare, contentKey, onMade, onChangedElsewhere }: PreviewStepProps) {
  const made = useQuery({
    queryKey: ['document', draftId, contentKey],
    queryFn: async () => {
      try {
        return await makeDocument(draftId, await prepare());
      } catch (failure) {
        await onChangedElsewhere(failure);
        throw failure;
      }
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const { data } = made;
  useEffect(() => {
    if (data?.status === 'made') onMade(data);
  }, [data, onMade]);
  return made;
}

export function PreviewStep(props: PreviewStepProps) {
  const { contentKey, isBehind, labelOf, onGo, onSettings, sameSds, onBack, onNext } = props;
  const { data, error, isFetching, refetch } = useDocument(props);

  return (
    <StepLayout
      title="Preview"
      intro={introText}
      back={{ onClick: onBack, isDisabled: sameSds !== null }}
      next={{ onClick: onNext, isDisabled: isBehind || data?.status !== 'made' }}
      between={
        <Button variant="default" leftSection={<GearIcon size={16} />} onClick={onSettings}>
          SDS Settings
        </Button>
      }
    >
      <SameSdsNotice sameSds={sameSds} />
      {isFetching && data === undefined && (
        <div className={styles['viewer']}>
          <div className={styles['page']}>
            <div className={styles['blank']} />
            <p className={styles['making']} role="status">
              <Loader size="sm" aria-hidden="true" />
              Your sheet is being made…
            </p>
          </div>
        </div>
      )}
      {data?.status === 'incomplete' && <Gaps gaps={data.findings} labelOf={labelOf} onGo={onGo} />}
      {data?.status === 'made' && <Made {...data} contentKey={contentKey} />}
      {error !== null && <Failure error={error} onRetry={() => void refetch()} />}
    </StepLayout>
  );
}
