// The facts of a sheet of 15 liquid ingredients with declared ranges.
import { substances } from '@gosds/catalogue/catalogue';
import { sources } from '@gosds/catalogue/sources';
import { draftSchema } from '@gosds/sheet/draft/draft';

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

export const facts = {
  draft,
  substances: new Map(substances.map((substance) => [substance.materialId, substance])),
  sources: new Map(sources.map((source) => [source.id, source])),
  issueDate: '2026-01-01',
  revisionDate: '2026-01-01',
  version: '1.0',
};

const rounds = 200;

/** Milliseconds of `work`: fastest, median and 95th percentile of 200 rounds after the warm-up rounds. */
export function timesOf(work, roundsBefore) {
  for (let round = 0; round < roundsBefore; round += 1) work();
  const times = Array.from({ length: rounds }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  }).sort((a, b) => a - b);
  const at = (share) => times[Math.floor(rounds * share)];
  return { fastest: at(0), median: at(0.5), p95: at(0.95) };
}

export const timesText = ({ fastest, median, p95 }, goalMs) =>
  `fastest ${fastest.toFixed(2)} ms, median ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms (goal ${goalMs} ms)`;
