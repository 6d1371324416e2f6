import { inEnglish } from '@gosds/phrases/say-message';
import { readFileSync } from 'node:fs';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import type { HazardClass } from '../hazard.ts';
import { hazard } from '../hazard.ts';
import type { Ingredient } from '../mixture.ts';
import { percent } from '../concentration.ts';
import { annexViNotes } from './annex-vi-notes.ts';
import { decided, ingredient, mixtureOf, outcomeOf } from './testing/mixture-of.ts';

const reproduction = 'Reproductive toxicity';
const carcinogenicity = 'Carcinogenicity';

describe('notes of Annex VI that release', () => {
  const fixtures: Readonly<Record<string, readonly [string, HazardClass]>> = {
    J: ['Carc. 1B H350', carcinogenicity],
    K: ['Muta. 1B H340', 'Germ cell mutagenicity'],
    L: ['Carc. 1B H350', carcinogenicity],
    M: ['Carc. 1B H350', carcinogenicity],
    N: ['Carc. 1B H350', carcinogenicity],
    P: ['Muta. 1B H340', 'Germ cell mutagenicity'],
    Q: ['Carc. 2 H351', carcinogenicity],
    R: ['Carc. 1B H350', carcinogenicity],
    '7': ['Skin Sens. 1 H317', 'Skin sensitisation'],
    '8': ['Carc. 1B H350', carcinogenicity],
    '9': ['Muta. 2 H341', 'Germ cell mutagenicity'],
    '10': ['Carc. 2 H351', carcinogenicity],
  };

  it.each(Object.entries(fixtures))(
    '%s takes the class away on evidence, and not without',
    (note, [notation, name]) => {
      const at = (releasedBy?: string) =>
        outcomeOf(
          mixtureOf([ingredient(20, [notation], { notes: [{ note, ...(releasedBy ? { releasedBy } : {}) }] })], {
            physicalState: 'solid',
          }),
          name,
        );
      expect(at().hazards).toHaveLength(1);
      const released = at('report 7');
      expect(released.hazards).toEqual([]);
      expect(inEnglish(released.reasons[0]?.leftOut[0]?.why ?? '')).toContain(`Note ${inEnglish(note)} releases it`);
      expect(inEnglish(released.reasons[0]?.leftOut[0]?.why ?? '')).toContain('report 7');
    },
  );

  it('J touches no class beside those it names', () => {
    const oil = ingredient(20, ['Asp. Tox. 1 H304'], { notes: [{ note: 'J', releasedBy: 'report 7' }] });
    const thin = { properties: { kinematicViscosity40: { min: 2, max: 2 } } };
    expect(decided(mixtureOf([oil], thin), 'Aspiration hazard').code).toBe('Asp. Tox. 1');
  });

  it('T takes a physical class away where the form marketed was tested', () => {
    const powder = (releasedBy?: string) =>
      mixtureOf(
        [ingredient(100, ['Pyr. Sol. 1 H250'], { notes: [{ note: 'T', ...(releasedBy ? { releasedBy } : {}) }] })],
        {
          physicalState: 'solid',
        },
      );
    expect(outcomeOf(powder(), 'Pyrophoric solids').hazards[0]?.code).toBe('Pyr. Sol. 1');
    expect(outcomeOf(powder('test N.2'), 'Pyrophoric solids').hazards).toEqual([]);
  });

  it('10 concerns powders alone: in a liquid the class falls away by law, where Annex VI is law', () => {
    const pigment = ingredient(20, ['Carc. 2 H351'], { notes: [{ note: '10' }] });
    expect(outcomeOf(mixtureOf([pigment]), carcinogenicity, 'eu').hazards).toEqual([]);
    expect(outcomeOf(mixtureOf([pigment]), carcinogenicity, 'us').hazards[0]?.code).toBe('Carc. 2');
    expect(outcomeOf(mixtureOf([pigment], { physicalState: 'solid' }), carcinogenicity, 'eu').hazards).toHaveLength(1);
  });

  it.each([
    ['piece', 'eu', 0],
    ['piece', 'us', 0],
    ['paste', 'eu', 0],
    ['paste', 'us', 1],
    [undefined, 'eu', 1],
    [undefined, 'us', 1],
  ] as const)('RCS: quartz in a %s, in %s', (dustBoundIn, market, left) => {
    const quartz = ingredient(20, ['STOT RE 1 H372'], { notes: [{ note: 'RCS' }] });
    const properties = dustBoundIn === undefined ? {} : { dustBoundIn };
    const solid = mixtureOf([quartz], { physicalState: 'solid', properties });
    expect(outcomeOf(solid, 'Specific target organ toxicity, repeated exposure', market).hazards).toHaveLength(left);
  });
});

