import type { Draft } from '@gosds/sheet/draft/draft';

const keyOf = (draftId: string) => `gosds.same-sds.${draftId}`;

/** Language of the paid sheet while it is made in another one; null if the whole draft may be changed. */
export function paidLanguageOf(draftId: string): string | null {
  try {
    return localStorage.getItem(keyOf(draftId));
  } catch {
    return null;
  }
}

/** Stored on this device, so that the sheet stays locked after a reload and in other tabs. */
export function rememberPaidLanguage(draftId: string, language: string | null): void {
  try {
    if (language === null) localStorage.removeItem(keyOf(draftId));
    else localStorage.setItem(keyOf(draftId), language);
  } catch {
    // Storage is blocked: a reload unlocks the whole sheet, and the service charges the price of what it then is.
  }
}

/**
 * The parts that the languages of a sheet share: all except language, logo and the review's answers, as the price
 * defines it.
 */
const shared = (draft: Draft) => ({
  ...draft,
  acceptedFindings: undefined,
  description: { ...draft.description, language: undefined, logo: undefined },
});

/** True if the two drafts differ only as a sheet in another language may. */
export const isSameSds = (before: Draft, after: Draft): boolean =>
  JSON.stringify(shared(before)) === JSON.stringify(shared(after));
