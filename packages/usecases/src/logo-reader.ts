/** An uploaded file made into a safe PNG, or why it is refused. */
export type LogoOutcome =
  | { readonly status: 'accepted'; readonly png: Uint8Array; readonly width: number; readonly height: number }
  | { readonly status: 'rejected'; readonly reason: 'too-large' | 'not-an-image' };

/** Takes jpeg, png and gif under 500,000 bytes, judged by content alone; of a gif the first picture. */
export type LogoReader = (upload: Uint8Array) => Promise<LogoOutcome>;
