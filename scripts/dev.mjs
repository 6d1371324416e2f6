// `npm run dev`: compiles on change, restarts the service on change, and serves the front end with hot reload.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compiler } from './compiler.mjs';
import { ensureBuild, ensurePackages } from './setup.mjs';

ensurePackages();
ensureBuild();
const bin = (name) => join(import.meta.dirname, '../node_modules/.bin', name);
const children = [
  spawn(process.execPath, [compiler, '-b', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'], {
    stdio: 'inherit',
  }),
  spawn(process.execPath, ['--watch', 'apps/api/dist/main.js'], { stdio: 'inherit' }),
  spawn(bin('vite'), ['apps/web'], { stdio: 'inherit' }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
