import type { PricesResponse } from '@gosds/contract/checkout/prices';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import '../../../testing/in-english.ts';
import { lateAnswer, serve } from '../../../testing/render-screen.tsx';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { useWizard, WizardContext } from '../state/wizard-context.ts';
import { PaidNotice } from './paid-notice.tsx';

const price: PricesResponse = {
  ...{ fullSDS: 8_500, amount: 8_500, dataFields: 17, report: null, order: null },
  breakdown: { currency: 'usd', totalMinor: 8_500, discountPercent: 0, discountUpTo: null, lines: [] },
  er: { charged: '', leftOut: null },
  promo: { isAccepted: true, isTaken: false },
  erPrices: { subscription: 40_000, single: 85_000, singleYears: 5 },
  sale: { seller: 'Seller', taxPercent: 0 },
};

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A paid sheet that is changed by the button. */
function Paid() {
  const wizard = useWizard();
  const [draft] = useState(wizard.store.getState().draft);
  const [isChanged, setIsChanged] = useState(false);
  return (
    <WizardContext value={{ ...wizard, paid: { state: isChanged ? 'changed' : 'current', draft } }}>
      <PaidNotice />
      <button
        type="button"
        onClick={() => {
          setIsChanged(true);
        }}
      >
        Change
      </button>
    </WizardContext>
  );
}

it('tells the price of a change also where it comes after the change', async () => {
  const { answer, give } = lateAnswer();
  serve({ 'POST /api/data/prices': answer });
  const { user } = renderInSheet(<Paid />);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const notice = (await screen.findByRole('button', { name: 'Take it back' })).closest('[role=alert]');
  if (!(notice instanceof HTMLElement)) throw new Error('There is no notice.');
  await act(async () => give(price));
  expect(await within(notice).findByText(/makes a new version for USD 85\./)).toBeTruthy();
});
