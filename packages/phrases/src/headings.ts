import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';

/** Section headings 1 to 16, and sub-headings by number, for a form of the sheet. */
export type Headings = {
  readonly title: string;
  readonly legalBasis: string;
  readonly sections: readonly string[];
  readonly parts: Readonly<Record<string, string>>;
};

/** A language may omit the headings of markets whose law does not require it. The UN headings replace them. */
export type HeadingsByForm = Readonly<Partial<Record<JurisdictionId, Headings>> & Record<'eu' | 'un', Headings>>;

type Changes = Partial<Omit<Headings, 'sections'>> & { readonly sections?: Readonly<Record<number, string>> };

/** The headings of another form, with this form's changes. */
export const headingsLike = (base: Headings, { sections = {}, parts, ...own }: Changes): Headings => ({
  ...base,
  ...own,
  sections: base.sections.map((heading, index) => sections[index + 1] ?? heading),
  parts: { ...base.parts, ...parts },
});
