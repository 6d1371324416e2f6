import { findByCas } from '@gosds/catalogue/catalogue';
import { percent } from '@gosds/ghs/concentration';
import { hazard } from '@gosds/ghs/hazard';
import { marketAsOf } from '@gosds/ghs/markets/market-as-of';
import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { aProduct } from '@gosds/testkit/builders/a-product';
import { sheetOf } from '@gosds/testkit/products/sheet-of';
import { describe, expect, it } from 'vitest';
import { substanceInForce } from './substance-in-force.ts';
import { withHazardsOfCountries } from './hazards-of-countries.ts';

const found = [{ countries: ['US', 'CA'], hazard: hazard('Carc. 2 H351'), source: 'iarc' }];

const codesIn = (country: string, substance: Parameters<typeof withHazardsOfCountries>[1]) =>
  withHazardsOfCountries(country, substance).classification.hazards.map(({ hCode }) => hCode);

describe('a hazard that authorities found for some countries', () => {
  const listed = aSubstance({ classification: { hazards: [hazard('Flam. Liq. 2 H225')], foundFor: found } });

  it('counts there, and its source is told', () => {
    expect(codesIn('US', listed)).toEqual(['H225', 'H351']);
    expect(withHazardsOfCountries('CA', listed).classification.nationalFrom).toEqual(['iarc']);
  });

  it('changes nothing elsewhere', () => {
    expect(withHazardsOfCountries('DE', listed)).toBe(listed);
  });

  it.each(['Carc. 1B H350', 'Carc. 2 H351'] as const)('gives way to %s of the entry', (own) => {
    const asBad = aSubstance({ classification: { hazards: [hazard(own)], foundFor: found } });
    expect(withHazardsOfCountries('US', asBad)).toBe(asBad);
  });

  it('stands in place of a milder class of the entry and of its limits', () => {
    const worse = [{ countries: ['JP'], hazard: hazard('Carc. 1A H350'), source: 'nite-list' }];
    const limit = (own: string, percentage: number) => ({ outcome: hazard(own), lower: percent(percentage) });
    const milder = {
      hazards: [hazard('Flam. Liq. 2 H225'), hazard('Carc. 2 H351')],
      specificLimits: [limit('Carc. 2 H351', 5), limit('Skin Irrit. 2 H315', 10)],
      foundFor: worse,
    };
    const { hazards, specificLimits } = withHazardsOfCountries(
      'JP',
      aSubstance({ classification: milder }),
    ).classification;
    expect(hazards.map(({ code }) => code)).toEqual(['Flam. Liq. 2', 'Carc. 1A']);
    expect(specificLimits.map(({ outcome }) => outcome.code)).toEqual(['Skin Irrit. 2']);
    const limited = {
      hazards: [hazard('Carc. 1B H350')],
      specificLimits: [limit('Carc. 1B H350', 0.01)],
      foundFor: worse,
    };
    expect(codesIn('JP', aSubstance({ classification: limited }))).toEqual(['H350']);
    expect(withHazardsOfCountries('JP', aSubstance({ classification: limited })).classification.hazards[0]?.code).toBe(
      'Carc. 1B',
    );
  });

  it('stands in place of a class that suppliers add to the entry', () => {
    const additional = {
      source: 'reach',
      hazards: [hazard('Carc. 1B H350'), hazard('Eye Irrit. 2 H319')],
      supplemental: [],
    };
    const added = withHazardsOfCountries(
      'US',
      aSubstance({ classification: { hazards: [], additional, foundFor: found } }),
    );
    expect(added.classification.hazards).toEqual([hazard('Carc. 2 H351')]);
    expect(added.classification.additional?.hazards).toEqual([hazard('Eye Irrit. 2 H319')]);
  });

  it.each([
    ['US', '100-41-4', ['H351']],
    ['CA', '100-42-5', ['H350']],
    ['JP', '100-41-4', ['H351', 'H360']],
    ['JP', '64-17-5', ['H350', 'H360', 'H372']],
    ['JP', '1330-20-7', ['H360', 'H372']],
    ['JP', '108-88-3', ['H360', 'H362']],
    ['JP', '75-09-2', ['H350']],
    ['US', '75-09-2', ['H350']],
    ['IE', '75-09-2', ['H351']],
  ])('in %s, of %s: %s', (country, cas, expected) => {
    const substance = findByCas(cas);
    expect(substance && codesIn(country, substance)).toEqual(expect.arrayContaining(expected));
  });
});

it.each(['2027-01-31', '2027-02-01'])('counts beside the entry of %s', (day) => {
  const record = findByCas('98-83-9');
  const where = { country: 'JP', day, rules: marketAsOf('jp', day) };
  const codes = record && substanceInForce(where, record).classification.hazards.map(({ hCode }) => hCode);
  expect(codes).toEqual(expect.arrayContaining(['H315', 'H336', 'H351', 'H372']));
});

/** The statements of a paint that holds a share of xylene of trade, with ethylbenzene in it. */
function statementsOf(country: string, share: number) {
  const draft = aProduct({
    shares: { '100-41-4': share, '1317-65-3': 100 - share },
    country,
    properties: { state: 'Liquid' },
  });
  return sheetOf(draft).product.classification.hazards.map(({ hCode }) => hCode);
}

describe('cancer by ethylbenzene in a mixture', () => {
  it.each([
    ['US', 0.0999, false],
    ['US', 0.1, true],
    ['CA', 0.2, true],
    ['JP', 0.9, false],
    ['JP', 1, true],
    ['DE', 50, false],
  ])('%s at %s %%: %s', (country, share, isClassified) => {
    expect(statementsOf(country, share).includes('H351')).toBe(isClassified);
  });
});
