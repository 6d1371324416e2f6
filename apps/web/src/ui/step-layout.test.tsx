import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { StepLayout } from './step-layout.tsx';

function open(next: { isDisabled?: boolean; isBusy?: boolean } = {}) {
  const onNext = vi.fn();
  const { user } = renderScreen(
    <StepLayout title="A step" back={{ onClick: () => undefined }} next={{ onClick: onNext, ...next }}>
      <input aria-label="A field" />
    </StepLayout>,
  );
  return { user, onNext };
}

describe('the way on from a step', () => {
  it('is Control and Enter, from any field', async () => {
    const { user, onNext } = open();
    await user.click(screen.getByLabelText('A field'));
    await user.keyboard('{Enter}');
    expect(onNext).not.toHaveBeenCalled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onNext).toHaveBeenCalledTimes(1);
  });

  it.each([{ isDisabled: true }, { isBusy: true }])('is closed to the keys where Next is %o', async (next) => {
    const { user, onNext } = open(next);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onNext).not.toHaveBeenCalled();
  });

  it('keeps a closed Next among the stops of the Tab key', async () => {
    const { user, onNext } = open({ isDisabled: true });
    const button = screen.getByRole('button', { name: 'Next' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByLabelText('A field'));
    for (let presses = 0; document.activeElement !== button && presses < 5; presses += 1) await user.tab();
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    expect(onNext).not.toHaveBeenCalled();
  });

  it('says that a call is under way, in a layer over the step', () => {
    open({ isBusy: true });
    screen.getByRole('status', { name: 'Loading' });
  });

  it('waits for a dialog that is open over the step', async () => {
    const { user, onNext } = open();
    const dialog = document.createElement('div');
    dialog.setAttribute('aria-modal', 'true');
    document.body.append(dialog);
    await user.keyboard('{Control>}{Enter}{/Control}');
    dialog.remove();
    expect(onNext).not.toHaveBeenCalled();
  });
});
