import type { LabelRegimeId } from '../jurisdiction-id.ts';

/** Elsewhere than in the Union the law assigns statements without ranking them. */
export const assigningParagraphs: Readonly<Partial<Record<LabelRegimeId, string>>> = {
  us: '29 CFR 1910.1200 App. C, C.4',
  ca: 'Hazardous Products Regulations, section 3, and UN GHS rev. 7, Annex 3, section 3',
  au: 'UN GHS rev. 7, Annex 3, section 3',
  un: 'UN GHS, Annex 3, section 3',
};

/**
 * The paragraph as the law of the market is cited: elsewhere than in the Union and Great Britain the UN system where
 * it stands beside CLP, and where it does not, the law that assigns the statement.
 */
export function paragraphIn(market: LabelRegimeId, paragraph: string): string {
  const assigning = assigningParagraphs[market];
  if (assigning === undefined) return paragraph;
  const others = paragraph.split('; ').filter((part) => part.startsWith('UN GHS'));
  return others.length > 0 ? others.join('; ') : assigning;
}
