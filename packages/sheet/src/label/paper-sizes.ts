/** Papers that hold several labels. */
export const paperSizes = ['a4', 'letter'] as const;

export type PaperSize = (typeof paperSizes)[number];

/** What labels are printed on. `label` is one label on a page of its own size. */
export const labelPapers = ['label', ...paperSizes] as const;
