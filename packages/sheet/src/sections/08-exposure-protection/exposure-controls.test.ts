import { describe, expect, it } from 'vitest';
import { printedSentences } from '@gosds/testkit/builders/printed-sentences';

const liquid = { state: 'Liquid' };
const solid = { state: 'Solid' };
const flash = (value: string) => ({ ...liquid, flashPoint: { value, unit: '°C' } });
const gas = (cas: string) => ({ shares: { [cas]: 100 }, properties: { state: 'Gas', packedGas: 'compressed' } });
const naphtha = { shares: { '64742-82-1': 100 }, properties: flash('40') };
const copperSulphate = { shares: { '7758-99-8': 100 }, properties: solid };
const peroxide = { shares: { '7722-84-1': 35, '7732-18-5': 65 }, properties: liquid };

describe('respirators', () => {
  const filter = 'protection.breathing.filter';

  it('against vapours alone have no particle filter', () => {
    expect(printedSentences(naphtha).text(filter)).toMatch(
      /with filter type A \(organic vapours\) according to EN 14387\.$/,
    );
  });

  it('against a liquid with a limit that hardly evaporates hold its mist', () => {
    const bait = { country: 'GB', shares: { '56-81-5': 10, '57-50-1': 60, '7732-18-5': 30 }, properties: liquid };
    expect(printedSentences(bait).text(filter)).toMatch(/with particle filter P2 according to EN 143\.$/);
    const glycol = printedSentences({ country: 'GB', shares: { '107-21-1': 10, '7732-18-5': 90 }, properties: liquid });
    expect(glycol.text(filter)).toContain('filter type A');
  });

  it('against dust have no gas filter, and are given for every dust', () => {
    expect(printedSentences(copperSulphate).text(filter)).toMatch(/with particle filter P2 according to EN 143\.$/);
  });

  it('against pool tablets hold chlorine, and the dust of the tablets that break', () => {
    const tablets = { ...solid, appearance: 'User Input', appearanceText: 'White tablets' };
    const pool = printedSentences({ shares: { '87-90-1': 99, '10043-35-3': 1 }, properties: tablets });
    expect(pool.text(filter)).toMatch(/type B .* and particle filter P[23]/);
    const harmless = printedSentences({ shares: { '7647-14-5': 100 }, properties: tablets });
    expect(harmless.ids('protection.breathing.')).toEqual(['none']);
  });

  it('against a solid that evaporates hold its vapour, too', () => {
    const phenol = printedSentences({ shares: { '108-95-2': 100 }, properties: solid });
    expect(phenol.text(filter)).toMatch(/type A \(organic vapours\) and particle filter P2/);
    const salicylic = printedSentences({ shares: { '69-72-7': 100 }, properties: solid });
    expect(salicylic.text(filter)).not.toContain('type A');
  });

  it('against the polymer of formaldehyde hold the formaldehyde that it gives off', () => {
    const { text } = printedSentences({ shares: { '30525-89-4': 100 }, properties: solid });
    expect(text(filter)).toMatch(/formaldehyde.* and particle filter/);
  });

  it('against corrosive mist and vapour have both', () => {
    const acid = printedSentences({ shares: { '7647-01-0': 33, '7732-18-5': 67 }, properties: { ...liquid, ph: '0' } });
    expect(acid.text(filter)).toMatch(/type E .* and particle filter P2 according to EN 14387 and EN 143\.$/);
  });

  it('against the vapour of nitric acid, an oxidiser, hold acids', () => {
    const { text } = printedSentences({ shares: { '7697-37-2': 65, '7732-18-5': 35 }, properties: liquid });
    expect(text(filter)).toMatch(/type E .* and particle filter P2/);
  });

  it('against sulphites hold the sulphur dioxide, too', () => {
    const metabisulphite = {
      shares: { '7681-57-4': 97 },
      properties: { state: 'Solid', appearance: 'Powder' },
    } as const;
    expect(printedSentences(metabisulphite).text(filter)).toMatch(/type E .* and particle filter P2/);
  });

  it('against a vapour that no filter is known to hold are apparatus alone', () => {
    const { ids } = printedSentences({ shares: { '7719-12-2': 100 }, properties: liquid });
    expect(ids('protection.breathing.')).toEqual(['apparatus']);
  });

  it('against hydrogen peroxide end with apparatus, since no filter holds its vapour', () => {
    expect(printedSentences(peroxide).ids('protection.breathing.')).toContain('apparatus');
  });
});

