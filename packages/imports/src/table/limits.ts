/** What the import reads of one file. */
export const importLimits = {
  /** Bytes of a file. */
  bytes: 10_000_000,
  /** Bytes that all parts of a workbook may unpack to. */
  unpackedBytes: 60_000_000,
  /** Parts of a workbook, with its pictures. */
  parts: 3000,
  /** Rows of a table with something in them. */
  rows: 1000,
  columns: 60,
  /** Tables of a workbook that are offered. */
  tables: 40,
  /** Characters of one cell; what is beyond is cut off. */
  cell: 1000,
  /** Milliseconds after which the reading is given up. */
  time: 20_000,
} as const;
