/** A SMILES whose InChIKey is asked for. */
export type StructureJob = { readonly smiles: string };

export const isStructureJob = (job: unknown): job is StructureJob =>
  typeof job === 'object' && job !== null && 'smiles' in job && typeof job.smiles === 'string';

/** The key, null for a text that is no SMILES, and the time that reading took. */
export type StructureAnswer = { readonly key: string | null; readonly ms: number };

export const isStructureAnswer = (answer: unknown): answer is StructureAnswer =>
  typeof answer === 'object' &&
  answer !== null &&
  'key' in answer &&
  (answer.key === null || typeof answer.key === 'string') &&
  'ms' in answer &&
  typeof answer.ms === 'number';
