import { useDescriptors } from '../../generated/use-descriptors.ts';

/** The list that a code of a use descriptor (REACH) is of: `PROC` of `PROC7`; empty for a code of none. */
export const listOfDescriptor = (code: string): string =>
  Object.entries(useDescriptors).find(([, codes]) => codes.includes(code))?.[0] ?? '';
