/** CAS number of water, which the laws treat apart: it dilutes, and harms neither people nor the environment. */
export const waterCas = '7732-18-5';

/** True for water, of an ingredient or of a substance. */
export const isWater = ({ cas }: { readonly cas?: string | undefined } = {}): boolean => cas === waterCas;
