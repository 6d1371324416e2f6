import type { User } from '@gosds/contract/accounts/check-user-name';
import type { DeskLine, OpenedDeskTask } from '@gosds/contract/chemist/tasks';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import '../../testing/in-english.ts';
import { expectAccessible, problem, renderScreen, serve, textBeside } from '../../testing/render-screen.tsx';
import { ChemistTaskPage } from './chemist-task-page.tsx';

const id = '0b8f1e4c-6f0e-4b7a-9d1c-2f3a4b5c6d7e';
const line = { part: 0, id: 'odour', label: 'Odour', proposed: 'Not Available', why: { kind: 'input' } } as const;

const task: OpenedDeskTask = {
  ...{ id, cwOrderId: 'CW-1', productName: 'Thinner', country: 'DE', language: 'en', state: 'taken', version: 1 },
  ...{ takenBy: 'lena@example.com', isMine: true, queuedAt: '2026-03-02T08:00:00Z', dueAt: '2026-03-04T08:00:00Z' },
  ...{ isLate: false, signedAt: null, signedName: null, questions: [], findings: [], addable: [] },
  sections: [
    {
      ...{ number: 9, heading: 'Physical properties' },
      parts: [
        {
          number: '9.1',
          heading: 'Basic',
          lines: [{ ...line, writing: { kind: 'text' }, edit: null, addition: null, pieces: [] }],
        },
      ],
    },
  ],
};

/** The task with one line, which is edited in this way. */
const withLine = (proposed: string, writing: DeskLine['writing']): OpenedDeskTask => ({
  ...task,
  sections: task.sections.map((section) => ({
    ...section,
    parts: section.parts.map((part) => ({
      ...part,
      lines: [{ ...line, proposed, writing, edit: null, addition: null, pieces: [] }],
    })),
  })),
});

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

async function openEditor(opened: OpenedDeskTask) {
  serve({
    'GET /api/users/checkUserName': { user: chemist },
    [`GET /api/chemist/tasks/${id}`]: opened,
    [`PUT /api/chemist/tasks/${id}/lines`]: { ...opened, version: 2 },
  });
  const { user } = renderScreen(
    <Routes>
      <Route path="/chemist/:id" element={<ChemistTaskPage />} />
    </Routes>,
    `/chemist/${id}`,
  );
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  return { user };
}

it('offers the words of a statement alone, and its code beside them', async () => {
  await openEditor(withLine('H314 Causes burns.', { kind: 'statement', code: 'H314', words: 'Causes burns.' }));
  expect(screen.getByRole('textbox', { name: 'Text after the code H314' })).toHaveProperty('value', 'Causes burns.');
});

it('offers the signal words of the law', async () => {
  const { user } = await openEditor(withLine('Danger', { kind: 'choice', texts: ['Danger', 'Warning'] }));
  const choice = screen.getByRole('combobox', { name: 'Signal word' });
  expect(choice).toHaveProperty('value', 'Danger');
  await user.selectOptions(choice, 'Warning');
  expect(choice).toHaveProperty('value', 'Warning');
});

it('says that no label can be made of a text in the place of “none”', async () => {
  await openEditor(withLine('No pictograms', { kind: 'absence' }));
  const text = screen.getByRole('textbox', { name: 'Text' });
  expect(text).toHaveProperty('value', 'No pictograms');
  expect(screen.getByText(/No label of the package can be made of a text in this line/)).toBeDefined();
});

it('shows what is wrong with a UFI beside its field, and sends none', async () => {
  const { user } = await openEditor(withLine('E600-30P1-S00Y-5079', { kind: 'ufi' }));
  const text = screen.getByRole('textbox', { name: 'Text' });
  await user.clear(text);
  await user.type(text, 'E600-30P1-S00Y-5078');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'New formula');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(textBeside(text)).toContain('E600-30P1-S00Y-5078');
  await user.clear(text);
  await user.type(text, 'E600-30P1-S00Y-5079');
  await act(async () => user.click(screen.getByRole('button', { name: 'Save' })));
  expect(screen.queryByRole('textbox', { name: 'Reason' })).toBeNull();
});

