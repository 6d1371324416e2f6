import { createProcessPool } from '@gosds/print/process-pool';
import type { StructureReader } from '@gosds/usecases/chemicals/with-structures';
import { policy } from '@gosds/usecases/policy';
import { tellWorkerFaults } from '../adapters/worker-faults.ts';
import { areKeys, type StructureJob } from './structure-job.ts';

const structureWorker = new URL('../../dist/structures/structure-worker.js', import.meta.url);

/** Most structures take under 1 ms, one of 500 atoms 0.7 s. A process that takes longer than this is ended. */
const timeoutMs = 10_000;

export type OpenedStructureReader = StructureReader & {
  /** Ends the process and rejects what is under way. */
  close(): Promise<void>;
};

/** Reads structures by RDKit in a process of its own, which starts with the first SMILES and takes 150 MB. */
export function openStructureReader(): OpenedStructureReader {
  const pool = createProcessPool<StructureJob>({
    size: 1,
    script: structureWorker,
    niceness: 5,
    isLean: true,
    timeoutMs,
    ...policy.queues.structures,
  });
  return {
    async keysOf(smiles) {
      const answer = await tellWorkerFaults(pool.run({ smiles }));
      if (!areKeys(answer)) throw new TypeError('The worker answered with something else than keys.');
      return answer;
    },
    close: () => pool.close(),
  };
}
