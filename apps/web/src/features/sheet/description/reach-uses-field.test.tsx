import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { speakEnglish } from '../../../testing/in-english.ts';
import { speakLanguage } from '../../../testing/in-pseudo-language.ts';
import { expectAccessible, problem, serve } from '../../../testing/render-screen.tsx';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { CountryField } from './description-choices.tsx';
import { ReachUsesField } from './reach-uses-field.tsx';

const list = [
  { List: 'SU', Code: 'SU3', Name: 'Industrial uses at industrial sites' },
  { List: 'PC', Code: 'PC9a', Name: 'Coatings and paints' },
  { List: 'PC', Code: 'PC35', Name: 'Washing and cleaning products' },
];

async function open(reachUses: readonly string[] = []) {
  const rendered = renderInSheet(<ReachUsesField />, { description: { country: 'DE', language: 'de', reachUses } });
  await rendered.user.click(screen.getByRole('button', { name: 'Choose Reach uses' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reach uses' }));
  return { ...rendered, dialog };
}

describe('the dialog of Reach uses', () => {
  it('finds a use by code or word, takes several, and keeps them in the order of the list', async () => {
    const sent = serve({ 'POST /api/data/reach-uses': list });
    const { user, draft, dialog } = await open();
    await user.click(await dialog.findByLabelText('PC35 Washing and cleaning products'));
    await user.type(dialog.getByLabelText('Search by code or words'), 'industrial');
    expect(dialog.queryByLabelText(/^PC/)).toBeNull();
    await user.click(dialog.getByLabelText('SU3 Industrial uses at industrial sites'));
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Use these' }));
    expect(draft().description.reachUses).toEqual(['SU3', 'PC35']);
    expect(sent[0]?.body).toEqual({ languageId: 'en' });
    expect(screen.getByRole('button', { name: 'Choose Reach uses' }).getAttribute('aria-describedby')).not.toBeNull();
    expect(screen.getByText('SU3, PC35')).not.toBeNull();
  });

  it('only logs that the list did not come, and still takes a use away', async () => {
    const sent = serve({
      'POST /api/data/reach-uses': problem(500, 'unexpected', 'It failed'),
      'POST /logError': { logged: true },
    });
    const { user, draft, dialog } = await open(['SU3']);
    await waitFor(() => {
      expect(sent.filter(({ call }) => call === 'POST /logError')).toHaveLength(1);
    });
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(await dialog.findByLabelText('SU3'));
    await user.click(dialog.getByRole('button', { name: 'Use these' }));
    expect(draft().description.reachUses).toEqual([]);
  });
});

it('asks for the names in the language of the screens, whatever that of the sheet', async () => {
  const sent = serve({ 'POST /api/data/reach-uses': list });
  await speakLanguage('ar');
  const { user } = renderInSheet(<ReachUsesField />, { description: { country: 'DE', language: 'de' } });
  await user.click(document.querySelector('[aria-describedby="description.reachUses.chosen"]') ?? document.body);
  await waitFor(() => {
    expect(sent[0]?.body).toEqual({ languageId: 'ar' });
  });
  speakEnglish();
});

it('is cleared where the country becomes a European one', async () => {
  const { user, draft } = renderInSheet(<CountryField />, { description: { country: 'US', reachUses: ['SU3'] } });
  await user.selectOptions(screen.getByLabelText(/^Country/), 'AU');
  expect(draft().description.reachUses).toEqual(['SU3']);
  await user.selectOptions(screen.getByLabelText(/^Country/), 'FR');
  expect(draft().description.reachUses).toEqual([]);
});
