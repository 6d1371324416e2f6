import { describe, expect, it } from 'vitest';
import { nameKey } from './name-key.ts';
import { queryKinds, queryWords } from './query-kind.ts';

describe('queryKinds', () => {
  it.each([
    ['67-64-1', [{ kind: 'cas', cas: '67-64-1' }]],
    [' CAS 67-64-1 ', [{ kind: 'cas', cas: '67-64-1' }]],
    ['CAS-No.: 67–64–1', [{ kind: 'cas', cas: '67-64-1' }]],
    ['67 64 1', [{ kind: 'cas', cas: '67-64-1' }]],
    ['67-64 1', []],
    ['CAS 67 - 64 - 1', [{ kind: 'cas', cas: '67-64-1' }]],
    ['Aceton, CAS 67 - 64 - 1', [{ kind: 'cas', cas: '67-64-1' }]],
    ['67_64_1', [{ kind: 'cas', cas: '67-64-1' }]],
    ['1310.73.2', [{ kind: 'cas', cas: '1310-73-2' }]],
    ['67.64.2', []],
    ['5O-OO-0', [{ kind: 'cas', cas: '50-00-0' }]],
    ['7l-43-2', [{ kind: 'cas', cas: '71-43-2' }]],
    ['OI-OI-O', [{ kind: 'formula', composition: 'I2 O3' }]],
    ['607-002-00-6', [{ kind: 'index', index: '607-002-00-6' }]],
    ['Index-Nr. 606-001-00-8', [{ kind: 'index', index: '606-001-00-8' }]],
    ['Index 605-003-00-x', [{ kind: 'index', index: '605-003-00-X' }]],
    ['国連番号1090 アセトン', [{ kind: 'un', un: '1090' }]],
    ['67641', [{ kind: 'cas', cas: '67-64-1' }]],
    ['0067641', [{ kind: 'cas', cas: '67-64-1' }]],
    ['67-64-2', [{ kind: 'wrong-check-digit', cas: '67-64-2', expected: '1' }]],
    ['67642', []],
    ['200-662-2', [{ kind: 'ec', ec: '200-662-2' }]],
    ['EC 200-662-2', [{ kind: 'ec', ec: '200-662-2' }]],
    ['EINECS No. 200-662-2', [{ kind: 'ec', ec: '200-662-2' }]],
    ['EG-Nr.: 200-662-2', [{ kind: 'ec', ec: '200-662-2' }]],
    ['CAS number 67-64-1', [{ kind: 'cas', cas: '67-64-1' }]],
    ['UN1090', [{ kind: 'un', un: '1090' }]],
    ['UN No. 1090', [{ kind: 'un', un: '1090' }]],
    ['UN-1090', [{ kind: 'un', un: '1090' }]],
    ['EC 1090', []],
    ['un 1090', [{ kind: 'un', un: '1090' }]],
    ['1090', [{ kind: 'un', un: '1090' }]],
    ['UN 1203 gasoline', [{ kind: 'un', un: '1203' }]],
    ['UN1830, sulphuric acid', [{ kind: 'un', un: '1830' }]],
    ['1203 gasoline', []],
    ['UN 1203 4', []],
    ['Acetone (67-64-1)', [{ kind: 'cas', cas: '67-64-1' }]],
    ['67-64-1 acetone', [{ kind: 'cas', cas: '67-64-1' }]],
    ['acetone 67-64-2', []],
    ['acetone 67-64-1, ethanol 64-17-5', []],
    ['CuSO4·5H2O', [{ kind: 'formula', composition: 'Cu1 H10 O9 S1' }]],
    ['CuSO4 · 5 H2O', [{ kind: 'formula', composition: 'Cu1 H10 O9 S1' }]],
    ['H2O4S.10H2O.2Na', [{ kind: 'formula', composition: 'H20 Na2 O14 S1' }]],
    ['Na2SO4*10H2O', [{ kind: 'formula', composition: 'H20 Na2 O14 S1' }]],
    ['CH2O3.Ca', [{ kind: 'formula', composition: 'C1 Ca1 O3' }]],
    ['ClH.Na', [{ kind: 'formula', composition: 'Cl1 Na1' }]],
    ['CW1101', [{ kind: 'number', number: 1101 }]],
    ['cscpptacgzoocgx', []],
    ['CSCPPACGZOOCGX-UHFFFAOYSA-N', [{ kind: 'inchikey', inchikey: 'CSCPPACGZOOCGX-UHFFFAOYSA-N' }]],
    ['InChI=1S/C3H6O/c1-3(2)4/h1-2H3', [{ kind: 'inchikey', inchikey: 'CSCPPACGZOOCGX-UHFFFAOYSA-N' }]],
    [' inchi=1S/C6H6/c1-2-4-6-5-3-1/h1-6H ', [{ kind: 'inchikey', inchikey: 'UHOVQNZJYSORNB-UHFFFAOYSA-N' }]],
    ['InChI=1S/H2O4S/c1-5(2,3)4/h(H2,1,2,3,4)', [{ kind: 'inchikey', inchikey: 'QAOWNCQODCNURD-UHFFFAOYSA-N' }]],
    ['InChI=1/C3H6O/c1-3(2)4/h1-2H3', []],
    ['dtxsid8021482', [{ kind: 'dtxsid', dtxsid: 'DTXSID8021482' }]],
    ['CH3COCH3', [{ kind: 'formula', composition: 'C3 H6 O1' }]],
    ['2006623', []],
    ['8006622', []],
    ['dtxsid 3039242', [{ kind: 'dtxsid', dtxsid: 'DTXSID3039242' }]],
    ['CH2=CHCN', [{ kind: 'formula', composition: 'C3 H3 N1' }]],
    ['CH3-CO-CH3', [{ kind: 'formula', composition: 'C3 H6 O1' }]],
    ['casein', []],
    ['CASE 17', []],
    ['id 12', []],
    ['acetone', []],
    ['', []],
  ])('reads “%s”', (text, kinds) => {
    expect(queryKinds(text)).toEqual(kinds);
  });
});

