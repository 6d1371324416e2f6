import type { Words } from '@gosds/phrases/generated/interface/words';

/** The region of a code as the screens name it. */
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
