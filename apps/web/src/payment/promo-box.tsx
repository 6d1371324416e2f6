import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useEffect, useState } from 'react';
import { FormMessage } from '../ui/form-message.tsx';
import { useWords } from '../words/words.ts';
import { useFreeSheets } from './use-free-sheets.ts';
import styles from './payment.module.css';
import { type Promo, sayOfPromo } from './use-promo.ts';

type Props = {
  readonly promo: Promo;
  /** True if a promo code can be used at this price. */
  readonly isAccepted: boolean;
  /** True if an amount remains to be paid by card. */
  readonly hasRest: boolean;
};

/** An applied code: it is included in the price and is used with the payment. */
function Applied({ promo, hasRest }: Omit<Props, 'isAccepted'>) {
  const { promo: texts } = useWords().checkout;
  useEffect(() => {
    if (!hasRest) sayOfPromo('clickNext');
  }, [hasRest]);
  return (
    <>
      <FormMessage tone="success">{hasRest ? texts.restByCard : texts.clickNext}</FormMessage>
      <Button variant="default" disabled={promo.isBusy ?? false} onClick={promo.remove}>
        {texts.remove}
      </Button>
    </>
  );
}

function CodeForm({ promo, isAccepted }: Omit<Props, 'hasRest'>) {
  const { promo: texts } = useWords().checkout;
  const own = useFreeSheets(promo.type);
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const hint = own > 0 ? texts.own(own) : undefined;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const isBlank = code.trim() === '' && own === 0;
    setIsMissing(isBlank);
    if (!isBlank) void promo.apply(code.trim());
  };
  return (
    <form className={styles['card']} noValidate data-own-undo aria-labelledby="promo-heading" onSubmit={send}>
      <h3 id="promo-heading">{texts.heading}</h3>
      <TextInput
        label={texts.code}
        description={isAccepted ? hint : texts.closed}
        maxLength={60}
        autoComplete="off"
        value={code}
        disabled={!isAccepted || (promo.isBusy ?? false)}
        error={isMissing ? texts.missing : promo.problem}
        onChange={(event) => {
          setCode(event.currentTarget.value);
        }}
      />
      <Button type="submit" variant="default" disabled={!isAccepted} loading={promo.isBusy ?? false}>
        {texts.apply}
      </Button>
    </form>
  );
}

/** Accepts a promo code, or one of the user's free sheets. */
export function PromoBox({ promo, isAccepted, hasRest }: Props) {
  const { promo: texts } = useWords().checkout;
  if (promo.code === undefined) return <CodeForm promo={promo} isAccepted={isAccepted} />;
  return (
    <section className={styles['card']} aria-labelledby="promo-heading">
      <h3 id="promo-heading">{texts.heading}</h3>
      <Applied promo={promo} hasRest={hasRest} />
    </section>
  );
}
