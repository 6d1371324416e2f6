import { basename } from 'node:path';
import { type GeneratedModule, moduleText } from './data-kind.ts';

type JsonModule = {
  /** Relative to the root of the repository. */
  readonly path: string;
  /** Name of the constant. */
  readonly name: string;
  /** Module and name of the type of one item. */
  readonly type: readonly [module: string, name: string];
  readonly items: readonly unknown[];
};

/** JSON has no infinity, but reads a number beyond its range as infinity. */
const infinities: Readonly<Record<string, string>> = { '"∞"': '1e999', '"-∞"': '-1e999' };

const jsonText = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner === Infinity ? '∞' : inner === -Infinity ? '-∞' : inner,
  ).replaceAll(/"-?∞"/g, (end) => infinities[end] ?? end);

/** JSON in single quotes, because it contains many double quotes. */
const quoted = (json: string): string => `'${json.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A module that parses a list from JSON: the fastest way to load many objects, and quick to compile. */
export const jsonModule = ({ path, name, type: [module, type], items }: JsonModule): GeneratedModule => ({
  path,
  text: moduleText(
    `import type { ${type} } from '${module}';`,
    `export const ${name}: readonly ${type}[] = JSON.parse(`,
    `  ${quoted(jsonText(items))},`,
    ');',
  ),
});

/**
 * Like `jsonModule`, for megabytes that no browser loads. The text is in its own file, which takes a third of the time
 * and keeps no source in memory.
 */
export function jsonFileModule({ path, name, type: [module, type], items }: JsonModule): readonly GeneratedModule[] {
  const file = path.replace(/\.ts$/, '.json');
  return [
    { path: file, text: jsonText(items) },
    {
      path,
      text: moduleText(
        "import { readFileSync } from 'node:fs';",
        "import { join } from 'node:path';",
        `import type { ${type} } from '${module}';`,
        // The same path works from `src/generated` and from `dist/generated`.
        `const file = join(import.meta.dirname, '../../src/generated/${basename(file)}');`,
        `export const ${name}: readonly ${type}[] = JSON.parse(readFileSync(file, 'utf8'));`,
      ),
    },
  ];
}
