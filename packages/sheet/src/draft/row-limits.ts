/**
 * Rows of ingredients: at least `min`; at most `max`, unless the operator of the service sets another limit, and never more than
 * `most`.
 */
export const rowLimits = { min: 3, max: 15, most: 100 } as const;
