import { emptyCompanyProfile } from '@gosds/sheet/draft/company-profile';
import { act, screen } from '@testing-library/react';
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
