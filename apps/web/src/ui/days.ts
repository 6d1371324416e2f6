const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const utcDays = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The one way in which the screens write a day: `23 Nov 2026`. Takes a day such as `2026-11-23`, or a moment, whose day is the reader's. */
export const shownDay = (iso: string): string => (iso.length === 10 ? utcDays : days).format(new Date(iso));
