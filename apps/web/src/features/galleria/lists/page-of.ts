/** The page number in the address, counted from 0; invalid numbers give the first page. */
export const pageOf = (params: URLSearchParams): number =>
  Math.min(Math.max(Math.trunc(Number(params.get('page') ?? 1)) || 1, 1), 100_000) - 1;
