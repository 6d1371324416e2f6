import type { MessageValue } from '@gosds/ghs/message';
import type { Reason } from '@gosds/ghs/classification';
import type { ClassHazard } from './precedence.ts';

/** One class of transport judged: it applies, it was shown not to apply, or something is missing to say so. */
export type ClassVerdict =
  | {
      readonly status: 'applies';
      readonly hazard: ClassHazard;
      readonly reason: Reason;
      /** Ids of the ingredients that give the hazard, strongest first. */
      readonly contributors: readonly string[];
      /** What would make the packing group stricter or milder, were it known. */
      readonly open?: MessageValue;
    }
  | { readonly status: 'excluded'; readonly reason: Reason }
  | {
      readonly status: 'unknown';
      readonly reason: Reason;
      readonly missing: readonly MessageValue[];
      readonly isDecisive: boolean;
      /** Nothing speaks for the class: nobody judged the substance in it. Goods of another class keep their entry. */
      readonly isSilent?: true;
    };
