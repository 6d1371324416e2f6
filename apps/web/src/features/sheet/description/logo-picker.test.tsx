import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { LogoPicker } from './logo-picker.tsx';

const pixel = new File([new Uint8Array(68)], 'logo.png', { type: 'image/png' });

function Field({ saved }: { readonly saved: string | null }) {
  const [logo, setLogo] = useState({ fileId: saved, width: 50 });
  return (
    <LogoPicker
      logo={logo}
      onChange={(patch) => {
        setLogo((before) => ({ ...before, ...patch }));
      }}
    />
  );
}

const first = '0d4b9a4e-51c4-4dd6-8a8e-1f1b4e0a7c01';
const second = '0d4b9a4e-51c4-4dd6-8a8e-1f1b4e0a7c02';

/** A service that answers uploads when told, each with the name of its file. */
function serveLater() {
  const waiting: ((fileId: string) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        waiting.push((fileId) => {
          resolve(Response.json({ fileId }));
        });
      }),
  );
  return waiting;
}

const shown = () => screen.queryByAltText('Your logo')?.getAttribute('src') ?? null;

it('keeps no logo that comes in after it was deleted', async () => {
  const answers = serveLater();
  const { user, container } = renderScreen(<Field saved="before" />);
  const input = container.querySelector('input')!;
  await user.upload(input, pixel);
  await waitFor(() => {
    expect(answers).toHaveLength(1);
  });
  await user.click(screen.getByRole('button', { name: 'Delete logo' }));
  answers[0]!(first);
  await user.upload(input, pixel);
  await waitFor(() => {
    expect(answers).toHaveLength(2);
  });
  expect(screen.getByText('No logo')).toBeTruthy();
  answers[1]!(second);
  await waitFor(() => {
    expect(shown()).toBe(`/api/logos/${second}`);
  });
});

it('keeps the file that was chosen last, whichever comes in last', async () => {
  const answers = serveLater();
  const { user, container } = renderScreen(<Field saved={null} />);
  const input = container.querySelector('input')!;
  for (const count of [1, 2]) {
    await user.upload(input, pixel);
    await waitFor(() => {
      expect(answers).toHaveLength(count);
    });
  }
  answers[1]!(second);
  await waitFor(() => {
    expect(shown()).toBe(`/api/logos/${second}`);
  });
  answers[0]!(first);
  await user.upload(input, pixel);
  await waitFor(() => {
    expect(answers).toHaveLength(3);
  });
  expect(shown()).toBe(`/api/logos/${second}`);
});
