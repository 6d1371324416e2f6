// Size of the engine in a browser: the functions of its README, minified, gzip -9, with and without the tables of law
// and records.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { goals, keep } from './support/figures.mjs';

const root = join(import.meta.dirname, '..');
const web = createRequire(join(root, 'apps/web/package.json'));
const { build } = await import(pathToFileURL(web.resolve('vite')).href);
const dist = join(root, 'packages/ghs/dist');
const functions = {
  'classify-mixture': 'classifyMixture',
  'classify-substance': 'classifySubstance',
  'expand-mixture': 'expandMixture',
  share: 'readShare',
  hazard: 'hazard',
  'markets/market-as-of': 'marketAsOf',
  'analysis/bridging': 'bridge',
  'analysis/compare-markets': 'compareMarkets',
  'analysis/what-if': 'whatIf',
  'label/label-elements': 'labelElements',
  'label/label-dimensions': 'labelDimensions',
  'label/small-package': 'smallPackageLabel',
  'label/transport-pictograms': 'pictogramsBesideTransportLabels',
};
const data =
  /ghs\/dist\/(markets\/(?!market-by-id)|registry|.*-table|label\/small-package-rules|rules\/annex-vi-notes|.*gas-data)/;
const entry = Object.entries(functions)
  .map(([file, name]) => `export { ${name} } from '${join(dist, file)}.js';`)
  .join('\n');

async function kilobytes(isExternal) {
  const name = 'virtual:engine';
  const { output } = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'engine',
        resolveId: (id) => (id === name ? id : undefined),
        load: (id) => (id === name ? entry : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { external: isExternal, input: name, preserveEntrySignatures: 'strict' },
    },
  });
  return gzipSync(output[0].code, { level: 9 }).length / 1024;
}

const withData = await kilobytes(() => false);
const withoutData = await kilobytes((id) => data.test(id));
keep('engine.withData', withData);
keep('engine.withoutData', withoutData);
console.log(`engine with data     ${withData.toFixed(1)} KB gz`);
console.log(`engine without data  ${withoutData.toFixed(1)} KB gz (goal ${goals.engineKb})`);
