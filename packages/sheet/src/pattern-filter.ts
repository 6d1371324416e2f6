/**
 * Filters by a pattern, which has no flags. Answers are remembered while the array lives: a sheet asks some hundreds of
 * questions of the same few classes.
 */
export function patternFilter<Each>(
  textOf: (each: Each) => string,
): (all: readonly Each[], pattern: RegExp) => readonly Each[] {
  const answers = new WeakMap<readonly Each[], Map<string, readonly Each[]>>();
  return (all, pattern) => {
    const known = answers.get(all) ?? new Map<string, readonly Each[]>();
    const { source } = pattern;
    const remembered = known.get(source);
    if (remembered) return remembered;
    const met = all.filter((each) => pattern.test(textOf(each)));
    answers.set(all, known.set(source, met));
    return met;
  };
}
