import type { Draft } from '@gosds/sheet/draft/draft';

const keyOf = (draftId: string) => `gosds.same-sds.${draftId}`;

/** Language of the paid sheet of which another one is being made; null where the whole draft may be changed. */
export function paidLanguageOf(draftId: string): string | null {
  try {
    return localStorage.getItem(keyOf(draftId));
  } catch {
    return null;
  }
}

/** Kept on this device, so that a reload and another tab find the sheet as locked as it was. */
export function rememberPaidLanguage(draftId: string, language: string | null): void {
  try {
    if (language === null) localStorage.removeItem(keyOf(draftId));
    else localStorage.setItem(keyOf(draftId), language);
  } catch {
    // Storage is blocked: a reload opens the whole sheet, and the service asks the price of what it then is.
  }
}

/** What the languages of a sheet share: all but language, logo and the answers to the review, as the price has it. */
const shared = (draft: Draft) => ({
  ...draft,
  acceptedFindings: undefined,
  description: { ...draft.description, language: undefined, logo: undefined },
});

/** True where a change of the one into the other leaves it the same sheet in another language. */
export const isSameSds = (before: Draft, after: Draft): boolean =>
  JSON.stringify(shared(before)) === JSON.stringify(shared(after));
