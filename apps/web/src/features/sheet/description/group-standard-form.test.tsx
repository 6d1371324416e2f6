import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import '../../../testing/in-english.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { GroupStandardForm } from './group-standard-form.tsx';

it('adds a standard once, however often the button is pressed before the answer', async () => {
  const save = vi.fn(() => new Promise<void>(() => undefined));
  const start = { Id: '', ApprovalCode: 'HSR002670', Name: 'Surface coatings' };
  const { user } = renderScreen(<GroupStandardForm start={start} onSave={save} onCancel={() => undefined} />);
  await user.type(screen.getAllByRole('textbox')[1] ?? document.body, '{Enter}{Enter}');
  expect(save).toHaveBeenCalledTimes(1);
});
