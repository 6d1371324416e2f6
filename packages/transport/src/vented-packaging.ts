import { ventedPackagings } from './generated/goods-tables.ts';
import type { VentedPackaging } from './goods/goods-tables.ts';

export type { VentedPackaging };

/** Chapter 4.1 on vents for a row of the list. No vented packagings by air (ICAO Technical Instructions, 4;1.1.6). */
export const ventedPackagingOf = (goods: {
  readonly un: string;
  readonly packingGroup: string | null;
}): VentedPackaging | undefined =>
  ventedPackagings.find(
    ({ un, packingGroup }) => un === goods.un && (packingGroup ?? goods.packingGroup) === goods.packingGroup,
  );
