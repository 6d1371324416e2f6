import type { SheetContext } from '../../sheet-context.ts';

/** Title and headings of the sheet: those of the national form where the language has them. */
export const headingsOf = ({ phrases, profile }: Pick<SheetContext, 'phrases' | 'profile'>) =>
  (profile.form && phrases.headings.byMarket[profile.form]) ?? phrases.headings.of(profile.market);
