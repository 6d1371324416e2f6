/** Of a page as a picture: sharp on a screen at full width, and of no use for print. */
export const pictureDpi = 110;

/** `tag` names the picture: the same tag is the same picture. `read` draws it. */
export type PageToShow = { readonly tag: string; readonly read: () => Promise<Uint8Array> };
