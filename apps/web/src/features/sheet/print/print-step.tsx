import { Button, TextInput } from '@mantine/core';
import { accountTexts } from '@gosds/contract/accounts/account-texts';
import { notifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import { logError } from '../../../api/log-error.ts';
import { FailureDialog } from '../../../ui/failure-dialog.tsx';
import { DownloadIcon, MailIcon, PrinterIcon } from '../../../ui/icons.tsx';
import { StepLayout } from '../../../ui/step-layout.tsx';
import { mailSheet, pdfUrl } from './print-calls.ts';
import type { LabelledSheet } from './label-form.ts';
import { readRecipients } from './recipients.ts';
import { AnotherLanguageDialog, type OfferedLanguage } from '../wizard/another-language-dialog.tsx';
import { DataMenu } from './data-menu.tsx';
import { Finished } from './finished.tsx';
import { LabelButton } from './label-button.tsx';
import { PdfViewer } from './pdf-viewer.tsx';
import styles from './print-step.module.css';
import { StartAgainDialog } from '../wizard/start-again-dialog.tsx';

export type PrintStepProps = {
  readonly orderId: string;
  /** What its label begins with. */
  readonly sheet: LabelledSheet;
  /** A new sheet from the first step; the paid one stays with its order. */
  readonly onStartNew: () => void;
  /** Those of the country in which the sheet is not. */
  readonly otherLanguages: readonly OfferedLanguage[];
  /** The same sheet in the language of this tag, from its preview. */
  readonly onAnotherLanguage: (tag: string) => void;
};

function MailForm({ orderId, onFailure }: { readonly orderId: string; readonly onFailure: () => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const send = async () => {
    const { addresses, areValid } = readRecipients(text);
    setProblem(areValid ? undefined : accountTexts.emailInvalid);
    if (!areValid) {
      input.current?.focus();
      return;
    }
    setIsBusy(true);
    try {
      await mailSheet(orderId, addresses);
      notifications.show({ message: 'Send Email Succeed!', color: 'teal' });
      setText('');
    } catch (error) {
      logError(error, 'sendemail');
      onFailure();
    }
    setIsBusy(false);
  };
  return (
    <form
      className={styles['mail']}
      noValidate
      data-own-undo
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextInput
        ref={input}
        className={styles['addresses'] ?? ''}
        label="E-mail"
        description="Several addresses are separated by commas."
        type="text"
        inputMode="email"
        autoComplete="email"
        value={text}
        error={problem}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
      />
      <Button type="submit" variant="default" leftSection={<MailIcon size={16} />} loading={isBusy}>
        SEND TO EMAIL
      </Button>
    </form>
  );
}

/** The PDF in a frame that nobody sees, for the browser's print dialog. */
function PrintFrame({ orderId, onDone }: { readonly orderId: string; readonly onDone: () => void }) {
  return (
    <iframe
      className={styles['hidden']}
      title="Your safety data sheet, for printing"
      aria-hidden="true"
      tabIndex={-1}
      src={pdfUrl(orderId, { isInline: true })}
      onLoad={({ currentTarget }) => {
        currentTarget.contentWindow?.print();
        window.addEventListener('focus', onDone, { once: true });
      }}
    />
  );
}

/** The paid sheet: read, download, print and mail it, and go on with it in another language. */
export function PrintStep({ orderId, sheet, onStartNew, otherLanguages, onAnotherLanguage }: PrintStepProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  const [shown, setShown] = useState<'sheet' | 'back-warning' | 'another-language' | 'failure' | 'finished'>('sheet');
  const show = (what: typeof shown) => () => {
    setShown(what);
  };
  if (shown === 'finished') return <Finished onNewSheet={onStartNew} onBack={show('sheet')} />;
  return (
    <StepLayout
      title="Print"
      intro="Your sheet is paid: the watermark is gone."
      back={{ onClick: show('back-warning') }}
      next={{ onClick: show(otherLanguages.length > 0 ? 'another-language' : 'finished') }}
    >
      <div className={styles['tools']}>
        <MailForm orderId={orderId} onFailure={show('failure')} />
        <div className={styles['buttons']}>
          <Button
            component="a"
            href={pdfUrl(orderId, { isInline: false })}
            download
            leftSection={<DownloadIcon size={16} />}
          >
            DOWNLOAD
          </Button>
          <DataMenu orderId={orderId} />
          <LabelButton orderId={orderId} sheet={sheet} />
          <Button
            variant="default"
            leftSection={<PrinterIcon size={16} />}
            onClick={() => {
              setIsPrinting(true);
            }}
          >
            PRINT
          </Button>
        </div>
      </div>
      <PdfViewer orderId={orderId} />
      {isPrinting && (
        <PrintFrame
          orderId={orderId}
          onDone={() => {
            setIsPrinting(false);
          }}
        />
      )}
      {shown === 'back-warning' && <StartAgainDialog onYes={onStartNew} onNo={show('sheet')} />}
      {shown === 'another-language' && (
        <AnotherLanguageDialog
          languages={otherLanguages}
          onYes={onAnotherLanguage}
          onNo={show('finished')}
          onClose={show('sheet')}
        />
      )}
      {shown === 'failure' && <FailureDialog onClose={show('sheet')} />}
    </StepLayout>
  );
}
