import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible, problem, renderScreen, serve, textBeside } from '../testing/render-screen.tsx';
import { CardForm } from './card-form.tsx';

const choice = { orderId: '5f0a2c9e-4c57-4c0e-9d7b-0d6f5c1f7a11', goEr: '' } as const;
const paid = { status: 'paid', amount: 4900, currency: 'usd', cwOrderId: '17' };

/** One of the provider's fields; complete once it has any content. */
function providerField(type: string) {
  const listeners = new Map<string, (event: object) => void>();
  const input = document.createElement('input');
  input.setAttribute('aria-label', type);
  input.addEventListener('input', () => {
    listeners.get('change')?.({ complete: input.value !== '', error: undefined });
  });
  const nothing = () => undefined;
  return {
    ...{ once: nothing, off: nothing, update: nothing, destroy: nothing, unmount: nothing },
    mount: (place: Element) => {
      place.append(input);
    },
    on: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
    focus: () => {
      input.focus();
    },
  };
}

/** The parts of the provider's script that the form uses. */
function provider(createPaymentMethod: () => Promise<object>): Stripe {
  const made = new Map<string, ReturnType<typeof providerField>>();
  const nothing = () => undefined;
  return {
    ...{ createToken: nothing, confirmCardPayment: nothing, handleNextAction: nothing },
    createPaymentMethod,
    elements: () => ({
      update: nothing,
      getElement: ({ __elementType }: { readonly __elementType: string }) => made.get(__elementType) ?? null,
      create: (type: string) => {
        const field = providerField(type);
        made.set(type, field);
        return field;
      },
    }),
  } as unknown as Stripe;
}

type Opening = { readonly createPaymentMethod?: () => Promise<object>; readonly promoType?: 'GoGAL' };

function openWith({ createPaymentMethod = async () => ({ paymentMethod: { id: 'pm_1' } }), ...ofModule }: Opening) {
  const onPaid = vi.fn();
  const rendered = renderScreen(
    <Elements stripe={provider(createPaymentMethod)}>
      <CardForm
        choice={{ ...choice, ...ofModule }}
        amount={4900}
        isUnderWay={false}
        onPaid={onPaid}
        onRefused={() => undefined}
      />
    </Elements>,
  );
  return { ...rendered, onPaid };
}

const open = (createPaymentMethod?: () => Promise<object>) =>
  openWith(createPaymentMethod ? { createPaymentMethod } : {});

const holder = () => screen.getByRole('textbox', { name: /^Cardholder name/ });
const pay = () => screen.getByRole('button', { name: 'Pay USD 49' });

async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.type(holder(), 'Lena Smith');
  for (const field of ['cardNumber', 'cardExpiry', 'cardCvc']) await user.type(screen.getByLabelText(field), '4');
}

const posted = (sent: ReturnType<typeof serve>) => sent.filter(({ call }) => call.startsWith('POST'));

