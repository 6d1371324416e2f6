/** The worker exceeded its time and was killed. */
export class WorkerTimeout extends Error {
  override readonly name = 'WorkerTimeout';
}

/** The process died during the job, in two attempts. */
export class WorkerCrash extends Error {
  override readonly name = 'WorkerCrash';
}

/** Too many jobs wait in the pool. */
export class PoolFull extends Error {
  override readonly name = 'PoolFull';
}

/** Too many jobs of the same owner wait. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

/** The caller no longer waits for the job. */
export class JobCancelled extends Error {
  override readonly name = 'JobCancelled';
}

/** The pool was closed before the job was done. */
export class PoolClosed extends Error {
  override readonly name = 'PoolClosed';
}

/** The worker could not do the job; the message is the worker's. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
}
