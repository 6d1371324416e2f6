import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { speakEnglish } from '../../../testing/in-english.ts';
import { speakLanguage } from '../../../testing/in-pseudo-language.ts';
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
