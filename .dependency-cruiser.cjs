/** The one-way house: data < ghs < transport, phrases < sheet < catalogue, contract < usecases < adapters < apps. */
const inPackage = (names) => `^packages/(${names.join('|')})/`;
/**
 * Tests may reach further, such as to the builders of testkit and the catalogue, which know the package under test: no build of a package
 * holds its tests, so no circle arises.
 */
const notTest = '\\.test\\.tsx?$|/testing/';

/** A package may reach itself and what it is allowed; everything else in the house is an error. */
const mayKnow = (name, allowed) => ({
  name: `${name}-knows-${allowed.length === 0 ? 'nothing' : allowed.join('-')}`,
  severity: 'error',
  from: { path: `^packages/${name}/src`, pathNot: notTest },
  to: { path: '^(packages|apps)/', pathNot: inPackage([name, ...allowed]) },
});

const pure = (name, thirdParty = []) => ({
  name: `${name}-is-pure`,
  severity: 'error',
  from: { path: `^packages/${name}/src`, pathNot: notTest },
  to: {
    pathNot: ['^packages/', ...thirdParty.map((name) => `node_modules/${name}/`)],
  },
});

/** What stands on the page of a sheet, each in a folder of its own: the eight steps, and the panel beside them. */
const sheetStep =
  '^apps/web/src/features/sheet/(description|ingredients|properties|dangerous-goods|add-ons|preview|checkout|print|panel)/';

module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'own-package-json',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: notTest },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      ...pure('data'),
      name: 'data-reads-files',
      to: { pathNot: ['^packages/', '^(?:fs|path|zlib)$', 'node_modules/(?:zod|csv-parse|@fluent/syntax)/'] },
    },
    pure('ghs'),
    pure('transport'),
    pure('phrases'),
    pure('sheet', ['zod', 'diff']),
    pure('contract', ['zod']),
    pure('imports', ['@cantoo/pdf-lib', 'csv-parse', 'fflate', 'saxes']),
    // Others copy it into programs of their own.
    pure('client'),
    mayKnow('client', []),
    mayKnow('data', []),
    mayKnow('ghs', ['data']),
    mayKnow('transport', ['data', 'ghs']),
    mayKnow('phrases', ['data', 'ghs', 'transport']),
    mayKnow('sheet', ['data', 'ghs', 'transport', 'phrases']),
    mayKnow('imports', ['data', 'sheet']),
    mayKnow('catalogue', ['data', 'ghs', 'transport', 'phrases', 'sheet']),
    mayKnow('contract', ['data', 'ghs', 'transport', 'phrases', 'sheet']),
    mayKnow('usecases', ['data', 'ghs', 'transport', 'phrases', 'sheet', 'catalogue', 'contract']),
    // An audit reads the data that a PDF carries.
    mayKnow('print', ['data', 'ghs', 'transport', 'phrases', 'sheet', 'imports', 'catalogue', 'contract', 'usecases']),
    ...['postgres', 'payments', 'messages', 'storage'].map((adapter) =>
      mayKnow(adapter, ['data', 'ghs', 'transport', 'phrases', 'sheet', 'catalogue', 'contract', 'usecases']),
    ),
    {
      name: 'web-is-not-a-server',
      severity: 'error',
      from: { path: '^apps/web/src' },
      to: { path: '^(packages/(usecases|catalogue|postgres|print|payments|messages|storage))/' },
    },
    {
      name: 'web-has-no-test-products',
      severity: 'error',
      from: { path: '^apps/web/src', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/testkit/' },
    },
    {
      name: 'apps-are-islands',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'features-are-islands',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/(features|app)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'ui-and-calls-know-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|api)/', pathNot: notTest },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'calls-know-no-screen',
      severity: 'error',
      from: { path: '^apps/web/src/api/' },
      to: { path: '^apps/web/src/ui/' },
    },
    {
      name: 'state-of-a-sheet-knows-no-screen',
      severity: 'error',
      from: { path: '^apps/web/src/features/sheet/state/' },
      to: { path: '^apps/web/src/features/sheet/', pathNot: '^apps/web/src/features/sheet/state/' },
    },
    {
      // The wizard opens them; they share its frame, `fields` and `state`.
      name: 'steps-of-a-sheet-are-islands',
      severity: 'error',
      from: { path: sheetStep },
      to: { path: sheetStep, pathNot: '^apps/web/src/features/sheet/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-types)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.depcruise.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'import', 'node', 'default'] },
  },
};
