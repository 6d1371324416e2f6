/** The text before a section's heading: `SECTION 1:`, or the language's text with `{number}` replaced. */
export const sectionPrefix = (word: string, number: number): string =>
  word.includes('{number}') ? word.replace('{number}', String(number)) : `${word} ${number}:`;
