import { pageKeySchema } from '@gosds/contract/documents/public-page';

/** The key in the typed address of a public page, or the key itself; undefined for any other text. */
export const pageKeyIn = (text: string): string | undefined =>
  text
    .trim()
    .split(/[/?#]/)
    .findLast((part) => pageKeySchema.safeParse(part).success);
