/** The same numbers in every run. */
function* numbersBelow(count) {
  for (let seed = 42; ;) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    yield Math.floor((seed / 2 ** 32) * count);
  }
}
const numbers = numbersBelow(1_000_000);

export const below = (count) => numbers.next().value % count;

/** Changes or removes a letter, or swaps two. */
export function mistyped(name) {
  const at = 1 + below(Math.max(1, name.length - 3));
  const [a, b] = [name[at], name[at + 1]];
  return name.slice(0, at) + ['x' + b, b, b + a][below(3)] + name.slice(at + 2);
}
