import type { Reason } from '../classification.ts';
import type { HazardClass } from '../hazard.ts';
import type { BridgingPlace } from '../markets/substance-law.ts';
import type { Mixture, TestData } from '../mixture.ts';

/** A mixture that was tested as a whole for one hazard class. */
export type TestedMixture = { readonly name: string; readonly mixture: Mixture; readonly test: TestData };

type Pair = { readonly tested: TestedMixture; readonly untested: Mixture };

/** The inputs of a principle beside the compositions. The booleans are statements of the person who asks. */
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

/** `bridged`: `testData` applies to the untested mixture. `refused`: `conditions` names every condition not met. */
export type BridgingOutcome =
  | { readonly status: 'bridged'; readonly testData: TestData; readonly conditions: readonly BridgingCondition[] }
  | { readonly status: 'refused'; readonly conditions: readonly BridgingCondition[] };

/** The class, paragraph and numbering by which the conditions of a request are judged. */
export type BridgingContext = {
  readonly hazardClass: HazardClass;
  readonly paragraph: string;
  readonly numbering: BridgingPlace['numbering'];
};
