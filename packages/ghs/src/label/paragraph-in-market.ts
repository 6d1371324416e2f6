import type { LabelRegimeId } from '../jurisdiction-id.ts';
import { labelLawOf } from './label-law-of.ts';

/** The paragraph that assigns the statements, for a law that does not rank them; undefined for CLP. */
export const assigningParagraph = (market: LabelRegimeId): string | undefined =>
  labelLawOf(market).paragraphs.assignedPrecautions;

/**
 * The paragraph as the market's law is cited. CLP and GB CLP: unchanged. Other laws: the UN reference if the paragraph
 * gives one beside CLP, else the law that assigns the statement.
 */
export function paragraphIn(market: LabelRegimeId, paragraph: string): string {
  const assigning = assigningParagraph(market);
  if (assigning === undefined) return paragraph;
  const others = paragraph.split('; ').filter((part) => part.startsWith('UN GHS'));
  return others.length > 0 ? others.join('; ') : assigning;
}
