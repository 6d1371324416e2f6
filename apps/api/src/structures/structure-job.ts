/** SMILES whose InChIKeys are asked for. */
export type StructureJob = { readonly smiles: readonly string[] };

export const isStructureJob = (job: unknown): job is StructureJob =>
  typeof job === 'object' && job !== null && 'smiles' in job && Array.isArray(job.smiles);

export const areKeys = (answer: unknown): answer is readonly (string | undefined)[] =>
  Array.isArray(answer) && answer.every((key) => key === undefined || typeof key === 'string');
