/** Limits for the import of one file. */
export const importLimits = {
  /** File size in bytes. */
  bytes: 10_000_000,
  /** Decompressed bytes of all parts of a workbook. */
  unpackedBytes: 60_000_000,
  /** Parts of a workbook, including pictures. */
  parts: 3000,
  /** Non-empty rows of a table. */
  rows: 1000,
  columns: 60,
  /** Tables of a workbook that the user can choose from. */
  tables: 40,
  /** Characters of a cell. The rest is cut off. */
  cell: 1000,
  /** Milliseconds until the reading is aborted. */
  time: 20_000,
} as const;
