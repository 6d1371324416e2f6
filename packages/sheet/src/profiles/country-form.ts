import type { RegistrationLaw } from '../draft/registration-number.ts';
import type { SecretShares } from './secret-shares.ts';
import type { JurisdictionId, LabelRegimeId } from '@gosds/ghs/jurisdiction-id';

/**
 * The facts of a country's law that the inputs depend on. The full set is `Profile`, which the first screen does not
 * load.
 */
export type CountryForm = {
  /** The market whose words the sheet uses. */
  readonly market: LabelRegimeId;
  /** The jurisdiction whose own words the sheet uses in addition. */
  readonly form?: JurisdictionId;
  readonly documentType: 'Reach' | 'GHS';
  /** True if the law requires hazards without a class, such as combustible dust. */
  readonly statesOtherHazards?: true;
  /** True if a claim for exemption is needed to withhold a name. */
  readonly withholdsByClaim?: true;
  /** True if products fall under group standards, which the sheet names. */
  readonly groupStandards?: true;
  /** True if section 8 states threshold limit values in addition to the legal limits. */
  readonly asksThresholdLimitValues?: true;
  /** Prescribed ranges for a concentration that is a trade secret. */
  readonly secretShares?: SecretShares;
  /** The law under which an authority approves an alternative name. */
  readonly alternativeNames?: { readonly law: string };
  /** The law under which substances are registered. */
  readonly registrationNumbers?: RegistrationLaw;
  /** True if transport documents name the Hazchem code. */
  readonly usesHazchem?: true;
  /** The inventory whose status section 15 states, as the user gives it. */
  readonly inventory?: 'tsca' | 'dsl' | 'aiic';
  /** True if the sheet names the poison schedule. */
  readonly asksPoisonSchedule?: true;
};

/** Facts about the country that the review uses; absent if not researched. */
export type CountryFacts = {
  /** Official languages for safety data sheets, the usual one first. */
  readonly languages?: readonly string[];
  /** ITU-T E.164. */
  readonly callingCode?: string;
};
