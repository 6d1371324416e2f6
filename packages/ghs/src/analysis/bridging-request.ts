import type { Reason } from '../classification.ts';
import type { HazardClass } from '../hazard.ts';
import type { BridgingPlace } from '../markets/substance-law.ts';
import type { Mixture, TestData } from '../mixture.ts';

/** A mixture with a test on it as a whole in one class. */
export type TestedMixture = { readonly name: string; readonly mixture: Mixture; readonly test: TestData };

type Pair = { readonly tested: TestedMixture; readonly untested: Mixture };

/** What a principle needs beside the compositions; the booleans are statements of whoever asks, and are recorded as such. */
export type BridgingRequest =
  | (Pair & { readonly principle: 'dilution'; readonly diluentId: string; readonly diluentAffectsNothing: boolean })
  | (Pair & {
      readonly principle: 'batching';
      readonly isUnderSameControl: boolean;
      readonly variesSignificantly: boolean;
    })
  | (Pair & { readonly principle: 'concentration' })
  | (Pair & { readonly principle: 'interpolation'; readonly secondTested: TestedMixture })
  | (Pair & {
      readonly principle: 'substantially similar';
      readonly replacedId: string;
      readonly replacementId: string;
      readonly replacementAffectsNothing: boolean;
    })
  | (Pair & { readonly principle: 'changed composition' })
  | (Pair & {
      readonly principle: 'aerosol';
      readonly propellantIds: readonly string[];
      readonly propellantAffectsNothing: boolean;
      /** Evidence that the spray is not more hazardous than the liquid, as CLP asks for. */
      readonly evidence?: string;
    });

export type BridgingCondition = { readonly isMet: boolean; readonly reason: Reason };

/** `testData` goes to the untested mixture as it stands; a refusal names every condition that is not met. */
export type BridgingOutcome =
  | { readonly status: 'bridged'; readonly testData: TestData; readonly conditions: readonly BridgingCondition[] }
  | { readonly status: 'refused'; readonly conditions: readonly BridgingCondition[] };

/** What the conditions of one request are judged in. */
export type BridgingContext = {
  readonly hazardClass: HazardClass;
  readonly paragraph: string;
  readonly numbering: BridgingPlace['numbering'];
};
