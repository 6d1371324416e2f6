/** Markets whose building blocks are built; each has one file under `markets/`. */
export const marketIds = ['eu', 'gb', 'us', 'ca', 'au', 'un'] as const;

export type MarketId = (typeof marketIds)[number];
