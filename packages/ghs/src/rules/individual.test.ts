import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import { percent } from '../concentration.ts';
import { hazard, type HazardClass } from '../hazard.ts';
import type { JurisdictionId } from '../jurisdiction-id.ts';
import { decided, ingredient, mixtureOf, outcomeOf } from './testing/mixture-of.ts';

type Limit = readonly [
  market: JurisdictionId,
  notation: string,
  hazardClass: HazardClass,
  at: number,
  code: string,
  row: string,
];

const stotSe = 'Specific target organ toxicity, single exposure';
const stotRe = 'Specific target organ toxicity, repeated exposure';
const limits: readonly Limit[] = [
  ['eu', 'Resp. Sens. 1A H334', 'Respiratory sensitisation', 0.1, 'Resp. Sens. 1', 'resp-sens.1a'],
  ['eu', 'Resp. Sens. 1 H334', 'Respiratory sensitisation', 1, 'Resp. Sens. 1', 'resp-sens.1'],
  ['eu', 'Resp. Sens. 1B H334', 'Respiratory sensitisation', 1, 'Resp. Sens. 1', 'resp-sens.1b'],
  ['us', 'Resp. Sens. 1 H334', 'Respiratory sensitisation', 0.1, 'Resp. Sens. 1', 'resp-sens.1'],
  ['us', 'Resp. Sens. 1B H334', 'Respiratory sensitisation', 1, 'Resp. Sens. 1', 'resp-sens.1b'],
  ['eu', 'Skin Sens. 1A H317', 'Skin sensitisation', 0.1, 'Skin Sens. 1', 'skin-sens.1a'],
  ['eu', 'Skin Sens. 1 H317', 'Skin sensitisation', 1, 'Skin Sens. 1', 'skin-sens.1'],
  ['eu', 'Skin Sens. 1B H317', 'Skin sensitisation', 1, 'Skin Sens. 1', 'skin-sens.1b'],
  ['us', 'Skin Sens. 1 H317', 'Skin sensitisation', 0.1, 'Skin Sens. 1', 'skin-sens.1'],
  ['ca', 'Skin Sens. 1B H317', 'Skin sensitisation', 1, 'Skin Sens. 1B', 'skin-sens.1b'],
  ['au', 'Skin Sens. 1 H317', 'Skin sensitisation', 1, 'Skin Sens. 1', 'skin-sens.1'],
  ['eu', 'Muta. 1A H340', 'Germ cell mutagenicity', 0.1, 'Muta. 1A', 'muta.1a'],
  ['eu', 'Muta. 1B H340', 'Germ cell mutagenicity', 0.1, 'Muta. 1B', 'muta.1b'],
  ['eu', 'Muta. 2 H341', 'Germ cell mutagenicity', 1, 'Muta. 2', 'muta.2'],
  ['us', 'Muta. 2 H341', 'Germ cell mutagenicity', 1, 'Muta. 2', 'muta.2'],
  ['eu', 'Carc. 1A H350', 'Carcinogenicity', 0.1, 'Carc. 1A', 'carc.1a'],
  ['eu', 'Carc. 1B H350', 'Carcinogenicity', 0.1, 'Carc. 1B', 'carc.1b'],
  ['eu', 'Carc. 2 H351', 'Carcinogenicity', 1, 'Carc. 2', 'carc.2'],
  ['us', 'Carc. 2 H351', 'Carcinogenicity', 0.1, 'Carc. 2', 'carc.2'],
  ['ca', 'Carc. 2 H351', 'Carcinogenicity', 0.1, 'Carc. 2', 'carc.2'],
  ['au', 'Carc. 2 H351', 'Carcinogenicity', 1, 'Carc. 2', 'carc.2'],
  ['eu', 'Repr. 1A H360', 'Reproductive toxicity', 0.3, 'Repr. 1A', 'repr.1a'],
  ['eu', 'Repr. 1B H360D', 'Reproductive toxicity', 0.3, 'Repr. 1B', 'repr.1b'],
  ['eu', 'Repr. 2 H361', 'Reproductive toxicity', 3, 'Repr. 2', 'repr.2'],
  ['us', 'Repr. 1B H360', 'Reproductive toxicity', 0.1, 'Repr. 1B', 'repr.1b'],
  ['us', 'Repr. 2 H361', 'Reproductive toxicity', 0.1, 'Repr. 2', 'repr.2'],
  ['ca', 'Repr. 2 H361', 'Reproductive toxicity', 0.1, 'Repr. 2', 'repr.2'],
  ['eu', 'Lact. H362', 'Effects on or via lactation', 0.3, 'Lact.', 'lact'],
  ['us', 'Lact. H362', 'Effects on or via lactation', 0.1, 'Lact.', 'lact'],
  ['eu', 'STOT SE 1 H370', stotSe, 10, 'STOT SE 1', 'stot-se.category-1'],
  ['eu', 'STOT SE 2 H371', stotSe, 10, 'STOT SE 2', 'stot-se.category-2'],
  ['us', 'STOT SE 1 H370', stotSe, 1, 'STOT SE 1', 'stot-se.category-1'],
  ['us', 'STOT SE 2 H371', stotSe, 1, 'STOT SE 2', 'stot-se.category-2'],
  ['ca', 'STOT SE 1 H370', stotSe, 1, 'STOT SE 1', 'stot-se.category-1'],
  ['eu', 'STOT RE 1 H372', stotRe, 10, 'STOT RE 1', 'stot-re.category-1'],
  ['eu', 'STOT RE 2 H373', stotRe, 10, 'STOT RE 2', 'stot-re.category-2'],
  ['us', 'STOT RE 2 H373', stotRe, 1, 'STOT RE 2', 'stot-re.category-2'],
  ['eu', 'ED HH 1 EUH380', 'Endocrine disruption for human health', 0.1, 'ED HH 1', 'ed-hh.category-1'],
  ['eu', 'ED HH 2 EUH381', 'Endocrine disruption for human health', 1, 'ED HH 2', 'ed-hh.category-2'],
  ['eu', 'ED ENV 1 EUH430', 'Endocrine disruption for the environment', 0.1, 'ED ENV 1', 'ed-env.category-1'],
  ['eu', 'PBT EUH440', 'PBT or vPvB properties', 0.1, 'PBT', 'pbt.pbt'],
  ['eu', 'vPvM EUH451', 'PMT or vPvM properties', 0.1, 'vPvM', 'pmt.vpvm'],
  ['eu', 'Ozone 1 H420', 'Hazardous to the ozone layer', 0.1, 'Ozone 1', 'ozone.1'],
];

