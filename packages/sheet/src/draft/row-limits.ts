/**
 * Ingredient rows: at least `min`; at most `max` unless the operator sets another limit, which cannot exceed `maxByOperator`.
 */
export const rowLimits = { min: 3, max: 15, maxByOperator: 100 } as const;
