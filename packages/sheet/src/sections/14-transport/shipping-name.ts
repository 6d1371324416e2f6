import { entryInMode } from '@gosds/transport/entry-in-mode';
import type { TransportProposal } from '@gosds/transport/transport';
import { ownValue } from '@gosds/ghs/own-value';
import type { TransportMode } from '../../profiles/profile.ts';
import type { Product } from '../../product/product.ts';
import type { Language } from '@gosds/phrases/language';
import type { Writing } from '../writing.ts';

/** A proper shipping name in parts, so that each can be worded in the language of the mode. */
export type ShippingName = Pick<TransportProposal, 'name' | 'entry' | 'technicalIds'>;

/**
 * By sea and air, descriptions are in English (IMDG Code 5.4.1.4; ICAO Technical Instructions 5;4.1); in the United
 * States on land, too (49 CFR 172.201(a)(2)).
 */
export const isEnglishMode = (mode: TransportMode | undefined): boolean =>
  mode === 'imdg' || mode === 'iata' || mode === 'dot';

const written = (name: string, technical: readonly string[], and: string): string =>
  technical.length > 0 ? `${name} (${and === '' ? technical.join(', ') : `contains ${technical.join(and)}`})` : name;

/** The name in the mode: air regulations name aerosols differently. */
function nameInMode({ entry, name }: ShippingName, mode: TransportMode | undefined): string {
  const own = mode === 'iata' ? entryInMode(entry, 'iata') : entry;
  if (own === 'not-listed' || own === 'forbidden') return name;
  return name.replace(entry.properShippingName, own.properShippingName);
}

/** The name in English, with technical names from the catalogue, or as typed if the catalogue name may not be shown. */
export function englishName(product: Product, shipped: ShippingName, mode: TransportMode | undefined): string {
  const technical = shipped.technicalIds.flatMap((id) => {
    const found = product.ingredients.find(({ row }) => row.id === id);
    const shown = product.mixture.ingredients.find((ingredient) => ingredient.id === id)?.name;
    const name = found && !found.isConfidential ? (found.substance?.name ?? shown) : shown;
    return name === undefined ? [] : [name];
  });
  return written(nameInMode(shipped, mode), technical, ' and ');
}

/** The official proper shipping name of an entry in a language; undefined if the data have none. */
export const listedNameIn = (
  { shippingNames }: Language,
  { un, properShippingName }: Pick<TransportProposal['entry'], 'un' | 'properShippingName'>,
): string | undefined => ownValue(shippingNames, `${un} ${properShippingName}`);

/** The official proper shipping name in the sheet's language, if the data have it and the name is unchanged. */
const ownShippingName = (language: Language, { entry, name }: ShippingName): string | undefined =>
  name === entry.properShippingName ? listedNameIn(language, entry) : undefined;

/** A proposed name on land in a language other than English, with technical names in that language. */
export const shippingNameIn = (language: Language, shipped: ShippingName, technical: readonly string[]): string =>
  written(ownShippingName(language, shipped) ?? shipped.name, technical, '');

/** True if the name on land stays English in a sheet in another language, although no law requires English. */
export const isShippedInEnglish = (writing: Writing, shipped: ShippingName): boolean =>
  writing.language.tag !== 'en' &&
  !writing.product.profile.modes.includes('dot') &&
  ownShippingName(writing.language, shipped) === undefined;

/** The name on land in the sheet's language, if known; technical names as in section 3. */
export function landName(writing: Writing, shipped: ShippingName): string {
  const { product, language, ingredients } = writing;
  if (language.tag === 'en') return englishName(product, shipped, undefined);
  const technical = shipped.technicalIds.flatMap((id) =>
    ingredients.filter(({ row }) => row.id === id).map((one) => one.name),
  );
  return shippingNameIn(language, shipped, technical);
}
