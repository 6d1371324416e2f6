/** Caches the last answer of a pure function for each object, for as long as the object lives. */
export function memoised<Key extends object, Answer>(make: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new WeakMap<Key, { readonly answer: Answer }>();
  return (key) => {
    const known = answers.get(key);
    if (known) return known.answer;
    const answer = make(key);
    answers.set(key, { answer });
    return answer;
  };
}
