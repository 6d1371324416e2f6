import { deepMerge, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { expect, it } from 'vitest';
import { cssVariables, theme } from './theme.ts';

/** Palettes that no component of the house uses. */
const unused = /^--mantine-color-(pink|grape|violet|indigo|cyan|lime|orange)-/;

const block = (selector: string, variables: Readonly<Record<string, string>>) =>
  `/* prettier-ignore */\n${selector} {\n${Object.entries(variables)
    .filter(([name]) => !unused.test(name))
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;

/** `npx vitest run apps/web/src/ui/mantine-variables.test.ts -u` writes the file anew after a change of the theme. */
it('has the theme’s variables in a style sheet, since the security policy takes no inline style', async () => {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const { variables, light, dark } = deepMerge(defaultCssVariablesResolver(whole), cssVariables(whole));
  const css = [
    '/* Made by mantine-variables.test.ts from theme.ts. */\n',
    block(':root', variables),
    block(":root[data-mantine-color-scheme='dark']", { '--mantine-color-scheme': 'dark', ...dark }),
    block(":root[data-mantine-color-scheme='light']", { '--mantine-color-scheme': 'light', ...light }),
  ].join('');
  await expect(css).toMatchFileSnapshot('./mantine-variables.css');
});
