import { ownValue } from '@gosds/ghs/own-value';
import { codeNameLoaders } from '../../generated/code-name-loaders.ts';

/**
 * Names of product categories and use descriptors by their code, in a language (BCP 47). Empty where the data name them in English alone:
 * the English name stands beside the code.
 */
export async function loadCodeNames(tag: string): Promise<Readonly<Record<string, string>>> {
  return (await ownValue(codeNameLoaders, tag)?.()) ?? {};
}
