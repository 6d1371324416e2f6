import type { MessageValue } from '@gosds/ghs/message';
import type { Reason } from '@gosds/ghs/classification';
import type { ClassHazard } from './precedence.ts';

/** The verdict on one transport class: it applies, it does not apply, or data are missing. */
export type ClassVerdict =
  | {
      readonly status: 'applies';
      readonly hazard: ClassHazard;
      readonly reason: Reason;
      /** Ids of the ingredients that cause the hazard, strongest first. */
      readonly contributors: readonly string[];
      /** Missing data that could change the packing group. */
      readonly open?: MessageValue;
    }
  | { readonly status: 'excluded'; readonly reason: Reason }
  | {
      readonly status: 'unknown';
      readonly reason: Reason;
      readonly missing: readonly MessageValue[];
      readonly isDecisive: boolean;
      /** Nothing suggests the class; nobody has judged the substance in it. Goods of another class keep their entry. */
      readonly isSilent?: true;
    };
