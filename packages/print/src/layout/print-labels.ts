/** Words that stand on the printed page beside the sheet's own text. */
export type PrintLabels = {
  readonly section: string;
  readonly company: string;
  readonly version: string;
  readonly issueDate: string;
  readonly revisionDate: string;
  /** Before, between and after the two page numbers. */
  readonly page: readonly [string, string, string];
  readonly watermark: string;
  readonly logoOf: (company: string) => string;
};

const english: PrintLabels = {
  section: 'SECTION',
  company: 'Company',
  version: 'Version',
  issueDate: 'Issue date',
  revisionDate: 'Revision date',
  page: ['Page ', ' of ', ''],
  watermark: 'PREVIEW',
  logoOf: (company) => `Logo of ${company}`,
};

const labels: Readonly<Record<string, PrintLabels>> = { en: english };

/** Throws for a language in which pages cannot be labelled yet, rather than mixing two languages on a sheet. */
export function printLabels(language: string): PrintLabels {
  const found = labels[language.split('-')[0] ?? language];
  if (!found) throw new Error(`There are no page labels in the language "${language}".`);
  return found;
}
