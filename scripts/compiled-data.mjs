// Set-up of the tests: makes sure that the modules compiled from data/ exist and are up to date. Each of vitest's projects
// asks for it; the first one compiles for all, and `npm test` has compiled before.
import { run } from './setup.mjs';

export function setup() {
  if (process.env.DATA_IS_COMPILED) return;
  run('npm', ['run', '--silent', 'data']);
  process.env.DATA_IS_COMPILED = 'yes';
}
