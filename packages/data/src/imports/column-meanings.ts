/** What a column of a table of ingredients can hold. */
export const columnMeanings = ['name', 'cas', 'ec', 'registration', 'share', 'from', 'to', 'unit', 'role'] as const;
