import { createRequire } from 'node:module';
import { serveParent } from '@gosds/print/worker-messages';
import type { MainModule } from '@rdkit/rdkit';
import { isStructureJob, type StructureAnswer } from './structure-job.ts';

const isOpening = (part: unknown): part is () => Promise<MainModule> => typeof part === 'function';

/** Its types tell of a default export, which Node sees as the module itself. */
const rdkit: unknown = createRequire(import.meta.url)('@rdkit/rdkit');
if (!isOpening(rdkit)) throw new TypeError('RDKit is not opened by a function in this version.');
const library = await rdkit();
// A wrong SMILES is no fault of the service.
library.disable_logging();

/** The standard InChIKey; null for a text that is no SMILES. */
function keyOf(smiles: string): string | null {
  const structure = library.get_mol(smiles);
  if (structure === null) return null;
  try {
    const inchi = structure.get_inchi();
    return inchi === '' ? null : library.get_inchikey_for_inchi(inchi);
  } finally {
    structure.delete();
  }
}

serveParent((job) => {
  if (!isStructureJob(job)) throw new TypeError('The message is not a job to read a structure.');
  const start = performance.now();
  const key = keyOf(job.smiles);
  return { key, ms: performance.now() - start } satisfies StructureAnswer;
});
