/** A poison centre or other body to call about poisonings in a country. Source: `data/poison-centres/`. */
export type PoisonCentre = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Name in its own language. */
  readonly name: string;
  /** International format if the number works from abroad, else as dialled in the country. */
  readonly number: string;
  /** Other numbers of the same body. */
  readonly also: readonly string[];
  /** Opening hours, such as `08:00`; absent if open at all times. */
  readonly opening?: { readonly from: string; readonly to: string; readonly isOnWeekdays?: true };
  /** True if the body also answers calls about spills, leaks and fires. */
  readonly isForSpills?: true;
  readonly isForProfessionals?: true;
  /** The official body whose number a sheet gives (REACH Annex II, 1.4). */
  readonly isOfficial?: true;
  /** What a supplier must do before printing the number in a sheet; absent if not known. */
  readonly first?: 'agree' | 'notify';
  /** True if no second source confirmed the number. */
  readonly isToCheck?: true;
};
