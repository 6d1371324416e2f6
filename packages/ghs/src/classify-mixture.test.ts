import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import { classifyMixture, worstHazards } from './classify-mixture.ts';
import { percent } from './concentration.ts';
import { hazard, type HazardClass } from './hazard.ts';
import { marketIds } from './markets/market-as-of.ts';
import { marketById } from './testing/market-by-id.ts';
import { MixtureError } from './mixture-error.ts';
import type { Ingredient, Mixture, TestData } from './mixture.ts';
import { gasOf } from './rules/testing/gas-of.ts';
import { decided, ingredient, mixtureOf, outcomeOf } from './rules/testing/mixture-of.ts';

const skin = 'Skin corrosion/irritation';
const carcinogenicity = 'Carcinogenicity';

describe('declared ranges', () => {
  it('count at their worst, and the lower ends stand beside it', () => {
    const outcome = outcomeOf(mixtureOf([ingredient([2, 6], ['Skin Corr. 1B H314'])]), skin);
    expect(outcome.hazards[0]?.code).toBe('Skin Corr. 1B');
    expect(outcome.atLowerEnds?.[0]?.code).toBe('Skin Irrit. 2');
    expect(outcome.reasons[0]?.counted[0]).toMatchObject({ concentration: percent(6), end: 'upper' });
  });

  it('`> 20` reaches up to what the lower ends of the rest leave', () => {
    const mixture = mixtureOf([
      ingredient([20, 100], ['STOT RE 2 H373']),
      ingredient([30, 50], []),
      ingredient(25, []),
    ]);
    const [reason] = outcomeOf(mixture, 'Specific target organ toxicity, repeated exposure').reasons;
    expect(reason?.counted[0]?.concentration).toBe(percent(45));
  });

  it('never add up to more than the 100 % there are', () => {
    const third = () => ingredient([20, 60], ['Acute Tox. 4 H302']);
    const mixture = mixtureOf([third(), third(), third()]);
    expect(classifyMixture(mixture, marketById('eu')).ate[0]?.value).toBeCloseTo(500);
    expect(decided(mixture, 'Acute toxicity, oral').code).toBe('Acute Tox. 4');
  });

  it('give the room that is left to the ingredient that counts most', () => {
    const mixture = mixtureOf([
      ingredient([10, 90], ['Skin Irrit. 2 H315']),
      ingredient([1, 90], ['Skin Corr. 1B H314']),
    ]);
    const counted = outcomeOf(mixture, skin).reasons[0]?.counted[0];
    expect(counted).toMatchObject({ concentration: percent(90), end: 'upper' });
  });
});

it('tells the end of a range from the most that the others leave', () => {
  const harmful = (range: [number, number]) => ingredient(range, ['Acute Tox. 4 H302']);
  const mixture = mixtureOf([harmful([30, 40]), harmful([25, 35]), harmful([35, 35])]);
  const { counted } = outcomeOf(mixture, 'Acute toxicity, oral').reasons[0] ?? {};
  expect(counted?.map(({ concentration, end }) => [concentration, end])).toEqual([
    [percent(40), 'upper'],
    [percent(25), 'lower'],
    [percent(35), 'exact'],
  ]);
  const crowded = mixtureOf([harmful([30, 40]), harmful([15, 25]), harmful([50, 50])]);
  const [first, second] = outcomeOf(crowded, 'Acute toxicity, oral').reasons[0]?.counted ?? [];
  expect([first?.end, second?.end]).toContain('most');
});

