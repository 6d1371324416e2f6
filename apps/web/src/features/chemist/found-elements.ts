import type { AddableElement } from '@gosds/contract/chemist/tasks';

/** Number of elements that are offered at once. */
const shownElements = 12;

/** Without case, accents and the spaces of a combined code, such as `P301 + P310`. */
const searched = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(' + ', '+');

/** The elements whose code or texts hold every word of the search, the code that begins with it first. */
export function foundElements(
  elements: readonly AddableElement[],
  search: string,
): { readonly found: readonly AddableElement[]; readonly isMore: boolean } {
  const words = searched(search)
    .split(' ')
    .filter((word) => word !== '');
  const matches = elements.filter(({ code, texts }) => {
    const held = searched([code, ...texts].join(' '));
    return words.every((word) => held.includes(word));
  });
  const isFirst = ({ code }: AddableElement) => words.length > 0 && searched(code).startsWith(words[0] ?? '');
  const sorted = [...matches.filter(isFirst), ...matches.filter((each) => !isFirst(each))];
  return { found: sorted.slice(0, shownElements), isMore: sorted.length > shownElements };
}
