/** Keeps the latest answers by request, so that a request repeated soon is not run again. Does not keep failures. */
export function rememberAnswers<Request, Answer>(
  run: (request: Request) => Promise<Answer>,
  { keyOf, max }: { readonly keyOf: (request: Request) => string; readonly max: number },
): (request: Request) => Promise<Answer> {
  const kept = new Map<string, Promise<Answer>>();
  return async (request) => {
    const key = keyOf(request);
    const answer = kept.get(key) ?? run(request);
    kept.delete(key);
    kept.set(key, answer);
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    try {
      return await answer;
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  };
}
