// `npm run screens [-- --write]`: compares every screen with its stored picture; `--write` stores new pictures.
import { ensureTests, run } from './setup.mjs';

const CHROMIUM_PATH = await ensureTests();
const isWritten = process.argv.includes('--write');
run('npx', ['vitest', 'run', '--config', 'e2e/vitest.config.ts', 'e2e/screens'], {
  env: { ...process.env, CHROMIUM_PATH, SCREENS: '1', ...(isWritten && { SCREENS_WRITE: '1' }) },
});
