import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { speakEnglish } from '../../../testing/in-english.ts';
import { speakLanguage } from '../../../testing/in-pseudo-language.ts';
import { expectAccessible } from '../../../testing/render-screen.tsx';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { CodeFields } from './code-fields.tsx';

afterEach(speakEnglish);

it('names the product categories in the language of the screens', async () => {
  await speakLanguage('de');
  const description = { uses: 'Thinning of paints', productCategories: ['PC-CLN-17.5'] };
  renderInSheet(<CodeFields />, { description });
  expect(await screen.findByText('PC-CLN-17.5 Bremsenreiniger')).not.toBeNull();
  expect(await screen.findByText(/^Die Verwendung legt auch PC-PNT-7 Farbentferner, Verdünner/)).not.toBeNull();
});

it('asks for the purposes that the category leaves open, until the user confirms or denies them', async () => {
  const description = { uses: 'Grouting of joints', productCategories: ['PC-ADH-2'] };
  const { user, draft } = renderInSheet(<CodeFields />, { description });
  await screen.findByText('The use or the name suggests: Grout.');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Does not apply' }));
  expect(draft().description.purposes).toEqual({ confirmed: [], denied: ['grout'] });
  expect(screen.queryByText(/^The use or the name suggests/)).toBeNull();
  screen.getByRole('combobox', { name: 'Purposes' }).focus();
  await user.keyboard('grout{ArrowDown}{Enter}');
  expect(draft().description.purposes).toEqual({ confirmed: ['grout'], denied: [] });
  await user.keyboard('{Backspace}');
  expect(draft().description.purposes).toEqual({ confirmed: [], denied: ['grout'] });
});

it('asks for no purpose where the category leaves none open', async () => {
  renderInSheet(<CodeFields />, { description: { uses: 'Cleaning', productCategories: ['PC-CLN-2'] } });
  await screen.findByRole('combobox', { name: 'Product category' });
  expect(screen.queryByRole('combobox', { name: 'Purposes' })).toBeNull();
});
