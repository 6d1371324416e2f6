import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

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