describe('the lower ends of a range', () => {
  const codesAtLowerEnds = (mixture: Mixture, hazardClass: HazardClass, market: 'eu' | 'un' = 'eu') => {
    const { hazards, atLowerEnds } = outcomeOf(mixture, hazardClass, market);
    return [hazards[0]?.code, atLowerEnds?.[0]?.code];
  };

  it('judge the physical classes of a gas again', () => {
    const gas = gasOf({ hydrogen: [0.1, 20], nitrogen: [80, 99.9] });
    expect(codesAtLowerEnds(gas, 'Flammable gases')).toEqual(['Flam. Gas 1A', undefined]);
  });

  it('judge an aerosol again', () => {
    const aerosol = mixtureOf([ingredient([0.5, 90], ['Flam. Gas 1A H220']), ingredient([10, 99.5], [])], {
      physicalState: 'aerosol',
      properties: { heatOfCombustion: { min: 10, max: 10 } },
    });
    expect(codesAtLowerEnds(aerosol, 'Aerosols')).toEqual(['Aerosol 1', 'Aerosol 3']);
  });

  it('judge a chemical under pressure again', () => {
    const packed = mixtureOf([ingredient([0.5, 90], ['Flam. Liq. 2 H225']), ingredient([10, 99.5], [])], {
      properties: {
        isPressurisedChemical: true,
        flashPointC: { min: 10, max: 10 },
        heatOfCombustion: { min: 10, max: 10 },
      },
    });
    expect(codesAtLowerEnds(packed, 'Chemicals under pressure', 'un')).toEqual(['Chem. Press. 2', 'Chem. Press. 3']);
  });

  it('leave to a liquid the class that its flash point gives', () => {
    const liquid = mixtureOf([ingredient([1, 90], ['Flam. Liq. 2 H225']), ingredient([10, 99], [])], {
      properties: { flashPointC: { min: 30, max: 30 }, initialBoilingPointC: { min: 80, max: 80 } },
    });
    expect(codesAtLowerEnds(liquid, 'Flammable liquids')).toEqual(['Flam. Liq. 3', 'Flam. Liq. 3']);
  });

  it('leave to a product its type of peroxide that carries no statement', () => {
    const typeG = ingredient([99, 100], [], { hazards: [{ code: 'Org. Perox. G', hCode: '' }] });
    expect(codesAtLowerEnds(mixtureOf([typeG]), 'Organic peroxides')).toEqual(['Org. Perox. G', 'Org. Perox. G']);
  });

  it('keep the test that decided a class on record', () => {
    const test: TestData = { hazardClass: skin, method: 'OECD 439', source: 'report' };
    const tested = mixtureOf([ingredient([5, 20], ['Skin Irrit. 2 H315'])], { testData: [test] });
    const { testData, atLowerEnds } = outcomeOf(tested, skin);
    expect(testData).toMatchObject({ method: 'OECD 439', calculated: [{ code: 'Skin Irrit. 2' }] });
    expect(atLowerEnds).toEqual([]);
  });
});

describe('the hazards of the worst case alone', () => {
  it.each(marketIds)('are in %s those of the whole classification, class by class', (id) => {
    const mixture = mixtureOf([
      ingredient([5, 20], ['Skin Corr. 1B H314', 'Acute Tox. 3 H301']),
      ingredient([1, 30], ['Aquatic Acute 1 H400', 'STOT SE 3 H336', 'Asp. Tox. 1 H304']),
      ingredient([10, 60], ['Repr. 2 H361d', 'Flam. Liq. 2 H225']),
    ]);
    const market = marketById(id);
    const hazardsOf = (outcomes: ReturnType<typeof worstHazards>) => outcomes.map(({ hazards }) => hazards);
    expect(hazardsOf(worstHazards(mixture, market))).toEqual(hazardsOf(classifyMixture(mixture, market).outcomes));
    expect(worstHazards(mixture, market).some(({ hazards }) => hazards.length > 0)).toBe(true);
  });

  it('take no reason from the classification that follows', () => {
    const market = { ...marketById('eu') };
    const harmless = mixtureOf([ingredient(100, [])]);
    worstHazards(harmless, market);
    expect(classifyMixture(harmless, market)).toEqual(classifyMixture(harmless, marketById('eu')));
  });

  it('are not asked of what is not a mixture', () => {
    expect(() => worstHazards(mixtureOf([ingredient(-1, [])]), marketById('eu'))).toThrow(MixtureError);
  });
});

