import { deepMerge, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { cssVariables, theme } from './theme.ts';

/** Palettes that none of our components uses. */
const unused = /^--mantine-color-(pink|grape|violet|indigo|cyan|lime|orange)-/;

const block = (selector: string, variables: Readonly<Record<string, string>>) =>
  `${selector} {\n${Object.entries(variables)
    .filter(([name]) => !unused.test(name))
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;

/** The theme's variables as a style sheet, made by the build so that the page needs no inline style. */
export function mantineVariables(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const { variables, light, dark } = deepMerge(defaultCssVariablesResolver(whole), cssVariables(whole));
  return [
    block(':root', variables),
    block(":root[data-mantine-color-scheme='dark']", { '--mantine-color-scheme': 'dark', ...dark }),
    block(":root[data-mantine-color-scheme='light']", { '--mantine-color-scheme': 'light', ...light }),
  ].join('');
}
