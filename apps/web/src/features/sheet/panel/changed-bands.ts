/** A changed part of a page, as fractions of its height. */
export type Band = { readonly top: number; readonly bottom: number };

/** Smallest difference of a point that counts; smaller ones are the smoothing of letters. */
const visible = 48;

/** Most unchanged rows of points within one line of text. */
const lineGap = 5;

function differs(row: number, width: number, [a, b]: readonly [Uint8ClampedArray, Uint8ClampedArray]): boolean {
  const end = (row + 1) * width * 4;
  for (let at = row * width * 4; at < end; at += 4) {
    if (Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > visible) return true;
  }
  return false;
}

/** The bands in which two pictures of a page differ. Each picture is given as its points, four numbers per point. */
export function changedBands(before: Uint8ClampedArray, after: Uint8ClampedArray, width: number): readonly Band[] {
  const rows = after.length / (4 * width);
  const changed = Array.from({ length: rows }, (_row, row) => row).filter((row) =>
    differs(row, width, [before, after]),
  );
  const bands: { first: number; last: number }[] = [];
  for (const row of changed) {
    const band = bands.at(-1);
    if (band && row - band.last <= lineGap) band.last = row;
    else bands.push({ first: row, last: row });
  }
  return bands.map(({ first, last }) => ({ top: first / rows, bottom: (last + 1) / rows }));
}
