import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { FormDialog } from './form-dialog.tsx';

function Nested() {
  const [open, setOpen] = useState<readonly string[]>(['outer', 'inner']);
  const close = (name: string) => () => {
    setOpen((before) => before.filter((each) => each !== name));
  };
  if (!open.includes('outer')) return null;
  return (
    <Dialog title="Outer" onClose={close('outer')}>
      {open.includes('inner') && (
        <ConfirmDialog title="Inner" yes="Yes" no="No" onYes={close('inner')} onNo={close('inner')}>
          Sure?
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

it('sends its own form alone, not the form that it was opened from', async () => {
  const sent: string[] = [];
  const send = (name: string) => (event: SyntheticEvent) => {
    event.preventDefault();
    sent.push(name);
  };
  const { user } = renderScreen(
    <form onSubmit={send('outer')}>
      <Dialog title="Offer" onClose={() => undefined}>
        <form onSubmit={send('inner')}>
          <button type="submit">Send</button>
        </form>
      </Dialog>
    </form>,
  );
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(sent).toEqual(['inner']);
});

it('with input gives the focus to its first field, or to the one that it names', async () => {
  const dialog = (fields: ReactNode) =>
    renderScreen(
      <FormDialog title="Form" isChanged={false} onClose={() => undefined} closeButtonProps={{ 'aria-label': 'Close' }}>
        {fields}
      </FormDialog>,
    );
  const expectFocus = (name: string) =>
    waitFor(() => {
      expect(document.activeElement?.getAttribute('aria-label')).toBe(name);
    });
  const { unmount } = dialog(
    <>
      <input aria-label="Fixed" readOnly />
      <select aria-label="First" />
      <input aria-label="Second" />
    </>,
  );
  await expectFocus('First');
  unmount();
  dialog(
    <>
      <input aria-label="First" />
      <input aria-label="Second" data-autofocus />
    </>,
  );
  await expectFocus('Second');
});

it('Escape closes the uppermost of two dialogs, and then the other', async () => {
  const { user } = renderScreen(<Nested />);
  await screen.findByText('Sure?');
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByText('Sure?')).toBeNull();
  });
  expect(screen.queryByText('Outer')).not.toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByText('Outer')).toBeNull();
  });
});