describe('notes of Annex VI that say what a concentration counts', () => {
  const lead = (share: number, more: Partial<Ingredient> = {}) =>
    ingredient(share, ['Repr. 1A H360Df'], { notes: [{ note: '1' }], countedFraction: 0.5, ...more });

  it.each([
    { share: 0.6, row: 'repr.1a' },
    { share: 0.5999999, row: 'repr.1a' },
    { share: 0.5999998, row: undefined },
  ])('1: $share % of a salt that is half metal meets $row', ({ share, row }) => {
    expect(decided(mixtureOf([lead(share)]), reproduction).row).toBe(row);
  });

  it('1 leaves the whole weight counting where the share of the metal is not known, and where Annex VI is not law', () => {
    const unknown = ingredient(0.3, ['Repr. 1A H360Df'], { notes: [{ note: '1' }] });
    expect(decided(mixtureOf([unknown]), reproduction).row).toBe('repr.1a');
    expect(decided(mixtureOf([lead(0.1)]), reproduction, 'us').row).toBe('repr.1a');
  });

  it('1 is named in the reason, and leaves estimates of acute toxicity alone', () => {
    const salt = lead(10, { hazards: [hazard('Acute Tox. 4 H302'), hazard('Repr. 1A H360Df')] });
    const [reason] = outcomeOf(mixtureOf([salt]), reproduction).reasons;
    expect(reason?.counted[0]).toMatchObject({ concentration: percent(5), end: 'exact' });
    expect(inEnglish(reason?.counted[0]?.note ?? '')).toBe(
      '50 % of its weight counts as metallic element, CLP Annex VI, 1.1.3.2, Note 1',
    );
    expect(outcomeOf(mixtureOf([salt]), 'Acute toxicity, oral').reasons[0]?.found).toBe(5000);
  });

  it('1 keeps a product of one substance in its own sub-category', () => {
    const pure = lead(100, { hazards: [hazard('Skin Sens. 1A H317')] });
    expect(decided(mixtureOf([pure]), 'Skin sensitisation').code).toBe('Skin Sens. 1A');
  });

  it('1 counts the metal too where ranges cannot all reach their upper ends', () => {
    const salt = lead(0, { concentration: { lower: 0, upper: percent(100) } });
    const rest = ingredient([99, 100], []);
    const sole = { ...salt, hazards: [hazard('Aquatic Chronic 1 H410')], mChronic: 100 };
    const [reason] = outcomeOf(mixtureOf([sole, rest]), 'Hazardous to the aquatic environment, long-term').reasons;
    expect(reason?.counted[0]?.concentration).toBe(percent(0.5));
  });

  it.each([
    { note: '2', share: 0.9, limit: 0.5, row: undefined },
    { note: '2', share: 1, limit: 0.5, row: 'resp-sens.1' },
    { note: '3', share: 0.9, limit: 0.5, row: undefined },
    { note: '3', share: 1, limit: 0.5, row: 'resp-sens.1' },
    { note: '2', share: 1, limit: undefined, row: 'resp-sens.1' },
  ])(
    '$note counts the part against a limit the entry states: $share % against $limit',
    ({ note, share, limit, row }) => {
      const one = ingredient(share, ['Resp. Sens. 1 H334'], {
        notes: [{ note }],
        countedFraction: 0.5,
        ...(limit === undefined
          ? {}
          : { specificLimits: [{ outcome: hazard('Resp. Sens. 1 H334'), lower: percent(limit) }] }),
      });
      expect(decided(mixtureOf([one]), 'Respiratory sensitisation').row).toBe(row);
    },
  );

  it('an ingredient that corrodes skin and eye stays one contributor though a limit is stated for one of them', () => {
    const one = ingredient(4, ['Skin Corr. 1B H314', 'Eye Dam. 1 H318'], {
      notes: [{ note: '2' }],
      countedFraction: 0.5,
      specificLimits: [{ outcome: hazard('Skin Corr. 1B H314'), lower: percent(3) }],
    });
    const [reason] = outcomeOf(mixtureOf([one]), 'Serious eye damage/eye irritation').reasons;
    expect(reason?.counted).toHaveLength(1);
  });
});

