import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { useSteadyClicks } from './use-steady-clicks.ts';

function Page({ onSend }: { readonly onSend: () => void }) {
  useSteadyClicks();
  return (
    <>
      <button type="button" onClick={onSend}>
        <span>Send</span>
      </button>
      <p>Beside it</p>
    </>
  );
}

const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, isPrimary: true });

function open() {
  const onSend = vi.fn();
  const rendered = renderScreen(<Page onSend={onSend} />);
  return { ...rendered, onSend, label: screen.getByText('Send'), other: screen.getByText('Beside it') };
}

describe('a press of a button', () => {
  it('counts where the page moved the button away before the release', () => {
    const { label, other, onSend } = open();
    fireEvent.pointerDown(label, at(20, 20));
    fireEvent.pointerUp(other, at(24, 16));
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('counts once where the button stayed', async () => {
    const { label, user, onSend } = open();
    await user.click(label);
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('is taken back by moving off the button', () => {
    const { label, other, onSend } = open();
    fireEvent.pointerDown(label, at(20, 20));
    fireEvent.pointerUp(other, at(25, 20));
    expect(onSend).not.toHaveBeenCalled();
  });

  it.each(['pointerCancel', 'pointerDown'] as const)('is forgotten after a %s elsewhere', (event) => {
    const { label, other, onSend } = open();
    fireEvent.pointerDown(label, at(20, 20));
    fireEvent[event](other, at(20, 20));
    fireEvent.pointerUp(other, at(20, 20));
    expect(onSend).not.toHaveBeenCalled();
  });

  it('does nothing by a button that is not the first', () => {
    const { label, other, onSend } = open();
    fireEvent.pointerDown(label, { ...at(20, 20), button: 2 });
    fireEvent.pointerUp(other, { ...at(20, 20), button: 2 });
    expect(onSend).not.toHaveBeenCalled();
  });
});
