/**
 * M mandatory, H highly recommended, R recommended, O optional on the label; S for the sheet only; C only in the case
 * its condition names, e.g. an antidote that must be at hand.
 */
export type PrecautionLevel = 'M' | 'H' | 'R' | 'O' | 'S' | 'C';

/** Code, level for the general public, level for professionals where it differs. */
type Precaution = readonly [code: string, level: PrecautionLevel, professional?: PrecautionLevel];

/** P-statements of categories, from `data/precautions/`: label tables of CLP Annex I, ranked by ECHA's guidance v4.2. */
export type PrecautionRow = {
  /** Category codes the row is for. */
  readonly codes: readonly string[];
  /** Set if the category alone does not decide (routes of acute toxicity, STOT SE 3). */
  readonly hCode?: string;
  /** Table of CLP Annex I that assigns the statements, and section of the guidance that ranks them. */
  readonly paragraph: string;
  readonly precautions: readonly Precaution[];
  /** Codes of the UN system, 10th revised edition, where P201, P202 and P310 to P315 were replaced. */
  readonly un10: readonly string[];
};

/** A statement that says less than another one on the same label: CLP Art. 28(1), redundant or unnecessary. */
export type SupersededPrecautions = {
  readonly kept: string;
  readonly dropped: readonly string[];
  /** Set where the law itself says so, and not only that redundant statements are left out. */
  readonly paragraph?: string;
  /** CLP alone leaves to the supplier what is unnecessary; elsewhere each statement assigned is printed. */
  readonly isEuropean?: boolean;
};
