/** Rules in the order in which they are applied; `where`: only to texts that hold it. */
type Step = { readonly where?: RegExp; readonly rules: readonly (readonly [find: RegExp, put: string])[] };

/** Applies the steps one after the other to a text. */
export const rewriting =
  (...steps: readonly Step[]) =>
  (text: string): string =>
    steps.reduce(
      (before, { where, rules }) =>
        where && !where.test(before)
          ? before
          : rules.reduce((written, [find, put]) => written.replace(find, put), before),
      text,
    );