it('keeps what is typed when another chemist has the sheet meanwhile, and says so', async () => {
  const opened = withLine('Lemon', { kind: 'text' });
  const { user } = await openEditor(opened);
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Smelled');
  serve({
    'GET /api/users/checkUserName': { user: chemist },
    [`GET /api/chemist/tasks/${id}`]: { ...opened, isMine: false, takenBy: 'otto@example.com', version: 4 },
    [`PUT /api/chemist/tasks/${id}/lines`]: problem(409, 'task-changed', 'Somebody changed it.'),
  });
  await act(async () => user.click(screen.getByRole('button', { name: 'Save' })));
  await act(async () => user.click(screen.getByRole('button', { name: 'Try again' })));
  await screen.findByText(/This sheet is not with you now/);
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'Smelled');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
});

const irritation = {
  ...{ added: 'statement', code: 'H315' },
  texts: ['Causes skin irritation.'],
  namesSubstances: false,
} as const;
const sensitiser = {
  ...{ added: 'supplement', code: 'EUH208' },
  texts: ['Contains a sensitising substance. May produce an allergic reaction.'],
  namesSubstances: true,
} as const;

it('adds an element of the law to the label, with its substances and the reason', async () => {
  const ofLabel = withLine('None', { kind: 'text' });
  const sections = ofLabel.sections.map((section) => ({
    ...section,
    parts: section.parts.map((part) => ({
      ...part,
      lines: part.lines.map((each) => ({ ...each, id: 'label.noStatements' })),
    })),
  }));
  const opened = { ...ofLabel, sections, addable: [irritation, sensitiser] };
  const sent = serve({
    'GET /api/users/checkUserName': { user: chemist },
    [`GET /api/chemist/tasks/${id}`]: opened,
    [`PUT /api/chemist/tasks/${id}/additions`]: { ...opened, version: 2 },
  });
  const { user, container } = renderScreen(
    <Routes>
      <Route path="/chemist/:id" element={<ChemistTaskPage />} />
    </Routes>,
    `/chemist/${id}`,
  );
  await user.click(await screen.findByRole('button', { name: 'Add to the label' }));
  const search = screen.getByRole('textbox', { name: 'Search by code or words' });
  await user.type(search, 'nothing{Enter}');
  expect(screen.getByText('No element matches.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByText('Choose an element.')).toBeDefined();
  await user.clear(search);
  const codes = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
  await user.click(screen.getByRole('radio', { name: /^EUH208/ }));
  expect(codes()).toEqual(['H315', 'EUH208']);
  await user.type(search, 'irritation');
  expect(codes()).toEqual(['EUH208', 'H315']);
  await user.click(screen.getByRole('radio', { name: /^H315/ }));
  await user.clear(search);
  await user.type(search, 'allergic');
  await user.click(screen.getByRole('radio', { name: /^EUH208/ }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByText('Enter the substances that the statement names.')).toBeDefined();
  await expectAccessible(container);
  await user.type(screen.getByRole('textbox', { name: 'Substances that the statement names' }), 'limonene');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Patch test');
  await act(async () => user.click(screen.getByRole('button', { name: 'Add' })));
  expect(sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual([
    {
      ...{ version: 1, added: 'supplement', code: 'EUH208' },
      addition: { reason: 'Patch test', names: 'limonene' },
    },
  ]);
  expect(screen.queryByRole('textbox', { name: 'Search by code or words' })).toBeNull();
});

it('takes an added element off again', async () => {
  const addition = { added: 'statement', code: 'H315', reason: 'Patch test' } as const;
  const ofLabel = withLine('H315 Causes skin irritation.', { kind: 'text' });
  const sections = ofLabel.sections.map((section) => ({
    ...section,
    parts: section.parts.map((part) => ({ ...part, lines: part.lines.map((each) => ({ ...each, addition })) })),
  }));
  const sent = serve({
    'GET /api/users/checkUserName': { user: chemist },
    [`GET /api/chemist/tasks/${id}`]: { ...ofLabel, sections },
    [`PUT /api/chemist/tasks/${id}/additions`]: { ...ofLabel, version: 2 },
  });
  const { user } = renderScreen(
    <Routes>
      <Route path="/chemist/:id" element={<ChemistTaskPage />} />
    </Routes>,
    `/chemist/${id}`,
  );
  await screen.findByText('Added to the label. Reason: Patch test');
  await act(async () => user.click(screen.getByRole('button', { name: /^Take off again/ })));
  expect(sent.at(-1)?.body).toEqual({ version: 1, added: 'statement', code: 'H315', addition: null });
});
