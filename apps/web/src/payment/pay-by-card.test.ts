import type { PaymentAnswer } from '@gosds/contract/checkout/pay-with-stripe';
import { describe, expect, it, vi } from 'vitest';
import '../testing/in-english.ts';
import { ApiProblem, Unreachable } from '../api/call.ts';
import { cardholderProblem } from './cardholder.ts';
import { payByCard, resumePayment, type PayParts } from './pay-by-card.ts';

const facts = { amount: 8_500, currency: 'usd' as const, cwOrderId: '100001' };
const paid: PaymentAnswer = { status: 'paid', ...facts };
const asking: PaymentAnswer = { status: 'needs-action', clientSecret: 'pi_1_secret_2', ...facts };
const pending: PaymentAnswer = { status: 'pending', ...facts };
const problem = (code: string, fields = {}) => new ApiProblem(409, { code, title: `title of ${code}`, ...fields });

const parts = (changes: Partial<PayParts> = {}) => ({
  createCard: vi.fn(async () => ({ id: 'pm_1' })),
  pay: vi.fn(async () => paid),
  confirm: vi.fn(async () => paid),
  askCardHolder: vi.fn(async () => undefined),
  wait: vi.fn(async () => undefined),
  ...changes,
});

describe('paying by card', () => {
  it('pays with the card of the fields', async () => {
    const given = parts();
    expect(await payByCard(given)).toEqual({ status: 'paid', answer: paid });
    expect(given.pay).toHaveBeenCalledWith('pm_1');
    expect(given.confirm).not.toHaveBeenCalled();
  });

  it.each([
    ['incomplete_number', 'cardNumber', 'Your card number is incomplete.'],
    ['not_a_test_card', 'cardNumber', 'wrong'],
    ['invalid_expiry_year_past', 'cardExpiry', "Your card's expiration year is in the past."],
    ['incomplete_cvc', 'cardCvc', "Your card's security code is incomplete."],
  ])('shows %s beside %s and pays nothing', async (code, field, message) => {
    const given = parts({ createCard: async () => ({ error: { code, message: 'wrong' } }) });
    expect(await payByCard(given)).toEqual({ status: 'field', field, message });
    expect(given.pay).not.toHaveBeenCalled();
  });

  it('says in the specified words that no token could be made', async () => {
    const given = parts({ createCard: async () => ({ error: { message: 'offline' } }) });
    expect(await payByCard(given)).toMatchObject({ toast: 'Failed to create Stripe token.', detail: 'offline' });
  });

  it('asks the card holder, then the server, never the browser, whether it is paid', async () => {
    const given = parts({ pay: async () => asking });
    expect(await payByCard(given)).toMatchObject({ status: 'paid' });
    expect(given.askCardHolder).toHaveBeenCalledWith('pi_1_secret_2');
    expect(given.confirm).toHaveBeenCalledOnce();
  });

  it('reports a decline in the specified words, with the reason of the provider', async () => {
    const declined = problem('payment-declined', { detail: 'Your card has insufficient funds.' });
    for (const given of [
      parts({ pay: () => Promise.reject(declined) }),
      parts({ pay: async () => asking, confirm: () => Promise.reject(declined) }),
    ]) {
      expect(await payByCard(given)).toEqual({
        status: 'refused',
        isDeclined: true,
        toast: 'Payment required. Please input your payment details',
        detail: 'Your card has insufficient funds.',
      });
    }
  });

  it.each(['order-not-open', 'payment-unconfirmed'])(
    'waits for the outcome after %s instead of paying again',
    async (code) => {
      const confirm = vi.fn().mockResolvedValueOnce(pending).mockResolvedValueOnce(pending).mockResolvedValue(paid);
      const given = parts({ pay: vi.fn(() => Promise.reject(problem(code))), confirm });
      expect(await payByCard(given)).toMatchObject({ status: 'paid' });
      expect(given.pay).toHaveBeenCalledOnce();
      expect(given.wait).toHaveBeenCalledTimes(2);
    },
  );

  it('does not wait for ever', async () => {
    const given = parts({ pay: async () => pending, confirm: async () => pending });
    expect(await payByCard(given)).toMatchObject({
      status: 'refused',
      toast: 'The card provider has not answered yet.',
    });
  });

  it('reports a lost network', async () => {
    const given = parts({ pay: () => Promise.reject(new Unreachable('The server cannot be reached.')) });
    expect(await payByCard(given)).toMatchObject({ toast: expect.stringContaining('check your connection') as string });
  });

  it('goes on with 3-D Secure after a reload', async () => {
    const confirm = vi.fn().mockResolvedValueOnce(asking).mockResolvedValue(paid);
    const given = parts({ confirm });
    expect(await resumePayment(given)).toMatchObject({ status: 'paid' });
    expect(given.askCardHolder).toHaveBeenCalledOnce();
    expect(given.pay).not.toHaveBeenCalled();
  });
});

describe("the cardholder's name", () => {
  it.each([
    ['Ada Lovelace', true],
    ['A', true],
    ['ada', false],
    ['Ärzte', false],
    ['1A', false],
    [' Ada', false],
    ['', false],
  ])('%j is right: %s', (name, isRight) => {
    expect(cardholderProblem(name) === undefined).toBe(isRight);
  });
});
