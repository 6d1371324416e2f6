import { Input, useComputedColorScheme } from '@mantine/core';
import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js';
import type { StripeElementChangeEvent, StripeElementStyle } from '@stripe/stripe-js';
import { useWords } from '../words/words.ts';
import type { CardFieldName } from './pay-by-card.ts';
import styles from './payment.module.css';

const elements = { cardNumber: CardNumberElement, cardExpiry: CardExpiryElement, cardCvc: CardCvcElement };

/** Style of the provider's fields, which are in their own frames and cannot see the page's style sheet. */
function fieldStyle(): StripeElementStyle {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  return {
    base: { color: token('--ink'), fontSize: '14px', '::placeholder': { color: token('--ink-faint') } },
    invalid: { color: token('--danger') },
  };
}

type Props = {
  readonly name: CardFieldName;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (name: CardFieldName, event: StripeElementChangeEvent) => void;
};

/** One of the provider's fields, with our label and message. */
export function CardField({ name, error, isDisabled, onChange }: Props) {
  // Renders again with other tokens when the colour scheme changes.
  useComputedColorScheme('light');
  const { card } = useWords().checkout;
  const Element = elements[name];
  const id = `payment-${name}`;
  return (
    <Input.Wrapper id={id} label={card[name]} withAsterisk error={error} errorProps={{ role: 'alert' }}>
      <Element
        id={id}
        className={styles['cardField'] ?? ''}
        options={{ style: fieldStyle(), disabled: isDisabled }}
        onChange={(event) => {
          onChange(name, event);
        }}
      />
    </Input.Wrapper>
  );
}
