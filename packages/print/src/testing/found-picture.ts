import type { OpenedPage } from './opened-pdf.ts';

/** A part of a page in pixels; both ends inclusive. */
type Area = { readonly x: readonly [number, number]; readonly y: readonly [number, number] };

const darkness = ({ pixels, width }: OpenedPage, x: number, y: number) => 255 - (pixels[y * width + x] ?? 255);

/** The smallest part of an area that holds all its ink. */
export function inkOf(page: OpenedPage, { x, y }: Area): Area {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let row = y[0]; row <= y[1]; row++) {
    for (let column = x[0]; column <= x[1]; column++) {
      if (darkness(page, column, row) < 100) continue;
      xs.push(column);
      ys.push(row);
    }
  }
  return { x: [Math.min(...xs), Math.max(...xs)], y: [Math.min(...ys), Math.max(...ys)] };
}

/** Similarity of the best match on another page at the same height: 1 is equal, 0 has nothing in common. */
export function likenessIn(other: OpenedPage, page: OpenedPage, area: Area): number {
  const wanted = cut(page, area);
  let best = 0;
  for (let left = 0; left + area.x[1] - area.x[0] < other.width; left++) {
    const place: Area = { x: [left, left + area.x[1] - area.x[0]], y: area.y };
    best = Math.max(best, correlation(wanted, cut(other, place)));
  }
  return best;
}

function cut(page: OpenedPage, { x, y }: Area): readonly number[] {
  const values: number[] = [];
  for (let row = y[0]; row <= y[1]; row++) {
    for (let column = x[0]; column <= x[1]; column++) values.push(darkness(page, column, row));
  }
  return values;
}

const product = (left: readonly number[], right: readonly number[]) =>
  left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);

const correlation = (left: readonly number[], right: readonly number[]) =>
  product(left, right) / Math.sqrt(Math.max(1, product(left, left) * product(right, right)));
