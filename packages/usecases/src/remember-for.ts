import type { Clock } from './clock.ts';

/** Answers that are kept for a while, by their key. */
export type Remembered<Answer> = {
  /** The kept answer, or else what `asking` answers now. A failure and an empty answer are not kept. */
  readonly ask: (key: string, asking: () => Promise<Answer>) => Promise<Answer>;
  readonly forget: (key: string) => void;
};

/** Keeps each answer for `forMs` from the moment it was asked for, and at most so many. */
export function rememberFor<Answer>(
  { forMs, most }: { readonly forMs: number; readonly most: number },
  clock: Clock,
): Remembered<Answer> {
  // In the order in which they end, because each is kept for the same time.
  const known = new Map<string, { readonly until: number; readonly answer: Promise<Answer> }>();
  const dropOld = (now: number) => {
    for (const [key, { until }] of known) {
      if (now < until && known.size <= most) return;
      known.delete(key);
    }
  };
  return {
    async ask(key, asking) {
      const now = clock().getTime();
      const kept = known.get(key);
      if (kept !== undefined && now < kept.until) return kept.answer;
      const entry = { until: now + forMs, answer: asking() };
      known.delete(key);
      known.set(key, entry);
      dropOld(now);
      const forget = () => {
        if (known.get(key) === entry) known.delete(key);
      };
      try {
        const answer = await entry.answer;
        if (answer === null || answer === undefined) forget();
        return answer;
      } catch (error) {
        forget();
        throw error;
      }
    },
    forget: (key) => {
      known.delete(key);
    },
  };
}
