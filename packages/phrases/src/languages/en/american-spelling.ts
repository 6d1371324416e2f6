const respelt: readonly (readonly [RegExp, string])[] = [
  [/apour/g, 'apor'],
  [/olour/g, 'olor'],
  [/dour\b/g, 'dor'],
  [/ulphur/g, 'ulfur'],
  [/xidis/g, 'xidiz'],
  [/ensitis/g, 'ensitiz'],
  [/eutralis/g, 'eutraliz'],
  [/olymeris/g, 'olymeriz'],
  [/uthoris/g, 'uthoriz'],
  [/essuris/g, 'essuriz'],
  [/luminium/g, 'luminum'],
  [/\bfibre/g, 'fiber'],
  [/oedema/g, 'edema'],
  [/aemo/g, 'emo'],
  [/aemia/g, 'emia'],
  [/abelling/g, 'abeling'],
];

/** English as the United States spell it. */
export const americanSpelling = (text: string): string =>
  respelt.reduce((spelt, [from, to]) => spelt.replace(from, to), text);