describe('classes in which one ingredient alone decides', () => {
  it.each(limits)('%s: %s in %s from %d %% on is %s', (market, notation, hazardClass, at, code, row) => {
    const share = (value: number) => mixtureOf([ingredient(value, [notation])]);
    expect(decided(share(at), hazardClass, market)).toEqual({ code, row });
    expect(decided(share(at + 1e-7), hazardClass, market)).toEqual({ code, row });
    expect(decided(share(at - 1e-7), hazardClass, market)).not.toEqual({ code, row });
  });

  it('steps STOT 1 down to Category 2 from 1 % on in Europe (Tables 3.8.3 and 3.9.4)', () => {
    const single = (share: number) => mixtureOf([ingredient(share, ['STOT SE 1 H370 (nerves)'])]);
    expect(outcomeOf(single(9.9999999), stotSe).hazards).toEqual([
      { code: 'STOT SE 2', hCode: 'H371', detail: 'nerves' },
    ]);
    expect(decided(single(1), stotSe)).toEqual({ code: 'STOT SE 2', row: 'stot-se.category-1-low' });
    expect(decided(single(0.9999999), stotSe).code).toBeUndefined();
  });

  it('never adds two ingredients up', () => {
    const mixture = mixtureOf([ingredient(0.09, ['Carc. 1B H350']), ingredient(0.09, ['Carc. 1B H350i'])]);
    expect(decided(mixture, 'Carcinogenicity').code).toBeUndefined();
  });

  it('has its own limit for respiratory sensitisers in gases (Table 3.4.5)', () => {
    const gas = (share: number) => mixtureOf([ingredient(share, ['Resp. Sens. 1 H334'])], { physicalState: 'gas' });
    expect(decided(gas(0.2), 'Respiratory sensitisation').code).toBe('Resp. Sens. 1');
    expect(decided(gas(0.1999999), 'Respiratory sensitisation').code).toBeUndefined();
  });

  it('lets a specific limit replace the generic one, up and down', () => {
    const mit = (share: number) =>
      ingredient(share, ['Skin Sens. 1A H317'], {
        specificLimits: [{ outcome: hazard('Skin Sens. 1A H317'), lower: percent(0.0015) }],
      });
    expect(decided(mixtureOf([mit(0.0015)]), 'Skin sensitisation').code).toBe('Skin Sens. 1');
    expect(decided(mixtureOf([mit(0.0014999)]), 'Skin sensitisation').code).toBeUndefined();
    const borate = ingredient(2, ['Repr. 1B H360FD'], {
      specificLimits: [{ outcome: hazard('Repr. 1B H360FD'), lower: percent(5.5) }],
    });
    expect(decided(mixtureOf([borate]), 'Reproductive toxicity', 'eu').code).toBeUndefined();
    expect(decided(mixtureOf([borate]), 'Reproductive toxicity', 'us').code).toBe('Repr. 1B');
  });

  it.each([
    { notations: ['Repr. 1B H360F', 'Repr. 1B H360D'], hCode: 'H360FD' },
    { notations: ['Repr. 1B H360F', 'Repr. 2 H361d'], hCode: 'H360Fd' },
    { notations: ['Repr. 1B H360D', 'Repr. 1B H360'], hCode: 'H360' },
    { notations: ['Repr. 2 H361f', 'Repr. 2 H361d'], hCode: 'H361fd' },
  ])('brings the effects of its ingredients together: $notations is $hCode', ({ notations, hCode }) => {
    const mixture = mixtureOf(notations.map((notation) => ingredient(5, [notation])));
    expect(outcomeOf(mixture, 'Reproductive toxicity').hazards[0]?.hCode).toBe(hCode);
  });

  it('says by inhalation only where every carcinogen is one by inhalation', () => {
    const both = (other: string) =>
      outcomeOf(mixtureOf([ingredient(1, ['Carc. 1B H350i']), ingredient(1, [other])]), 'Carcinogenicity').hazards[0]
        ?.hCode;
    expect(both('Carc. 1B H350i')).toBe('H350i');
    expect(both('Carc. 1B H350')).toBe('H350');
  });

  it('takes an ingredient without an entry in the class by the specific limit that it states', () => {
    const mixture = (share: number) =>
      mixtureOf([
        ingredient(share, ['Skin Irrit. 2 H315'], {
          specificLimits: [{ outcome: hazard('Carc. 2 H351'), lower: percent(5) }],
        }),
      ]);
    expect(decided(mixture(5), 'Carcinogenicity')).toEqual({ code: 'Carc. 2', row: 'carc.2' });
    expect(decided(mixture(4.9999999), 'Carcinogenicity').code).toBeUndefined();
    const [reason] = outcomeOf(mixture(4.9999999), 'Carcinogenicity').reasons;
    expect(inEnglish(reason?.leftOut[0]?.why ?? '')).toBe(
      '4.9999999 % < 5 % (specific limit 5 %, Regulation (EC) No 1272/2008, Article 10(5))',
    );
  });

  it.each([
    { share: 0.1999999, code: undefined, row: undefined },
    { share: 0.2, code: 'STOT SE 2', row: 'stot-se.category-2' },
    { share: 0.9999999, code: 'STOT SE 2', row: 'stot-se.category-2' },
    { share: 1, code: 'STOT SE 1', row: 'stot-se.category-1' },
  ])('takes the band of a milder category as evidence where limits are not law: $share % is $code', (one) => {
    const phosphate = ingredient(one.share, ['STOT SE 1 H370 (nerves)'], {
      specificLimits: [
        { outcome: hazard('STOT SE 1 H370'), lower: percent(1) },
        { outcome: hazard('STOT SE 2 H371'), lower: percent(0.2), upper: percent(1) },
      ],
    });
    expect(decided(mixtureOf([phosphate]), stotSe, 'us')).toEqual({ code: one.code, row: one.row });
    expect(outcomeOf(mixtureOf([phosphate]), stotSe, 'us').hazards[0]?.detail).toBe(one.code && 'nerves');
    expect(decided(mixtureOf([phosphate]), stotSe, 'eu').code).toBe(one.code);
  });

  it('takes no row of a more potent sub-category for a band', () => {
    const sensitiser = ingredient(0.4, ['Skin Sens. 1 H317'], {
      specificLimits: [{ outcome: hazard('Skin Sens. 1 H317'), lower: percent(0.5) }],
    });
    expect(decided(mixtureOf([sensitiser]), 'Skin sensitisation', 'un').code).toBeUndefined();
  });

  it('does not classify for what is not there, whatever the limit', () => {
    const none = ingredient(0, ['Carc. 1B H350'], {
      specificLimits: [{ outcome: hazard('Carc. 1B H350'), lower: percent(0) }],
    });
    expect(decided(mixtureOf([none]), 'Carcinogenicity').code).toBeUndefined();
  });

  it('names, of several ingredients, the one closest to its own limit', () => {
    const near = ingredient(0.05, ['Carc. 1B H350'], { name: 'near' });
    const far = ingredient(0.06, ['Carc. 1B H350'], {
      name: 'far',
      specificLimits: [{ outcome: hazard('Carc. 1B H350'), lower: percent(3) }],
    });
    for (const ingredients of [
      [near, far],
      [far, near],
    ]) {
      const reasons = outcomeOf(mixtureOf(ingredients), 'Carcinogenicity').reasons;
      expect(reasons.find(({ ruleId }) => ruleId === 'carc.1b')).toMatchObject({ found: 0.05, limit: 0.1 });
    }
  });

  it('lets the more severe category of two ingredients decide', () => {
    const mixture = mixtureOf([ingredient(0.1, ['Carc. 1A H350']), ingredient(50, ['Carc. 2 H351'])]);
    expect(decided(mixture, 'Carcinogenicity')).toEqual({ code: 'Carc. 1A', row: 'carc.1a' });
  });

  it('keeps the sub-category of a single substance', () => {
    expect(decided(mixtureOf([ingredient(100, ['Skin Sens. 1A H317'])]), 'Skin sensitisation').code).toBe(
      'Skin Sens. 1A',
    );
  });
});

describe('notes of CLP Annex VI', () => {
  const oil = (notes: readonly { note: string; releasedBy?: string }[]) =>
    mixtureOf([ingredient(40, ['Carc. 1B H350', 'Asp. Tox. 1 H304'], { notes })]);

  it('release a class only where the evidence is shown, which stands in the reasons', () => {
    expect(decided(oil([{ note: 'L' }]), 'Carcinogenicity').code).toBe('Carc. 1B');
    const { hazards, reasons } = outcomeOf(
      oil([{ note: 'L', releasedBy: 'IP 346: 1.2 %, report 7' }]),
      'Carcinogenicity',
    );
    expect(hazards).toEqual([]);
    expect(inEnglish(reasons[0]?.leftOut[0]?.why ?? '')).toContain('Note L');
    expect(inEnglish(reasons[0]?.leftOut[0]?.why ?? '')).toContain('IP 346: 1.2 %, report 7');
  });

  it('release nothing beyond their own classes', () => {
    const released = oil([{ note: 'L', releasedBy: 'IP 346: 1.2 %' }]);
    expect(outcomeOf(released, 'Aspiration hazard').status).toBe('incomplete');
  });
});
