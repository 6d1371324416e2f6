/** An industry to which a report can be limited. Lists use its code. */
export type Industry = { readonly id: number; readonly code: string; readonly label: string };

export type Region = { readonly code: number; readonly name: string };

/** The region of a country, and the union whose lists also apply there. */
export type PlacedCountry = { readonly country: string; readonly region: number; readonly union?: string };