describe('the card form', () => {
  it('starts with the name of the account, which can be overwritten', async () => {
    serve({ 'GET /api/users/check-user-name': { user: { name: 'Ada Chemist' } } });
    const { user } = open();
    await waitFor(() => {
      expect(holder()).toHaveProperty('value', 'Ada Chemist');
    });
    await user.clear(holder());
    expect(holder()).toHaveProperty('value', '');
  });

  it('pays with the name that is typed while that of the account is awaited', async () => {
    let answer: (account: object) => void = () => undefined;
    const late = new Promise<object>((resolve) => {
      answer = resolve;
    });
    serve({ 'GET /api/users/check-user-name': late, 'POST /api/data/payWithStripe': paid });
    const create = vi.fn(async (): Promise<object> => ({ paymentMethod: { id: 'pm_1' } }));
    const { user, onPaid } = open(create);
    for (const field of ['cardNumber', 'cardExpiry', 'cardCvc']) await user.type(screen.getByLabelText(field), '4');
    await user.click(pay());
    await user.type(holder(), 'Lena Smith');
    answer({ user: { name: 'Ada Chemist' } });
    await waitFor(() => {
      expect(onPaid).toHaveBeenCalled();
    });
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ billing_details: { name: 'Lena Smith' } }));
  });

  it('leaves an input alone that the user entered before the name of the account came', async () => {
    let answer: (account: object) => void = () => undefined;
    const late = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const sent = serve({ 'GET /api/users/check-user-name': late });
    const { user } = open();
    await user.click(holder());
    answer({ user: { name: 'Ada Chemist' } });
    await waitFor(() => {
      expect(sent).toHaveLength(1);
    });
    await act(() => late);
    expect(holder()).toHaveProperty('value', '');
  });

  it('waits for the name of the account if the form is sent before it came', async () => {
    let answer: (account: object) => void = () => undefined;
    const late = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const sent = serve({ 'GET /api/users/check-user-name': late, 'POST /api/data/payWithStripe': paid });
    const { user, onPaid } = open();
    for (const field of ['cardNumber', 'cardExpiry', 'cardCvc']) await user.type(screen.getByLabelText(field), '4');
    await user.click(pay());
    expect(posted(sent)).toEqual([]);
    expect(holder().getAttribute('aria-invalid')).not.toBe('true');
    answer({ user: { name: 'Ada Chemist' } });
    await waitFor(() => {
      expect(onPaid).toHaveBeenCalledTimes(1);
    });
    expect(holder()).toHaveProperty('value', 'Ada Chemist');
  });

  it('leaves the name blank where that of the account is none that a card can bear', async () => {
    const sent = serve({ 'GET /api/users/check-user-name': { user: { name: 'ünal' } } });
    open();
    await waitFor(() => {
      expect(sent).toHaveLength(1);
    });
    expect(holder()).toHaveProperty('value', '');
  });

  it('asks for the name and each field of the card, and sends nothing until they are there', async () => {
    const sent = serve({});
    const { user } = open();
    await user.type(holder(), 'lena');
    await user.click(pay());
    expect(holder().getAttribute('aria-invalid')).toBe('true');
    expect(textBeside(holder())).not.toBe('');
    expect(document.activeElement).toBe(holder());
    await screen.findByText('Please enter the whole card number.');
    await screen.findByText('Please enter month and year.');
    expect(posted(sent)).toEqual([]);
  });

  it('pays once, by keyboard', async () => {
    const sent = serve({ 'POST /api/data/payWithStripe': paid });
    const { user, onPaid } = open();
    await fillIn(user);
    pay().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(onPaid).toHaveBeenCalledTimes(1);
    });
    expect(posted(sent)).toEqual([
      { call: 'POST /api/data/payWithStripe', body: { ...choice, tokenId: 'pm_1', shownAmount: 4900 } },
    ]);
  });

  it('says why a card is declined, and keeps what was typed for the next try', async () => {
    serve({ 'POST /api/data/payWithStripe': problem(402, 'payment-declined', 'The payment was declined.') });
    const { user, onPaid } = open();
    await fillIn(user);
    await user.click(pay());
    expect((await screen.findAllByText(/Payment required/)).length).toBeGreaterThan(0);
    expect(holder()).toHaveProperty('value', 'Lena Smith');
    expect(onPaid).not.toHaveBeenCalled();
    await expectAccessible(document.querySelector('form') ?? document.body);
  });

  it('of the search module is declined with the general message; the form says why', async () => {
    serve({ 'POST /api/data/payWithStripe': problem(402, 'payment-declined', 'The payment was declined.') });
    const { user } = openWith({ promoType: 'GoGAL' });
    await fillIn(user);
    await user.click(pay());
    await screen.findByText(/^An error occurred\. Please try again in a minute\./);
    expect(screen.getAllByText(/Payment required/)).toHaveLength(1);
  });

  it('says beside the number what the provider says of it', async () => {
    serve({});
    const { user } = open(async () => ({ error: { code: 'invalid_number', message: 'Your card number is invalid.' } }));
    await fillIn(user);
    await user.click(pay());
    await screen.findByText('Your card number is invalid.');
  });
});
