import type { Message, MessageValue } from './message.ts';
import type { SignalWord } from './category-table.ts';
import type { Ppb } from './concentration.ts';
import type { Hazard, HazardClass } from './hazard.ts';
import type { JurisdictionId } from './jurisdiction-id.ts';
import type { ToxicityRoute } from './toxicity-route.ts';

/**
 * An ingredient as a rule counted it. `concentration` is the end of its range that was used; `most` where that is less than its
 * upper end: what the others leave as they were counted.
 */
export type Counted = {
  readonly ingredientId: string;
  readonly name: string;
  readonly concentration: Ppb;
  readonly end: 'exact' | 'lower' | 'upper' | 'most';
  readonly weight?: number;
  readonly hazard?: Hazard;
  /** ATE, M-factor or specific limit that entered. */
  readonly note?: MessageValue;
};

/** An ingredient, or a study of the substance, that did not count. */
export type LeftOut = { readonly ingredientId: string; readonly name: MessageValue; readonly why: Message };

/** Why a class was reached or not: enough for a chemist to redo the sum. */
export type Reason = {
  /** Stable id of the rule row, e.g. `skin.corrosive-5`. */
  readonly ruleId: string;
  /** Paragraph of law, e.g. `CLP Annex I, Table 3.2.3`. */
  readonly paragraph: string;
  /** What the row comes to, with the numbers in it, e.g. `Skin Irrit. 2: sum 7.2 % < 10 %`. */
  readonly summary: Message;
  readonly counted: readonly Counted[];
  readonly leftOut: readonly LeftOut[];
  /** Sum, ATE or measured value as compared, in `unit`. */
  readonly found?: number;
  readonly limit?: number;
  readonly unit?: string;
  /** Set where the criterion is `at most`: what equals the limit meets it. */
  readonly isAtMost?: true;
  /** The comparison as a chemist states it, where `found` is weighted: a share with its own limit, or a quotient with 1. */
  readonly stated?: { readonly found: number; readonly limit: number; readonly unit: string };
};

export type ClassOutcome = {
  readonly hazardClass: HazardClass;
  readonly status: 'classified' | 'not-classified' | 'incomplete' | 'not-adopted';
  readonly hazards: readonly Hazard[];
  /** First the row that decided, or came nearest to it, then rows considered and not met. */
  readonly reasons: readonly Reason[];
  /** What is missing where `incomplete`: names of ingredients, or messages that name a property or a test. */
  readonly missing: readonly MessageValue[];
  /** Where ingredients have ranges: the class if all were at their lower ends. */
  readonly atLowerEnds?: readonly Hazard[];
  /** Set where test data of the mixture overrode the calculation. */
  readonly testData?: {
    readonly method: MessageValue;
    readonly source: string;
    readonly calculated: readonly Hazard[];
    /** Known from the source rather than tested. */
    readonly isKnownClass?: true;
    /** Set by the supplier in a review of the calculation. */
    readonly isReview?: true;
  };
};

export type AteMix = {
  readonly route: ToxicityRoute;
  readonly value: number;
  /** Percent of ingredients of unknown acute toxicity by this route, as printed. */
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
  /** Where the statement brings one to the label, as those on dust and asphyxiation in North America do. */
  readonly signalWord?: SignalWord;
};

export type Classification = {
  readonly market: JurisdictionId;
  /** Version of the rule set, e.g. `eu-2026-05`; a published sheet is stamped with it. */
  readonly ruleSet: string;
  readonly hazards: readonly Hazard[];
  readonly outcomes: readonly ClassOutcome[];
  readonly supplemental: readonly SupplementalStatement[];
  /** Those that something in the mixture brought up and that do not apply, or wait for an answer. */
  readonly supplementalNotMet?: readonly SupplementalStatement[];
  readonly ate: readonly AteMix[];
};

export type Explained<T> = {
  readonly value: T;
  readonly paragraph: string;
  readonly why: Message;
  /** Of a precautionary statement that the law prescribes for the class. */
  readonly isMandatory?: true;
};

export type LabelElements = {
  readonly signalWord: SignalWord | null;
  readonly signalWordReason: Explained<SignalWord | null>;
  readonly pictograms: readonly Explained<string>[];
  readonly pictogramsDropped: readonly Explained<string>[];
  /** Codes as printed, H301+H311 combined where the law combines. */
  readonly hazardStatements: readonly Explained<string>[];
  readonly hazardStatementsDropped: readonly Explained<string>[];
  readonly supplemental: readonly SupplementalStatement[];
  readonly supplementalDropped: readonly Explained<string>[];
  readonly precautionaryStatements: readonly Explained<string>[];
  readonly precautionaryStatementsDropped: readonly Explained<string>[];
  /** All that the law assigns to the classes, for the safety data sheet. */
  readonly precautionaryStatementsInFull: readonly Explained<string>[];
  /** Ids of the ingredients to be named on the label (CLP Art. 18(3)(b)). */
  readonly namedIngredients: readonly string[];
  /** Why each id is named, and why further contributors are not. */
  readonly namedIngredientReasons: readonly Explained<string>[];
  readonly ingredientsNotNamed: readonly Explained<string>[];
};