describe('a number with a label', () => {
  it.each([
    ...['１０８－８８－３', 'cas108883', 'CAS# 108-88-3', 'CAS登录号 108-88-3', 'N° CAS : 108-88-3', '№ CAS 108-88-3'],
    ...['[108-88-3]', '108-88-3.', 'CAS番号：108-88-3', '(CAS: 108-88-3)'],
  ])('“%s” is a CAS number', (text) => {
    expect(queryKinds(text)).toEqual([{ kind: 'cas', cas: '108-88-3' }]);
  });

  it.each(['2006622', 'EC# 200-662-2', 'N° CE 200-662-2', 'No. EC: 200–662–2', '(EC 200-662-2)'])(
    '“%s” is an EC number',
    (text) => {
      expect(queryKinds(text)).toEqual([{ kind: 'ec', ec: '200-662-2' }]);
    },
  );

  it.each(['UN#2031', 'U.N. 2031', 'UN = 2031', 'N° ONU 2031', '(UN 2031)'])('“%s” is a UN number', (text) => {
    expect(queryKinds(text)).toEqual([{ kind: 'un', un: '2031' }]);
  });

  it.each(['InChIKey=UHOVQNZJYSORNB-UHFFFAOYSA-N', 'InChIKey: uhovqnzjysornb-uhfffaoysa-n'])(
    '“%s” is an InChIKey',
    (text) => {
      expect(queryKinds(text)).toEqual([{ kind: 'inchikey', inchikey: 'UHOVQNZJYSORNB-UHFFFAOYSA-N' }]);
    },
  );
});

describe('nameKey', () => {
  it.each([
    ['2,4-Dichlorophenol', '24dichlorophenol'],
    ['β-Pinene', 'betapinene'],
    ["4,4'-Methylenedianiline", '44methylenedianiline'],
    ['4,4′-Methylenedianiline', '44methylenedianiline'],
    ['Salzsäure', 'salzsaure'],
    ['Salzsaeure', 'salzsaure'],
    ['  ACETONE ', 'acetone'],
    ['丙酮', '丙酮'],
    ['Толуол', 'toluol'],
    ['уайт-спирит', 'uaitspirit'],
    ['ксилол', 'xilol'],
    ['Формальдегид', 'formaldehyd'],
    ['%_*', ''],
  ])('folds “%s”', (name, key) => {
    expect(nameKey(name)).toBe(key);
  });
});

describe('queryWords', () => {
  it('parts at spaces and signs, and keeps no wildcard', () => {
    expect(queryWords(' sodium  (lauryl) sulf%ate_* ')).toEqual(['sodium', 'lauryl', 'sulf', 'ate']);
  });
});
