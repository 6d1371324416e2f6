import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const sizes = {
  'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
  complexity: ['error', 10],
  'max-depth': ['error', 3],
  'max-params': ['error', 3],
};

/** Tables of law and records of facts: as long as the law is. */
const data = [
  'packages/*/src/records/**',
  'packages/*/src/**/*-table.ts',
  'packages/*/src/**/*-en.ts',
  'packages/ghs/src/registry.ts',
  'packages/*/src/messages.ts',
  'packages/phrases/src/pictograms/**',
  'packages/sheet/src/profiles/**',
  'packages/testkit/src/products/**',
];

const tests = ['**/*.test.ts', '**/*.test.tsx', 'e2e/**', '**/testing/**', 'packages/testkit/**'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-types/**',
      '**/generated/**',
      '.data/**',
      'coverage/**',
      'reports/**',
      '.stryker-tmp/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./packages/*/tsconfig.json', './apps/*/tsconfig.json', './tsconfig.test.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      ...sizes,
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
    },
  },
  {
    files: ['apps/web/src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    rules: { 'max-lines-per-function': ['error', { max: 150, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['apps/web/src/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
  },
  { files: data, rules: { 'max-lines': 'off', 'max-lines-per-function': 'off', complexity: 'off' } },
  {
    files: tests,
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      'max-params': 'off',
      // A test may read a parsed body or a fixture at its word; the product parses at the edge.
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      // A count of folders is wrong as soon as the test moves, and a comparison that finds no file is skipped.
      'no-restricted-syntax': [
        'error',
        ...[
          'CallExpression:matches([callee.name=/^(join|resolve)$/], [callee.property.name=/^(join|resolve|toMatchFileSnapshot)$/])',
          'NewExpression[callee.name="URL"]',
        ].map((call) => ({
          selector: `${call} > :matches(Literal[value=/^\\.\\..\\.\\./], TemplateLiteral[quasis.0.value.raw=/^\\.\\..\\.\\./])`,
          message: 'Find the file by `publicFile` or `repositoryFile` of testkit.',
        })),
      ],
    },
  },
  {
    files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
    languageOptions: { globals: { ...globals.node } },
    rules: sizes,
  },
  {
    files: ['packages/payments/src/sandbox/browser/**/*.js', 'apps/web/public/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/vitest.config.ts', '**/vite.config.ts', 'eslint.config.js', 'vitest.*.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
  { files: ['bench/**'], rules: { 'max-lines-per-function': 'off' } },
  prettier,
);
