import { configDefaults, defineConfig } from 'vitest/config';

const databaseTests = ['packages/*/src/**/*.db.test.ts', 'apps/*/src/**/*.db.test.ts'];

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...databaseTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: databaseTests,
          // One PostgreSQL for the run; it starts only where a database test is among those that run.
          globalSetup: ['packages/postgres/src/testing/global-setup.ts'],
        },
      },
    ],
  },
});
