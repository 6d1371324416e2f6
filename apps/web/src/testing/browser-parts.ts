import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { closeSession } from '../api/session.ts';
import { speakEnglish } from './in-english.ts';

/** Browser features that the components use and happy-dom lacks, since it has no layout. */
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

// A long timeout, for a busy machine.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  // Test files share a process, so a notice, title or session must not leak into the next test.
  closeSession();
  notifications.clean();
  notifications.cleanQueue();
  cleanup();
  speakEnglish();
  document.title = '';
  sessionStorage.clear();
  localStorage.clear();
});

// A part of a screen that loads as its file ends would fail, and stay failed for the files after it.
afterAll(() => vi.dynamicImportSettled());
