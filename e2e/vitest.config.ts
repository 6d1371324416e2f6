import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    // `npm run screens` compares pictures; a person looks at each difference.
    exclude: process.env['SCREENS'] === undefined ? ['screens/**'] : [],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // One more than CI has processors, because a journey waits a quarter of its time.
    maxWorkers: 3,
    // Files of a process share its browser and, unless they change it, its service.
    isolate: false,
    globalSetup: ['global-setup.ts'],
    setupFiles: ['close-contexts.ts'],
    // As patient as Playwright in `openContext`.
    expect: { poll: { timeout: 60_000 } },
  },
});
