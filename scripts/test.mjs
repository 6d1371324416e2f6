// `npm test`: set-up if needed, then check, unit and database tests, and the journeys in a real browser.
import { checks } from './checks.mjs';
import { ensureTests } from './setup.mjs';
import { close, suite } from './steps.mjs';
import { memoryFolder } from './temporary-folder.mjs';

const CHROMIUM_PATH = await ensureTests();
const TMPDIR = memoryFolder();
const environment = { CHROMIUM_PATH, ...(TMPDIR && { TMPDIR }) };
close([
  ...(await checks()),
  await suite('unit and database', [], { ...environment, DATA_IS_COMPILED: 'yes' }),
  await suite('browser', ['--config', 'e2e/vitest.config.ts'], environment),
]);
