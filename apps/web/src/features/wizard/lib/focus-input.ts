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

/** Focuses the input of a path: at once where it is on the page, so that the next key is its own, else as soon as its step is. */
export function focusInput(path: string): void {
  const until = performance.now() + patienceMs;
  const attempt = () => {
    const element = find(path);
    if (element) {
      element.focus({ preventScroll: true });
      element.scrollIntoView({ block: 'nearest' });
    } else if (performance.now() < until) requestAnimationFrame(attempt);
  };
  attempt();
}