describe('standards', () => {
  it.each([
    ['DE', 'EN 166', 'EN ISO 374-1'],
    ['US', 'ANSI/ISEA Z87.1', 'ANSI/ISEA 105'],
    ['AU', 'AS/NZS 1337.1', 'AS/NZS 2161.10'],
    ['JP', 'JIS T 8147', 'JIS T 8116'],
    ['CN', 'GB 14866', 'GB 28881'],
  ])('of %s are named for eyes and gloves', (country, eyes, gloves) => {
    const { text } = printedSentences({ ...naphtha, country });
    expect(text('protection.eyes')).toContain(eyes);
    expect(text('protection.hands.material')).toContain(gloves);
  });
});

describe('equipment of a market', () => {
  const dust = { shares: { '7758-99-8': 100 }, properties: solid };
  const lye = { shares: { '1310-73-2': 30, '7732-18-5': 70 }, properties: { ...liquid, ph: '14' } };
  const spirit = { shares: { '64-17-5': 100 }, properties: flash('13') };

  it.each([
    ['DE', 'particle filter P2 according to EN 143'],
    ['US', 'particle filter N95 or P95 according to 42 CFR Part 84'],
    ['JP', 'particle filter RS2 or RL2 according to JIS T 8151'],
    ['CN', 'particle filter KN95 or KP95 according to GB 2626'],
    ['AU', 'particle filter P2 according to AS/NZS 1715'],
  ])('of %s has its own classes of particle filters', (country, filter) => {
    expect(printedSentences({ ...dust, country }).text('protection.breathing.filter')).toContain(filter);
  });

  it.each([
    ['DE', 'filter type A (organic vapours) according to EN 14387'],
    ['JP', 'organic vapour cartridge according to JIS T 8152'],
    ['CN', 'filter type A (organic vapours) according to GB 2890'],
  ])('of %s has its own filters for vapours', (country, filter) => {
    expect(printedSentences({ ...spirit, country }).text('protection.breathing.filter')).toContain(filter);
  });

  it.each([
    ['DE', lye, 'EN 14605 or EN 13034.'],
    ['DE', spirit, 'EN 1149-5.'],
    ['JP', lye, 'JIS T 8115.'],
    ['CN', spirit, 'GB 12014.'],
  ])('of %s has the standards of its clothing', (country, product, standard) => {
    expect(printedSentences({ ...product, country }).text('protection.body.standards')).toBe(
      `Clothing according to ${standard}`,
    );
  });

  it('names no standard of clothing where none is asked for, or where the market has none', () => {
    expect(printedSentences(naphtha).text('protection.body.standards')).toBe('');
    expect(printedSentences({ ...lye, country: 'US' }).text('protection.body.standards')).toBe('');
  });
});

describe('eyes and air', () => {
  it('are splashed by no gas', () => {
    expect(printedSentences(gas('7727-37-9')).text('protection.eyes')).toMatch(/^Safety glasses/);
    expect(printedSentences(naphtha).text('protection.eyes')).toMatch(/^Tightly fitting goggles/);
  });

  it('are splashed harmlessly by a liquid without any hazard', () => {
    const urea = printedSentences({ shares: { '57-13-6': 32.5, '7732-18-5': 67.5 }, properties: liquid });
    expect(urea.text('protection.eyes')).toMatch(/^Safety glasses/);
  });

  it('hold oxygen enough where a gas may escape', () => {
    expect(printedSentences(gas('7727-37-9')).ids('engineering.')).toContain('oxygenMonitor');
    expect(printedSentences(naphtha).ids('engineering.')).not.toContain('oxygenMonitor');
  });

  it('are kept free of dust where section 7 says so', () => {
    expect(printedSentences(copperSulphate).ids('engineering.')).toContain('dustExtraction');
    expect(printedSentences(copperSulphate).ids('engineering.')).not.toContain('generalVentilation');
  });
});

describe('a limit that is not printed', () => {
  it('is not available where no limit of the country is known, and those of no other country stand for it', () => {
    expect(printedSentences(peroxide).text('limits.open')).toBe('Not Available');
    expect(printedSentences(peroxide).ids('limits.1.')).toEqual([]);
    const xylene = printedSentences({ shares: { '1330-20-7': 100 }, properties: flash('27') });
    expect(xylene.text('limits.open')).toBe('Not Available');
    expect(xylene.ids('limits.1.').length).toBeGreaterThan(0);
    expect(xylene.ids('limits.1.').every((id) => id.startsWith('EU '))).toBe(true);
    expect(printedSentences({ ...peroxide, country: 'US' }).text('limits.open')).toBe('');
  });
});

it('filters a vapour of many compounds by the boiling point of the product', () => {
  const petrol = (boilingPoint: string) =>
    printedSentences({
      shares: { '86290-81-5': 100 },
      properties: { state: 'Liquid', boilingPoint: { value: boilingPoint, unit: '°C' } },
    }).text('protection.breathing.filter');
  expect(petrol('65')).toContain('AX');
  expect(petrol('66')).not.toContain('AX');
});
