import type { Words } from '@gosds/phrases/generated/interface/words';

/** Names of the regions in the language of the screens, by code. */
export const regionNames = ({ region }: Words['report']): ReadonlyMap<number, string> =>
  new Map([
    [0, region.world],
    [1, region.northAmerica],
    [2, region.latinAmerica],
    [3, region.asiaPacific],
    [4, region.europe],
    [5, region.africaMiddleEast],
    [8, region.caribbean],
  ]);
