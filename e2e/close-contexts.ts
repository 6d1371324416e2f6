import { afterAll, afterEach, expect } from 'vitest';
import { closeContexts, takeRefusedByPolicy, whatIsShown } from './browser.ts';

// Shows the pages of a failed journey, to explain failures on other machines.
afterEach(async ({ task }) => {
  const [error] = task.result?.errors ?? [];
  if (error) error.message = `${error.message}\n${await whatIsShown()}`;
});

afterAll(async () => {
  await closeContexts();
  expect(takeRefusedByPolicy().join('; ').slice(0, 2000), 'what a page did against its content security policy').toBe(
    '',
  );
});
