import { ownValue } from '@gosds/ghs/own-value';
import { type FieldHelp, helpKeyOf } from '../draft/help-key.ts';
import { fieldHelp } from '../generated/field-help.ts';
import { marketBasis } from '../profiles/countries.ts';
import { profileOf } from '../profiles/profile-of.ts';
import { placeOf } from './place-of.ts';

/**
 * Help for an input, with the paragraph of the country's law that requires it on a day; undefined if there is no help.
 */
export function helpOf(
  path: string,
  { country, asOf }: { readonly country: string; readonly asOf: string },
): (FieldHelp & { readonly law: string | undefined }) | undefined {
  const found = ownValue(fieldHelp, helpKeyOf(path));
  if (found === undefined) return undefined;
  const { content } = found;
  const profile = profileOf(marketBasis(country).profile, asOf);
  const place = content && placeOf({ id: 'field-help', at: [content] }, profile);
  return { ...found, law: place?.paragraph };
}
