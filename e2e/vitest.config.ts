import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // Each file has a service, a database and a browser of its own, and waits more than it works.
    maxWorkers: 2,
    // As patient as what Playwright waits for in `openContext`.
    expect: { poll: { timeout: 60_000 } },
  },
});
