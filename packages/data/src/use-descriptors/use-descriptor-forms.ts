import { z } from 'zod';
import { oneOf, partsOf, word } from '../cells.ts';

/** Purposes of a product on which a duty, or freedom from one, depends. */
export const purposes = [
  'adhesive',
  'artists-paint',
  'aviation-fuel',
  'biocide',
  'cleaning',
  'coating',
  'combustion-fuel',
  'decoration',
  'disinfectant',
  'fuel',
  'grill-lighter',
  'grout',
  'lamp-oil',
  'paint',
  'paint-related',
  'paint-remover',
  'perfumery',
  'pesticide',
  'petroleum-distillate',
  'plant-protection',
  'printing-ink',
  'printing-ink-related',
  'refrigerant',
  'alcoholic-beverage',
  'flavour-extract',
  'fertiliser',
  'resin-solution',
  'windscreen',
  'wood-preservative',
] as const;

/** Purposes separated by a space. */
const purposesCell = z.string().transform((cell, context): readonly string[] => {
  const words = partsOf(cell, ' ');
  const known: readonly string[] = purposes;
  for (const wrong of words.filter((each) => !known.includes(each)))
    context.addIssue(`“${wrong}” is not one of: ${purposes.join(', ')}.`);
  return words;
});

/** Purposes that only free from a duty. */
const freeing: readonly string[] = ['artists-paint', 'combustion-fuel', 'fuel'];

/** `any` means every purpose on which a duty depends. */
const openPurposesCell = z
  .string()
  .transform((cell) => (cell === 'any' ? purposes.filter((each) => !freeing.includes(each)).join(' ') : cell))
  .pipe(purposesCell);

/** `eupcs.csv`: a product category, what its products are for, and what they may be for, which the user answers. */
export const categoryRow = z.strictObject({
  code: z.string().regex(/^(?:F|P[CP]-[A-Z]{3}(?:-(?:\d+(?:\.(?:\d+|OTH))?|OTH))?)$/, 'This is not a code of EuPCS.'),
  name: word,
  is: purposesCell,
  may_be: openPurposesCell,
});

/** `reach.csv`: a use descriptor. One without a name is shown by its code. */
export const descriptorRow = z
  .strictObject({
    list: oneOf(['SU', 'PC', 'PROC', 'ERC', 'AC']),
    code: z.string().regex(/^[A-Z]{2,4}\d{1,2}[a-f]?$/, 'This is not the code of a use descriptor.'),
    name: z.string(),
  })
  .refine(({ list, code }) => /^[A-Z]+/.exec(code)?.[0] === list, {
    error: 'The code is not of this list.',
    path: ['code'],
  });

export type CategoryRow = z.infer<typeof categoryRow>;
