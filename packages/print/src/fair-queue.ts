/** Whose a piece of work is, and how many of its owner's pieces may be under way at once. */
export type Turn = { readonly owner: string; readonly maxAtOnce: number };

/** Waiting work, handed out to each owner in turn, however much one of them asks for; an owner's own in the order it came. */
export type FairQueue<T extends Turn> = {
  add(work: T): void;
  /** Before all else of its owner. */
  addFirst(work: T): void;
  /** The next that may begin, where `underWay` says how many pieces an owner has under way. */
  next(underWay: (owner: string) => number): T | undefined;
  length(): number;
  lengthOf(owner: string): number;
  /** Everything, which waits no longer. */
  empty(): readonly T[];
};

export function createFairQueue<T extends Turn>(): FairQueue<T> {
  /** In the order of their turns. */
  const owners = new Map<string, readonly T[]>();
  const of = (owner: string) => owners.get(owner) ?? [];
  return {
    add(work) {
      owners.set(work.owner, [...of(work.owner), work]);
    },
    addFirst(work) {
      owners.set(work.owner, [work, ...of(work.owner)]);
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
