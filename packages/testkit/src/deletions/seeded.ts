/** Numbers from 0 to below 1, the same for the same seed (Marsaglia's xorshift of 32 bits). */
export function seeded(seed: number): () => number {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** One of the list. */
export const pick = <Item>(next: () => number, items: readonly Item[]): Item => {
  const item = items[Math.floor(next() * items.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from.');
  return item;
};

/** `count` different items of the list, in random order. */
export function sampled<Item>(next: () => number, items: readonly Item[], count: number): readonly Item[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, rest.length) }, () => {
    const [item] = rest.splice(Math.floor(next() * rest.length), 1);
    if (item === undefined) throw new RangeError('Nothing left.');
    return item;
  });
}
