import { nationalWordsOf } from '@gosds/phrases/national-words';
import type { PageFrameWords } from '../../model/document.ts';
import type { Writing } from '../writing.ts';

/** The supplier's own number of the sheet, if the country's form prints one. */
function documentNumberOf({
  product: { profile, draft },
  language,
  phrases,
}: Writing): Pick<PageFrameWords, 'documentNumber'> {
  const label = profile.form && nationalWordsOf(profile.form, language.tag).documentNumber;
  const number = draft.description.documentNumber.trim();
  return label ? { documentNumber: [label, number === '' ? phrases.shared.notAvailable : number] } : {};
}

/** The words on a page outside the sections. */
export function pageFrameWords(writing: Writing): PageFrameWords {
  const {
    product: { draft },
    phrases,
    edition: { issueDate, revisionDate },
  } = writing;
  const { beforeNumber, betweenNumbers, afterNumbers, logoOf, ...words } = phrases.page;
  const { date } = phrases.shared;
  return {
    ...words,
    ...documentNumberOf(writing),
    pageNumber: [beforeNumber, betweenNumbers, afterNumbers],
    logo: logoOf(draft.description.companyName.trim()),
    issued: date(issueDate),
    revised: date(revisionDate),
  };
}
