import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { FreshQueryClient } from './query-client.ts';

/** A list that each call reads when it begins, and answers when it is told to. */
function openList() {
  const kept = { list: ['first'] };
  const answers: (() => void)[] = [];
  const queryFn = () => {
    const read = kept.list;
    return new Promise<readonly string[]>((resolve) => {
      answers.push(() => {
        resolve(read);
      });
    });
  };
  return { kept, answers, queryFn };
}

it('shows what a change did while the list was loaded for the first time', async () => {
  const client = new FreshQueryClient();
  const { kept, answers, queryFn } = openList();
  const seen = new QueryObserver(client, { queryKey: ['list'], queryFn, staleTime: Infinity, retry: false });
  const leave = seen.subscribe(() => undefined);
  kept.list = ['first', 'second'];
  const invalidated = client.invalidateQueries({ queryKey: ['list'] });
  answers[0]?.();
  await vi.waitFor(() => {
    answers.at(-1)?.();
    expect(seen.getCurrentResult().data).toEqual(['first', 'second']);
  });
  await invalidated;
  expect(seen.getCurrentResult().isError).toBe(false);
  leave();
});
