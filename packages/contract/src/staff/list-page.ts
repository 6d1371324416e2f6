import { z } from 'zod';

/** The page of a list of the staff, from 0, as it stands in an address. */
export const listPage = z.coerce.number().pipe(z.int().min(0).max(1_000_000));

export const listPageParams = z.object({ page: listPage });
