import { Button } from '@mantine/core';
import { useState } from 'react';
import { DownloadIcon, PrinterIcon } from '../../../ui/icons.tsx';
import { useWords } from '../../../words/words.ts';
import { pdfUrl } from '../state/document-calls.ts';
import { PrintFrame } from '../../../ui/print-frame.tsx';

type Props = { readonly orderId: string };

/** Saves the PDF of an order. */
export function DownloadButton({ orderId }: Props) {
  const { print } = useWords();
  return (
    <Button component="a" href={pdfUrl(orderId, { isInline: false })} download leftSection={<DownloadIcon size={16} />}>
      {print.download}
    </Button>
  );
}

/** Opens the browser's print dialog with the PDF of an order. */
export function PrintButton({ orderId }: Props) {
  const { print } = useWords();
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<PrinterIcon size={16} />}
        onClick={() => {
          setIsPrinting(true);
        }}
      >
        {print.print}
      </Button>
      {isPrinting && (
        <PrintFrame
          title={print.viewer.forPrinting}
          src={pdfUrl(orderId, { isInline: true })}
          onDone={() => {
            setIsPrinting(false);
          }}
        />
      )}
    </>
  );
}
