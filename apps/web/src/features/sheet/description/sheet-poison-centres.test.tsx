import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../../testing/in-english.ts';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { SheetPoisonCentres } from './sheet-poison-centres.tsx';

it('adds a centre to what was typed while its words were loaded', async () => {
  const { user, wizard, draft } = renderInSheet(<SheetPoisonCentres />, {
    description: { country: 'FR', language: 'fr', otherEmergencyTelephoneNumbers: '112' },
  });
  const [add] = screen.getAllByRole('button', { name: /^Add/ });
  if (!add) throw new Error('There is no centre.');
  await user.click(add);
  act(() => {
    wizard.store.setState((state) => ({
      draft: {
        ...state.draft,
        description: { ...state.draft.description, otherEmergencyTelephoneNumbers: '112; site 4711' },
      },
    }));
  });
  await expect.poll(() => draft().description.otherEmergencyTelephoneNumbers).toMatch(/^112; site 4711; \S/);
});