describe('an ingredient nobody has classified', () => {
  const unknown: Ingredient = { ...ingredient(5, []), name: 'perfume', hazards: 'not-assessed' };

  it('leaves every class it could change incomplete, by name', () => {
    const mixture = mixtureOf([unknown]);
    const open = classifyMixture(mixture, marketById('eu')).outcomes.filter(({ status }) => status === 'incomplete');
    const names: readonly HazardClass[] = [skin, 'Skin sensitisation', carcinogenicity, 'Aspiration hazard'];
    expect(open.map(({ hazardClass }) => hazardClass)).toEqual(expect.arrayContaining([...names]));
    expect(open.every(({ missing }) => missing.length > 0)).toBe(true);
  });

  it('does not hide what the others already lead to', () => {
    const mixture = mixtureOf([unknown, ingredient(10, ['Skin Irrit. 2 H315']), ingredient(1, ['Carc. 1A H350'])]);
    expect(outcomeOf(mixture, skin)).toMatchObject({ status: 'incomplete', hazards: [{ code: 'Skin Irrit. 2' }] });
    expect(outcomeOf(mixture, carcinogenicity).status).toBe('classified');
  });

  it('below every cut-off changes nothing', () => {
    const mixture = mixtureOf([{ ...unknown, concentration: { lower: 10, upper: 10 } }]);
    expect(outcomeOf(mixture, skin).status).toBe('not-classified');
    expect(outcomeOf(mixture, carcinogenicity).status).toBe('not-classified');
  });
});

describe('a test on the mixture itself', () => {
  const tested = (hazardClass: HazardClass, outcome?: string): TestData => ({
    hazardClass,
    ...(outcome === undefined ? {} : { outcome: hazard(outcome) }),
    method: 'OECD 404',
    source: 'report 12',
  });
  const irritating = [ingredient(30, ['Skin Irrit. 2 H315', 'Carc. 2 H351'])];

  it('overrides the calculation and leaves it on record (CLP Article 9(3))', () => {
    const { status, hazards, testData, reasons } = outcomeOf(mixtureOf(irritating, { testData: [tested(skin)] }), skin);
    expect({ status, hazards }).toEqual({ status: 'not-classified', hazards: [] });
    expect(testData).toMatchObject({
      method: 'OECD 404',
      source: 'report 12',
      calculated: [{ code: 'Skin Irrit. 2' }],
    });
    expect(reasons.slice(0, 2).map(({ ruleId }) => ruleId)).toEqual(['test-data', 'skin.irritant-10']);
  });

  it('can also be worse than the calculation', () => {
    const testData = [tested(skin, 'Skin Corr. 1B H314')];
    expect(decided(mixtureOf(irritating, { testData }), skin)).toEqual({ code: 'Skin Corr. 1B', row: 'test-data' });
  });

  it('counts by the more severe of two, whichever comes first, and gives its date', () => {
    const mild = { ...tested(skin, 'Skin Irrit. 2 H315'), source: 'mild' };
    const severe = { ...tested(skin, 'Skin Corr. 1B H314'), source: 'severe', date: '2026-01-01' };
    for (const testData of [
      [mild, severe],
      [severe, mild],
      [tested(skin), severe],
    ]) {
      const [reason] = outcomeOf(mixtureOf(irritating, { testData }), skin).reasons;
      expect(inEnglish(reason?.summary ?? '')).toBe(
        'Test on the mixture: Skin Corr. 1B H314 (OECD 404; severe, 2026-01-01) overrides the calculation',
      );
    }
    const [undated] = outcomeOf(mixtureOf(irritating, { testData: [tested(skin)] }), skin).reasons;
    expect(inEnglish(undated?.summary ?? '')).toBe(
      'Test on the mixture: not classified (OECD 404; report 12) overrides the calculation',
    );
  });

  it('of a carcinogen counts in Europe where it is more severe alone', () => {
    const decidedBy = (outcome: string) => {
      const testData = [tested(carcinogenicity, outcome)];
      const { hazards, reasons } = outcomeOf(mixtureOf(irritating, { testData }), carcinogenicity);
      return [hazards[0]?.code, reasons.some(({ ruleId }) => ruleId === 'test-data.not-used')];
    };
    expect(decidedBy('Carc. 1B H350')).toEqual(['Carc. 1B', false]);
    expect(decidedBy('Carc. 2 H351')).toEqual(['Carc. 2', true]);
  });

  it('takes no carcinogen away in Europe (CLP Article 6(3)), but may elsewhere', () => {
    const mixture = mixtureOf(irritating, { testData: [tested(carcinogenicity)] });
    const { hazards, reasons } = outcomeOf(mixture, carcinogenicity, 'eu');
    expect(hazards[0]?.code).toBe('Carc. 2');
    expect(reasons.at(-1)?.ruleId).toBe('test-data.not-used');
    expect(outcomeOf(mixture, carcinogenicity, 'ca').hazards).toEqual([]);
  });

  it('settles a class that stood open', () => {
    const mixture = mixtureOf([ingredient(10, ['Ox. Sol. 2 H272'])], { testData: [tested('Oxidising liquids')] });
    expect(outcomeOf(mixture, 'Oxidising liquids')).toMatchObject({ status: 'not-classified', missing: [] });
  });

  it('does not silence the sensitiser: it is still named (Annex II, 2.8; OSHA letter of 19 November 2013)', () => {
    const mixture = mixtureOf([ingredient(30, ['Skin Sens. 1 H317'])], { testData: [tested('Skin sensitisation')] });
    const { hazards, supplemental } = classifyMixture(mixture, marketById('eu'));
    expect(hazards).toEqual([]);
    expect(supplemental.map(({ code }) => code)).toContain('EUH208');
  });
});

