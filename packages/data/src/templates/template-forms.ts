import { z } from 'zod';
import { oneOf, orBlank, partsOf, word } from '../cells.ts';

const templateId = z.string().regex(/^[a-z][a-z-]*$/, 'Write small letters, such as aerosol.');

const codes = z.string().transform((cell) => partsOf(cell, ' '));

/** `templates.csv`: a kind of product with the form's proposals. Codes are separated by a space. */
export const templateRow = z.strictObject({
  id: templateId,
  name: word,
  state: orBlank(oneOf(['Gas', 'Liquid', 'Solid', 'Aerosol'])),
  categories: codes,
  reach_uses: codes,
});

const sections = ['ingredients', 'description', 'properties'];

/** Names of a section and its input, joined by a point. Tests of the program check that the input exists. */
const isPath = (text: string): boolean => {
  const [section = '', ...rest] = text.split('.');
  return sections.includes(section) && rest.every((part) => part !== '') && rest.length < 3;
};

/** `first-fields.csv`: an input that matters first for a kind of product, in display order. */
export const firstFieldRow = z.strictObject({
  template: templateId,
  path: z.string().refine(isPath, 'This is not the path of an input.'),
});

export type TemplateRow = z.infer<typeof templateRow>;
export type FirstFieldRow = z.infer<typeof firstFieldRow>;
