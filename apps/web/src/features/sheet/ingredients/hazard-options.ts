import type { HazardClass } from '@gosds/ghs/hazard';
import type { Language } from '@gosds/phrases/language';
import { hasStatement, statementText, wordingOf } from '@gosds/phrases/statement-text';
import { categoryEntries, hazardClasses } from '@gosds/ghs/registry';

export type HazardGroup = { readonly hazardClass: HazardClass; readonly notations: readonly string[] };

/** Every classification of an ingredient, in the notation of the law, by hazard class. */
export const hazardGroups: readonly HazardGroup[] = hazardClasses
  .map((hazardClass) => ({
    hazardClass,
    notations: [
      ...new Set(
        categoryEntries
          .filter((entry) => entry.hazardClass === hazardClass && entry.hCode !== null)
          .map(({ code, hCode }) => `${code} ${hCode ?? ''}`),
      ),
    ],
  }))
  .filter(({ notations }) => notations.length > 0);

/** The H-statement of a notation in a language, such as `Harmful if swallowed.`; empty if the class has none. */
export function phraseOf(notation: string, language: Language): string {
  const hCode = notation.slice(notation.lastIndexOf(' ') + 1);
  const wording = wordingOf('eu', language);
  return hasStatement(hCode, wording) ? statementText(hCode, wording) : '';
}

const startsWithAny = (hazards: readonly string[], ...codes: readonly string[]) =>
  hazards.some((hazard) => codes.some((code) => hazard.startsWith(code)));

/** The numbers that a classification needs besides its categories. */
export const asksFor = (hazards: readonly string[]) => ({
  mAcute: startsWithAny(hazards, 'Aquatic Acute 1'),
  mChronic: startsWithAny(hazards, 'Aquatic Chronic 1'),
  ateOral: hazards.some((hazard) => /^Acute Tox\. \d H30[012]/.test(hazard)),
  ateDermal: hazards.some((hazard) => /^Acute Tox\. \d H31[012]/.test(hazard)),
  inhalation: hazards.some((hazard) => /^Acute Tox\. \d H33[012]/.test(hazard)),
});
