/** A product of two ingredients in the format of the public API. */
const product = {
  description: { productName: 'Lye 15', country: 'DE', language: 'en' },
  ingredients: [
    { name: 'Sodium hydroxide', casNumber: '1310-73-2', proportion: '15' },
    { name: 'Water', casNumber: '7732-18-5', proportion: '85' },
  ],
  properties: { state: 'Liquid', ph: '13.8' },
};

/** The call as a command that can be pasted into a terminal. */
export const exampleCommand = (origin: string): string =>
  [
    `curl ${origin}/api/v1/classify \\`,
    '  -H "Authorization: Bearer $GOSDS_KEY" -H "Content-Type: application/json" \\',
    `  -d '${JSON.stringify(product, null, 2)}'`,
  ].join('\n');
