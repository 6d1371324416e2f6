import type { PricesResponse } from '@gosds/contract/checkout/prices';
import { Elements } from '@stripe/react-stripe-js';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { hardWiredTexts } from '../../../testing/hard-wired-texts.ts';
import { speakPseudoLanguage } from '../../../testing/in-pseudo-language.ts';
import { serve } from '../../../testing/render-screen.tsx';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { cardProblems } from '../../../payment/card-fields.ts';
import { CardForm } from '../../../payment/card-form.tsx';
import { LeaveUnpaidDialog, PayFirstDialog } from './checkout-dialogs.tsx';
import { FreeOrder } from '../../../payment/free-order.tsx';
import { OpenFaults } from './open-faults.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaidOrder } from './paid-order.tsx';
import { PromoBox } from '../../../payment/promo-box.tsx';
import { TestModeBanner } from '../../../payment/test-mode-banner.tsx';

const prices: PricesResponse = {
  ...{ fullSDS: 45_500, amount: 100_000, dataFields: 17 },
  breakdown: {
    ...{ currency: 'usd', totalMinor: 148_700, discountPercent: 10, discountUpTo: '2026-12-31' },
    lines: [
      { code: 'first-language', amountMinor: 45_500 },
      { code: 'further-language', amountMinor: 22_750 },
      { code: 'discount', amountMinor: -4_550 },
      { code: 'promo', amountMinor: -4_550 },
      { code: 'er-single', amountMinor: 85_000 },
    ],
  },
  er: { charged: 'single', leftOut: 'held' },
  report: null,
  promo: { isAccepted: true, isTaken: false },
  erPrices: { subscription: 40_000, single: 85_000, singleYears: 5 },
  sale: { seller: 'Seller', taxPercent: 19 },
  order: {
    ...{ materialNumber: 7, orderNumber: '2026-7', paidAt: '2026-03-02T08:00:00Z', productName: 'Product' },
    ...{
      country: 'DE',
      language: 'de',
      payment: 'open',
      payingBy: null,
      isByChemist: false,
      openFaults: [],
      openAdvice: 2,
    },
  },
};
const choice = { orderId: '5f0a2c9e-4c57-4c0e-9d7b-0d6f5c1f7a11', goEr: '' } as const;
const fault = { path: 'data', part: 'data', message: 'data', paragraph: 'data', duty: 'law' } as const;
const nothing = () => undefined;
const done = async () => undefined;
const promo = {
  type: 'GoSDS' as const,
  code: undefined,
  apply: done,
  remove: nothing,
  spend: done,
};

beforeEach(async () => {
  serve({});
  await speakPseudoLanguage();
});

it('says everything of the checkout in the language of the screens', async () => {
  const { user } = renderInSheet(
    <>
      <OrderSummary prices={prices} />
      <PaidOrder orderId={choice.orderId} prices={prices} />
      <OpenFaults faults={[fault, { ...fault, part: 'other' }]} />
      <TestModeBanner testCards={[]} />
      <FreeOrder choice={choice} onPaid={nothing} onRefused={nothing} />
      <Elements stripe={null}>
        <CardForm choice={choice} amount={4900} isUnderWay={false} onPaid={nothing} onRefused={nothing} />
      </Elements>
      <PromoBox promo={promo} isAccepted={false} hasRest={false} />
      <PromoBox promo={{ ...promo, code: 'data' }} isAccepted hasRest={false} />
      <PromoBox promo={{ ...promo, code: 'data' }} isAccepted hasRest />
      <LeaveUnpaidDialog onClose={nothing} />
      <PayFirstDialog onClose={nothing} />
    </>,
  );
  await screen.findAllByText(/⟦/);
  for (const disclosure of document.querySelectorAll('[aria-expanded="false"]')) await user.click(disclosure);
  const data = ['Seller', 'Product', 'data', 'lena@example.com', '2026-7', 'Germany', 'German', 'USD'];
  const ofPrint = ['Text of the sheet', 'Your safety data sheet'];
  expect(hardWiredTexts(document.body, [...data, ...ofPrint])).toEqual([]);
  expect(Object.values(cardProblems({})).filter((text) => !text.startsWith('⟦'))).toEqual([]);
});
