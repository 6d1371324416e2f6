/** A logo has fewer bytes than this. */
export const logoMaxBytes = 500_000;

/** The same for readers: `500 KB`. */
export const logoMaxSize = `${logoMaxBytes / 1000} KB`;
