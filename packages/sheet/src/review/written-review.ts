import type { Review } from './review.ts';
import { type WrittenFinding, writtenFinding } from './written-finding.ts';

/** A review as stored, sent and printed. */
export type WrittenReview = Omit<Review, 'findings'> & { readonly findings: readonly WrittenFinding[] };

export const writtenReview = (review: Review): WrittenReview => ({
  ...review,
  findings: review.findings.map(writtenFinding),
});
