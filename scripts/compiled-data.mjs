// Set-up of the tests: makes sure that the modules compiled from data/ exist and are up to date.
import { run } from './setup.mjs';

export function setup() {
  run('npm', ['run', '--silent', 'data']);
}
