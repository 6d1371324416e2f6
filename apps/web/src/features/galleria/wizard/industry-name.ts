import type { Words } from '@gosds/phrases/generated/interface/words';

type Industries = Words['industries'];

const isNamed = (code: string, names: Industries): code is keyof Industries => code in names;

/** The name of an industry in the language of the screens. */
export const industryName = (
  { code, label }: { readonly code: string; readonly label: string },
  names: Industries,
): string => (isNamed(code, names) ? names[code] : label);
