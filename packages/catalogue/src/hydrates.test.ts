import { expect, it } from 'vitest';
import { substances } from './catalogue.ts';

const hydrate = /[\s,]*\b(?:hemi|mono|di|tri|tetra|penta|hexa|hepta|octa|nona|deca|sesqui)?hydrate$/i;

/** Hydrazine is no salt; the entry of aluminium chloride names the anhydrous salt alone; “lithium hydrate” is the hydroxide. */
const apart = new Set(['7803-57-8', '7784-13-6', '1310-65-2']);

const callsOf = ({ name, synonyms }: (typeof substances)[number]) =>
  [name, ...synonyms].map((each) => each.toLowerCase().replaceAll('sulphate', 'sulfate'));

const withEntry = new Map(
  substances.flatMap((each) => (each.index ? callsOf(each).map((call) => [call, each.index] as const) : [])),
);

it('a hydrate has the entry of Annex VI of its salt, which covers both forms (CLP Annex VI, 1.1.1.5)', () => {
  const astray = substances.flatMap((each) => {
    if (apart.has(each.cas ?? '') || each.index) return [];
    const entries = callsOf(each)
      .filter((call) => hydrate.test(call))
      .flatMap((call) => withEntry.get(call.replace(hydrate, '')) ?? []);
    return entries.length > 0 ? [`${each.materialId} ${each.name}: ${entries[0]}`] : [];
  });
  expect(astray).toEqual([]);
});
