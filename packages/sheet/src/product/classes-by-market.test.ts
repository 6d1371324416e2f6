import { findByCas } from '@gosds/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import { classesByMarket } from './classes-by-market.ts';

/** The classification of a substance in a market, class by class. */
function said(cas: string, market: string): readonly string[] {
  const substance = findByCas(cas);
  if (substance === undefined) throw new Error(`${cas} is not in the catalogue`);
  const { columns } = classesByMarket(substance, '2026-11-29');
  const column = columns.find(({ markets }) => markets.some((id) => id === market));
  const classes = (column?.outcomes ?? []).flatMap(({ status, hazards }) =>
    hazards.length === 0 ? [status] : hazards.map(({ code, hCode }) => `${code} ${hCode}`),
  );
  return [...classes, ...(column?.supplemental ?? [])];
}

/** Of classes that Japan's government alone found. */
const notClassified = (count: number): readonly string[] => Array.from({ length: count }, () => 'not-classified');

describe('a substance by market', () => {
  it.each([
    [
      'the list of the Union',
      '111-76-2',
      'eu',
      ['Acute Tox. 4 H302', 'Acute Tox. 3 H331', 'Skin Irrit. 2 H315', 'Eye Irrit. 2 H319', ...notClassified(4)],
    ],
    [
      'the list of Great Britain',
      '111-76-2',
      'gb',
      ['Acute Tox. 4 H302', 'Acute Tox. 4 H332', 'Skin Irrit. 2 H315', 'Eye Irrit. 2 H319', ...notClassified(4)],
    ],
    [
      'the categories of the country',
      '64-17-5',
      'us',
      ['Flam. Liq. 2 H225', 'Eye Irrit. 2A H319', ...notClassified(5)],
    ],
    ['hazards that some markets alone take', '14808-60-7', 'eu', ['not-classified', 'STOT RE 1 H372']],
    ['statements without letters', '14808-60-7', 'us', ['Carc. 1A H350', 'STOT RE 1 H372']],
    ['what a country says beside the classes', '124-38-9', 'us', ['Press. Gas (Liq.) H280', 'SIMPLE-ASPHYXIANT']],
  ])('goes by %s', (_, cas, market, expected) => {
    expect(said(cas, market)).toEqual(expected);
  });

  it('has not the class that the law of a market has not adopted', () => {
    expect(said('7681-52-9', 'ca').slice(-2)).toEqual(['not-adopted', 'not-adopted']);
    expect(said('7681-52-9', 'eu').slice(-3)).toEqual(['Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410', 'EUH031']);
  });

  it('stands in one column for all markets that say the same', () => {
    const carbonDioxide = findByCas('124-38-9');
    const columns = carbonDioxide && classesByMarket(carbonDioxide, '2026-11-29').columns;
    expect(columns).toHaveLength(2);
    expect(columns?.flatMap(({ markets }) => markets).length).toBeGreaterThan(15);
  });

  it.each([
    '7664-93-9',
    '67-56-1',
    '7697-37-2',
    '111-76-2',
    '64-17-5',
    '7664-41-7',
    '1310-73-2',
    '108-88-3',
    '50-00-0',
  ])('has in each column of %s the outcome of the class of its row', (cas) => {
    const substance = findByCas(cas);
    const { classes, columns } = substance ? classesByMarket(substance, '2026-11-29') : { classes: [], columns: [] };
    expect(classes.length).toBeGreaterThan(1);
    for (const { outcomes } of columns) expect(outcomes.map(({ hazardClass }) => hazardClass)).toEqual(classes);
  });

  it('has no row where no market gives it a class', () => {
    const water = findByCas('7732-18-5');
    expect(water && classesByMarket(water, '2026-11-29')).toMatchObject({ classes: [] });
  });
});
