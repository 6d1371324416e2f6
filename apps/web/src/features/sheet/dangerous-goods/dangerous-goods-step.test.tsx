import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible, serve, textBeside } from '../../../testing/render-screen.tsx';
import { renderStep } from '../../../testing/render-step.tsx';
import { DangerousGoodsStep } from './dangerous-goods-step.tsx';

const ingredients = ['Acetone', 'Toluene', 'Xylene'].map((name, index) => ({ id: String(index + 1), name }));
const open = (dangerousGoods: object = {}) =>
  renderStep('dangerous-goods', DangerousGoodsStep, { ingredients, dangerousGoods });
const unNumber = () => screen.getByLabelText('UN/ID Number');

describe('the dangerous goods', () => {
  it('says beside a UN number that it is none, and keeps it as typed', async () => {
    const { user, draft } = open();
    await user.type(unNumber(), 'petrol');
    await user.tab();
    await waitFor(() => {
      expect(unNumber().getAttribute('aria-invalid')).toBe('true');
    });
    expect(textBeside(unNumber())).toContain('You can input 1234, NA12, None.');
    expect(draft().dangerousGoods.unNumber).toBe('petrol');
    await expectAccessible();
  });

  it('fills the fields in from an entry of the list, by keyboard', async () => {
    const { user, draft } = open();
    await user.type(screen.getByRole('searchbox', { name: 'Search by UN number or name' }), '1090');
    const use = await screen.findByRole('button', { name: /^Use: UN 1090 ACETONE/ });
    use.focus();
    await user.keyboard('{Enter}');
    expect(draft().dangerousGoods).toMatchObject({
      unNumber: '1090',
      dgClass: '3',
      packagingGroup: 'II',
      confirmed: false,
    });
    expect(unNumber()).toHaveProperty('value', '1090');
  });

  it('names two ingredients at most behind an N.O.S. name', async () => {
    const { user, draft } = open({ shippingName: 'FLAMMABLE LIQUID, N.O.S.' });
    for (const { name } of ingredients) await user.click(screen.getByRole('checkbox', { name }));
    expect(draft().dangerousGoods.nosIngredients).toEqual(['Acetone', 'Toluene']);
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent).join('')).not.toBe('');
    await expectAccessible();
  });

  it('is confirmed by Next, and not any more after a change', async () => {
    serve({ 'POST /api/users/checkSession': { sessionClosed: false } });
    const { user, draft, went } = open({
      unNumber: '1090',
      dgClass: '3',
      packagingGroup: 'II',
      shippingName: 'ACETONE',
    });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => {
      expect(went).toEqual(['add-ons']);
    });
    expect(draft().dangerousGoods.confirmed).toBe(true);
    await user.selectOptions(screen.getByLabelText(/^Packing Group|^Packaging Group/), 'III');
    expect(draft().dangerousGoods.confirmed).toBe(false);
  });
});
