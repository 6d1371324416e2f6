import type { MixtureProperties } from '@gosds/ghs/mixture';
import type { Draft } from './draft.ts';
import { isPaste, isPowder, solidFormOf } from './solid-form.ts';
import { welding } from './use/use-words.ts';

const dustless: readonly string[] = ['none', 'welding', 'soldering'];

/** Work that makes no dust of a piece. The words of the use may tell it before the user states the processing. */
const staysWhole = ({ processing, uses }: Draft['description']): boolean =>
  dustless.includes(processing) || (processing === '' && welding.test(uses));

/**
 * The stated form of a solid whose powders nobody breathes, such as the covering of a welding electrode; undefined if
 * the form, or how it is worked with, may set them free.
 */
export function dustBoundIn({ properties, description }: Draft): MixtureProperties['dustBoundIn'] {
  if (properties.isCombustibleDust || isPowder(properties)) return undefined;
  if (solidFormOf(properties) === 'massive') return staysWhole(description) ? 'piece' : undefined;
  return isPaste(properties) ? 'paste' : undefined;
}
