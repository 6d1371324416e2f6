import { useDescriptors } from '../../generated/use-descriptors.ts';

/** The list of a REACH use descriptor code: `PROC` for `PROC7`; empty for an unknown code. */
export const listOfDescriptor = (code: string): string =>
  Object.entries(useDescriptors).find(([, codes]) => codes.includes(code))?.[0] ?? '';
