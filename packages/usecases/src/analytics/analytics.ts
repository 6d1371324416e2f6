/** Parameters of an event; `items` lists what was bought. */
export type EventParams = Readonly<
  Record<string, string | number | readonly Readonly<Record<string, string | number>>[]>
>;

/** An event for analytics: numbers and codes, never a name, an address or a product. */
export type AnalyticsEvent = {
  /** The same for every attempt to send one event. */
  readonly key: string;
  /** For an account, the number that stands for it. */
  readonly clientId: string;
  readonly at: Date;
  /** The event's name in GA4. */
  readonly name: string;
  readonly params: EventParams;
};

/** Where events are sent. */
export type Analytics = {
  readonly goesTo: 'table' | 'ga4';
  /** Throws if the event should be sent again. */
  send(event: AnalyticsEvent): Promise<void>;
};

export type KeptAnalyticsEvent = Omit<AnalyticsEvent, 'key'> & { readonly id: number };
