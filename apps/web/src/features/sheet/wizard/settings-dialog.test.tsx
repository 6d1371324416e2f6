import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import '../../../testing/in-english.ts';
import { lateAnswer, serve } from '../../../testing/render-screen.tsx';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

const fileId = 'c0b8f1e4-6f0e-4b7a-9d1c-2f3a4b5c6d7e';

afterEach(() => {
  vi.unstubAllGlobals();
});

function Settings() {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <SettingsDialog
      onClose={() => {
        setIsOpen(false);
      }}
    />
  );
}

it('keeps a logo that is still being sent when the settings are saved', async () => {
  const { answer, give } = lateAnswer();
  serve({ 'POST /api/data/logo': answer });
  const { user, draft } = renderInSheet(<Settings />, {
    description: { productName: 'Thinner', companyName: 'Acme', country: 'DE', language: 'de' },
  });
  const file = document.querySelector<HTMLInputElement>('input[type=file]');
  if (file === null) throw new Error('There is no logo picker.');
  await user.upload(file, new File(['x'], 'logo.png', { type: 'image/png' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await act(async () => give({ fileId }));
  expect(draft().description.logo.fileId).toBe(fileId);
});
