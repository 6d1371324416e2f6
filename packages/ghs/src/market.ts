/** Markets that labels, sheets and statements have words for; every other market follows one of them. */
export const wordedMarketIds = ['eu', 'gb', 'us', 'ca', 'au', 'un'] as const;

export type WordedMarketId = (typeof wordedMarketIds)[number];

export type { MarketId } from './generated/market-ids.ts';
