const patienceMs = 3000;

const focusable = 'input, select, textarea, button, [tabindex]';

/** The input of a path; where that has none of its own, the nearest one that the path leads through. */
function find(path: string): HTMLElement | null {
  const parts = path.split('.');
  const paths = parts.map((_part, index) => parts.slice(0, parts.length - index).join('.'));
  for (const id of paths) {
    const element = document.getElementById(id);
    if (element) return element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable);
  }
  return null;
}

/** Focuses the input of a path as soon as its step is on the page. */
export function focusInput(path: string): void {
  const until = performance.now() + patienceMs;
  const attempt = () => {
    const element = find(path);
    if (element) {
      element.scrollIntoView({ block: 'center' });
      element.focus({ preventScroll: true });
    } else if (performance.now() < until) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}
