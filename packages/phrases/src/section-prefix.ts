/** What stands before a section's heading: `SECTION 1:`, or the language's word around the number it writes as `{number}`. */
export const sectionPrefix = (word: string, number: number): string =>
  word.includes('{number}') ? word.replace('{number}', String(number)) : `${word} ${number}:`;
