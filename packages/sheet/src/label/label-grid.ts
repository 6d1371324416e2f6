import type { PaperSize } from './paper-sizes.ts';

/** Paper with several labels per sheet. */
export type LabelPaper = {
  readonly paper: PaperSize;
  /** Minimum margin at every edge of the paper. */
  readonly marginMm: number;
  /** Gap between two labels. */
  readonly gapMm: number;
};

export type LabelGrid = {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly columns: number;
  readonly rows: number;
  /** Upper left corners in reading order. */
  readonly places: readonly (readonly [xMm: number, yMm: number])[];
};

type Size = { readonly widthMm: number; readonly heightMm: number };

const papers: Readonly<Record<PaperSize, readonly [number, number]>> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
};

/** Lengths are compared in hundredths of a millimetre. */
const hundredths = (mm: number) => Math.round(mm * 100);

const countIn = (room: number, { marginMm, gapMm }: LabelPaper, length: number): number =>
  Math.max(
    0,
    Math.floor(
      (hundredths(room) - 2 * hundredths(marginMm) + hundredths(gapMm)) / (hundredths(length) + hundredths(gapMm)),
    ),
  );

const starts = (room: number, count: number, [length, gap]: readonly [number, number]): number[] => {
  const first = (room - count * length - (count - 1) * gap) / 2;
  return Array.from({ length: count }, (_, index) => Math.round((first + index * (length + gap)) * 100) / 100);
};

function gridOn([widthMm, heightMm]: readonly [number, number], size: Size, paper: LabelPaper): LabelGrid {
  const columns = countIn(widthMm, paper, size.widthMm);
  const rows = countIn(heightMm, paper, size.heightMm);
  const across = starts(widthMm, columns, [size.widthMm, paper.gapMm]);
  const down = starts(heightMm, rows, [size.heightMm, paper.gapMm]);
  return { widthMm, heightMm, columns, rows, places: down.flatMap((y) => across.map((x) => [x, y] as const)) };
}

/**
 * Fits as many labels as possible on the paper, upright or across, centred. Every sheet has the same places; there are
 * none if no label fits.
 */
export function labelGrid(size: Size, paper: LabelPaper): LabelGrid {
  const [short, long] = papers[paper.paper];
  const upright = gridOn([short, long], size, paper);
  const across = gridOn([long, short], size, paper);
  return across.places.length > upright.places.length ? across : upright;
}

/** The places of `count` labels on each page, starting at place `start` of the first page, counted from 1. */
export function labelPages(grid: LabelGrid, { start, count }: { readonly start: number; readonly count: number }) {
  const perPage = grid.places.length;
  const first = Math.min(Math.max(start, 1), perPage) - 1;
  const pages = perPage === 0 ? 0 : Math.ceil((first + count) / perPage);
  return Array.from({ length: pages }, (_, page) =>
    grid.places.slice(page === 0 ? first : 0, Math.min(perPage, first + count - page * perPage)),
  );
}
