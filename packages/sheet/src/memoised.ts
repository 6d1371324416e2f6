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

/** As `memoised`, for a pure function of two objects, such as the words of a language and a record of the catalogue. */
export function memoisedByTwo<One extends object, Other extends object, Answer>(
  make: (one: One, other: Other) => Answer,
): (one: One, other: Other) => Answer {
  const byOne = memoised((one: One) => memoised((other: Other) => make(one, other)));
  return (one, other) => byOne(one)(other);
}
