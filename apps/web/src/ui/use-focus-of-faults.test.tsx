import { Button, TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { PasswordField } from './password-field.tsx';
import { useFocusOfBusyButtons } from './use-focus-of-busy-buttons.ts';
import { useFocusOfFaults } from './use-focus-of-faults.ts';

/** A form whose password is refused, at once or after the service answered. */
function Form({ answersAfterMs }: { readonly answersAfterMs?: number }) {
  useFocusOfBusyButtons();
  useFocusOfFaults();
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const refuse = () => {
    setIsBusy(false);
    setFault('The password is wrong.');
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsBusy(answersAfterMs !== undefined);
        if (answersAfterMs === undefined) refuse();
        else setTimeout(refuse, answersAfterMs);
      }}
    >
      <TextInput label="Name" />
      <PasswordField label="Password" error={fault} />
      <Button type="submit" loading={isBusy}>
        Send
      </Button>
    </form>
  );
}

const send = () => screen.getByRole('button', { name: 'Send' });
const password = () => screen.getByLabelText('Password');

/** A form that asks once more, in a dialog above it, before it is sent. */
function AskingForm() {
  useFocusOfFaults();
  const [asks, setAsks] = useState(false);
  const [fault, setFault] = useState<string>();
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsks(true);
        }}
      >
        <TextInput label="Name" error={fault} />
        <Button type="submit">Send</Button>
      </form>
      {asks && (
        <ConfirmDialog
          title="Are you sure?"
          yes="Yes"
          no="No"
          onYes={() => {
            setAsks(false);
            setTimeout(() => {
              setFault('This name is taken.');
            }, 60);
          }}
          onNo={() => {
            setAsks(false);
          }}
        >
          Nothing is lost.
        </ConfirmDialog>
      )}
    </>
  );
}

describe('a form with a fault in a field', () => {
  it('leads to the field, each time it is sent', async () => {
    const { user } = renderScreen(<Form />);
    for (let time = 0; time < 2; time += 1) {
      await user.click(send());
      await waitFor(() => {
        expect(document.activeElement).toBe(password());
      });
    }
  });

  it('leads there from another field, by Enter', async () => {
    const { user } = renderScreen(<Form />);
    await user.type(screen.getByLabelText('Name'), 'Ann{Enter}');
    await waitFor(() => {
      expect(document.activeElement).toBe(password());
    });
  });

  it('leads there once the service has answered', async () => {
    const { user } = renderScreen(<Form answersAfterMs={60} />);
    await user.click(send());
    await waitFor(() => {
      expect(document.activeElement).toBe(password());
    });
    expect(password().getAttribute('aria-invalid')).toBe('true');
  });

  it('leaves who types on before the answer where they are', async () => {
    const { user } = renderScreen(<Form answersAfterMs={200} />);
    await user.click(send());
    await user.type(screen.getByLabelText('Name'), 'Ann');
    await screen.findByText('The password is wrong.');
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('leads there after the question that is asked before it is sent', async () => {
    const { user } = renderScreen(<AskingForm />);
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await screen.findByText('This name is taken.');
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    });
  });
});
