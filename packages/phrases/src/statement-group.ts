/**
 * `official`: the law's own wording in the language; `reviewed`: checked by a second chemist who writes in it;
 * `translated`: ours, where the law has none in the language, or nobody has checked it yet.
 */
export type TextState = 'official' | 'reviewed' | 'translated';

/** Texts of one group of statements with the law they were taken from. */
export type StatementGroup = {
  /** The wording of one market alone; it goes before the others there. */
  readonly onlyFor?: 'un';
  readonly state: TextState;
  readonly source: string;
  /** ISO date of the consolidated text or edition. */
  readonly date: string;
  /** As they are printed: every choice made, `{slot}` for the words that the product supplies. */
  readonly texts: Readonly<Record<string, string>>;
};
