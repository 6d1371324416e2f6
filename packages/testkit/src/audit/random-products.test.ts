import { substances } from '@gosds/catalogue/catalogue';
import { draftSchema } from '@gosds/sheet/draft/draft';
import { auditSheet } from '@gosds/sheet/audit/audit';
import { reviewSheet } from '@gosds/sheet/review/review';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { factsOf } from '../products/sheet-of.ts';

const supplier = {
  ...{ productName: 'Any product', companyName: 'Acme', vendorCountry: 'DE', language: 'en' },
  ...{ street: '1 Example Street', suburb: 'Exampleton', postcode: '12345', email: 'sds@example.com' },
  ...{ telephone: '+49 30 555 0100', emergencyTelephone: '+49 30 555 0199 (24 h)' },
};

const seed = 1;
/** Every fourth substance of the catalogue, about as many as when all were tested in turn. */
const tried = substances.filter((_, place) => place % 4 === 0);
const mixed = fc.sample(fc.shuffledSubarray([...tried], { minLength: tried.length, maxLength: tried.length }), {
  seed,
  numRuns: 1,
})[0];

/** In threes, so that each substance is in one product. */
const threes = Array.from({ length: Math.ceil(tried.length / 3) }, (_, index) =>
  (mixed ?? []).slice(3 * index, 3 * index + 3),
);

const around = fc.record({
  state: fc.constantFrom('Liquid', 'Solid', 'Paste', 'Aerosol', 'Gas'),
  country: fc.constantFrom('DE', 'GB', 'US', 'CA', 'AU', 'JP', 'BR', 'TR'),
  uses: fc.constantFrom('Cleaning', 'Welding of steel', 'Coating of wood', 'Disinfection', 'Raw material'),
  ph: fc.constantFrom('', '1', '7', '13'),
  flashPoint: fc.constantFrom('', '10', '40', '70'),
  shares: fc.tuple(...[0, 1, 2].map(() => fc.constantFrom('0.5', '5', '10', '20', '33'))),
});

/** True for a field of the draft, or one that the user can add. */
function isInput(draft: unknown, path: string): boolean {
  const above = path.split('.').slice(0, -1);
  const node = above.reduce<unknown>(
    (each, key) => (typeof each === 'object' && each !== null ? Reflect.get(each, key) : undefined),
    draft,
  );
  return typeof node === 'object' && node !== null;
}

it('makes a sheet of any product in which the audit finds nothing, and asks for nothing that no input can mend', () => {
  const faults = fc.sample(around, { seed, numRuns: threes.length }).flatMap((product, at) => {
    const { state, country, uses, ph, flashPoint, shares } = product;
    const picked = threes[at] ?? [];
    const draft = draftSchema.parse({
      description: { ...supplier, country, uses },
      ingredients: picked.map(({ name, materialId }, index) => ({
        ...{ id: String(index), name, materialId },
        proportion: shares[index],
      })),
      properties: { state, ph, waterSolubility: 'Miscible', flashPoint: { value: flashPoint, unit: '°C' } },
    });
    const facts = factsOf(draft);
    const finished = { ...facts, ...makeSheet(facts), today: facts.revisionDate };
    const audited = auditSheet(finished).map(({ check, message }) => `${check}: ${message}`);
    const stuck = reviewSheet(finished).findings.filter(({ path }) => !isInput(draft, path));
    const found = [...audited, ...stuck.map(({ check, path }) => `${check}: ${path} is no input`)];
    return found.length === 0 ? [] : [{ ...product, names: picked.map(({ name }) => name), found }];
  });
  expect(faults).toEqual([]);
}, 300_000);
