// Prepares what everything needs: packages, build, and for the tests a Chromium. Each step does nothing if it is done.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const buildStamp = join(root, 'node_modules/.cache/gosds/build-stamp');

/** Runs a program and shows its output. Ends this process with one sentence if it fails. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (status !== 0) {
    console.error(`\n${command} ${args.join(' ')} failed.`);
    process.exit(status ?? 1);
  }
}

const modifiedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

function areInstalled() {
  const installed = modifiedAt(join(root, 'node_modules/.package-lock.json'));
  return installed > 0 && installed >= modifiedAt(join(root, 'package-lock.json'));
}

export function ensurePackages() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`GoSDS needs Node.js 20.19 or newer; this is ${process.version}.`);
    process.exit(1);
  }
  if (areInstalled()) return;
  console.log('Installing packages (first start only) ...');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

function newestSource(folder) {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (/^(node_modules|dist|dist-types|generated|\.data)$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestSource(path) : statSync(path).mtimeMs);
  }
  return newest;
}

function isBuilt() {
  const newest = Math.max(
    modifiedAt(join(root, 'package-lock.json')),
    modifiedAt(join(root, 'tsconfig.base.json')),
    newestSource(join(root, 'data')),
    newestSource(join(root, 'packages')),
    newestSource(join(root, 'apps')),
  );
  const built = existsSync(join(root, 'apps/api/dist/main.js')) && existsSync(join(root, 'apps/web/dist/index.html'));
  return built && modifiedAt(buildStamp) >= newest;
}

/** True if a start needs neither an installation nor a build. */
export const isSetUp = () => areInstalled() && isBuilt();

/** Compiles the packages and bundles the front end, unless nothing changed. */
export function ensureBuild() {
  if (isBuilt()) return;
  console.log('Building ...');
  run('npm', ['run', 'build', '--silent']);
  mkdirSync(join(buildStamp, '..'), { recursive: true });
  writeFileSync(buildStamp, '');
}

const onPath = (program) => spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim();

/** The same Chromium; the first one lacks the code for windows and takes a fifth less processor time. */
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

const findChromium = () => browsers.map(onPath).find((path) => path !== '');

/** Installs what the tests need beside the packages, and resolves when that is done. Only root on Debian can. */
async function installTestPrograms() {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  console.log('Installing Chromium and the PDF checkers for the tests ...');
  const install = 'apt-get install -y -q';
  // Chromium without the code for windows shares files and fonts with Chromium. Older releases of Debian lack it.
  const both = `${install} chromium poppler-utils qpdf && { ${install} chromium-headless-shell || true; }`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const installing = spawn('sh', ['-c', `apt-get update -q && ${both}`], { stdio: 'ignore', env });
  const [status] = await once(installing, 'exit');
  if (status !== 0) giveUp('The programs for the tests could not be installed by apt-get.');
}

const giveUp = (sentence) => {
  console.error(sentence);
  return process.exit(1);
};

/** Path of a Chromium for the browser tests. As root, installs Debian's; else says what to do. */
async function ensureChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    return existsSync(CHROMIUM_PATH)
      ? CHROMIUM_PATH
      : giveUp(`CHROMIUM_PATH is ${CHROMIUM_PATH}, but there is no such file.`);
  }
  if (!findChromium() || !onPath('pdftotext') || !onPath('qpdf')) await installTestPrograms();
  return (
    findChromium() ?? giveUp('The browser tests need Chromium: install it, or set CHROMIUM_PATH to its program file.')
  );
}

/** Prepares packages, build and Chromium, which is installed meanwhile. Returns the path of Chromium. */
export function ensureTests() {
  const chromium = ensureChromium();
  ensurePackages();
  ensureBuild();
  return chromium;
}
