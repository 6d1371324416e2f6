/** What Canada writes as the United States do, as the Hazardous Products Regulations have it: vapour, but oxidizing. */
const northAmerican: readonly (readonly [RegExp, string])[] = [
  [/xidis/g, 'xidiz'],
  [/ensitis/g, 'ensitiz'],
  [/eutralis/g, 'eutraliz'],
  [/olymeris/g, 'olymeriz'],
  [/uthoris/g, 'uthoriz'],
  [/essuris/g, 'essuriz'],
  [/luminium/g, 'luminum'],
];

const respelt: readonly (readonly [RegExp, string])[] = [
  ...northAmerican,
  [/apour/g, 'apor'],
  [/olour/g, 'olor'],
  [/dour\b/g, 'dor'],
  [/ehaviour/g, 'ehavior'],
  [/ulphur/g, 'ulfur'],
  [/\bfibre/g, 'fiber'],
  [/oedema/g, 'edema'],
  [/aemo/g, 'emo'],
  [/aemia/g, 'emia'],
  [/abelling/g, 'abeling'],
];

const spell = (rules: readonly (readonly [RegExp, string])[], text: string): string =>
  rules.reduce((spelt, [from, to]) => spelt.replace(from, to), text);

/** English as the United States spell it. */
export const americanSpelling = (text: string): string => spell(respelt, text);

export const canadianSpelling = (text: string): string => spell(northAmerican, text);
