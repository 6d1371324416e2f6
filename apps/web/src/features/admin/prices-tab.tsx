import {
  type DatedPricesRecord,
  pricesPageSize,
  setPriceNames,
  type SetPrices,
} from '@gosds/contract/staff/set-prices';
import { Button } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/call.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { useWords } from '../../words/words.ts';
import { loadPriceLists, takePricesBack } from './admin-calls.ts';
import styles from './admin-page.module.css';
import { logTime } from './log-time.ts';
import { PriceDialog } from './price-dialog.tsx';
import { isPercent } from './price-form.ts';

function PriceLines({ prices }: { readonly prices: SetPrices }) {
  const { admin, formats } = useWords();
  return (
    <div>
      {setPriceNames.map((name) => (
        <div key={name}>
          {admin.price[name]}: {isPercent(name) ? admin.users.percent(prices[name]) : formats.price(prices[name])}
        </div>
      ))}
    </div>
  );
}

type RowProps = {
  readonly entry: DatedPricesRecord;
  readonly onWithdraw: (entry: DatedPricesRecord) => void;
};

function PriceRow({ entry, onWithdraw }: RowProps) {
  const { prices: words, priceState } = useWords().admin;
  const { validFrom, state, madeBy, madeAt, prices } = entry;
  const from = logTime(validFrom);
  return (
    <tr>
      <th scope="row">
        <bdi dir="ltr">{from}</bdi>
      </th>
      <td data-head={words.state}>{priceState[state]}</td>
      <td data-head={words.list}>
        <PriceLines prices={prices} />
      </td>
      <td data-head={words.by}>
        {madeBy}
        <bdi dir="ltr" className={styles['upTo']}>
          {logTime(madeAt)}
        </bdi>
      </td>
      <td>
        {state === 'coming' && (
          <Button
            size="xs"
            variant="default"
            aria-label={words.withdrawNamed(from)}
            onClick={() => {
              onWithdraw(entry);
            }}
          >
            {words.withdraw}
          </Button>
        )}
      </td>
    </tr>
  );
}

type WithdrawProps = { readonly entry: DatedPricesRecord; readonly version: number; readonly onClose: () => void };

function WithdrawDialog({ entry, version, onClose }: WithdrawProps) {
  const { prices: words, edit } = useWords().admin;
  const queries = useQueryClient();
  const withdrawing = useMutation({
    mutationFn: takePricesBack,
    onSettled: () => void queries.invalidateQueries({ queryKey: ['staff'] }),
  });
  return (
    <ConfirmDialog
      title={words.withdrawNamed(logTime(entry.validFrom))}
      yes={words.withdraw}
      no={edit.no}
      isNoUsual
      isBusy={withdrawing.isPending}
      onYes={() => {
        withdrawing.mutate({ id: entry.id, version }, { onSuccess: onClose });
      }}
      onNo={onClose}
    >
      {words.withdrawText}
      {withdrawing.error !== null && <FormMessage tone="problem">{messageOf(withdrawing.error)}</FormMessage>}
    </ConfirmDialog>
  );
}

/** Current, past and coming prices. New prices apply from a chosen time; coming ones can be withdrawn. */
export function PricesTab() {
  const { prices: words, priceState } = useWords().admin;
  const { column } = useWords().myAccount;
  const [page, setPage] = useState(0);
  const [shown, setShown] = useState<'form' | 'saved' | DatedPricesRecord>();
  const close = () => {
    setShown(undefined);
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', 'prices', page],
    queryFn: () => loadPriceLists(page),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  return (
    <>
      <div className={styles['make']}>
        <Button
          onClick={() => {
            setShown('form');
          }}
        >
          {words.make}
        </Button>
        {shown === 'saved' && <FormMessage tone="success">{words.saved}</FormMessage>}
      </div>
      <CardTable label={words.table} heads={[words.from, words.state, words.list, words.by, column.actions]}>
        {data.entries.map((entry) => (
          <PriceRow key={entry.id} entry={entry} onWithdraw={setShown} />
        ))}
        {(page + 1) * pricesPageSize >= data.count && (
          <tr>
            <th scope="row">{words.first}</th>
            <td data-head={words.state}>{priceState[data.isFirstInForce ? 'now' : 'earlier']}</td>
            <td data-head={words.list}>
              <PriceLines prices={data.first} />
            </td>
            <td data-head={words.by}>{words.operator}</td>
            <td />
          </tr>
        )}
      </CardTable>
      <PageSteps label={words.table} page={page} pages={Math.ceil(data.count / pricesPageSize)} onPage={setPage} />
      {shown === 'form' && (
        <PriceDialog
          prices={data}
          onSaved={() => {
            setShown('saved');
            setPage(0);
          }}
          onClose={close}
        />
      )}
      {typeof shown === 'object' && <WithdrawDialog entry={shown} version={data.version} onClose={close} />}
    </>
  );
}
