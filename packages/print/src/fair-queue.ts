/** The owner of a job, and how many of the owner's jobs may run at once. */
export type Turn = { readonly owner: string; readonly maxAtOnce: number };

/** Waiting jobs. Owners take turns, however many jobs one of them has; each owner's jobs keep their order. */
export type FairQueue<T extends Turn> = {
  add(work: T): void;
  /** Puts a job before all others of its owner. */
  addFirst(work: T): void;
  /** Takes out one job; false if it does not wait. */
  remove(work: T): boolean;
  /** The next job that may start; `underWay` returns how many jobs of an owner are running. */
  next(underWay: (owner: string) => number): T | undefined;
  length(): number;
  lengthOf(owner: string): number;
  /** Removes and returns all jobs. */
  empty(): readonly T[];
};

export function createFairQueue<T extends Turn>(): FairQueue<T> {
  /** Jobs by owner, in the order of the owners' turns. */
  const owners = new Map<string, readonly T[]>();
  const of = (owner: string) => owners.get(owner) ?? [];
  return {
    add(work) {
      owners.set(work.owner, [...of(work.owner), work]);
    },
    addFirst(work) {
      owners.set(work.owner, [work, ...of(work.owner)]);
    },
    remove(work) {
      const waiting = of(work.owner);
      const left = waiting.filter((other) => other !== work);
      if (left.length > 0) owners.set(work.owner, left);
      else owners.delete(work.owner);
      return left.length < waiting.length;
    },
    next(underWay) {
      for (const [owner, [first, ...rest]] of owners) {
        if (!first || underWay(owner) >= first.maxAtOnce) continue;
        owners.delete(owner);
        if (rest.length > 0) owners.set(owner, rest);
        return first;
      }
      return undefined;
    },
    length: () => Array.from(owners.values()).reduce((sum, { length }) => sum + length, 0),
    lengthOf: (owner) => of(owner).length,
    empty() {
      const all = Array.from(owners.values()).flat();
      owners.clear();
      return all;
    },
  };
}
