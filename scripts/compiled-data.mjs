// Set-up of the tests: the modules that are compiled from data/ are there and as new as the data.
import { run } from './setup.mjs';

export function setup() {
  run('npm', ['run', '--silent', 'data']);
}
