/** Marks exactly the sentences with these ids on the page. Returns the marked elements in order. */
export function markDependent(area: HTMLElement, ids: readonly string[]): readonly HTMLElement[] {
  const wanted = new Set(ids);
  return [...area.querySelectorAll<HTMLElement>('[data-sentence]')].filter((element) => {
    const isDependent = wanted.has(element.dataset['sentence'] ?? '');
    if (isDependent !== element.hasAttribute('data-rests')) element.toggleAttribute('data-rests', isDependent);
    return isDependent;
  });
}

/**
 * Sections out of view have an estimated height until they are drawn, so the position may still change during so many
 * frames.
 */
const framesToSettle = 12;

/** Scrolls a sentence to the middle of its scrollable part, without moving the page around it. */
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
