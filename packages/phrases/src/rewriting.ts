/** Rules in the order of application. `where`: only for texts that contain it. */
type Step = { readonly where?: RegExp; readonly rules: readonly (readonly [find: RegExp, put: string])[] };

/** Applies the steps to a text, one after another. */
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
