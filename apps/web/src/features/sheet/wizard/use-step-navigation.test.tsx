import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lateAnswer, serve } from '../../../testing/render-screen.tsx';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { useStepNavigation } from './use-step-navigation.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function Step() {
  const { next, isBusy } = useStepNavigation('ingredients');
  return (
    <button type="button" disabled={isBusy} onClick={() => void next('properties')}>
      Next
    </button>
  );
}

/** A step that can be left while its Next waits for the service. */
function Steps() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {isOpen && <Step />}
      <button
        type="button"
        onClick={() => {
          setIsOpen(false);
        }}
      >
        Leave
      </button>
    </>
  );
}

function open() {
  const { answer, give } = lateAnswer();
  serve({ 'POST /api/users/checkSession': answer });
  return { ...renderInSheet(<Steps />), give: () => act(async () => give({ sessionClosed: false })) };
}

it('goes on once the service has answered, and cannot be pressed again before', async () => {
  const { user, went, give } = open();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  await give();
  expect(went).toEqual(['properties']);
});

it('leads nowhere if the step was left before the answer', async () => {
  const { user, went, give, wizard } = open();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await give();
  expect(went).toEqual([]);
  expect(wizard.ui.getState().completed.has('ingredients')).toBe(false);
});
