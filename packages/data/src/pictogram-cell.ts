import { z } from 'zod';

/** A pictogram of the GHS. */
export const pictogramCell = z.enum(
  ['GHS01', 'GHS02', 'GHS03', 'GHS04', 'GHS05', 'GHS06', 'GHS07', 'GHS08', 'GHS09'],
  'Write a pictogram such as GHS02.',
);
