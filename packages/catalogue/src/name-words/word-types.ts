/** A word of a language, and what English has in its place. */
export type Rendering = { readonly written: string; readonly english: string };

/** How languages that share a table write the name of a salt, an oxide or a simple ester. */
export type SaltLanguage = {
  readonly id: string;
  /** Which stands first: `Kaliumchlorid`, or `chlorure de potassium`. */
  readonly first: 'cation' | 'anion';
  /** What may stand between both; none where nothing does. */
  readonly joints: readonly string[];
  /** Metals, ammonium and carbon chains. */
  readonly cations: readonly Rendering[];
  /** Anions that the endings do not render. */
  readonly anions: readonly Rendering[];
  /** Endings of anions; the first that fits counts. */
  readonly endings: readonly Rendering[];
  /** Parts of the stem of an anion, one after the other. */
  readonly stems: readonly Rendering[];
};

/** How languages begin and end the systematic name of an acid. Written as search keys. */
export type AcidEnding = { readonly begins: string; readonly ends: string; readonly english: string };

/** How languages write that water is bound in a salt. Written as search keys; one of `begins` and `ends` is empty. */
export type HydrateWord = { readonly begins: string; readonly ends: string; readonly english: string };

/** A word that tells a grade or a state of a chemical, not which chemical it is. */
export type GradeWord = { readonly word: string };
