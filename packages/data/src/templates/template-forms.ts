import { z } from 'zod';
import { oneOf, orBlank, partsOf, word } from '../cells.ts';

const templateId = z.string().regex(/^[a-z][a-z-]*$/, 'Write small letters, such as aerosol.');

const codes = z.string().transform((cell) => partsOf(cell, ' '));

/** `templates.csv`: a kind of product with what the form proposes for it; codes with one space between them. */
export const templateRow = z.strictObject({
  id: templateId,
  name: word,
  state: orBlank(oneOf(['Gas', 'Liquid', 'Solid', 'Aerosol'])),
  categories: codes,
  reach_uses: codes,
});

const sections = ['ingredients', 'description', 'properties'];

/** Names of a section and of what is in it, with a point between them; tests of the program hold that the input is there. */
const isPath = (text: string): boolean => {
  const [section = '', ...rest] = text.split('.');
  return sections.includes(section) && rest.every((part) => part !== '') && rest.length < 3;
};

/** `first-fields.csv`: an input that matters first for a kind of product, in the order in which they are shown. */
export const firstFieldRow = z.strictObject({
  template: templateId,
  path: z.string().refine(isPath, 'This is not the path of an input.'),
});

export type TemplateRow = z.infer<typeof templateRow>;
export type FirstFieldRow = z.infer<typeof firstFieldRow>;
