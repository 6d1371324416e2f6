import type { PackingGroup } from './transport.ts';

/** Goods whose receptacles must let gas escape: all of them, or intermediate bulk containers alone. */
export type VentedPackaging = {
  readonly un: string;
  /** Absent if the provision applies to every row of the number. */
  readonly packingGroup?: PackingGroup;
  readonly receptacles: 'all' | 'ibc';
  /** The same in the UN Model Regulations, ADR, RID and the IMDG Code. */
  readonly paragraph: string;
};

/** From chapter 4.1; by air no packaging may be vented (ICAO Technical Instructions, 4;1.1.6). */
const ventedPackagings: readonly VentedPackaging[] = [
  { un: '1791', packingGroup: 'II', receptacles: 'all', paragraph: '4.1.4.1, P001, PP10' },
  { un: '1791', packingGroup: 'III', receptacles: 'ibc', paragraph: '4.1.4.2, IBC02, B5' },
  { un: '2014', receptacles: 'all', paragraph: '4.1.4.1, P504, PP10' },
  { un: '2015', receptacles: 'all', paragraph: '4.1.4.1, P501' },
  { un: '2984', receptacles: 'all', paragraph: '4.1.4.1, P504, PP10' },
  { un: '3149', receptacles: 'all', paragraph: '4.1.4.1, P504, PP10' },
  { un: '3109', receptacles: 'ibc', paragraph: '4.1.4.2, IBC520' },
  { un: '3119', receptacles: 'ibc', paragraph: '4.1.4.2, IBC520' },
];

/** What chapter 4.1 says of vents for a row of the list; undefined where it asks for none. */
export const ventedPackagingOf = (goods: {
  readonly un: string;
  readonly packingGroup: string | null;
}): VentedPackaging | undefined =>
  ventedPackagings.find(
    ({ un, packingGroup }) => un === goods.un && (packingGroup ?? goods.packingGroup) === goods.packingGroup,
  );
