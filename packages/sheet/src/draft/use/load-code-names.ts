import { ownValue } from '@gosds/ghs/own-value';
import { codeNameLoaders } from '../../generated/code-name-loaders.ts';

/**
 * Names of product categories and use descriptors by code, in a language (BCP 47). Empty if the data have only the
 * English names, which are stored beside the codes.
 */
export async function loadCodeNames(tag: string): Promise<Readonly<Record<string, string>>> {
  return (await ownValue(codeNameLoaders, tag)?.()) ?? {};
}
