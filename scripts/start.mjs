// `npm start`: installs and builds what is missing, then runs the service in this process until Ctrl-C or SIGTERM.
import { ensureBuild, ensurePackages } from './setup.mjs';

/** npm passes its signals on, but nobody tells us when npm itself is killed. */
function endWithNpm() {
  const npm = process.ppid;
  if (process.env.npm_lifecycle_event !== 'start') return;
  setInterval(() => {
    if (process.ppid !== npm) process.kill(process.pid, 'SIGTERM');
  }, 1000).unref();
}

ensurePackages();
ensureBuild();
endWithNpm();
await import('../apps/api/dist/main.js');
