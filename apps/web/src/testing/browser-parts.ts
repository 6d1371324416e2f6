import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { speakEnglish } from './in-english.ts';

/** What the components ask of a browser and happy-dom does not have: it lays nothing out. */
Object.assign(window, {
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  scrollTo: () => undefined,
  ResizeObserver: class {
    readonly observe = () => undefined;
    readonly unobserve = () => undefined;
    readonly disconnect = () => undefined;
  },
});
Element.prototype.scrollIntoView = () => undefined;
Object.defineProperty(document, 'fonts', {
  value: { addEventListener: () => undefined, removeEventListener: () => undefined },
  configurable: true,
});

// Patience for a machine that does much else meanwhile.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  // Files share a process: a notice or a title of one test is not to be read by the next.
  notifications.clean();
  notifications.cleanQueue();
  cleanup();
  speakEnglish();
  document.title = '';
  sessionStorage.clear();
  localStorage.clear();
});
