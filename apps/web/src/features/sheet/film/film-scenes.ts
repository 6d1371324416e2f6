/**
 * What the training video shows, scene by scene, in the words of its captions. The recording plays each of them, writes the
 * captions with their times, and stops where one is missing.
 */
export const filmScenes = {
  description: 'Name the product and say what it is for. Your company details are there already.',
  ingredients: 'Type an ingredient. Each match shows its hazards before you pick it. Then give its share.',
  classification: 'The classification follows each key: pictograms, signal word and UN number.',
  reason: 'Ask why. Each class names its rule, the ingredients that count, and the limit.',
  properties: 'Say what state the product is in, and enter what you have measured.',
  transport: 'The transport entry is filled in from the classification. Check it and go on.',
  preview: 'Read the whole sheet before you pay. Findings say what the law still asks for.',
  payment: 'Pay by card. This film uses a test card.',
  sheet: 'The sheet is yours, without a watermark. Download it, and we send it by e-mail too.',
  label: 'Print the label of the package. Data files and further languages are one click away.',
} as const;

export type FilmScene = keyof typeof filmScenes;
