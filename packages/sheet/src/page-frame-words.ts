import type { PageFrameWords } from './document.ts';
import type { SheetContext } from './sheet-context.ts';

/** What a page says beside the sections. */
export function pageFrameWords({ phrases, draft, issueDate, revisionDate }: SheetContext): PageFrameWords {
  const { beforeNumber, betweenNumbers, afterNumbers, logoOf, ...words } = phrases.page;
  const { date } = phrases.shared;
  return {
    ...words,
    pageNumber: [beforeNumber, betweenNumbers, afterNumbers],
    logo: logoOf(draft.description.companyName.trim()),
    issued: date(issueDate),
    revised: date(revisionDate),
  };
}
