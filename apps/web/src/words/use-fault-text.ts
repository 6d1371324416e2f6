import { ownValue } from '@gosds/ghs/own-value';
import { useFirstWords } from './words.ts';

type Fault = { readonly message?: string | undefined } | undefined;

/**
 * Returns a function for a field's error message in the language of the screens. The form schemas name a fault by its
 * key.
 */
export function useFaultText(): (fault: Fault) => string | undefined {
  const { fault: texts } = useFirstWords().access;
  return (fault) =>
    fault?.message === undefined ? undefined : (ownValue<string>(texts, fault.message) ?? fault.message);
}
