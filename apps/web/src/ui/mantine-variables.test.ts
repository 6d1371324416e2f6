import { expect, it } from 'vitest';
import { mantineVariables } from './mantine-variables.ts';
import { theme } from './theme.ts';

const blockOf = (selector: string) => mantineVariables().split(`${selector} {`)[1]?.split('}')[0] ?? '';

it('says the colours of the theme in both schemes', () => {
  expect(blockOf(':root')).toContain(`--mantine-color-petrol-7: ${theme.colors?.['petrol']?.[7]};`);
  expect(blockOf(":root[data-mantine-color-scheme='light']")).toMatch(/--mantine-color-body: /);
  expect(blockOf(":root[data-mantine-color-scheme='dark']")).toMatch(/--mantine-color-body: /);
});

it('leaves out the palettes that nobody uses', () => {
  expect(mantineVariables()).not.toContain('--mantine-color-grape-');
});
