/** Runs a request once: the same request sent again while the first one runs gets the same answer. */
export function sharedWhileRunning<Request, Answer>(
  run: (request: Request) => Promise<Answer>,
  keyOf: (request: Request) => string,
): (request: Request) => Promise<Answer> {
  const running = new Map<string, Promise<Answer>>();
  return (request) => {
    const key = keyOf(request);
    const started = running.get(key);
    if (started) return started;
    const answer = run(request).finally(() => running.delete(key));
    running.set(key, answer);
    return answer;
  };
}
