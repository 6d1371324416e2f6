import { stepOfPath } from '../state/journey.ts';

/** Path of the input of the draft that an element of the form is, or stands in; undefined for all others. */
export function fieldAt(element: Element | null): string | undefined {
  if (element === null) return undefined;
  const isInput = element.id.includes('.') && stepOfPath(element.id) !== undefined;
  return isInput ? element.id : fieldAt(element.parentElement);
}
