import type { HazardClass } from '@gosds/ghs/hazard';

/** Headings of section 11 in order, and the class that a test under each decides. */
const headings: readonly (readonly [RegExp, HazardClass])[] = [
  [/Acute oral toxicity/, 'Acute toxicity, oral'],
  [/Acute inhalation toxicity/, 'Acute toxicity, inhalation'],
  [/Acute dermal toxicity/, 'Acute toxicity, dermal'],
  [/Skin corrosion\/irritation/, 'Skin corrosion/irritation'],
  [/Serious eye damage\/eye/, 'Serious eye damage/eye irritation'],
  [/Respiratory or skin/, 'Skin sensitisation'],
];

/** A test names its animal or guideline. A value of an ingredient, or a calculated one, is no test of the product. */
const isTest = /\((?:rat|rabbit|mouse|guinea pig|human)[^)]*\)|OECD Test Guideline/i;
const isOfIngredient =
  /derived from the properties of the individual|(?:value mentioned relates|data refer) to|calculation method|ATE ?\(Mix\)/i;

/** Classes with a test on the product or a similar formulation in section 11, and its text. */
export function testedClasses(section: string): ReadonlyMap<HazardClass, string> {
  const starts = headings
    .map(([heading, hazardClass]) => ({ hazardClass, start: section.search(heading) }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start);
  const statements = starts.map(({ hazardClass, start }, index) => {
    const text = section
      .slice(start, starts[index + 1]?.start)
      .replaceAll(/\s+/g, ' ')
      .trim();
    return [hazardClass, text] as const;
  });
  return new Map(statements.filter(([, text]) => isTest.test(text) && !isOfIngredient.test(text)));
}
