import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { addQuietPart, failedParts } from '../api/load-part.ts';
import '../testing/browser-parts.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { PartFailure } from './part-failure.tsx';
import { QuietFailure } from './quiet-failure.tsx';

afterEach(() => {
  failedParts.setState({ retries: [], quiet: [], places: [] });
});

const buttons = () => screen.queryAllByRole('button', { name: 'Try again' });

it('has one button where two parts of a page fail, which tries both again', async () => {
  const retries = [vi.fn(), vi.fn()];
  retries.forEach(addQuietPart);
  const { user } = renderScreen(
    <>
      <QuietFailure text="The panel could not be loaded." />
      <QuietFailure text="The list could not be loaded." />
    </>,
  );
  screen.getByText('The panel could not be loaded.');
  screen.getByText('The list could not be loaded.');
  const [only, ...others] = buttons();
  expect(others).toEqual([]);
  if (only) await user.click(only);
  for (const retry of retries) expect(retry).toHaveBeenCalledTimes(1);
});

it('leaves the button to the message over the page where that asks too', async () => {
  const asked = vi.fn();
  const quiet = vi.fn();
  addQuietPart(quiet);
  failedParts.setState({ retries: [asked] });
  const { user } = renderScreen(
    <>
      <PartFailure />
      <QuietFailure text="The panel could not be loaded." />
    </>,
  );
  const [only, ...others] = buttons();
  expect(others).toEqual([]);
  if (only) await user.click(only);
  expect([asked.mock.calls.length, quiet.mock.calls.length]).toEqual([1, 1]);
});
