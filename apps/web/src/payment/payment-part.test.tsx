import type { PaymentConfig } from '@gosds/contract/checkout/payment-config';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible, lateAnswer, renderScreen, serve } from '../testing/render-screen.tsx';
import { type PayableOrder, PaymentPart } from './payment-part.tsx';
import { useFreeSheets } from './use-free-sheets.ts';

const orderId = '5f0a2c9e-4c57-4c0e-9d7b-0d6f5c1f7a11';
const config: PaymentConfig = {
  ...{ mode: 'sandbox', payPal: 'sandbox', publishableKey: 'pk', script: null },
  testCards: [],
};
const facts = { amount: 8_500, currency: 'usd', cwOrderId: '7' };
const declined = (reason: string) =>
  new Response(JSON.stringify({ code: 'payment-declined', title: 'Declined', reason }), {
    status: 402,
    headers: { 'content-type': 'application/json' },
  });

const FreeSheets = () => <p>{useFreeSheets('GoSDS')} left</p>;

function open(
  changes: Partial<PayableOrder> = {},
  address = '/',
  payPal: PaymentConfig['payPal'] = 'sandbox',
  beside: ReactNode = null,
) {
  const onPaid = vi.fn();
  const onChanged = vi.fn();
  const order: PayableOrder = {
    choice: { orderId, goEr: '' },
    checkoutPath: '/?step=checkout&sheet=1',
    ...{ amount: 8_500, payingBy: null, isCodeTaken: false, thanks: 'Payment succeeded.' },
    ...changes,
  };
  const means = { config: { ...config, payPal }, provider: null };
  const part = (
    <>
      {beside}
      <PaymentPart order={order} means={means} onPaid={onPaid} onChanged={onChanged} />
    </>
  );
  return { ...renderScreen(part, address), onPaid, onChanged };
}

