/** The worker took longer than allowed and was killed. */
export class WorkerTimeout extends Error {
  override readonly name = 'WorkerTimeout';
}

/** The process ended under the job, in two attempts. */
export class WorkerCrash extends Error {
  override readonly name = 'WorkerCrash';
}

/** So many jobs wait that another would wait too long. */
export class PoolFull extends Error {
  override readonly name = 'PoolFull';
}

/** The owner of the job has so many waiting that it gets no more. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

/** Whoever asked for the job has left. */
export class JobCancelled extends Error {
  override readonly name = 'JobCancelled';
}

/** The pool was closed before the job was done. */
export class PoolClosed extends Error {
  override readonly name = 'PoolClosed';
}

/** The worker took the job and found it impossible; the message is the worker's. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
}
