import { isServerThere } from '../api/load-part.ts';

const key = 'gosds.reloaded-at';
const pauseMs = 30_000;

async function reloadOnce(): Promise<void> {
  // Without a server a reload would lose the page.
  if (!(await isServerThere())) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < pauseMs) return;
    sessionStorage.setItem(key, String(Date.now()));
    window.location.reload();
  } catch {
    // Storage is blocked: the error boundary offers to try again.
  }
}

/**
 * A page opened before an update asks for parts that the server no longer has: it is loaded anew, once, and goes on
 * where it was, since the draft and the step are kept.
 */
export function reloadAfterUpdate(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce());
}
