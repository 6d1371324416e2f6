// A finished sheet of 15 ingredients held against every check of its market.
import { substances } from '@gosds/catalogue/catalogue';
import { sources } from '@gosds/catalogue/sources';
import { draftSchema } from '@gosds/sheet/draft/draft';
import { reviewSheet } from '@gosds/sheet/review/review';
import { makeSheet } from '@gosds/sheet/make-sheet';

const goal = 5;
const rounds = 200;
const picked = substances.filter(({ properties }) => properties.state === 'liquid').slice(0, 15);
const draft = draftSchema.parse({
  description: { productName: 'Bench', companyName: 'Bench', country: 'DE', language: 'en', uses: 'Bench' },
  ingredients: picked.map(({ materialId, name }, index) => ({
    id: String(index),
    name,
    materialId,
    proportion: '5-6',
  })),
  properties: { state: 'Liquid', waterSolubility: 'Miscible', flashPoint: { value: '12', unit: '°C' }, ph: '7' },
});
const facts = {
  draft,
  substances: new Map(substances.map((substance) => [substance.materialId, substance])),
  sources: new Map(sources.map((source) => [source.id, source])),
  issueDate: '2026-01-01',
  revisionDate: '2026-01-01',
  version: '1.0',
};
const finished = { ...facts, ...makeSheet(facts), today: '2026-01-01' };

for (let round = 0; round < 50; round += 1) reviewSheet(finished);
const times = Array.from({ length: rounds }, () => {
  const begun = performance.now();
  reviewSheet(finished);
  return performance.now() - begun;
}).sort((a, b) => a - b);
const at = (share) => times[Math.floor(rounds * share)].toFixed(2);
const { checked } = reviewSheet(finished);
console.log(
  `${checked} checks of ${picked.length} ingredients   fastest ${at(0)} ms, median ${at(0.5)} ms, p95 ${at(0.95)} ms (goal ${goal} ms)`,
);
