/** An industry that reports can be narrowed to; lists name it by its code. */
export type Industry = { readonly id: number; readonly code: string; readonly label: string };

export type Region = { readonly code: number; readonly name: string };

/** Where a country lies, and the union whose lists hold there too. */
export type PlacedCountry = { readonly country: string; readonly region: number; readonly union?: string };
