import type { RegistrationLaw } from '../draft/registration-number.ts';
import type { SecretShares } from './secret-shares.ts';
import type { JurisdictionId, LabelRegimeId } from '@gosds/ghs/jurisdiction-id';

/** What the inputs of a sheet depend on in the law of its country; the whole of it is `Profile`, which the first screen does not load. */
export type CountryForm = {
  /** The law whose words the sheet has. */
  readonly market: LabelRegimeId;
  /** The jurisdiction whose own words it has beside those. */
  readonly form?: JurisdictionId;
  readonly documentType: 'Reach' | 'GHS';
  /** The law states hazards that no class covers, such as combustible dust. */
  readonly statesOtherHazards?: true;
  /** A name is withheld by a claim for exemption. */
  readonly withholdsByClaim?: true;
  /** Products fall under group standards, which the sheet names. */
  readonly groupStandards?: true;
  /** Section 8 states threshold limit values beside the limits of the law. */
  readonly asksThresholdLimitValues?: true;
  /** Ranges that stand for a share that is a trade secret. */
  readonly secretShares?: SecretShares;
  /** The law by which an authority agrees to another name. */
  readonly alternativeNames?: { readonly law: string };
  /** Under which law its substances are registered. */
  readonly registrationNumbers?: RegistrationLaw;
  /** Transport documents name the Hazchem code. */
  readonly usesHazchem?: true;
  /** Section 15 states the standing of the product on this inventory, which the user answers for. */
  readonly inventory?: 'tsca' | 'dsl' | 'aiic';
  /** The sheet names the poison schedule. */
  readonly asksPoisonSchedule?: true;
};

/** What the review asks of the country of a sheet; absent where it was not looked up. */
export type CountryFacts = {
  /** Official languages in which it takes safety data sheets, the usual one first. */
  readonly languages?: readonly string[];
  /** ITU-T E.164. */
  readonly callingCode?: string;
};
