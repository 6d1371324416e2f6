import type { User } from '@gosds/contract/accounts/check-user-name';
import type { OpenedDeskTask } from '@gosds/contract/chemist/tasks';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import '../../testing/in-english.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { ChemistTaskPage } from './chemist-task-page.tsx';

const id = '0b8f1e4c-6f0e-4b7a-9d1c-2f3a4b5c6d7e';
const line = { part: 0, id: 'odour', label: 'Odour', proposed: 'Not Available', why: { kind: 'input' } } as const;

const task: OpenedDeskTask = {
  ...{ id, cwOrderId: 'CW-1', productName: 'Thinner', country: 'DE', language: 'en', state: 'taken', version: 1 },
  ...{ takenBy: 'lena@example.com', isMine: true, queuedAt: '2026-03-02T08:00:00Z', dueAt: '2026-03-04T08:00:00Z' },
  ...{ isLate: false, signedAt: null, signedName: null, questions: [], findings: [] },
  sections: [
    {
      ...{ number: 9, heading: 'Physical properties' },
      parts: [
        { number: '9.1', heading: 'Basic', lines: [{ ...line, writing: { kind: 'text' }, edit: null, pieces: [] }] },
      ],
    },
  ],
};

const chemist: User = {
  ...{ email: 'lena@example.com', name: 'Lena', company: '', module: 'GoSDS' },
  ...{ isEmergencyAllowed: false, isDiscountAllowed: false, isAdminAllowed: false, isChemistAllowed: true },
  ...{ languageChoices: { screens: null, mails: null }, goErSubscriptions: [], goErSingle: [] },
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps the question that is typed while an edit is saved', async () => {
  serve({
    'GET /api/users/checkUserName': { user: chemist },
    [`GET /api/chemist/tasks/${id}`]: task,
    [`PUT /api/chemist/tasks/${id}/lines`]: { ...task, version: 2 },
  });
  const { user } = renderScreen(
    <Routes>
      <Route path="/chemist/:id" element={<ChemistTaskPage />} />
    </Routes>,
    `/chemist/${id}`,
  );
  const question = await screen.findByRole('textbox', { name: 'Question' });
  await user.click(screen.getByRole('button', { name: /^Edit/ }));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Smelled');
  await user.type(question, 'Which smell?');
  await act(async () => user.click(screen.getByRole('button', { name: 'Save' })));
  expect(screen.queryByRole('textbox', { name: 'Reason' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Question' })).toHaveProperty('value', 'Which smell?');
});