describe('physical classes that are tested, not calculated', () => {
  it.each([
    { notation: 'Ox. Sol. 2 H272', hazardClass: 'Oxidising liquids', state: 'liquid', share: 20 },
    { notation: 'Ox. Sol. 2 H272', hazardClass: 'Oxidising solids', state: 'solid', share: 20 },
    { notation: 'Org. Perox. CD H242', hazardClass: 'Organic peroxides', state: 'liquid', share: 5 },
    {
      share: 5,
      notation: 'Water-react. 1 H260',
      hazardClass: 'Substances and mixtures which in contact with water emit flammable gases',
      state: 'solid',
    },
    { notation: 'Met. Corr. 1 H290', hazardClass: 'Corrosive to metals', state: 'liquid', share: 4.9 },
  ] as const)('$share % of $notation in a $state leaves $hazardClass incomplete', (row) => {
    const mixture = mixtureOf([ingredient(row.share, [row.notation])], { physicalState: row.state });
    const { status, missing, reasons } = outcomeOf(mixture, row.hazardClass);
    expect(status).toBe('incomplete');
    expect(missing).toHaveLength(1);
    expect(inEnglish(reasons[0]?.summary ?? '')).toContain('needed because of');
  });

  it('come from the ingredient where it makes up the product', () => {
    const pure = mixtureOf([ingredient(99.5, ['Ox. Sol. 2 H272'])], { physicalState: 'solid' });
    expect(decided(pure, 'Oxidising solids')).toEqual({ code: 'Ox. Sol. 2', row: 'physical.14.substance' });
  });
});

