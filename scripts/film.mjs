// `npm run film`: records the training video of the product, with its captions, in about three minutes.
import { ensureBuild, ensureChromium, ensurePackages, run } from './setup.mjs';

ensurePackages();
ensureBuild();
run('npx', ['vitest', 'run', '--config', 'e2e/film/vitest.config.ts'], {
  env: { ...process.env, CHROMIUM_PATH: ensureChromium() },
});
