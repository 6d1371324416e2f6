import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    // `npm run screens` compares pictures: an eye looks at each difference.
    exclude: process.env['SCREENS'] === undefined ? ['screens/**'] : [],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // One more than the processors that CI has: a journey waits a quarter of its time.
    maxWorkers: 3,
    // The files of a process share its browser, and its service where they leave that as it is.
    isolate: false,
    globalSetup: ['global-setup.ts'],
    setupFiles: ['close-contexts.ts'],
    // As patient as what Playwright waits for in `openContext`.
    expect: { poll: { timeout: 60_000 } },
  },
});
