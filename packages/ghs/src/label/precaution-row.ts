/**
 * M mandatory, H highly recommended, R recommended, O optional on the label; S for the sheet only; C only in the case
 * named by its condition, e.g. an antidote that must be at hand.
 */
export type PrecautionLevel = 'M' | 'H' | 'R' | 'O' | 'S' | 'C';

/** Code, level for the general public, level for professionals where it differs. */
type Precaution = readonly [code: string, level: PrecautionLevel, professional?: PrecautionLevel];

/** P-statements of categories, from `data/precautions/`: label tables of CLP Annex I, ranked by ECHA's guidance v4.2. */
export type PrecautionRow = {
  /** Category codes that the row applies to. */
  readonly codes: readonly string[];
  /** Set if the category alone does not decide (routes of acute toxicity, STOT SE 3). */
  readonly hCode?: string;
  /** Table of CLP Annex I that assigns the statements, and section of the guidance that ranks them. */
  readonly paragraph: string;
  readonly precautions: readonly Precaution[];
  /** Codes of the 10th revised edition of the UN GHS, which replaces P201, P202 and P310 to P315. */
  readonly un10: readonly string[];
};

/** `kept` says more than each of `dropped`, which are redundant or unnecessary beside it: CLP Art. 28(1). */
export type SupersededPrecautions = {
  readonly kept: string;
  readonly dropped: readonly string[];
  /** Set if the law itself names this case, not just redundancy in general. */
  readonly paragraph?: string;
  /** Set for CLP alone, which lets the supplier drop unnecessary statements. Other laws print every one assigned. */
  readonly isEuropean?: boolean;
};
