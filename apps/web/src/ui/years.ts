/** A length of time as a reader counts it: `5 years`. */
export const years = new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'year', unitDisplay: 'long' });