describe('the payment of an order', () => {
  it('offers PayPal beside the card', async () => {
    serve({});
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: 'PayPal' }));
    screen.getByRole('button', { name: 'Pay USD 85 with PayPal' });
    await expectAccessible();
  });

  it('says that the price has changed, and asks for the new one', async () => {
    const changed = { code: 'price-changed', title: 'The price has changed since it was shown.' };
    const sent = serve({
      'POST /api/data/createPayPalOrder': new Response(JSON.stringify(changed), {
        status: 409,
        headers: { 'content-type': 'application/json' },
      }),
    });
    const { user, onPaid, onChanged } = open();
    await user.click(screen.getByRole('radio', { name: 'PayPal' }));
    await user.click(screen.getByRole('button', { name: 'Pay USD 85 with PayPal' }));
    await screen.findByText(/^The price has changed since it was shown/);
    expect(sent).toContainEqual({
      call: 'POST /api/data/createPayPalOrder',
      body: { orderId, goEr: '', shownAmount: 8_500 },
    });
    expect(onChanged).toHaveBeenCalled();
    expect(onPaid).not.toHaveBeenCalled();
  });

  it('offers the card alone where PayPal is not set up', () => {
    serve({});
    open({}, '/', null);
    expect(screen.queryByRole('radio')).toBeNull();
    screen.getByRole('heading', { name: 'Credit Card' });
  });

  it('asks the server what became of a payment that the buyer approved, whatever the address says', async () => {
    const sent = serve({ 'POST /api/data/payPalOrderDetails': { status: 'paid', ...facts } });
    const { onPaid } = open({}, '/?step=checkout&paypal=approved&token=8AB12');
    await waitFor(() => {
      expect(onPaid).toHaveBeenCalledTimes(1);
    });
    expect(sent).toContainEqual({ call: 'POST /api/data/payPalOrderDetails', body: { payPalOrderId: '8AB12' } });
  });

  it('asks anew how many free sheets are left once it is paid, since a code may have covered a part', async () => {
    const asked = 'GET /api/promocodes/getpromocodequantity';
    const sent = serve({
      'POST /api/data/payPalOrderDetails': { status: 'paid', ...facts },
      [asked]: [{ type: 'GoSDS', leftQuantity: 1 }],
    });
    const { onPaid } = open({}, '/?step=checkout&paypal=approved&token=8AB12', 'sandbox', <FreeSheets />);
    await waitFor(() => {
      expect(onPaid).toHaveBeenCalledTimes(1);
    });
    await waitFor(() => {
      expect(sent.filter(({ call }) => call === asked)).toHaveLength(2);
    });
    await screen.findByText('1 left');
  });

  it('pays what is billed each year by a plan of PayPal', async () => {
    const sent = serve({
      'POST /api/data/getPayPalBilingPlan': { id: 'P-1' },
      'POST /api/users/createErPayPal': { status: 'paid', ...facts },
      'POST /api/data/payPalOrderDetails': { status: 'paid', ...facts },
    });
    const { user, onPaid } = open({ choice: { orderId, goEr: 'subscription' }, amount: 54_000 });
    await user.click(screen.getByRole('radio', { name: 'PayPal' }));
    await user.click(screen.getByRole('button', { name: 'Pay USD 540 with PayPal' }));
    await waitFor(() => {
      expect(onPaid).toHaveBeenCalledTimes(1);
    });
    expect(sent).toContainEqual({
      call: 'POST /api/users/createErPayPal',
      body: { orderId, id: 'P-1', shownAmount: 54_000 },
    });
  });

  it('asks after a subscription by its own id', async () => {
    const sent = serve({ 'POST /api/data/payPalOrderDetails': { status: 'paid', ...facts } });
    const { onPaid } = open({}, '/?step=checkout&paypal=approved&subscription_id=I-8AB12&ba_token=BA-1&token=1');
    await waitFor(() => {
      expect(onPaid).toHaveBeenCalledTimes(1);
    });
    expect(sent).toContainEqual({ call: 'POST /api/data/payPalOrderDetails', body: { payPalOrderId: 'I-8AB12' } });
  });

  it('gives up a payment that the buyer cancelled, and says so', async () => {
    const sent = serve({ 'POST /api/data/cancelPayPalOrder': { orderId } });
    const { onPaid } = open({}, '/?step=checkout&paypal=cancelled&token=8AB12');
    await screen.findByText('You cancelled the payment at PayPal. Nothing was charged.');
    expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([
      { call: 'POST /api/data/cancelPayPalOrder', body: { orderId } },
    ]);
    expect(onPaid).not.toHaveBeenCalled();
  });

  it('says that PayPal declined, and offers another try', async () => {
    serve({ 'POST /api/data/payPalOrderDetails': declined('INSTRUMENT_DECLINED') });
    open({}, '/?step=checkout&paypal=approved&token=8AB12');
    await screen.findByText(/PayPal declined the payment/);
    screen.getByRole('button', { name: 'Pay USD 85 with PayPal' });
  });

  it('waits for a payment that is open at PayPal, with the way there', async () => {
    const approveUrl = 'https://paypal.example/checkoutnow?token=1';
    serve({ 'POST /api/data/confirmPayment': { status: 'needs-action', approveUrl, ...facts } });
    open({ payingBy: 'paypal' });
    expect((await screen.findByRole('link', { name: 'Continue at PayPal' })).getAttribute('href')).toBe(approveUrl);
    screen.getByRole('button', { name: 'Cancel this payment' });
  });

  it('cancels it once, however often the button is pressed before the answer', async () => {
    const { answer, give } = lateAnswer();
    const approveUrl = 'https://paypal.example/checkoutnow?token=1';
    const sent = serve({
      'POST /api/data/confirmPayment': { status: 'needs-action', approveUrl, ...facts },
      'POST /api/data/cancelPayPalOrder': answer,
    });
    const { user } = open({ payingBy: 'paypal' });
    const cancel = await screen.findByRole('button', { name: 'Cancel this payment' });
    await user.click(cancel);
    await user.click(cancel);
    await act(async () => give({ orderId }));
    expect(sent.filter(({ call }) => call.endsWith('cancelPayPalOrder'))).toHaveLength(1);
  });
});
