import { draftPage, draftPages } from '@gosds/contract/documents/draft-pages';
import { isPassable } from '@gosds/sheet/review/finding';
import { invoke, pathOf } from '../../../api/invoke.ts';
import { findingsOf } from './draft-findings.ts';
import type { DraftState } from './draft-store.ts';

/** The pages of a sheet as pictures. */
export type SheetPages = { readonly pageCount: number; readonly urlOf: (page: number) => string };

/** Address of a page of one draft version, which never changes. */
const draftPageUrl = (id: string, version: number, page: number): string =>
  `${pathOf(draftPage.path, { id, page })}?version=${version}`;

/** Lays out a version of the draft on the server, however incomplete it is. */
export const draftPagesQuery = (id: string, version: number) => ({
  queryKey: ['draft-pages', id, version],
  queryFn: async (): Promise<SheetPages> => {
    const { pageCount } = await invoke(draftPages, { params: { id }, search: `version=${version}` });
    return { pageCount, urlOf: (page) => draftPageUrl(id, version, page) };
  },
  retry: false,
});

/** A picture that is cached for a while, so that the preview does not request it again. */
export const pictureQuery = (url: string) => ({
  queryKey: ['picture', url],
  queryFn: async () => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  },
  gcTime: 30_000,
  retry: false,
});

/** The first page of a version of the draft. */
export const pictureOfDraft = (id: string, version: number) => pictureQuery(draftPageUrl(id, version, 1));

/** The version that is saved with all input; null if there is none, or if no sheet can be made from it. */
export const completeVersion = ({ status, version, draft }: DraftState): number | null =>
  status === 'saved' && isPassable(findingsOf(draft).all) ? version : null;
