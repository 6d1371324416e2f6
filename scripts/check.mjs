// `npm run check`: types, format, lint, directions, unused code, requirements, paths of the tools, time of regular expressions.
import { checks } from './checks.mjs';
import { ensureBuild, ensurePackages } from './setup.mjs';
import { close } from './steps.mjs';

ensurePackages();
ensureBuild();
close(await checks());
