// `npm run film`: records the training video of the product, with its captions, in about three minutes.
import { ensureTests, run } from './setup.mjs';

const CHROMIUM_PATH = await ensureTests();
run('npx', ['vitest', 'run', '--config', 'e2e/film/vitest.config.ts'], {
  env: { ...process.env, CHROMIUM_PATH },
});
