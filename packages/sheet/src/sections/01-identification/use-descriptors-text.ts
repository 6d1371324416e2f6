import { useDescriptorNames } from '../../generated/use-descriptor-names.ts';
import type { Writing } from '../writing.ts';

const nameOf = new Map(useDescriptorNames);

/** Codes of use descriptors. An English sheet adds their names, which the data have only in English. */
export function useDescriptorsText({ language, phrases }: Writing, codes: readonly string[]): string {
  if (language.tag !== 'en') return codes.join(phrases.shared.comma);
  return codes.map((code) => `${code} ${nameOf.get(code) ?? ''}`.trim()).join(phrases.shared.semicolon);
}
