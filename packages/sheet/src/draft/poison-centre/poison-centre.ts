/** A body that is called about poisonings in a country. Source: `data/poison-centres/`. */
export type PoisonCentre = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** In its own language. */
  readonly name: string;
  /** International where it can be reached from abroad, else as it is dialled in the country. */
  readonly number: string;
  /** Other numbers of the same body. */
  readonly also: readonly string[];
  /** Times of day, such as `08:00`; absent where it is there at any time. */
  readonly opening?: { readonly from: string; readonly to: string; readonly isOnWeekdays?: true };
  /** It is called about spills, leaks and fires. */
  readonly isForSpills?: true;
  readonly isForProfessionals?: true;
  /** The official body whose number a sheet gives (REACH Annex II, 1.4). */
  readonly isOfficial?: true;
  /** What a supplier does before the number may stand in a sheet; absent where that is not known. */
  readonly first?: 'agree' | 'notify';
  /** The number was not confirmed by a second source. */
  readonly isToCheck?: true;
};
