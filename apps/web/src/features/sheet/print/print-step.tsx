import { useState } from 'react';
import { FailureDialog } from '../../../ui/failure-dialog.tsx';
import { StepLayout } from '../../../ui/step-layout.tsx';
import { useWords } from '../../../words/words.ts';
import { useSameSds } from '../state/use-same-sds.ts';
import { useDraft, useWizard } from '../state/wizard-context.ts';
import { AnotherLanguageDialog } from '../wizard/another-language-dialog.tsx';
import { StartAgainDialog } from '../wizard/start-again-dialog.tsx';
import { useStepGuard } from '../wizard/use-step-guard.ts';
import { useOtherLanguages } from '../wizard/use-other-languages.ts';
import { DataMenu } from './data-menu.tsx';
import { Finished } from './finished.tsx';
import { LabelButton } from './label-button.tsx';
import { MailForm } from './mail-form.tsx';
import { DownloadButton, PrintButton } from '../wizard/pdf-buttons.tsx';
import { PdfViewer } from '../wizard/pdf-viewer.tsx';
import { PublishSheet } from '../wizard/publish-sheet.tsx';
import styles from './print-step.module.css';

function Print({ orderId }: { readonly orderId: string }) {
  const { print } = useWords();
  const { startNew } = useWizard();
  const { begin } = useSameSds();
  const languages = useOtherLanguages();
  const [shown, setShown] = useState<'sheet' | 'back-warning' | 'another-language' | 'failure' | 'finished'>('sheet');
  const [isBusy, setIsBusy] = useState(false);
  const source = useDraft(({ description }) => description);
  const guard = useStepGuard();
  const show = (what: typeof shown) => () => {
    setShown(what);
  };
  const goOn = async () => {
    setIsBusy(true);
    const isOpen = await guard().finally(() => {
      setIsBusy(false);
    });
    if (isOpen) setShown('another-language');
  };
  const leave = () => {
    startNew();
  };
  if (shown === 'finished') return <Finished onNewSheet={leave} onBack={show('sheet')} />;
  return (
    <StepLayout
      title={print.title}
      intro={print.intro}
      back={{ onClick: show('back-warning') }}
      next={{ onClick: () => void goOn(), isBusy }}
    >
      <div className={styles['tools']}>
        <MailForm orderId={orderId} onFailure={show('failure')} />
        <div className={styles['buttons']}>
          <DownloadButton orderId={orderId} />
          <DataMenu orderId={orderId} />
          <LabelButton orderId={orderId} source={source} />
          <PrintButton orderId={orderId} />
        </div>
      </div>
      <PublishSheet orderId={orderId} />
      <PdfViewer orderId={orderId} />
      {shown === 'back-warning' && <StartAgainDialog onYes={leave} onNo={show('sheet')} />}
      {shown === 'another-language' && (
        <AnotherLanguageDialog languages={languages} onYes={begin} onNo={show('finished')} onClose={show('sheet')} />
      )}
      {shown === 'failure' && <FailureDialog onClose={show('sheet')} />}
    </StepLayout>
  );
}

/** The paid sheet: read, download, print and mail it, or make it in another language. */
export function PrintStep() {
  const { order } = useWizard();
  return order === null ? null : <Print orderId={order.orderId} />;
}
