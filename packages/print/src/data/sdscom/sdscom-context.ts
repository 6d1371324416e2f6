import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';
import { writingOf, type Writing } from '@gosds/sheet/sections/writing';
import type { MadeSheet, SheetFacts } from '@gosds/sheet/sheet-input';
import { type SdscomRegion, sdscomRegion } from './sdscom-regions.ts';
import { type WrittenTexts, writtenTexts } from './written-texts.ts';

/** What the sections of the XML are written from: the sheet's own sentences, and the values behind them. */
export type SdscomContext = Writing & {
  readonly market: LabelRegimeId;
  readonly region: SdscomRegion;
  /** BCP 47. */
  readonly tag: string;
  readonly texts: WrittenTexts;
};

/** Undefined for a market that SDScom has no full region for. */
export function sdscomContext(facts: SheetFacts, made: MadeSheet): SdscomContext | undefined {
  const { market, language: tag } = made.document;
  const region = sdscomRegion(market);
  if (!region) return undefined;
  return { ...writingOf(made.product, facts), market, region, tag, texts: writtenTexts(made.document) };
}