describe('supplemental statements of the European Union', () => {
  const statements = (ingredients: readonly Ingredient[], more: Partial<Mixture> = {}) =>
    classifyMixture(mixtureOf(ingredients, more), marketById('eu')).supplemental.map(({ code, parameters }) =>
      parameters.substances === undefined ? code : `${code} ${parameters.substances}`,
    );
  const sensitiser = (share: number, category: string, name: string) =>
    ingredient(share, [`Skin Sens. ${category} H317`], { name });

  it.each([
    { share: 0.1, category: '1', named: true },
    { share: 0.0999999, category: '1', named: false },
    { share: 0.01, category: '1A', named: true },
    { share: 0.0099999, category: '1A', named: false },
    { share: 0.1, category: '1B', named: true },
  ])('EUH208 at $share % Skin Sens. $category: $named (Annex II, 2.8)', ({ share, category, named }) => {
    expect(statements([sensitiser(share, category, 'amine')]).includes('EUH208 0 amine')).toBe(named);
  });

  it('EUH208 from a tenth of a specific limit on', () => {
    const limited = (share: number) =>
      ingredient(share, ['Skin Sens. 1 H317'], {
        name: 'BIT',
        specificLimits: [{ outcome: hazard('Skin Sens. 1 H317'), lower: percent(0.05) }],
      });
    expect(statements([limited(0.005)])).toContain('EUH208 0 BIT');
    expect(statements([limited(0.0049999)])).not.toContain('EUH208 0 BIT');
  });

  it('EUH208 names, in a classified mixture, those beside the one that leads to the class', () => {
    expect(statements([sensitiser(30, '1', 'resin'), sensitiser(0.5, '1', 'amine')])).toEqual(['EUH208 1 amine']);
  });

  it.each([
    { notation: 'Carc. 2 H351', share: 0.1, given: true },
    { notation: 'Carc. 2 H351', share: 0.0999999, given: false },
    { notation: 'Repr. 2 H361', share: 0.1, given: true },
    { notation: 'Lact. H362', share: 0.1, given: true },
    { notation: 'ED HH 2 EUH381', share: 0.1, given: true },
    { notation: 'Eye Irrit. 2 H319', share: 1, given: true },
    { notation: 'Eye Irrit. 2 H319', share: 0.9999999, given: false },
    { notation: 'Aquatic Chronic 4 H413', share: 1, given: true },
    { notation: 'Flam. Liq. 3 H226', share: 50, given: false },
  ])('EUH210 at $share % $notation: $given (Annex II, 2.10)', ({ notation, share, given }) => {
    expect(statements([ingredient(share, [notation])]).includes('EUH210')).toBe(given);
  });

  it('EUH210 neither for a classified mixture nor for the general public', () => {
    expect(statements([ingredient(10, ['Eye Irrit. 2 H319'])])).toEqual([]);
    expect(statements([ingredient(1, ['Eye Irrit. 2 H319'])], { use: 'consumer' })).toEqual([]);
  });

  it('pass from a substance to the product that it makes up, and to no mixture', () => {
    const naphtha = (share: number) => ingredient(share, ['Flam. Liq. 3 H226'], { supplemental: ['EUH066'] });
    expect(statements([naphtha(99.5)])).toEqual(['EUH066']);
    expect(statements([naphtha(50)])).toEqual([]);
    const australian = classifyMixture(mixtureOf([naphtha(100)]), marketById('au'));
    expect(australian.supplemental.map(({ code }) => code)).toEqual(['AUH066']);
  });

  it('states the share with unknown hazards to the aquatic environment (4.1.3.6.1)', () => {
    const unknown = ingredient(12, [], { unknownAquaticToxicity: true });
    const [statement] = classifyMixture(mixtureOf([unknown]), marketById('eu')).supplemental;
    expect(statement).toMatchObject({ code: 'UNKNOWN-AQUATIC-TOXICITY', parameters: { percent: '12' } });
  });
});

describe('a class in which nothing is', () => {
  it('gives the limit for a gas of a gas, whatever was judged before', () => {
    const limitsIn = (mixture: Mixture) =>
      outcomeOf(mixture, 'Respiratory sensitisation').reasons.map(({ limit }) => limit);
    const liquid = limitsIn(mixtureOf([ingredient(100, [])]));
    const gas = limitsIn(gasOf({ nitrogen: 100 }));
    expect([liquid, gas]).toEqual([expect.arrayContaining([1]), expect.arrayContaining([0.2])]);
    expect(gas).not.toContain(1);
  });
});

describe('every market', () => {
  it.each(marketIds)('%s reports every class once, with a reason, and can be sent anywhere', (id) => {
    const mixture = mixtureOf([
      ingredient(30, ['Skin Corr. 1B H314', 'Aquatic Chronic 1 H410']),
      ingredient([5, 10], []),
    ]);
    const classification = classifyMixture(mixture, marketById(id));
    const classes = classification.outcomes.map(({ hazardClass }) => hazardClass);
    expect(new Set(classes).size).toBe(classes.length);
    expect(
      classification.outcomes.every(({ reasons }) => reasons.length > 0 && reasons.every((r) => r.paragraph !== '')),
    ).toBe(true);
    expect(structuredClone(classification)).toEqual(classification);
    expect(classification.ruleSet.startsWith(id)).toBe(true);
  });

  it('names the classes that were not taken over', () => {
    const absent = (id: (typeof marketIds)[number]) =>
      classifyMixture(mixtureOf([]), marketById(id))
        .outcomes.filter(({ status }) => status === 'not-adopted')
        .map(({ hazardClass }) => hazardClass);
    expect(absent('eu')).toEqual(['Chemicals under pressure']);
    expect(absent('gb')).toContain('Endocrine disruption for human health');
    expect(absent('us')).toContain('Hazardous to the aquatic environment, acute');
    expect(absent('ca')).toContain('Explosives');
  });
});
