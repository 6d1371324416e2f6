// Test files share a process: fake timers left by one file would never fire in the next.
import { afterAll, vi } from 'vitest';

afterAll(() => {
  if (!vi.isFakeTimers()) return;
  vi.useRealTimers();
  throw new Error('This file leaves fake timers behind: call vi.useRealTimers() in afterEach.');
});
