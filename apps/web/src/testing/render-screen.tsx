import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, vi } from 'vitest';
import { FreshQueryClient } from '../api/query-client.ts';
import { themeIn } from '../ui/theme.ts';
import { firstWords } from '../words/words.ts';

/** The service's responses, by method and path. Any other call is not found. */
export type Answers = Readonly<Record<string, unknown>>;

type Sent = { readonly call: string; readonly body: unknown };

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Replaces the service: gives these responses, late where one is a promise, and records the requests. */
export function serve(answers: Answers): readonly Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${path}`;
    sent.push({ call, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body });
    const answer = await answers[call];
    if (answer instanceof Response) return answer.clone();
    return answer === undefined ? json(404, { code: 'not-found', title: 'Not found' }) : json(200, answer);
  });
  return sent;
}

/** A response of the service that comes when the test gives it. */
export function lateAnswer() {
  const turn: { give: (answer: unknown) => void } = { give: () => undefined };
  const answer = new Promise<unknown>((resolve) => {
    turn.give = resolve;
  });
  const give = async (given: unknown) => {
    turn.give(given);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  };
  return { answer, give };
}

/** A failure as the service reports it. */
export const problem = (status: number, code: string, title: string, more: object = {}): Response =>
  json(status, { code, title, ...more });

/** Renders a screen with theme, queries and address. */
export function renderScreen(screen: ReactNode, address = '/') {
  const queries = new FreshQueryClient({ defaultOptions: { queries: { retry: false } } });
  const user = userEvent.setup({ delay: null });
  const rendered = render(
    <MantineProvider theme={themeIn(firstWords())} env="test">
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[address]}>{screen}</MemoryRouter>
        <Notifications />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { ...rendered, user };
}

/** Checks WCAG 2.0 to 2.2, A and AA, except colours: the test DOM draws nothing, so the browser tests check those. */
export async function expectAccessible(part: Element = document.body): Promise<void> {
  const { violations } = await axe.run(part, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: {
      'color-contrast': { enabled: false },
      'document-title': { enabled: false },
      'html-has-lang': { enabled: false },
    },
    elementRef: false,
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** The text that is read out with an input. */
export function textBeside(input: HTMLElement): string {
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join('\n');
}
