/** Start and end of each scene; `npm run film` writes this file. */
export const trainingTimes = {
  description: { fromMs: 0, toMs: 9499 },
  ingredients: { fromMs: 9500, toMs: 19999 },
  classification: { fromMs: 20000, toMs: 29499 },
  reason: { fromMs: 29500, toMs: 38166 },
  properties: { fromMs: 38167, toMs: 50249 },
  transport: { fromMs: 50250, toMs: 58332 },
  preview: { fromMs: 58333, toMs: 71666 },
  payment: { fromMs: 71667, toMs: 78166 },
  sheet: { fromMs: 78167, toMs: 86332 },
  label: { fromMs: 86333, toMs: 98999 },
} as const;
