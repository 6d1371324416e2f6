const shownMs = 1600;
const marked = new Map<Element, ReturnType<typeof setTimeout>>();

/**
 * Marks a sentence as changed for a moment. Two changes of an attribute cost two paints, where an animation of the
 * background would paint every frame while the user types on.
 */
export function markChanged(element: Element): void {
  clearTimeout(marked.get(element));
  element.setAttribute('data-changed', '');
  const timer = setTimeout(() => {
    element.removeAttribute('data-changed');
    marked.delete(element);
  }, shownMs);
  marked.set(element, timer);
}
