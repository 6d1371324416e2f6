/** Marks the sentences of these ids on the page, takes the mark from all others, and gives the marked ones in order. */
export function markDependent(area: HTMLElement, ids: readonly string[]): readonly HTMLElement[] {
  const wanted = new Set(ids);
  return [...area.querySelectorAll<HTMLElement>('[data-sentence]')].filter((element) => {
    const isDependent = wanted.has(element.dataset['sentence'] ?? '');
    if (isDependent !== element.hasAttribute('data-rests')) element.toggleAttribute('data-rests', isDependent);
    return isDependent;
  });
}

/** Sections out of sight have a height that is guessed until they are drawn: so many frames the place may still move. */
const framesToSettle = 12;

/** Brings a sentence to the middle of the part that scrolls; the page around it stays where it is. */
export function scrollWithin(element: HTMLElement): void {
  const part = element.closest('[role="tabpanel"]');
  if (part === null) return;
  const bring = (frames: number) => {
    const { top, height } = element.getBoundingClientRect();
    const space = Math.max(0, part.clientHeight - height) / 2;
    part.scrollBy({ top: top - part.getBoundingClientRect().top - space });
    if (frames === 0) return;
    requestAnimationFrame(() => {
      bring(frames - 1);
    });
  };
  bring(framesToSettle);
}
