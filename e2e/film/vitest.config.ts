import { defineConfig, mergeConfig } from 'vitest/config';
import journeys from '../vitest.config.ts';

const config = mergeConfig(journeys, { test: { testTimeout: 900_000 } });

/** `npm run film`: a recording, not a test, so the suite does not find it. */
export default defineConfig({ ...config, test: { ...config.test, include: ['film/*.film.ts'] } });
