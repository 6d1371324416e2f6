/** The page of an address, 0 for the first; what is no number of a page is the first. */
export const pageOf = (params: URLSearchParams): number =>
  Math.min(Math.max(Math.trunc(Number(params.get('page') ?? 1)) || 1, 1), 100_000) - 1;
