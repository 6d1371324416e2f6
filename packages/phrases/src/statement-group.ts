/**
 * `official`: the law's own wording in the language. `reviewed`: checked by a second chemist who writes in the
 * language. `translated`: our translation, because the law has none or nobody has checked it yet.
 */
export type TextState = 'official' | 'reviewed' | 'translated';

/** Texts of one group of statements, with the source law. */
export type StatementGroup = {
  /** Wording of one market only. It takes precedence there. */
  readonly onlyFor?: 'un';
  readonly state: TextState;
  readonly source: string;
  /** ISO date of the consolidated text or edition. */
  readonly date: string;
  /** Texts as printed: every choice made, with `{slot}` for words that the product supplies. */
  readonly texts: Readonly<Record<string, string>>;
};
