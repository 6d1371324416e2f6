// `npm run e2e [FILE...]`: runs only the journeys in a real browser.
import { ensureBuild, ensureChromium, ensurePackages } from './setup.mjs';
import { close, suite } from './steps.mjs';

ensurePackages();
ensureBuild();
close([
  await suite('browser', ['--config', 'e2e/vitest.config.ts', ...process.argv.slice(2)], {
    CHROMIUM_PATH: ensureChromium(),
  }),
]);
