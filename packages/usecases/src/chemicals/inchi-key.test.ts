import { expect, it } from 'vitest';
import { inchiKeyOf } from './inchi-key.ts';

/** Keys that RDKit 2026.9.1 gives: of salts, ions, isomers and isotopes. */
it.each([
  ['InChI=1S/ClH.Na/h1H;/q;+1/p-1', 'FAPWRFPIFSIZLT-UHFFFAOYSA-M'],
  ['InChI=1S/H2O4S/c1-5(2,3)4/h(H2,1,2,3,4)', 'QAOWNCQODCNURD-UHFFFAOYSA-N'],
  ['InChI=1S/C3H2ClF5O/c4-1(5)3(8,9)10-2(6)7/h1-2H/t1-/m0/s1', 'JPGQOUSTVILISH-SFOWXEAESA-N'],
  ['InChI=1S/Cu.H2O/h;1H2/q+1;/p-1', 'ZMHWUUMELDFBCZ-UHFFFAOYSA-M'],
  ['InChI=1S/C11H17NO/c1-5-12(3,4)11-8-10(13)7-6-9(11)2/h6-8H,5H2,1-4H3/p+1', 'NSVDQSUXNQEONP-UHFFFAOYSA-O'],
  ['InChI=1S/FH/h1H/i/hD', 'KRHYYFGTRYWZRS-DYCDLGHISA-N'],
  ['InChI=1S/C2H2Cl2/c3-1-2-4/h1-2H/b2-1+', 'KFUSEUYYWQURPO-OWOJBTEDSA-N'],
  ['InChI=1S/2Na.S/q2*+1;-2', 'GRVFOGOEDUUMBP-UHFFFAOYSA-N'],
  ['InChI=1S/2ClH.Yb/h2*1H;/q;;+2/p-2', 'LINIOGPXIKIICR-UHFFFAOYSA-L'],
])('has the key of %s', (inchi, key) => {
  expect(inchiKeyOf(inchi)).toBe(key);
});

it.each(['', 'InChI=', 'InChI=1S/', 'InChI=1/CH4/h1H4', 'CSCPPACGZOOCGX-UHFFFAOYSA-N', `InChI=1S/${'C'.repeat(2001)}`])(
  'has none for “%s”',
  (text) => {
    expect(inchiKeyOf(text)).toBeUndefined();
  },
);
