/** Attributes that people read or hear. */
const read = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'placeholder', 'title', 'data-head'];

/** The text outside the brackets of the pseudo-language; brackets can be nested. */
function outsideBrackets(text: string): string {
  let depth = 0;
  const stretches = text.split(/([⟦⟧])/);
  return stretches
    .filter((stretch) => {
      if (stretch === '⟦') depth += 1;
      const isOutside = depth === 0;
      if (stretch === '⟧') depth -= 1;
      return isOutside;
    })
    .join('');
}

const isHidden = (element: Element | null): boolean => element?.closest('style, script, option[lang]') != null;

function textsIn(part: Element): readonly string[] {
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!isHidden(node.parentElement)) texts.push(node.textContent ?? '');
  // Hidden elements are not read out, such as the field with which Mantine measures the height of a text.
  for (const element of part.querySelectorAll('*:not([aria-hidden="true"])'))
    texts.push(...read.flatMap((name) => element.getAttribute(name) ?? []));
  return texts;
}

/**
 * Texts of a screen in the pseudo-language that do not come from the message files. `data` are allowed exceptions:
 * names and codes that are the same in every language.
 */
export function hardWiredTexts(part: Element, data: readonly string[] = []): readonly string[] {
  const known = new Set(['GoSDS', 'GoGAL', 'Go', 'SDS', ...data]);
  const left = textsIn(part).map((text) => outsideBrackets(text).trim());
  return [...new Set(left.filter((text) => /\p{L}/u.test(text) && !known.has(text)))];
}
