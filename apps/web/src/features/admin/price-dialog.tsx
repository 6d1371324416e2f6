import type { ResponseOf } from '@gosds/contract/call';
import {
  highestMinor,
  type listPrices,
  type SetPriceName,
  setPriceNames,
  type SetPrices,
} from '@gosds/contract/staff/set-prices';
import { currencyCode } from '@gosds/phrases/currency';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { ApiProblem, messageOf } from '../../api/call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { useWords } from '../../words/words.ts';
import { startPrices } from './admin-calls.ts';
import styles from './admin-page.module.css';
import { logTime } from './log-time.ts';
import { beginOf, isPercent, type PriceForm, priceFaults, priceFormOf, pricesOf } from './price-form.ts';

type Prices = ResponseOf<typeof listPrices>;

type FieldsProps = {
  readonly form: PriceForm;
  readonly smallestMinor: number;
  readonly isBeginRefused: boolean;
  readonly onChange: (part: Partial<PriceForm>) => void;
};

function Fields({ form, smallestMinor, isBeginRefused, onChange }: FieldsProps) {
  const { prices: words, price } = useWords().admin;
  const faults = priceFaults(form, smallestMinor);
  return (
    <>
      {setPriceNames.map((name) => (
        <NumberInput
          key={name}
          label={isPercent(name) ? price[name] : words.inCurrency({ name: price[name], currency: currencyCode })}
          maxLength={20}
          value={form[name]}
          error={
            faults.includes(name) &&
            (isPercent(name) ? words.percentFault : words.amountFault({ smallest: smallestMinor, most: highestMinor }))
          }
          onType={(amount) => {
            onChange({ [name]: amount });
          }}
        />
      ))}
      <DateField
        type="datetime-local"
        label={words.begin}
        description={words.beginHelp}
        value={form.begin}
        error={isBeginRefused && words.beginFault}
        onChange={(begin) => {
          onChange({ begin });
        }}
      />
    </>
  );
}

type QuestionProps = {
  readonly form: PriceForm;
  readonly now: SetPrices;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** Asks before prices are set: names each that changes, and from when. */
function Question({ form, now, onYes, onNo }: QuestionProps) {
  const { admin, formats } = useWords();
  const { prices: words, price, users, edit } = admin;
  const prices = pricesOf(form);
  const begin = beginOf(form);
  const text = (name: SetPriceName, { [name]: value }: SetPrices) =>
    isPercent(name) ? users.percent(value) : formats.price(value);
  const changed = setPriceNames.filter((name) => prices[name] !== now[name]);
  return (
    <ConfirmDialog title={words.ask} yes={words.save} no={edit.no} isNoUsual onYes={onYes} onNo={onNo}>
      <p>{begin === null ? words.fromNow : words.fromTime(logTime(begin))}</p>
      {changed.length === 0 && <p>{words.same}</p>}
      <ul>
        {changed.map((name) => (
          <li key={name}>{words.becomes({ name: price[name], before: text(name, now), after: text(name, prices) })}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

const codeOf = (error: Error | null) => (error instanceof ApiProblem ? error.code : undefined);

type Props = { readonly prices: Prices; readonly onSaved: () => void; readonly onClose: () => void };

/** Sets new prices, starting from the present ones. Asks for confirmation before. */
export function PriceDialog({ prices: opened, onSaved, onClose }: Props) {
  const { prices: words } = useWords().admin;
  // Keeps the prices of the moment when the dialog opened, even if newer ones load behind it.
  const [{ now, version, smallestChargeMinor }] = useState(opened);
  const [before] = useState(() => priceFormOf(now));
  const [form, setForm] = useState(before);
  const [asks, setAsks] = useState(false);
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: startPrices,
    onSettled: () => void queries.invalidateQueries({ queryKey: ['staff'] }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (priceFaults(form, smallestChargeMinor).length === 0) setAsks(true);
  };
  return (
    <FormDialog title={words.make} isChanged={JSON.stringify(form) !== JSON.stringify(before)} onClose={onClose}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <Fields
          form={form}
          smallestMinor={smallestChargeMinor}
          isBeginRefused={codeOf(saving.error) === 'validation'}
          onChange={(part) => {
            setForm((known) => ({ ...known, ...part }));
            saving.reset();
          }}
        />
        <p>{words.text}</p>
        {saving.error !== null && <FormMessage tone="problem">{messageOf(saving.error)}</FormMessage>}
        <Button type="submit" loading={saving.isPending} disabled={priceFaults(form, smallestChargeMinor).length > 0}>
          {words.save}
        </Button>
      </form>
      {asks && (
        <Question
          form={form}
          now={now}
          onYes={() => {
            setAsks(false);
            saving.mutate({ version, validFrom: beginOf(form), prices: pricesOf(form) }, { onSuccess: onSaved });
          }}
          onNo={() => {
            setAsks(false);
          }}
        />
      )}
    </FormDialog>
  );
}
