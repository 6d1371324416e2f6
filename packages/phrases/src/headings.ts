import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';

/** Section headings 1 to 16 and sub-headings by number, as a form of the sheet words them. */
export type Headings = {
  readonly title: string;
  readonly legalBasis: string;
  readonly sections: readonly string[];
  readonly parts: Readonly<Record<string, string>>;
};

/** A language need not have those of markets whose law does not ask for it: the UN's stand in for them. */
export type HeadingsByForm = Readonly<Partial<Record<JurisdictionId, Headings>> & Record<'eu' | 'un', Headings>>;

type Changes = Partial<Omit<Headings, 'sections'>> & { readonly sections?: Readonly<Record<number, string>> };

/** The headings of another form, with those that a form words in its own way. */
export const headingsLike = (base: Headings, { sections = {}, parts, ...own }: Changes): Headings => ({
  ...base,
  ...own,
  sections: base.sections.map((heading, index) => sections[index + 1] ?? heading),
  parts: { ...base.parts, ...parts },
});
