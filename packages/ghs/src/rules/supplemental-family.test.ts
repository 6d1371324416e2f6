import { inWords } from '@gosds/phrases/in-words';
import { inEnglish } from '@gosds/phrases/say-message';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyMixture } from '../classify-mixture.ts';
import type { ChemicalFamily, ProductPurpose } from '../label-facts.ts';
import type { JurisdictionId } from '../jurisdiction-id.ts';
import { marketById } from '../testing/market-by-id.ts';
import type { Mixture } from '../mixture.ts';
import { ingredient, mixtureOf } from './testing/mixture-of.ts';

fc.configureGlobal({ seed: 20_260_501 });

const statementsOf = (mixture: Mixture, market: JurisdictionId = 'eu') => {
  const { supplemental, supplementalNotMet = [] } = classifyMixture(mixture, marketById(market));
  return { met: supplemental, notMet: supplementalNotMet };
};
const metCodes = (mixture: Mixture, market: JurisdictionId = 'eu') =>
  statementsOf(mixture, market).met.map(({ code }) => code);
const whyNot = (mixture: Mixture, code: string, market: JurisdictionId = 'eu') =>
  statementsOf(mixture, market).notMet.find((statement) => statement.code === code)?.reason;

type Row = {
  readonly code: string;
  readonly family: ChemicalFamily;
  readonly share: number;
  readonly more?: Partial<Mixture>;
  readonly isMet: boolean;
};
const paint = { purposes: ['paint-or-varnish'] as const };
const cement = { physicalState: 'solid' as const, purposes: ['cement'] as const };
const forPublic = { use: 'consumer' as const };

describe('statements on chemical families, CLP Annex II, Part 2', () => {
  const of = ({ family, share, more = {} }: Pick<Row, 'family' | 'share' | 'more'>) =>
    mixtureOf([ingredient(share, [], { families: [family] }), ingredient(99 - share, [])], more);

  it.each<Row>([
    { code: 'EUH201', family: 'lead', share: 0.1501, more: paint, isMet: true },
    { code: 'EUH201', family: 'lead', share: 0.15, more: paint, isMet: false },
    { code: 'EUH201', family: 'lead', share: 5, isMet: false },
    { code: 'EUH202', family: 'cyanoacrylate', share: 90, more: { purposes: ['adhesive'] }, isMet: true },
    { code: 'EUH202', family: 'cyanoacrylate', share: 90, isMet: false },
    { code: 'EUH203', family: 'chromium-vi', share: 0.00021, more: cement, isMet: true },
    { code: 'EUH203', family: 'chromium-vi', share: 0.0002, more: cement, isMet: false },
    { code: 'EUH204', family: 'isocyanate', share: 0.0001, isMet: true },
    { code: 'EUH204', family: 'isocyanate', share: 0, isMet: false },
    { code: 'EUH205', family: 'epoxy', share: 0.0001, isMet: true },
    { code: 'EUH206', family: 'active-chlorine', share: 1.0001, more: forPublic, isMet: true },
    { code: 'EUH206', family: 'active-chlorine', share: 1, more: forPublic, isMet: false },
    { code: 'EUH206', family: 'active-chlorine', share: 5, more: { use: 'professional' }, isMet: false },
    { code: 'EUH207', family: 'cadmium', share: 20, more: { purposes: ['brazing-or-soldering'] }, isMet: true },
    { code: 'EUH207', family: 'cadmium', share: 20, isMet: false },
    { code: 'EUH212', family: 'titanium-dioxide', share: 50, more: { physicalState: 'solid' }, isMet: false },
    { code: 'EUH211', family: 'titanium-dioxide', share: 50, isMet: false },
  ])('$code with $share % $family, $more: $isMet', ({ code, isMet, ...what }) => {
    for (const market of ['eu', 'gb'] as const) {
      expect(metCodes(of(what), market).includes(code)).toBe(isMet);
      const reason = isMet ? undefined : whyNot(of(what), code, market);
      expect(reason?.ruleId).toBe(isMet ? undefined : code.toLowerCase());
    }
    expect(metCodes(of(what), 'us')).not.toContain(code);
  });

  it('counts lead by the weight of the metal where that is known', () => {
    const pigment = (countedFraction: number) =>
      mixtureOf([ingredient(0.2, [], { families: ['lead'], countedFraction }), ingredient(99, [])], paint);
    expect(metCodes(pigment(0.75001))).toContain('EUH201');
    expect(metCodes(pigment(0.75))).not.toContain('EUH201');
    expect(whyNot(pigment(0.75), 'EUH201')).toMatchObject({ found: 0.15, limit: 0.15, paragraph: 'CLP Annex II, 2.1' });
  });

  it('adds up the members of a family', () => {
    const one = ingredient(0.1, [], { families: ['lead'] });
    expect(metCodes(mixtureOf([one, one, ingredient(99, [])], paint))).toContain('EUH201');
  });

  it('is silent on chromium(VI) where H317 speaks of sensitisation', () => {
    const chromate = ingredient(1, ['Skin Sens. 1 H317'], { families: ['chromium-vi'] });
    const mixture = mixtureOf([chromate, ingredient(98, [])], cement);
    expect(inEnglish(whyNot(mixture, 'EUH203')?.summary ?? '')).toContain('Skin sensitisation');
  });

  it('says why the statements on titanium dioxide are gone', () => {
    const pigment = mixtureOf([ingredient(60, [], { families: ['titanium-dioxide'] })]);
    expect(inEnglish(whyNot(pigment, 'EUH211')?.summary ?? '')).toContain('C/2025/6670');
    expect(inEnglish(whyNot(pigment, 'EUH211', 'gb')?.summary ?? '')).toContain('HSE');
  });

  it('has EUH401 on every plant protection product, classified or not', () => {
    const purposes: readonly ProductPurpose[] = ['plant-protection'];
    expect(metCodes(mixtureOf([ingredient(90, [])], { purposes }))).toEqual(['EUH401']);
    expect(metCodes(mixtureOf([ingredient(90, [])], { purposes }), 'un')).toEqual([]);
  });

  it('never takes a statement away when more of the family is added', () => {
    const share = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(share, share, (less, more) => {
        const own = (percents: number) => metCodes(of({ family: 'lead', share: percents / 100, more: paint }));
        expect(own(less + more)).toEqual(expect.arrayContaining(own(less)));
      }),
    );
  });
});

