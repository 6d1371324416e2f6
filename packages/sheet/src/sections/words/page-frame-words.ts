import { nationalWordsOf } from '@gosds/phrases/national-words';
import type { PageFrameWords } from '../../document.ts';
import type { SheetContext } from '../../sheet-context.ts';

/** The supplier's own number of the sheet, where the country's form has a place for it. */
function documentNumberOf({ profile, language, phrases, draft }: SheetContext): Pick<PageFrameWords, 'documentNumber'> {
  const label = profile.form && nationalWordsOf(profile.form, language.tag).documentNumber;
  const number = draft.description.documentNumber.trim();
  return label ? { documentNumber: [label, number === '' ? phrases.shared.notAvailable : number] } : {};
}

/** What a page says beside the sections. */
export function pageFrameWords(c: SheetContext): PageFrameWords {
  const { phrases, draft, issueDate, revisionDate } = c;
  const { beforeNumber, betweenNumbers, afterNumbers, logoOf, ...words } = phrases.page;
  const { date } = phrases.shared;
  return {
    ...words,
    ...documentNumberOf(c),
    pageNumber: [beforeNumber, betweenNumbers, afterNumbers],
    logo: logoOf(draft.description.companyName.trim()),
    issued: date(issueDate),
    revised: date(revisionDate),
  };
}
