// `npm run e2e [FILE...]`: runs only the journeys in a real browser.
import { ensureTests } from './setup.mjs';
import { close, suite } from './steps.mjs';
import { memoryFolder } from './temporary-folder.mjs';

const CHROMIUM_PATH = await ensureTests();
const TMPDIR = memoryFolder();
close([
  await suite('browser', ['--config', 'e2e/vitest.config.ts', ...process.argv.slice(2)], {
    CHROMIUM_PATH,
    ...(TMPDIR && { TMPDIR }),
  }),
]);