describe('EUH209 and EUH209A, CLP Annex II, 2.9', () => {
  const halogenated = ingredient(80, [], { families: ['halogenated-hydrocarbon'] });
  const flammableIn = (share: number, notation: string, properties: Mixture['properties']) =>
    mixtureOf([halogenated, ingredient(share, [notation])], { properties });
  const noFlash = { hasNoFlashPoint: true };
  const flash = (at: number) => ({ flashPointC: { min: at, max: at } });

  it.each<[number, string, Mixture['properties'], string | undefined]>([
    [5.0001, 'Flam. Liq. 2 H225', noFlash, 'EUH209'],
    [5, 'Flam. Liq. 2 H225', noFlash, undefined],
    [5.0001, 'Flam. Liq. 3 H226', noFlash, 'EUH209A'],
    [5, 'Flam. Liq. 3 H226', noFlash, undefined],
    [10, 'Flam. Liq. 2 H225', flash(60.1), 'EUH209'],
    [10, 'Flam. Liq. 2 H225', flash(93), 'EUH209'],
    [10, 'Flam. Liq. 2 H225', flash(93.1), undefined],
    [10, 'Flam. Liq. 2 H225', flash(60), undefined],
    [10, 'Flam. Liq. 2 H225', {}, undefined],
  ])('%s %% %s with %o: %s', (share, notation, properties, code) => {
    const found = metCodes(flammableIn(share, notation, properties)).filter((one) => one.startsWith('EUH209'));
    expect(found).toEqual(code === undefined ? [] : [code]);
  });

  it('takes highly flammable and flammable substances together for EUH209A', () => {
    const mixture = mixtureOf(
      [halogenated, ingredient(3, ['Flam. Liq. 2 H225']), ingredient(3, ['Flam. Liq. 3 H226'])],
      { properties: noFlash },
    );
    expect(metCodes(mixture)).toContain('EUH209A');
  });

  it('asks for the flash point where none is stated', () => {
    expect(inEnglish(whyNot(flammableIn(10, 'Flam. Liq. 2 H225', {}), 'EUH209')?.summary ?? '')).toContain(
      'is not stated',
    );
  });
});

describe('hazards outside the classes, in North America', () => {
  const evidence = 'dust explosion test, Kst 120';
  const dust = mixtureOf([ingredient(99, [])], {
    physicalState: 'solid',
    otherHazards: [{ kind: 'combustible-dust', evidence }],
  });
  const hot = mixtureOf([ingredient(99, [])], {
    otherHazards: [{ kind: 'health', statement: 'Hot product. Causes burns.', evidence: 'delivered at 160 °C' }],
  });

  it.each([
    ['us', dust, 'COMBUSTIBLE-DUST', 'Warning'],
    ['ca', dust, 'COMBUSTIBLE-DUST', 'Warning'],
    ['us', hot, 'HNOC-HEALTH', undefined],
    ['ca', hot, 'HNOC-HEALTH', 'Danger'],
  ] as const)('%s', (market, mixture, code, signalWord) => {
    const [statement] = statementsOf(mixture, market).met;
    expect([statement?.code, statement?.signalWord]).toEqual([code, signalWord]);
    expect(statement?.reason.paragraph).not.toBe('');
  });

  it('keeps the words of the supplier, and the evidence as reason', () => {
    expect(inWords(statementsOf(hot, 'ca').met[0])).toMatchObject({
      parameters: { statement: 'Hot product. Causes burns.' },
      reason: { summary: 'HNOC-HEALTH: delivered at 160 °C' },
    });
  });

  it('says that Europe has no statement for them', () => {
    expect(metCodes(dust)).toEqual([]);
    expect(inEnglish(whyNot(dust, 'COMBUSTIBLE-DUST')?.summary ?? '')).toBe(
      'combustible dust: no statement of this law',
    );
  });
});