describe('notes of Annex VI that add up', () => {
  const boron = (share: number, more: Partial<Ingredient> = {}) =>
    ingredient(share, ['Repr. 1B H360FD'], { notes: [{ note: '11' }], ...more });

  it.each([
    { shares: [0.15, 0.15], row: 'repr.1b' },
    { shares: [0.15, 0.1499999], row: undefined },
    { shares: [0.3], row: 'repr.1b' },
  ])('11: boron compounds of $shares % meet $row', ({ shares, row }) => {
    const mixture = mixtureOf(shares.map((share) => boron(share)));
    expect(decided(mixture, reproduction).row).toBe(row);
    expect(outcomeOf(mixture, reproduction).reasons[0]?.found).toBeCloseTo(
      shares.reduce((a, b) => a + b, 0),
      9,
    );
  });

  it('11 does not add what is not a boron compound, nor where Annex VI is not law', () => {
    expect(decided(mixtureOf([boron(0.2), ingredient(0.2, ['Repr. 1B H360D'])]), reproduction).row).toBeUndefined();
    expect(decided(mixtureOf([boron(0.2), boron(0.2)]), reproduction, 'un').row).toBeUndefined();
    expect(decided(mixtureOf([boron(0.06), boron(0.06)]), reproduction, 'us').row).toBeUndefined();
  });

  it('12 adds within one entry, against the limit of the category or of the entry', () => {
    const salt = (share: number, entry: string, limit?: number) =>
      ingredient(share, ['Repr. 1B H360D'], {
        notes: [{ note: '12', entry }],
        ...(limit === undefined
          ? {}
          : { specificLimits: [{ outcome: hazard('Repr. 1B H360D'), lower: percent(limit) }] }),
      });
    expect(decided(mixtureOf([salt(0.2, 'a'), salt(0.1, 'a')]), reproduction).row).toBe('repr.1b');
    expect(decided(mixtureOf([salt(0.2, 'a'), salt(0.0999999, 'a')]), reproduction).row).toBeUndefined();
    expect(decided(mixtureOf([salt(0.2, 'a'), salt(0.2, 'b')]), reproduction).row).toBeUndefined();
    expect(decided(mixtureOf([salt(2, 'a', 5), salt(2, 'a', 5)]), reproduction).row).toBeUndefined();
    expect(decided(mixtureOf([salt(3, 'a', 5), salt(2, 'a', 5)]), reproduction).row).toBe('repr.1b');
  });
});

const { path: table, isThere } = publicFile('reference/clp_annex_vi/annex_vi_table3_atp17.tsv');

describe.skipIf(!isThere)('the notes that Table 3 of Annex VI bears', () => {
  it('are all known', () => {
    const [header = '', ...rows] = readFileSync(table, 'utf8').split('\n');
    const column = header.split('\t').indexOf('notes');
    const cells = rows.flatMap((row) => row.split('\t')[column]?.split(/[^A-Z0-9]+/) ?? []);
    const unknown = new Set(cells.filter((note) => note !== '' && annexViNotes[note] === undefined));
    expect([...unknown]).toEqual([]);
  });
});
