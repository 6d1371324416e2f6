import { Button } from '@mantine/core';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { useFocusOfBusyButtons } from './use-focus-of-busy-buttons.ts';

function Saving({ asks = false }: { readonly asks?: boolean }) {
  useFocusOfBusyButtons();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        loading={isBusy}
        onClick={() => {
          setIsBusy(true);
          setTimeout(() => {
            setIsAsking(asks);
            setIsBusy(false);
          }, 300);
        }}
      >
        Save
      </Button>
      <input aria-label="Name" />
      {isAsking && (
        <Dialog
          title="Saved?"
          onClose={() => {
            setIsAsking(false);
          }}
        >
          <Button data-autofocus>Yes</Button>
        </Dialog>
      )}
    </>
  );
}

/** Asks before it works. */
function Asking() {
  useFocusOfBusyButtons();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        loading={isBusy}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        Save
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Sure?"
          yes="Yes"
          no="No"
          onYes={() => {
            setIsAsking(false);
            setIsBusy(true);
            setTimeout(() => {
              setIsBusy(false);
            }, 300);
          }}
          onNo={() => undefined}
        >
          Really?
        </ConfirmDialog>
      )}
    </>
  );
}

const save = () => screen.getByRole('button', { name: 'Save' });

/** Takes the focus away, as browsers do when the focused button is disabled. */
const loseFocus = () => {
  act(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
};

describe('a button that is disabled while it works', () => {
  it('has the focus again afterwards', async () => {
    const { user } = renderScreen(<Saving />);
    save().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(save()).toHaveProperty('disabled', true);
    });
    loseFocus();
    await waitFor(() => {
      expect(document.activeElement).toBe(save());
    });
  });

  it('leaves the focus to what took it meanwhile', async () => {
    const { user } = renderScreen(<Saving />);
    save().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(save()).toHaveProperty('disabled', true);
    });
    screen.getByLabelText('Name').focus();
    await waitFor(() => {
      expect(save()).toHaveProperty('disabled', false);
    });
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('has the focus again after a dialog that came of its work', async () => {
    const { user } = renderScreen(<Saving asks />);
    save().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(save()).toHaveProperty('disabled', true);
    });
    loseFocus();
    await screen.findByRole('dialog');
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Yes' }));
    });
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(document.activeElement).toBe(save());
    });
  });

  it('has the focus again after a dialog that began its work', async () => {
    const { user } = renderScreen(<Asking />);
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => {
      expect(save()).toHaveProperty('disabled', true);
    });
    await waitFor(() => {
      expect(document.activeElement).toBe(save());
    });
  });
});
