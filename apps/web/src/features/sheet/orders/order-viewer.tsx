import { Button } from '@mantine/core';
import type { PurchasedSheet } from '@gosds/contract/accounts/my-account-search';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../ui/dialog.tsx';
import { useEmergencyText } from '../../../words/emergency-text.ts';
import { useWords } from '../../../words/words.ts';
import { useSheetActions } from '../home/use-sheets.ts';
import { LabelButton } from '../print/label-button.tsx';
import { loadEmergencyResponse } from '../state/load-emergency-response.ts';
import { DownloadButton, PrintButton } from '../wizard/pdf-buttons.tsx';
import { PdfViewer } from '../wizard/pdf-viewer.tsx';
import { PublishSheet } from '../wizard/publish-sheet.tsx';
import styles from './my-account-page.module.css';
import { OrderFacts } from './order-facts.tsx';

function Facts({ order }: { readonly order: PurchasedSheet }) {
  const { myAccount: words, formats } = useWords();
  return (
    <OrderFacts
      facts={[
        [words.fact.order, order.cwOrderId],
        [words.fact.company, order.documentParameters.ManufacturersDetails.CompanyName],
        [words.fact.bought, formats.longDay(order.createdAt)],
        ...(order.price === null
          ? []
          : [
              [words.fact.price, formats.price(order.price)] as const,
              [words.fact.paidBy, words.method[order.paidBy]] as const,
            ]),
        ...(order.hasEr ? [[words.fact.with, words.er] as const] : []),
      ]}
    />
  );
}

/** The emergency number that the sheet prints. The languages are those of the number that answers today. */
function EmergencyNumber({ number }: { readonly number: string }) {
  const textOf = useEmergencyText();
  const { data: response } = useQuery({
    queryKey: ['emergency-response'],
    queryFn: loadEmergencyResponse,
    staleTime: Infinity,
  });
  if (response === undefined) return null;
  return <p>{textOf(response?.number === number ? response : { number, languages: [] })}</p>;
}

function MakeAgain({ draftId }: { readonly draftId: string }) {
  const words = useWords().myAccount;
  const { duplicate } = useSheetActions();
  return (
    <Button
      variant="default"
      loading={duplicate.isPending}
      onClick={() => {
        duplicate.mutate({ id: draftId });
      }}
    >
      {words.again}
    </Button>
  );
}

type Props = { readonly order: PurchasedSheet; readonly onClose: () => void };

/** The bought sheet with its price; it can be printed, downloaded, or used as the base of a new one. */
export function OrderViewer({ order, onClose }: Props) {
  const { _id: orderId, draftId, additionalInfo } = order;
  const { Name, Country, Language } = additionalInfo;
  return (
    <Dialog title={<bdi>{Name}</bdi>} size={1000} onClose={onClose}>
      <Facts order={order} />
      {order.emergencyNumber !== null && <EmergencyNumber number={order.emergencyNumber} />}
      <div className={styles['buttons']}>
        <DownloadButton orderId={orderId} />
        <PrintButton orderId={orderId} />
        <LabelButton orderId={orderId} source={{ country: Country, language: Language, packageMl: '' }} />
        {draftId !== null && <MakeAgain draftId={draftId} />}
      </div>
      <PublishSheet orderId={orderId} />
      <PdfViewer orderId={orderId} />
    </Dialog>
  );
}
