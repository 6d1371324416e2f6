import type { SetPrices } from '@gosds/contract/staff/set-prices';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible, renderScreen, serve } from '../../testing/render-screen.tsx';
import { PriceDialog } from './price-dialog.tsx';

const now: SetPrices = {
  ...{ firstLanguageMinor: 8_500, furtherLanguagePercent: 50, internalUserMinor: 500, galleriaMinor: 7_500 },
  ...{ erSubscriptionMinor: 39_900, erSingleMinor: 150_000, galleriaAllMinor: 20_000, galleriaIndustryMinor: 2_500 },
};
const prices = { version: 3, now, first: now, isFirstInForce: true, smallestChargeMinor: 50, entries: [], count: 0 };

const open = () => {
  const sent = serve({ 'POST /api/admin/prices': { saved: true } });
  return { sent, ...renderScreen(<PriceDialog prices={prices} onSaved={() => undefined} onClose={() => undefined} />) };
};
const question = async () => within(await screen.findByRole('dialog', { name: 'Set these prices?' }));
const save = () => screen.getByRole('button', { name: 'Set the prices' });

describe('new prices', () => {
  it('are set after a question that names what changes and from when, and not after a no', async () => {
    const { sent, user } = open();
    const first = screen.getByLabelText('Sheet in its first language, USD');
    await user.clear(first);
    await user.type(first, '99.50');
    await user.click(save());
    const asked = await question();
    expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sheet in its first language: USD 85 becomes USD 99.50',
    ]);
    expect(asked.getByText('They begin at once.')).toBeTruthy();
    await expectAccessible();
    await user.click(asked.getByRole('button', { name: 'No' }));
    expect(sent).toEqual([]);
    expect(screen.getByDisplayValue('99.50')).toBeTruthy();
    await user.type(screen.getByLabelText('Start'), '2099-12-01T06:00');
    await user.click(save());
    expect((await question()).getByText('They begin at 2099-12-01 06:00:00 UTC.')).toBeTruthy();
    await user.click((await question()).getByRole('button', { name: 'Set the prices' }));
    expect(sent.map(({ body }) => body)).toEqual([
      { version: 3, validFrom: '2099-12-01T06:00:00.000Z', prices: { ...now, firstLanguageMinor: 9_950 } },
    ]);
  });

  it('that change nothing say so', async () => {
    const { user } = open();
    await user.click(save());
    expect((await question()).getByText('No price changes.')).toBeTruthy();
  });

  it.each([
    ['Sheet in its first language, USD', '0.49', 'Enter 0, or an amount from USD 0.50'],
    ['Sheet in its first language, USD', '0.50', undefined],
    ['Sheet in its first language, USD', '0', undefined],
    ['Sheet in its first language, USD', '100000', undefined],
    ['Sheet in its first language, USD', '100000.01', 'Enter 0, or an amount from USD 0.50'],
    ['Report on all lists, USD', '-1', 'Enter 0, or an amount from USD 0.50'],
    ['Further language, per cent of the first', '100', undefined],
    ['Further language, per cent of the first', '101', 'Enter a whole number from 0 to 100.'],
    ['Further language, per cent of the first', '0.5', 'Enter a whole number from 0 to 100.'],
  ])('at their limits: %s of %s', async (label, text, fault) => {
    const { user } = open();
    const input = screen.getByLabelText(label);
    await user.clear(input);
    await user.type(input, text);
    expect(save().hasAttribute('disabled')).toBe(fault !== undefined);
    if (fault !== undefined) expect(screen.getByText(new RegExp(`^${fault}`))).toBeTruthy();
  });
});
