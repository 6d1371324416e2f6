import { problems } from '@gosds/contract/problem';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve } from '../../../testing/render-screen.tsx';
import { renderStep } from '../../../testing/render-step.tsx';
import { DescriptionStep } from '../description/description-step.tsx';
import { draftReducers } from '../state/draft-store.ts';

it('a sheet that is only read shows why, and takes nothing that is typed', async () => {
  serve({});
  const { user, wizard } = renderStep('description', DescriptionStep, { description: { productName: 'Thinner' } });
  const name = () => screen.getByRole('textbox', { name: /Product Name/ });
  // The test DOM does not match ':disabled' through a fieldset, as browsers do.
  const isDisabled = () => name().closest('fieldset')?.disabled ?? false;
  expect(isDisabled()).toBe(false);
  act(() => {
    wizard.store.setState({ isReadOnly: true });
  });
  expect(screen.getByText(problems['team-reader'].title)).toBeDefined();
  expect(isDisabled()).toBe(true);
  await user.type(name(), 'More');
  expect(name()).toHaveProperty('value', 'Thinner');
  expect(screen.getByRole('button', { name: 'Next' }).closest('fieldset')).toBeNull();
  const edited = draftReducers.edit(wizard.store.getState(), (draft) => ({ ...draft, mode: 'advanced' }), {
    field: 'mode',
    now: 0,
  });
  expect(edited).toBe(wizard.store.getState());
});
