// `npm start`: installs and builds what is missing, then runs the service in this process until Ctrl-C or SIGTERM.
import { ensureBuild, ensurePackages } from './setup.mjs';

ensurePackages();
ensureBuild();
await import('../apps/api/dist/main.js');
