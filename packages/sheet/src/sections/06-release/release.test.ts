import { describe, expect, it } from 'vitest';
import { printedSentences } from '@gosds/testkit/builders/printed-sentences';

const liquid = { state: 'Liquid' };
const gas = (cas: string, packedGas = 'compressed') => ({
  shares: { [cas]: 100 },
  properties: { state: 'Gas', packedGas },
});
const flash = (value: string) => ({ ...liquid, flashPoint: { value, unit: '°C' } });
const bleach = { shares: { '7681-52-9': 4.5, '7732-18-5': 95.5 }, properties: { ...liquid, ph: '12.8' } };
const sugar = { shares: { '57-50-1': 100 }, properties: { state: 'Solid' } };
const salt = { shares: { '7647-14-5': 100 }, properties: { state: 'Solid' } };
const glycol = { shares: { '57-55-6': 100 }, properties: liquid };

describe('emergency responders wear', () => {
  it.each([
    [
      'a suit against acid',
      { shares: { '7664-93-9': 37, '7732-18-5': 63 }, properties: { ...liquid, ph: '0' } },
      ['responderSuit'],
    ],
    [
      'a suit against a carcinogenic naphtha',
      { shares: { '64742-82-1': 100 }, properties: flash('40') },
      ['responderSuit', 'responderFlammable'],
    ],
    ['apparatus, not a suit, in an inert gas', gas('7727-37-9'), ['responderApparatus']],
    [
      'apparatus and clothing that does not burn in propane',
      gas('74-98-6', 'liquefied'),
      ['responderApparatus', 'responderFlammable'],
    ],
    ['what section 8 names against oxygen', gas('7782-44-7'), ['responderPlain']],
    [
      'apparatus against a suspected toxicant of reproduction',
      { shares: { '108-88-3': 100 }, properties: flash('4') },
      ['responderApparatus', 'responderFlammable'],
    ],
    ['what section 8 names against a harmless glycol', glycol, ['responderPlain']],
  ] as const)('%s', (_, product, phrases) => {
    const found = printedSentences(product).ids('release.responders.');
    expect(found.filter((id) => id !== 'gloves')).toEqual(phrases);
  });
});

describe('a spilt product', () => {
  it('that bleaches is never taken up with sawdust, though it is in no oxidising class', () => {
    expect(printedSentences(bleach).ids('release.containment.')).toContain('absorbOxidiser');
    expect(printedSentences(bleach).ids('release.containment.')).not.toContain('absorb');
    expect(printedSentences(glycol).ids('release.containment.')).toContain('absorb');
  });

  it('that explodes as dust is kept from ignition and sucked up by an explosion-proof cleaner', () => {
    expect(printedSentences(sugar).ids('release.personal.')).toContain('noIgnition');
    expect(printedSentences(sugar).ids('release.containment.')).toEqual(['sweepDust', 'clean', 'disposeAs']);
    expect(printedSentences(salt).ids('release.personal.')).not.toContain('noIgnition');
    expect(printedSentences(salt).ids('release.containment.')).toEqual(['sweep', 'clean', 'disposeAs']);
  });

  it('that is a gas sinks or rises by its molar mass', () => {
    expect(printedSentences(gas('124-38-9', 'liquefied')).text('release.personal.gasWay')).toMatch(/heavier than air/);
    expect(printedSentences(gas('1333-74-0')).text('release.personal.gasWay')).toMatch(/lighter than air/);
    expect(printedSentences(gas('7727-37-9')).text('release.personal.gasWay')).toBe('');
  });

  it('of oxygen soaks clothing', () => {
    expect(printedSentences(gas('7782-44-7')).ids('release.personal.')).toContain('oxygenClothing');
  });
});

describe('a metal powder', () => {
  it.each([
    ['is taken up dry, not washed away', { '7440-66-6': 97, '1314-13-2': 3 }, { dryOnly: true, clean: false }],
    [
      'is cleaned with water where it is but a part',
      { '7440-66-6': 20, '1314-13-2': 80 },
      { dryOnly: false, clean: true },
    ],
  ] as const)('%s', (_, shares, expected) => {
    const properties = { state: 'Solid', appearance: 'Powder' };
    const ids = printedSentences({ shares, properties }).ids('release.containment.');
    const has = (phrase: string) => ids.includes(phrase);
    expect({ dryOnly: has('dryOnly'), clean: has('clean') }).toEqual(expected);
  });
});
