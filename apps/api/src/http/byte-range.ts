/** A range of bytes, both ends included. */
export type ByteRange = { readonly first: number; readonly last: number };

const oneRange = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** The last `count` bytes of a file. */
const endOf = (count: number, size: number): ByteRange | 'none' =>
  count === 0 ? 'none' : { first: Math.max(0, size - count), last: size - 1 };

/**
 * The part of a file of `size` bytes that a `Range` header asks for (RFC 9110, 14.2). `whole` if the header asks for
 * none or several ranges or is not a byte range; `none` if the file has no such part.
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const [, from, to] = oneRange.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return 'whole';
  if (from === '') return endOf(Number(to), size);
  const first = Number(from);
  const last = to === '' ? Infinity : Number(to);
  if (last < first) return 'whole';
  return first >= size ? 'none' : { first, last: Math.min(last, size - 1) };
}
