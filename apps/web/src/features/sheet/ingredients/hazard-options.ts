import type { HazardClass } from '@gosds/ghs/hazard';
import { lettersOf } from '@gosds/ghs/hazard';
import { environmentalClasses, healthClasses, physicalClasses } from '@gosds/ghs/hazard-parts';
import { categoryEntries } from '@gosds/ghs/registry';
import { isPropertyStatement, statementsOnProperties } from '@gosds/ghs/supplemental-code';
import type { Language } from '@gosds/phrases/language';
import { hasStatement, statementText, wordingOf } from '@gosds/phrases/statement-text';
import { readNotation } from '@gosds/sheet/draft/hand-classification';

export const hazardParts = ['physical', 'health', 'environment', 'supplemental'] as const;

/** Parts 2 to 4 of the GHS, and the supplemental statements. */
export type HazardPart = (typeof hazardParts)[number];

/** Notations such as `Skin Irrit. 2 H315` of a class; codes such as `EUH066` without a class. */
export type HazardGroup = { readonly hazardClass: HazardClass | null; readonly notations: readonly string[] };

/** The category with its statement, and with each effect that the statement may name: H360, H360F, H360FD. */
function notationsOf(hazardClass: HazardClass): readonly string[] {
  const entries = categoryEntries.filter((entry) => entry.hazardClass === hazardClass);
  return [
    ...new Set(
      entries.flatMap(({ code, hCode }) =>
        hCode === null ? [] : ['', ...lettersOf(hCode)].map((letters) => `${code} ${hCode}${letters}`),
      ),
    ),
  ];
}

const groupsOf = (classes: readonly HazardClass[]): readonly HazardGroup[] =>
  classes
    .map((hazardClass) => ({ hazardClass, notations: notationsOf(hazardClass) }))
    .filter(({ notations }) => notations.length > 0);

/** Every classification of an ingredient, by part and class, in the order of the law. */
export const groupsOfPart: Readonly<Record<HazardPart, readonly HazardGroup[]>> = {
  physical: groupsOf(physicalClasses),
  health: groupsOf(healthClasses),
  environment: groupsOf(environmentalClasses),
  supplemental: [{ hazardClass: null, notations: statementsOnProperties }],
};

/** The classes of all parts. */
export const hazardGroups: readonly HazardGroup[] = hazardParts
  .filter((part) => part !== 'supplemental')
  .flatMap((part) => groupsOfPart[part]);

/** The statement of a notation or code in a language, such as `Harmful if swallowed.`; empty if there is none. */
export function phraseOf(notation: string, language: Language): string {
  const code = isPropertyStatement(notation) ? notation : (readNotation(notation)?.hCode ?? '');
  const wording = wordingOf('eu', language);
  return hasStatement(code, wording) ? statementText(code, wording) : '';
}

/** The notation without organs or routes, by which an item of the list is found. */
export function itemOf(notation: string): string {
  const read = readNotation(notation);
  return read ? `${read.code} ${read.hCode}` : notation;
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
