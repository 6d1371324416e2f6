import { Button } from '@mantine/core';
import type { BoughtErService } from '@gosds/contract/accounts/list-er-services';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { signedPrice } from '@gosds/phrases/currency';
import { useState } from 'react';
import { messageOf } from '../../../api/call.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useWords } from '../../../words/words.ts';
import { endSubscription } from '../api/account-calls.ts';

type Props = { readonly service: BoughtErService; readonly subscriptionId: string };

/** The next whole ten, in minor units, above what a year costs per month. */
const monthlyUnder = (yearly: number): number => (Math.floor(yearly / 12_000) + 1) * 1000;

/** Ends the yearly renewal after the confirmation that the specification asks for. */
export function Unsubscribe({ service: { productName, orderId, typePaid, price }, subscriptionId }: Props) {
  const { unsubscribe: words } = useWords().account;
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const ending = useMutation({
    mutationFn: () => endSubscription(subscriptionId, typePaid),
    onSuccess: ({ user }) => {
      queries.setQueryData(['user'], user);
      notifications.show({ id: `unsubscribed-${orderId}`, message: words.done, color: 'teal' });
    },
    onError: (error) => {
      notifications.show({ id: `unsubscribed-${orderId}`, message: messageOf(error), color: 'red' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['er-services'] }),
  });
  return (
    <>
      <Button
        size="xs"
        variant="default"
        aria-label={words.named(productName)}
        loading={ending.isPending}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {words.button}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.button}
          yes={words.yes}
          no={words.no}
          isNoUsual
          onYes={() => {
            setIsAsking(false);
            ending.mutate();
          }}
          onNo={() => {
            setIsAsking(false);
          }}
        >
          {words.question(signedPrice(monthlyUnder(price)))}
        </ConfirmDialog>
      )}
    </>
  );
}
