import type { Hazard } from './hazard.ts';

/** True for a route of exposure as the detail of a hazard writes it. */
export const isRouteWord = (word: string): word is 'inhalation' | 'oral' | 'dermal' =>
  ['inhalation', 'oral', 'dermal'].includes(word);

/** The organs or effects and the routes that a hazard states, e.g. of `liver, inhalation`. */
export function detailParts({ detail = '' }: Pick<Hazard, 'detail'>) {
  const parts = detail
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isRoute = (part: string) => isRouteWord(part.toLowerCase());
  return { organs: parts.filter((part) => !isRoute(part)), routes: parts.filter(isRoute) };
}
