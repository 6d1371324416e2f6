import { describe, expect, it } from 'vitest';
import { loadLanguage } from './load-language.ts';

/** Names in ADR 2025, Table A, column (2). */
const known: readonly (readonly [language: string, entry: string, name: string])[] = [
  ['de', '1789 HYDROCHLORIC ACID', 'CHLORWASSERSTOFFSÄURE'],
  ['de', '1202 DIESEL FUEL', 'DIESELKRAFTSTOFF'],
  ['de', '1263 PAINT RELATED MATERIAL', 'FARBZUBEHÖRSTOFFE'],
  [
    'de',
    '3175 SOLIDS CONTAINING FLAMMABLE LIQUID, N.O.S.',
    'FESTE STOFFE, DIE ENTZÜNDBARE FLÜSSIGE STOFFE ENTHALTEN, N.A.G.',
  ],
  ['nl', '1789 HYDROCHLORIC ACID', 'ZOUTZUUR'],
  ['nl', '1202 DIESEL FUEL', 'DIESELOLIE'],
  ['nl', '1170 ETHANOL SOLUTION', 'ETHANOL, OPLOSSING'],
  ['nl', '3082 ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.', 'MILIEUGEVAARLIJKE VLOEISTOF, N.E.G.'],
  ['fr', '1831 SULPHURIC ACID, FUMING', 'ACIDE SULFURIQUE FUMANT'],
  ['fr', '1993 FLAMMABLE LIQUID, N.O.S.', 'LIQUIDE INFLAMMABLE, N.S.A.'],
  ['tr', '1993 FLAMMABLE LIQUID, N.O.S.', 'ALEVLENEBİLİR SIVI, B.B.B.'],
  ['tr', '1170 ETHANOL SOLUTION', 'ETANOL ÇÖZELTİSİ'],
  ['tr', '1263 PAINT RELATED MATERIAL', 'BOYA İLE İLGİLİ MALZEME'],
];

describe('proper shipping names by an official text', () => {
  it.each(known)('in %s: %s', async (tag, entry, name) => {
    const { shippingNames } = await loadLanguage(tag);
    expect(shippingNames?.[entry]).toBe(name);
  });

  it.each(['de', 'fr', 'nl', 'tr'])('in %s are names, without the description behind them', async (tag) => {
    const { shippingNames = {} } = await loadLanguage(tag);
    const names = Object.values(shippingNames);
    expect(names.length).toBeGreaterThan(2200);
    // Lower case is for isomer prefixes and words that join two names.
    const described = names.filter((name) =>
      /\p{Ll}{2}/u.test(name.replaceAll(/(?<!\p{L})(?:alpha|alfa|beta|bèta|tert|oder|ou|of|ve|veya)(?!\p{L})/gu, '')),
    );
    expect(described).toEqual([]);
  });
});
