import type { AddableElement } from '@gosds/contract/chemist/tasks';
import { expect, it } from 'vitest';
import { foundElements } from './found-elements.ts';

const element = (code: string, ...texts: readonly string[]): AddableElement => ({
  ...{ added: 'precaution', code, texts },
  namesSubstances: false,
});

const elements = [
  element('P280', 'Wear protective gloves.', 'Porter des gants de protection.'),
  element('P301+P310', 'IF SWALLOWED: Call a doctor.', 'En cas d’ingestion: appeler un médecin.'),
  element('P310', 'Call a doctor.', 'Appeler un médecin.'),
];

const codes = (search: string) => foundElements(elements, search).found.map(({ code }) => code);

it('finds elements by code or words, in each language of the sheet, without case and accents', () => {
  expect(codes('')).toEqual(['P280', 'P301+P310', 'P310']);
  expect(codes('p280')).toEqual(['P280']);
  expect(codes('P301 + P310')).toEqual(['P301+P310']);
  expect(codes('  doctor CALL ')).toEqual(['P301+P310', 'P310']);
  expect(codes('medecin')).toEqual(['P301+P310', 'P310']);
  expect(codes('acid')).toEqual([]);
});

it('shows the code that begins with the search first', () => {
  expect(codes('p310')).toEqual(['P310', 'P301+P310']);
});

it.each([
  [12, 12, false],
  [13, 12, true],
])('of %i matches shows %i', (count, shown, isMore) => {
  const many = Array.from({ length: count }, (_, index) => element(`H${300 + index}`, 'Toxic.'));
  const answer = foundElements(many, 'toxic');
  expect(answer.found).toHaveLength(shown);
  expect(answer.isMore).toBe(isMore);
});
