// From a draft of 15 ingredients to its finished document: mixture, classification, label, transport, sixteen sections.
import { substances } from '@gosds/catalogue/catalogue';
import { sources } from '@gosds/catalogue/sources';
import { assembleSheet } from '@gosds/sheet/assemble-sheet';
import { draftSchema } from '@gosds/sheet/draft/draft';
import { makeSheet } from '@gosds/sheet/make-sheet';

const rounds = 200;
/** A server makes sheets for days: by then its thousand functions are compiled. */
const roundsBefore = 400;
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

function report(name, goal, work) {
  for (let round = 0; round < roundsBefore; round += 1) work();
  const times = Array.from({ length: rounds }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  }).sort((a, b) => a - b);
  const at = (share) => times[Math.floor(rounds * share)].toFixed(2);
  console.log(`${name}   fastest ${at(0)} ms, median ${at(0.5)} ms, p95 ${at(0.95)} ms (goal ${goal} ms)`);
}

report(`sheet of ${picked.length} ingredients from its draft`, 10, () => makeSheet(facts));
const { product } = makeSheet(facts);
report('the sixteen sections alone', 2, () => assembleSheet(product, facts));
