import { aDraft } from '@gosds/testkit/builders/a-draft';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { testDay } from '@gosds/ghs/testing/market-by-id';
import { nationalWordsOf } from '@gosds/phrases/national-words';
import { describe, expect, it } from 'vitest';
import { type Draft, draftSchema } from './draft/draft.ts';
import { parseDraft } from './draft/entered.ts';
import { mixtureOf } from './product/mixture-of.ts';
import { countryForm } from './profiles/countries.ts';
import { sentencesOf } from './model/written.ts';

type Parts = { readonly description?: object; readonly properties?: object; readonly proportion?: string };

const draftWith = ({ description = {}, properties = {}, proportion = '60' }: Parts): Draft =>
  aDraft({ description, ingredients: [{ proportion }], properties });

function sentencesFor(draft: Draft) {
  const { document } = madeSheet(draft);
  return sentencesOf(document.sections);
}

const textOf = (parts: Parts, id: string) => sentencesFor(draftWith(parts)).find((each) => each.id === id)?.text;

/** True for an input of a country's own form. The draft contains only those that were filled in. */
function isListing(draft: Draft, path: string): boolean {
  const { form } = countryForm(draft.description.country);
  const lists = form ? nationalWordsOf(form, 'en').lists : [];
  return lists.some(({ id }) => path === `description.nationalListings.${id}`);
}

/** True if the draft has an input at the path. */
function isInput(draft: Draft, path: string): boolean {
  if (isListing(draft, path)) return true;
  const found = path
    .split('.')
    .reduce<unknown>((node, key) => (typeof node === 'object' && node ? Reflect.get(node, key) : undefined), draft);
  return found !== undefined;
}

const markets = ['DE', 'GB', 'US', 'CA', 'AU', 'NZ', 'JP', 'CN', 'BR', 'ZA', ''];
const states = ['Gas', 'Liquid', 'Solid', 'Aerosol', ''];

describe('what the sheet has no value for', () => {
  it.each(markets.flatMap((country) => states.map((state) => [country, state])))(
    'was asked for, in "%s" and as "%s"',
    (country, state) => {
      const draft = draftWith({ description: { country }, properties: { state } });
      for (const { id, text, origin } of sentencesFor(draft)) {
        if (text === 'Not Available') expect(origin.kind, id).toBe('missing');
        if (origin.kind === 'missing') expect(isInput(draft, origin.path), `${id}: ${origin.path}`).toBe(true);
      }
    },
  );
});

describe('values that no list holds', () => {
  it.each([
    ['biological', 'biologicalLimits'],
    ['dnel', 'dnel'],
    ['pnec', 'pnec'],
  ])('are printed as typed in 8.1: %s', (place, input) => {
    expect(textOf({ properties: { [input]: 'Matter: 12 mg/l' } }, `limits.${place}`)).toBe('Matter: 12 mg/l');
    expect(textOf({}, `limits.${place}`)).toBe('Not Available');
  });

  it('of the national list are printed as typed, and asked for where it is not held', () => {
    expect(textOf({}, 'limits.typed')).toBeUndefined();
    expect(textOf({}, 'limits.open')).toBe('Not Available');
    const answered = { properties: { nationalLimits: 'Matter: 50 ppm (TRGS 900)' } };
    expect(textOf(answered, 'limits.typed')).toBe('Matter: 50 ppm (TRGS 900)');
    expect(textOf(answered, 'limits.open')).toBeUndefined();
  });

  it.each(['CA', 'US', 'GB', 'KE', ''])('are not available in "%s" for what no list names', (country) => {
    expect(textOf({ description: { country } }, 'limits.open')).toBe('Not Available');
  });

  it('of REACH stand in sheets of its documents alone', () => {
    const inTheStates = { description: { country: 'US' }, properties: { dnel: '12', pnec: '3' } };
    expect(textOf(inTheStates, 'limits.dnel')).toBeUndefined();
    expect(textOf(inTheStates, 'limits.pnec')).toBeUndefined();
  });

  it.each([
    ['US', 'regulations.tsca', undefined],
    ['CA', 'regulations.dsl', 'Not Available'],
    ['AU', 'regulations.aiic', undefined],
  ])('of the inventory in %s are printed as told; Canada asks for them', (country, id, missingText) => {
    expect(textOf({ description: { country } }, id)).toBe(missingText);
    expect(textOf({ description: { country, inventoryStatus: 'All listed' } }, id)).toBe('All listed');
  });
});

describe('properties of some products', () => {
  it('the partition coefficient is asked of a substance, and printed wherever it was given', () => {
    const given = { partitionCoefficient: { value: '-0.24', unit: 'log Kow' } };
    expect(textOf({ proportion: '100' }, 'properties.partition')).toBe('Not Available');
    expect(textOf({ proportion: '100', properties: given }, 'properties.partition')).toBe('-0.24');
    expect(textOf({ proportion: '60' }, 'properties.partition')).toMatch(/^Not applicable: the product is a mixture/);
    expect(textOf({ proportion: '60', properties: given }, 'properties.partition')).toBe('-0.24');
  });

  it('particle characteristics are those of a solid', () => {
    const particles = 'd50 12 µm';
    expect(textOf({ properties: { state: 'Solid', particles } }, 'properties.particles')).toBe(particles);
    expect(textOf({ properties: { state: 'Solid' } }, 'properties.particles')).toBe('Not Available');
    expect(textOf({ properties: { particles } }, 'properties.particles')).toMatch(/^Not applicable/);
  });

  it('the packing is that of a gas, and decides the group of gases under pressure', () => {
    const packedIn = (state: string) =>
      mixtureOf(parseDraft(draftWith({ properties: { state, packedGas: 'liquefied' } })), new Map(), testDay).properties
        .packedGas;
    expect(packedIn('Gas')).toBe('liquefied');
    expect(packedIn('Liquid')).toBeUndefined();
    const classes = (packedGas: string) =>
      sentencesFor(draftWith({ properties: { state: 'Gas', packedGas } })).map(({ text }) => text);
    expect(classes('liquefied').some((text) => text.includes('H280'))).toBe(true);
    expect(classes('refrigerated').some((text) => text.includes('H281'))).toBe(true);
    expect(classes('unpressurised').some((text) => /H28[01]/.test(text))).toBe(false);
    expect(draftSchema.safeParse({ properties: { packedGas: 'squeezed' } }).success).toBe(false);
  });
});
