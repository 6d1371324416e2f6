import { emptyCompanyProfile } from '@gosds/sheet/draft/company-profile';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import '../../../testing/in-english.ts';
import { lateAnswer, renderScreen, serve } from '../../../testing/render-screen.tsx';
import { CompanyProfilePage } from './company-profile-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps what is typed while a logo is sent', async () => {
  const { answer, give } = lateAnswer();
  serve({ 'GET /api/company-profile': { profile: emptyCompanyProfile() }, 'POST /api/data/logo': answer });
  const { user, container } = renderScreen(<CompanyProfilePage />);
  const name = await screen.findByRole('textbox', { name: /Company Name/i });
  const file = container.querySelector<HTMLInputElement>('input[type=file]');
  if (file === null) throw new Error('There is no logo picker.');
  await user.upload(file, new File(['x'], 'logo.png', { type: 'image/png' }));
  await user.type(name, 'Acme');
  await act(async () => give({ fileId: 'c0b8f1e4-6f0e-4b7a-9d1c-2f3a4b5c6d7e' }));
  await screen.findByRole('img');
  expect(name).toHaveProperty('value', 'Acme');
});

/** The page, which a button leaves and opens again. */
function Visits() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        Leave or open
      </button>
      {isOpen && <CompanyProfilePage />}
    </>
  );
}

it('begins with what is being saved when it is left and opened again', async () => {
  const { answer, give } = lateAnswer();
  const sent = serve({
    'GET /api/company-profile': { profile: emptyCompanyProfile() },
    'PUT /api/company-profile': answer,
  });
  const { user } = renderScreen(<Visits />);
  await user.type(await screen.findByRole('textbox', { name: /Company Name/i }), 'Acme');
  const turn = screen.getByRole('button', { name: 'Leave or open' });
  await user.click(turn);
  await user.click(turn);
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  // The profile is asked for again only when the save is done.
  expect(sent.map(({ call }) => call)).toEqual(['GET /api/company-profile', 'PUT /api/company-profile']);
  await act(async () => give({ profile: emptyCompanyProfile() }));
  await screen.findByRole('textbox', { name: /Company Name/i });
  expect(sent.map(({ call }) => call)).toContain('GET /api/company-profile');
  expect(sent.filter(({ call }) => call.startsWith('GET'))).toHaveLength(2);
});
