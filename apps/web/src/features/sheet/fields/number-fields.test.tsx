import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { speakLanguage } from '../../../testing/in-pseudo-language.ts';
import { renderStep, type DraftParts } from '../../../testing/render-step.tsx';
import { serve, textBeside } from '../../../testing/render-screen.tsx';
import { IngredientsStep } from '../ingredients/ingredients-step.tsx';
import { PropertiesStep } from '../properties/properties-step.tsx';

const byId = (id: string) => {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) throw new Error(id);
  return input;
};

const inAdvanced: DraftParts = { mode: 'advanced', description: { country: 'DE', language: 'de' } };

describe('a number field with German screens', () => {
  beforeEach(() => speakLanguage('de'));
  afterEach(() => speakLanguage('en'));

  it.each([
    ['properties.ph', ['3,5', '3.5']],
    ['properties.phSolution.value', ['3,5', '3.5']],
    ['properties.phSolution.percentage', ['0,5', '0.5']],
    ['properties.density.value', ['1,234', '1.234']],
    ['properties.flashPoint.value', ['-4,5', '-4.5']],
    ['properties.upperExplosiveLimit.value', ['12,5', '12.5']],
  ])('keeps %s as typed and stores it with a point', async (id, [typed = '', stored]) => {
    const { user, draft } = renderStep('properties', PropertiesStep, inAdvanced);
    await user.type(byId(id), typed);
    expect(byId(id).value).toBe(typed);
    await user.tab();
    expect(byId(id).value).toBe(typed);
    const kept = id.split('.').reduce<unknown>((part, key) => Object(part)[key], draft());
    expect(kept).toBe(stored);
  });

  it('shows a stored value with a comma, and keeps the place of the caret in mid-edit', async () => {
    const { user, draft } = renderStep('properties', PropertiesStep, { ...inAdvanced, properties: { ph: '3.5' } });
    const ph = byId('properties.ph');
    expect(ph.value).toBe('3,5');
    await user.click(ph);
    ph.setSelectionRange(1, 1);
    await user.keyboard('2');
    expect([ph.value, ph.selectionStart, draft().properties.ph]).toEqual(['32,5', 2, '32.5']);
  });

  it('takes a point too, and shows the comma once the field is left', async () => {
    const { user, draft } = renderStep('properties', PropertiesStep, inAdvanced);
    await user.type(byId('properties.ph'), '7.25');
    expect(byId('properties.ph').value).toBe('7.25');
    await user.tab();
    expect([byId('properties.ph').value, draft().properties.ph]).toEqual(['7,25', '7.25']);
  });

  it('shows the proportion of an ingredient and its replacement with a comma', async () => {
    serve({ 'POST /api/data/ingredients': [] });
    const { user, draft } = renderStep('ingredients', IngredientsStep, {
      ...inAdvanced,
      ingredients: [{ id: '1', name: 'A', proportion: '0.5-2.5' }, { id: '2' }, { id: '3' }],
    });
    expect(byId('ingredients.0.proportion').value).toBe('0,5-2,5');
    await user.type(byId('ingredients.1.proportion'), '≤ 3,5');
    expect(byId('ingredients.1.proportion').value).toBe('≤ 3,5');
    await user.tab();
    expect(byId('ingredients.1.proportion').value).toBe('<=3,5');
    await user.type(byId('ingredients.0.sanitisedProportion'), '<5,5');
    await user.tab();
    expect(byId('ingredients.0.sanitisedProportion').value).toBe('<5,5');
    expect(draft().ingredients).toMatchObject([{ sanitisedProportion: '<5.5' }, { proportion: '<=3.5' }, {}]);
  });

  /** Types a dose and leaves its field. */
  async function typeDose(typed: string, shownFirst: string) {
    const { user, draft } = renderStep('properties', PropertiesStep, {
      ...inAdvanced,
      properties: { tests: { 'acute-oral': { values: { value: '0.5' }, method: '', source: '', date: '' } } },
    });
    const [input] = screen.getAllByDisplayValue(shownFirst);
    if (!(input instanceof HTMLInputElement)) throw new Error('The dose has no input.');
    await user.clear(input);
    await user.type(input, typed);
    await user.tab();
    await act(async () => undefined);
    const stored = Object.values(draft().properties.tests)[0]?.values['value'];
    return { shown: input.value, stored, beside: textBeside(input) };
  }

  it('asks about a dose whose point may separate thousands, and shows it as typed', async () => {
    const { shown, stored, beside } = await typeDose('2.000', '0,5');
    expect([shown, stored]).toEqual(['2.000', '2,000']);
    expect(beside).toContain('ohne Tausendertrennzeichen');
  });

  it('takes the comma of a dose for the decimal mark without a question', async () => {
    const { shown, stored, beside } = await typeDose('1,234', '0,5');
    expect([shown, stored]).toEqual(['1,234', '1.234']);
    expect(beside).not.toContain('Tausendertrennzeichen');
  });

  it('asks about a comma that may separate thousands on English screens', async () => {
    await speakLanguage('en');
    const { shown, stored, beside } = await typeDose('1,234', '0.5');
    expect([shown, stored]).toEqual(['1,234', '1,234']);
    expect(beside).toContain('thousands');
  });

  it('takes an undone change over the typed text', async () => {
    const { user, wizard } = renderStep('properties', PropertiesStep, inAdvanced);
    await user.type(byId('properties.ph'), '3,5');
    act(() => {
      wizard.store.setState((state) => ({
        ...state,
        draft: { ...state.draft, properties: { ...state.draft.properties, ph: '9.5' } },
      }));
    });
    expect(byId('properties.ph').value).toBe('9,5');
  });
});
