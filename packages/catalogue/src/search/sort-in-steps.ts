type Compare<Item> = (a: Item, b: Item) => number;

/** Items between two pauses. */
const pauseAfter = 500;

function* merge<Item>(
  a: readonly Item[],
  b: readonly Item[],
  compare: Compare<Item>,
): Generator<undefined, readonly Item[], undefined> {
  const merged: Item[] = [];
  const others = b.values();
  let other = others.next();
  for (const [index, item] of a.entries()) {
    for (; !other.done && compare(item, other.value) > 0; other = others.next()) merged.push(other.value);
    merged.push(item);
    if (index % pauseAfter === 0) yield;
  }
  for (; !other.done; other = others.next()) merged.push(other.value);
  return merged;
}

/** Like `toSorted`, in steps, so that the thread can do other work between them. */
export function* sortInSteps<Item>(
  items: readonly Item[],
  compare: Compare<Item>,
): Generator<undefined, readonly Item[], undefined> {
  let runs: (readonly Item[])[] = [];
  for (let at = 0; at < items.length; at += pauseAfter) {
    runs.push(items.slice(at, at + pauseAfter).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: (readonly Item[])[] = [];
    for (let at = 0; at < runs.length; at += 2) longer.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = longer;
  }
  return runs[0] ?? [];
}
