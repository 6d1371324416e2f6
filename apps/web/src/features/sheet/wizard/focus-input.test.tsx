import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { focusInput } from './focus-input.ts';

const inputOf = (id: string): HTMLInputElement => {
  const input = document.createElement('input');
  input.id = id;
  return input;
};

/** The observer of the page has been told. */
const told = () => Promise.resolve();

beforeEach(() => {
  document.body.replaceChildren(inputOf('here'));
});

afterEach(() => {
  // Ends what still waits.
  window.dispatchEvent(new Event('keydown'));
  document.body.replaceChildren();
});

describe('focusing an input', () => {
  it('happens at once where it is on the page', () => {
    focusInput('here');
    expect(document.activeElement?.id).toBe('here');
  });

  it('happens as soon as it comes', async () => {
    focusInput('late');
    document.body.append(inputOf('late'));
    await told();
    expect(document.activeElement?.id).toBe('late');
  });

  it.each(['keydown', 'pointerdown'])('does not happen once the user has acted: %s', async (type) => {
    document.getElementById('here')?.focus();
    focusInput('late');
    window.dispatchEvent(new Event(type));
    document.body.append(inputOf('late'));
    await told();
    expect(document.activeElement?.id).toBe('here');
  });
});
