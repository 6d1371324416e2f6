/** Markets that labels, sheets and statements have words for; every other market follows one of them. */
export const wordedMarketIds = ['eu', 'gb', 'us', 'ca', 'au', 'un'] as const;

export type WordedMarketId = (typeof wordedMarketIds)[number];

/** Markets whose building blocks are built; each has one file under `markets/`. */
export const marketIds = [
  ...wordedMarketIds,
  'us-2012',
  'ch',
  'tr',
  'nz',
  'jp',
  'cn',
  'kr',
  'tw',
  'sg',
  'my',
  'th',
  'vn',
  'br',
  'mx',
  'za',
  'in',
] as const;

export type MarketId = (typeof marketIds)[number];
