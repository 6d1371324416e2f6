import { Problem } from '@gosds/contract/problem';
import { createProcessPool } from '@gosds/print/process-pool';
import { WorkerCrash, WorkerTimeout } from '@gosds/print/worker-errors';
import type { StructureReader } from '@gosds/usecases/chemicals/with-structures';
import { policy } from '@gosds/usecases/policy';
import { tellWorkerFaults } from '../adapters/worker-faults.ts';
import { isStructureAnswer, type StructureJob } from './structure-job.ts';
import { openTimeBudget, type TimeOfOne } from './time-budget.ts';

const structureWorker = new URL('../../dist/structures/structure-worker.js', import.meta.url);

/** Most structures take under 1 ms, one of 500 atoms 0.7 s. A process that takes longer than this for one is ended. */
const timeoutMs = 5_000;

export type OpenedStructureReader = StructureReader & {
  /** Ends the processes and rejects what is under way. */
  close(): Promise<void>;
};

/**
 * Reads structures by RDKit in processes of their own, of 150 MB each. The first starts with the first SMILES, the
 * second when two people ask at once. Each structure is a job of its own, and one person has one job at a time: lines
 * that take long hold up only who sent them.
 */
export function openStructureReader(timeOfOne: TimeOfOne = policy.structureTime): OpenedStructureReader {
  const pool = createProcessPool<StructureJob>({
    size: 2,
    script: structureWorker,
    niceness: 5,
    isLean: true,
    timeoutMs,
    ...policy.queues.structures,
  });
  const budget = openTimeBudget(timeOfOne);

  async function answerTo(smiles: string, owner: string): Promise<unknown> {
    try {
      return await pool.run({ smiles }, { owner, maxAtOnce: 1 });
    } catch (fault) {
      if (fault instanceof WorkerTimeout || fault instanceof WorkerCrash) budget.add(owner, timeoutMs);
      throw fault;
    }
  }

  async function keyOf(smiles: string, owner: string): Promise<string | undefined> {
    const retryAfterSeconds = budget.waitSeconds(owner);
    if (retryAfterSeconds > 0) throw new Problem('too-many-requests', { retryAfterSeconds });
    const answer = await tellWorkerFaults(answerTo(smiles, owner));
    if (!isStructureAnswer(answer)) throw new TypeError('The worker answered with something else than a key.');
    budget.add(owner, answer.ms);
    return answer.key ?? undefined;
  }

  return {
    async keysOf(smiles, owner) {
      const keys: (string | undefined)[] = [];
      for (const each of smiles) keys.push(await keyOf(each, owner));
      return keys;
    },
    close: () => pool.close(),
  };
}
