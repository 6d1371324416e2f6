import type pg from 'pg';

/**
 * Closes a connection whose statement is not answered within `withinMs`. The statement then fails, and the pool opens
 * another connection. This is the only time limit of code that asks for connections itself, such as a library. Returns
 * whether any statement was late.
 */
export function limitAnswers(pool: pg.Pool, withinMs: number): () => boolean {
  const state = { isLate: false };
  pool.on('connect', (client) => {
    const query = client.query.bind(client);
    Object.assign(client, {
      query(...given: readonly unknown[]): unknown {
        const answer: unknown = Reflect.apply(query, undefined, given);
        if (!(answer instanceof Promise)) return answer;
        const timer = setTimeout(() => {
          state.isLate = true;
          void client.end();
        }, withinMs);
        const stop = () => {
          clearTimeout(timer);
        };
        answer.then(stop, stop);
        return answer;
      },
    });
  });
  return () => state.isLate;
}
