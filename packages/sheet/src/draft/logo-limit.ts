/** A logo file must be smaller than this. */
export const logoMaxBytes = 500_000;

/** The limit as readers see it: `500 KB`. */
export const logoMaxSize = `${logoMaxBytes / 1000} KB`;
