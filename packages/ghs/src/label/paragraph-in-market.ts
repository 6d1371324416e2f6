import type { LabelRegimeId } from '../jurisdiction-id.ts';
import { labelLawOf } from './label-law-of.ts';

/** The paragraph that assigns the statements, for a law that does not rank them; undefined for CLP. */
export const assigningParagraph = (market: LabelRegimeId): string | undefined =>
  labelLawOf(market).paragraphs.assignedPrecautions;

/**
 * The paragraph as the law of the market is cited. CLP and GB CLP: as it is. Other laws: the UN system if it is cited beside
 * CLP, else the law that assigns the statement.
 */
export function paragraphIn(market: LabelRegimeId, paragraph: string): string {
  const assigning = assigningParagraph(market);
  if (assigning === undefined) return paragraph;
  const others = paragraph.split('; ').filter((part) => part.startsWith('UN GHS'));
  return others.length > 0 ? others.join('; ') : assigning;
}
