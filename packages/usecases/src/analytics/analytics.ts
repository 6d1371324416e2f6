/** A value of an event; `items` are what was bought. */
export type EventParams = Readonly<
  Record<string, string | number | readonly Readonly<Record<string, string | number>>[]>
>;

/** What analytics learns: numbers and codes, never a name, an address, or what a product is. */
export type AnalyticsEvent = {
  /** The same for each try of one event. */
  readonly key: string;
  /** Of an account the number that stands for it. */
  readonly clientId: string;
  readonly at: Date;
  /** As GA4 names it. */
  readonly name: string;
  readonly params: EventParams;
};

/** Where events go. */
export type Analytics = {
  readonly goesTo: 'table' | 'ga4';
  /** Throws where it is worth another try. */
  send(event: AnalyticsEvent): Promise<void>;
};

export type KeptAnalyticsEvent = Omit<AnalyticsEvent, 'key'> & { readonly id: number };
