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

const products = fc.record({
  state: fc.constantFrom('Liquid', 'Solid', 'Paste', 'Aerosol', 'Gas'),
  country: fc.constantFrom('DE', 'GB', 'US', 'CA', 'AU', 'JP', 'BR', 'TR'),
  uses: fc.constantFrom('Cleaning', 'Welding of steel', 'Coating of wood', 'Disinfection', 'Raw material'),
  ph: fc.constantFrom('', '1', '7', '13'),
  flashPoint: fc.constantFrom('', '10', '40', '70'),
  picked: fc.uniqueArray(fc.constantFrom(...substances), {
    minLength: 3,
    maxLength: 3,
    selector: ({ materialId }) => materialId,
  }),
  shares: fc.tuple(...[0, 1, 2].map(() => fc.constantFrom('0.5', '5', '10', '20', '33'))),
});

/** True for a place of the draft, or for one that the user may add to it. */
function isInput(draft: unknown, path: string): boolean {
  const above = path.split('.').slice(0, -1);
  const node = above.reduce<unknown>(
    (each, key) => (typeof each === 'object' && each !== null ? Reflect.get(each, key) : undefined),
    draft,
  );
  return typeof node === 'object' && node !== null;
}

it('makes a sheet of any product in which the audit finds nothing, and asks for nothing that no input can mend', () => {
  fc.assert(
    fc.property(products, ({ state, country, uses, ph, flashPoint, picked, shares }) => {
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
      expect(auditSheet(finished).map(({ check, message }) => `${check}: ${message}`)).toEqual([]);
      const stuck = reviewSheet(finished).findings.filter(({ path }) => !isInput(draft, path));
      expect(stuck.map(({ check, path }) => `${check}: ${path}`)).toEqual([]);
    }),
    { numRuns: 2_000, seed: 1, endOnFailure: true },
  );
}, 300_000);
