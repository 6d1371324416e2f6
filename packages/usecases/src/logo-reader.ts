/** A safe PNG made from an uploaded file, or why the file is refused. */
export type LogoOutcome =
  | { readonly status: 'accepted'; readonly png: Uint8Array; readonly width: number; readonly height: number }
  | { readonly status: 'rejected'; readonly reason: 'too-large' | 'not-an-image' };

/** Accepts JPEG, PNG and GIF under 500,000 bytes, recognised by content alone. Uses the first picture of a GIF. */
export type LogoReader = (upload: Uint8Array) => Promise<LogoOutcome>;
