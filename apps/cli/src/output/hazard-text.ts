import type { Hazard } from '@gosds/ghs/hazard';
import type { Market } from '@gosds/ghs/markets/market';
import { finishStatement } from '@gosds/phrases/finish-statement';
import { statementContext, type StatementFacts } from '@gosds/phrases/statement-context';
import { hasStatement, hazardParameters, statementText, wordingOf } from '@gosds/phrases/statement-text';

/** `STOT RE 2 H373 (liver)`. */
export const hazardText = ({ code, hCode, detail }: Hazard): string =>
  `${code} ${hCode}${detail === undefined ? '' : ` (${detail})`}`;

/** The statutory words of a code in the market's wording; empty where they are not known. */
export function wordsOf(code: string, market: Market, parameters: Readonly<Record<string, string>> = {}): string {
  const wording = wordingOf(market.wording);
  return hasStatement(code, wording) ? statementText(code, wording, parameters) : '';
}

export const hazardWords = (hazard: Hazard, market: Market): string =>
  wordsOf(hazard.hCode, market, hazardParameters(hazard));

/** A P-statement as printed: blanks filled from what is known, choices made. */
export function precautionWords(code: string, market: Market, facts: Omit<StatementFacts, 'wording'>): string {
  const wording = wordingOf(market.wording);
  return hasStatement(code, wording) ? finishStatement(code, statementContext({ ...facts, wording })).text : '';
}
