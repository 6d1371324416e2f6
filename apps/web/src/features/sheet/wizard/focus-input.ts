const patienceMs = 3000;

const focusable = 'input, select, textarea, button, [tabindex]';

/** The input of a path; without one, the nearest input that contains it. */
function find(path: string): HTMLElement | null {
  const parts = path.split('.');
  const paths = parts.map((_part, index) => parts.slice(0, parts.length - index).join('.'));
  for (const id of paths) {
    const element = document.getElementById(id);
    if (element) return element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable);
  }
  return null;
}

/** Aborted by the user's next key or press: what they do then, such as typing into a dialog, keeps the focus. */
export function untilNextAct(): AbortController {
  const wait = new AbortController();
  const end = () => {
    wait.abort();
  };
  for (const type of ['keydown', 'pointerdown']) {
    window.addEventListener(type, end, { capture: true, signal: wait.signal });
  }
  return wait;
}

/** Acts on the input of a path: at once if it is on the page, else as soon as its step is, unless the user has acted. */
function withInput(path: string, act: (element: HTMLElement) => void): void {
  const wait = untilNextAct();
  const attempt = () => {
    const element = find(path);
    if (!element) return;
    wait.abort();
    act(element);
  };
  attempt();
  if (wait.signal.aborted) return;
  const observer = new MutationObserver(attempt);
  const timer = setTimeout(() => {
    wait.abort();
  }, patienceMs);
  wait.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  // Tells before the next event is handled, so that no key falls between the step and its focus.
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Focuses the input of a path, so that the next key reaches it. */
export function focusInput(path: string): void {
  withInput(path, (element) => {
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
    // A user led to a closed box wants its content, so it is opened.
    if (element.matches('button[aria-expanded="false"][aria-controls]')) element.click();
  });
}

/** Presses the button of a path once it is on the page. */
export function pressInput(path: string): void {
  withInput(path, (element) => {
    element.click();
  });
}

const flashMs = 1600;

/** Scrolls to the input of a path and lights it up for a moment. */
export function flashInput(path: string): void {
  withInput(path, (element) => {
    element.scrollIntoView({ block: 'nearest' });
    element.dataset['flashed'] = '';
    setTimeout(() => {
      delete element.dataset['flashed'];
    }, flashMs);
  });
}
