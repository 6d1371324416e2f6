export type TimeOfOne = { readonly maxMs: number; readonly perSeconds: number };

type Spent = { readonly since: number; readonly ms: number };

/** Counts the time of work by its owner. The time that an owner has begins anew `perSeconds` after the first work. */
export function openTimeBudget({ maxMs, perSeconds }: TimeOfOne, now: () => number = () => performance.now()) {
  const spent = new Map<string, Spent>();
  const forgetOld = (at: number) => {
    for (const [owner, { since }] of spent) if (at - since >= perSeconds * 1000) spent.delete(owner);
  };
  return {
    add(owner: string, ms: number): void {
      const at = now();
      forgetOld(at);
      const of = spent.get(owner) ?? { since: at, ms: 0 };
      spent.set(owner, { since: of.since, ms: of.ms + ms });
    },
    /** Seconds until the owner has time again; 0 if some is left. */
    waitSeconds(owner: string): number {
      const at = now();
      forgetOld(at);
      const of = spent.get(owner);
      return of && of.ms >= maxMs ? Math.ceil(perSeconds - (at - of.since) / 1000) : 0;
    },
  };
}
