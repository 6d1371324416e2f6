import { saveParameters } from '@gosds/contract/chemist/save-parameters';
import { logError as logErrorCall } from '@gosds/contract/log-error';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible, problem, serve, textBeside } from '../../../testing/render-screen.tsx';
import { speakLanguage } from '../../../testing/in-pseudo-language.ts';
import { renderStep } from '../../../testing/render-step.tsx';
import { aProduct } from '@gosds/testkit/builders/a-product';
import { factsOf } from '@gosds/testkit/products/sheet-of';
import { makeSheet } from '@gosds/sheet/make-sheet';
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

  it('names the proposal and the entries of the list in the language of the screens', async () => {
    await speakLanguage('de');
    try {
      const { wizard, user } = renderStep('dangerous-goods', DangerousGoodsStep, {
        description: { country: 'DE', language: 'de' },
        ingredients: [{ id: '1', name: 'Acetone', materialId: 1101, proportion: '100' }],
      });
      const paint = aProduct({
        shares: [
          ['67-64-1', '50'],
          ['108-88-3', '50'],
        ],
        properties: { state: 'Liquid', flashPoint: { value: '-10', unit: '°C' } },
      });
      act(() => {
        wizard.sheet.setState({ made: makeSheet(factsOf(paint)), status: 'ready' });
      });
      await screen.findByText(/UN 1993 ENTZÜNDBARER FLÜSSIGER STOFF, N\.A\.G\. \(/);
      await user.type(screen.getByRole('searchbox'), '1090');
      const use = await screen.findByRole('button', { name: 'Verwenden: UN 1090 ACETON II' });
      expect(use.closest('tr')?.querySelector('[lang="en"]')?.textContent).toBe('ACETONE');
    } finally {
      await speakLanguage('en');
    }
  });

  it('looks nothing up for a UN number that is None', async () => {
    const { user } = open({ unNumber: 'None' });
    await user.clear(unNumber());
    await user.type(unNumber(), '3416');
    await screen.findByRole('button', { name: /^Use: UN 3416 CHLOROACETOPHENONE/ });
    await user.clear(unNumber());
    await user.type(unNumber(), 'None');
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /CHLOROACETOPHENONE/ })).toBeNull();
    });
  });

  it.each([
    ['UN 1090', '1090'],
    ['un1090', '1090'],
    ['ID 8000', '8000'],
    ['１０９０', '1090'],
    ['na 12', 'NA12'],
    ['NONE', 'None'],
    ['UN', 'UN'],
    ['1090, 1993', '1090, 1993'],
  ])('writes the number %s as the list does', async (typed, number) => {
    const { user, draft } = open({ unNumber: '' });
    await user.clear(unNumber());
    await user.type(unNumber(), typed);
    await user.tab();
    expect(draft().dangerousGoods.unNumber).toBe(number);
  });

  it('names two ingredients at most behind an N.O.S. name', async () => {
    const { user, draft } = open({ shippingName: 'FLAMMABLE LIQUID, N.O.S.' });
    const list = () => screen.getByRole('combobox', { name: 'Ingredient to name' });
    for (const { name } of ingredients) {
      await user.selectOptions(list(), name);
      await user.click(screen.getByRole('button', { name: 'Add' }));
      expect(list()).toHaveProperty('value', '');
    }
    expect(draft().dangerousGoods.nosIngredients).toEqual(['Acetone', 'Toluene']);
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent).join('')).not.toBe('');
    await expectAccessible();
  });

  it('takes a named ingredient out again', async () => {
    const { user, draft } = open({ shippingName: 'FLAMMABLE LIQUID, N.O.S.', nosIngredients: ['Acetone'] });
    await user.click(screen.getByRole('checkbox', { name: 'Acetone' }));
    expect(draft().dangerousGoods.nosIngredients).toEqual([]);
  });

  it('asks the service for suggestions where the page cannot make them, and says when that fails too', async () => {
    const row = { UN: '1090', DGC: '3', SubRisk1: 'None', SubRisk2: 'None', PackingGroup: 'II' };
    const rows = [{ ...row, ShippingName: 'ACETONE', HazChem: '' }];
    serve({ 'POST /api/data/goods-suggestions': { Data: { filters: [], rows } } });
    const { user, draft, wizard } = open();
    act(() => {
      wizard.sheet.setState({ status: 'failed' });
    });
    await user.click(await screen.findByRole('button', { name: 'Use: UN 1090 ACETONE II' }));
    expect(draft().dangerousGoods).toMatchObject({ unNumber: '1090', packagingGroup: 'II' });
  });

  it.each(['simple', 'advanced'] as const)('does not say in %s mode that empty fields are filled in', async (mode) => {
    const { wizard, draft } = renderStep('dangerous-goods', DangerousGoodsStep, { mode, ingredients });
    screen.getByText(/^We are still working out the class\./);
    expect(screen.queryByText(/We filled this in/)).toBeNull();
    const solid = aProduct({ shares: [['56-81-5', '100']], properties: { state: 'Solid', ph: '7' } });
    act(() => {
      wizard.sheet.setState({ made: makeSheet(factsOf(solid)), status: 'ready' });
    });
    await screen.findByText(/^We filled this in from the classification\./);
    expect(draft().dangerousGoods.unNumber).toBe('None');
  });

  it.each(['simple', 'advanced'] as const)('asks in %s mode to fill in what could not be proposed', async (mode) => {
    const { wizard } = renderStep('dangerous-goods', DangerousGoodsStep, { mode, ingredients });
    const stateless = aProduct({ shares: [['67-64-1', '100']], properties: { state: '' } });
    act(() => {
      wizard.sheet.setState({ made: makeSheet(factsOf(stateless)), status: 'ready' });
    });
    await screen.findByText(/^Fill this in, or add what is missing/);
    expect(screen.queryByText(/We filled this in/)).toBeNull();
  });

  it('says beside “not regulated” of how much the hazards to water are unknown', async () => {
    const shares = [
      ['1304-56-9', '0.5'],
      ['56-81-5', '99.5'],
    ] as const;
    const draft = aProduct({ shares, properties: { state: 'Solid', ph: '7' } });
    const { wizard } = renderStep('dangerous-goods', DangerousGoodsStep, { ingredients: draft.ingredients });
    act(() => {
      wizard.sheet.setState({ made: makeSheet(factsOf(draft)), status: 'ready' });
    });
    const share = 'Hazards to the aquatic environment are unknown for 0.5 % of the product.';
    await screen.findByText(share);
  });

  it('reports suggestions that fail, in a dialog and in the error log', async () => {
    const sent = serve({
      'POST /api/data/goods-suggestions': problem(503, 'busy', 'Many sheets are being made right now.'),
    });
    const { user, wizard } = open();
    act(() => {
      wizard.sheet.setState({ status: 'failed' });
    });
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Getting goods autosuggestion failed!');
    expect(dialog.textContent).toContain('Many sheets are being made right now.');
    expect(sent.map(({ call }) => call)).toContain(`${logErrorCall.method} ${logErrorCall.path}`);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    const calls = () => sent.filter(({ call }) => call === 'POST /api/data/goods-suggestions').length;
    for (const status of ['loading', 'failed'] as const) {
      act(() => {
        wizard.sheet.setState({ status });
      });
    }
    await waitFor(() => {
      expect(calls()).toBe(2);
    });
    expect(screen.queryByRole('dialog'), 'is said once').toBeNull();
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

  it('saves for the chemist once the proposal has come: it would change what was saved', async () => {
    const { wizard, user } = open();
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    act(() => {
      wizard.sheet.setState({ made: makeSheet(factsOf(aProduct({ shares: [['67-64-1', '100']] }))), status: 'ready' });
    });
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false);
    });
    await expectAccessible();
  });

  it('keeps the way closed on No until it is saved for the chemist, and says why a Save failed', async () => {
    const failed = problem(500, 'internal', 'An error occurred.');
    const sent = serve({ [`${saveParameters.method} ${saveParameters.path}`]: failed });
    const { user, draft } = open({ unNumber: '1090', dgClass: '3', packagingGroup: 'II' });
    const question = screen.getByRole('radiogroup', { name: 'Do you want to author your own SDS?' });
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(draft().ownSds).toBe(false);
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(
      'An error occurred. Please try again in a minute. We are sorry for the inconvenience!',
    );
    expect(sent.map(({ call }) => call)).toContain(`${logErrorCall.method} ${logErrorCall.path}`);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBeNull();
    expect(question.isConnected).toBe(true);
    await expectAccessible();
  });
});
