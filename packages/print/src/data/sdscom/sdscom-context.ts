import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';
import { writingOf, type Writing } from '@gosds/sheet/sections/writing';
import type { MadeSheet, SheetFacts } from '@gosds/sheet/sheet-input';
import { type SdscomRegion, sdscomRegion } from './sdscom-regions.ts';
import { type WrittenTexts, writtenTexts } from './written-texts.ts';

/** Input of the XML writers: the sentences of the sheet and the values behind them. */
export type SdscomContext = Writing & {
  readonly market: LabelRegimeId;
  readonly region: SdscomRegion;
  /** BCP 47 tag. */
  readonly tag: string;
  readonly texts: WrittenTexts;
};

/** Undefined if SDScom has no full region for the market. */
export function sdscomContext(facts: SheetFacts, made: MadeSheet): SdscomContext | undefined {
  const { market, language: tag } = made.document;
  const region = sdscomRegion(market);
  if (!region) return undefined;
  return { ...writingOf(made.product, facts), market, region, tag, texts: writtenTexts(made.document) };
}
