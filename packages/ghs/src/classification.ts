import type { Message, MessageValue } from './message.ts';
import type { SignalWord } from './category-table.ts';
import type { Ppb } from './concentration.ts';
import type { Hazard, HazardClass } from './hazard.ts';
import type { JurisdictionId } from './jurisdiction-id.ts';
import type { ToxicityRoute } from './toxicity-route.ts';

/**
 * An ingredient as a rule counted it. `concentration` is the value that counted: the exact value or an end of the
 * range. `most`: the other ingredients leave less room than the upper end, and all the room they leave counted.
 */
export type Counted = {
  readonly ingredientId: string;
  readonly name: string;
  readonly concentration: Ppb;
  readonly end: 'exact' | 'lower' | 'upper' | 'most';
  readonly weight?: number;
  readonly hazard?: Hazard;
  /** The ATE, M-factor or specific concentration limit that was used. */
  readonly note?: MessageValue;
  /** Set for an acute toxicity estimate milder than every category of the market. */
  readonly isMilderThanClass?: true;
};

/** An ingredient, or a study of the substance, that was not counted. */
export type LeftOut = { readonly ingredientId: string; readonly name: MessageValue; readonly why: Message };

/** Why a class was reached or not, in enough detail for a chemist to repeat the calculation. */
export type Reason = {
  /** Stable id of the rule row, e.g. `skin.corrosive-5`. */
  readonly ruleId: string;
  /** Paragraph of law, e.g. `CLP Annex I, Table 3.2.3`. */
  readonly paragraph: string;
  /** The result of the row with its numbers, e.g. `Skin Irrit. 2: sum 7.2 % < 10 %`. */
  readonly summary: Message;
  readonly counted: readonly Counted[];
  readonly leftOut: readonly LeftOut[];
  /** The sum, ATE or measured value that was compared, in `unit`. */
  readonly found?: number;
  readonly limit?: number;
  readonly unit?: string;
  /** Set if a value equal to the limit meets the criterion (at most). */
  readonly isAtMost?: true;
  /** Set if `found` is weighted: the plain comparison, of a concentration with its own limit or a quotient with 1. */
  readonly stated?: { readonly found: number; readonly limit: number; readonly unit: string };
};

export type ClassOutcome = {
  readonly hazardClass: HazardClass;
  readonly status: 'classified' | 'not-classified' | 'incomplete' | 'not-adopted';
  readonly hazards: readonly Hazard[];
  /** First the row that decided or came nearest, then the rows that were considered and not met. */
  readonly reasons: readonly Reason[];
  /** What is missing if `incomplete`: names of ingredients, or messages that name a property or a test. */
  readonly missing: readonly MessageValue[];
  /** Set if ingredients have ranges: the hazards if all were at their lower ends. */
  readonly atLowerEnds?: readonly Hazard[];
  /** Set if test data of the mixture replaced the calculation. */
  readonly testData?: {
    readonly method: MessageValue;
    readonly source: string;
    readonly calculated: readonly Hazard[];
    /** The class is known from the source; there is no test. */
    readonly isKnownClass?: true;
    /** The supplier set the class in a review of the calculation. */
    readonly isReview?: true;
  };
};

export type AteMix = {
  readonly route: ToxicityRoute;
  readonly value: number;
  /** Percent of ingredients whose acute toxicity by this route is unknown, as printed. */
  readonly unknownPercent: number;
};

/**
 * EUH and other statements beside the classes. `EUH208` has `substances`; `UNKNOWN-ACUTE-TOXICITY` has `percent` and
 * `routes`; `UNKNOWN-AQUATIC-TOXICITY` has `percent`.
 */
export type SupplementalStatement = {
  readonly code: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly reason: Reason;
  /** Set if the statement brings a signal word to the label, e.g. dust and asphyxiation in North America. */
  readonly signalWord?: SignalWord;
  /** Its place on the label where that is not its position: `added`, or the position before others were taken off. */
  readonly place?: string;
};

export type Classification = {
  readonly market: JurisdictionId;
  /** Version of the rule set, e.g. `eu-2026-05`; a published sheet is stamped with it. */
  readonly ruleSet: string;
  readonly hazards: readonly Hazard[];
  readonly outcomes: readonly ClassOutcome[];
  readonly supplemental: readonly SupplementalStatement[];
  /** Statements that were considered and do not apply, or that wait for an answer. */
  readonly supplementalNotMet?: readonly SupplementalStatement[];
  readonly ate: readonly AteMix[];
};

export type Explained<T> = {
  readonly value: T;
  readonly paragraph: string;
  readonly why: Message;
  /** Set for a precautionary statement that the law prescribes for the class. */
  readonly isMandatory?: true;
  /** Set if a person put it on the label, or took it off, and not a rule. */
  readonly isByPerson?: true;
};

export type LabelElements = {
  readonly signalWord: SignalWord | null;
  readonly signalWordReason: Explained<SignalWord | null>;
  readonly pictograms: readonly Explained<string>[];
  readonly pictogramsDropped: readonly Explained<string>[];
  /** Codes as printed: H301+H311 if the law combines them. */
  readonly hazardStatements: readonly Explained<string>[];
  readonly hazardStatementsDropped: readonly Explained<string>[];
  readonly supplemental: readonly SupplementalStatement[];
  readonly supplementalDropped: readonly Explained<string>[];
  readonly precautionaryStatements: readonly Explained<string>[];
  readonly precautionaryStatementsDropped: readonly Explained<string>[];
  /** Every statement that the law assigns to the classes, for the safety data sheet. */
  readonly precautionaryStatementsInFull: readonly Explained<string>[];
  /** Ids of the ingredients to name on the label (CLP Art. 18(3)(b)). */
  readonly namedIngredients: readonly string[];
  /** Why each id is named, and why other contributors are not. */
  readonly namedIngredientReasons: readonly Explained<string>[];
  readonly ingredientsNotNamed: readonly Explained<string>[];
};
