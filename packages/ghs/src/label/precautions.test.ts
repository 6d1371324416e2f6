import { inWords } from '@gosds/phrases/in-words';
import { inEnglish } from '@gosds/phrases/say-message';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { hazard } from '../hazard.ts';
import type { LabelFacts } from '../label-facts.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';
import { categoryEntries } from '../registry.ts';
import { supersededPrecautions } from '../generated/precautions.ts';
import type { PrecautionLevel } from './precaution-row.ts';
import { precautionRowsOf } from './precaution-candidates.ts';
import { topicOf } from './precaution-topics.ts';
import { choosePrecautions } from './precautions.ts';
import { normallyAtMost } from './reduce-precautions.ts';

fc.configureGlobal({ seed: 20_260_501 });

const chosen = (
  notations: readonly string[],
  market: LabelRegimeId = 'eu',
  use?: 'industrial' | 'professional' | 'consumer',
) =>
  choosePrecautions({
    hazards: notations.map(hazard),
    market,
    use,
    isTenthEdition: market === 'un',
  });
const codes = (...parameters: Parameters<typeof chosen>) => chosen(...parameters).kept.map(({ value }) => value);
const whyDropped = (code: string, ...parameters: Parameters<typeof chosen>) =>
  chosen(...parameters).dropped.find(({ value }) => value === code)?.why;

const solvent = ['Flam. Liq. 2 H225', 'Eye Irrit. 2 H319', 'STOT SE 3 H336'];
const lye = ['Skin Corr. 1A H314', 'Met. Corr. 1 H290'];

describe('P-statements on a European label, CLP Art. 28', () => {
  it('keeps to six (Art. 28(3))', () => {
    expect(codes(solvent)).toEqual(['P210', 'P280', 'P305+P351+P338', 'P337+P313', 'P370+P378', 'P403+P235']);
  });

  it('takes for a corrosive what saves skin and eyes', () => {
    expect(codes(lye)).toEqual(['P260', 'P280', 'P301+P330+P331', 'P303+P361+P353', 'P305+P351+P338', 'P310']);
  });

  it('goes beyond six where a corrosive for the public needs it', () => {
    expect(codes(lye, 'eu', 'consumer')).toEqual(
      'P102 P260 P280 P301+P330+P331 P303+P361+P353 P305+P351+P338 P310 P405 P501'.split(' '),
    );
    expect(inWords(whyDropped('P101', lye, 'eu', 'consumer'))).toContain('statements of more weight');
  });

  it('says beyond six why each is needed, and up to six nothing of it', () => {
    const reasons = (...parameters: Parameters<typeof chosen>) =>
      chosen(...parameters).kept.map(({ why }) => inEnglish(why));
    const spray = ['Aerosol 1 H222', 'Skin Corr. 1B H314', 'Skin Sens. 1 H317'];
    const reasonsGiven = reasons(spray, 'eu', 'consumer');
    expect(reasonsGiven.length).toBeGreaterThan(normallyAtMost);
    for (const why of reasonsGiven) expect(why).toContain('beyond six');
    expect(reasonsGiven.join(' ')).toContain('the law prescribes it');
    expect(reasonsGiven.join(' ')).toContain('the severity of the hazard needs it');
    expect(reasons(['Skin Sens. 1 H317', 'Eye Irrit. 2 H319', 'Aquatic Chronic 2 H411']).join(' ')).toContain(
      'nothing else on the label says it',
    );
    expect(reasons(lye).join(' ')).not.toContain('beyond six');
  });

  it('says what to do when it got into the eye, and whom to ask', () => {
    expect(codes(solvent, 'eu', 'consumer')).toEqual(
      'P102 P210 P271 P280 P305+P351+P338 P337+P313 P403+P235 P405 P501'.split(' '),
    );
  });

  it('sends to the doctor before it washes the clothes', () => {
    const resin = ['Skin Irrit. 2 H315', 'Skin Sens. 1 H317', 'Eye Irrit. 2 H319', 'Aquatic Chronic 2 H411'];
    expect(codes(resin)).toEqual('P273 P280 P302+P352 P305+P351+P338 P333+P313 P337+P313 P391 P501'.split(' '));
  });

  it.each([
    [
      'a corrosive amine',
      ['Acute Tox. 4 H302', 'Skin Corr. 1B H314', 'Skin Sens. 1 H317', 'Repr. 1B H360F', 'Aquatic Chronic 1 H410'],
      'P260 P273 P280 P301+P330+P331 P303+P361+P353 P305+P351+P338 P310 P391 P501',
    ],
    [
      'a foam of isocyanate',
      [
        'Aerosol 1 H222',
        'Acute Tox. 4 H332',
        'Resp. Sens. 1 H334',
        'Skin Sens. 1 H317',
        'Carc. 2 H351',
        'STOT RE 2 H373',
      ],
      'P201 P210 P260 P280 P284 P304+P340 P308+P313 P342+P311',
    ],
    [
      'a peracid',
      ['Org. Perox. F H242', 'Acute Tox. 2 H330', 'Skin Corr. 1A H314', 'Aquatic Chronic 1 H410'],
      'P210 P234 P260 P273 P280 P284 P304+P340 P391 P411 P420',
    ],
    [
      'a perfume',
      ['Flam. Liq. 2 H225', 'Eye Irrit. 2 H319', 'Skin Sens. 1 H317', 'Aquatic Chronic 3 H412'],
      'P210 P273 P302+P352 P305+P351+P338 P333+P313 P337+P313',
    ],
    ['a dye', ['Acute Tox. 4 H302'], 'P264 P301+P312'],
  ])('has a word on each harm of %s, for professionals and for the public', (_, own, expected) => {
    for (const use of ['professional', 'consumer'] as const)
      expect(codes(own, 'eu', use)).toEqual(
        expect.arrayContaining(expected.split(' ').filter((code) => use === 'professional' || code !== 'P284')),
      );
  });

  it.each([
    ['Aerosol 1 H222', ['P210', 'P211', 'P251', 'P410+P412']],
    ['Aerosol 2 H223', ['P210', 'P211', 'P251', 'P410+P412']],
    ['Aerosol 3 H229', ['P210', 'P251', 'P410+P412']],
  ])('prints on every %s what the directive on aerosols asks for', (own, expected) => {
    const burdened = [own, 'Carc. 1B H350', 'Eye Dam. 1 H318', 'Skin Corr. 1B H314', 'Acute Tox. 3 H331'];
    expect(codes(burdened)).toEqual(expect.arrayContaining(expected));
    expect(codes(burdened, 'eu', 'consumer')).toEqual(expect.arrayContaining(['P102', 'P501', ...expected]));
    const { kept } = chosen(burdened);
    expect(kept.find(({ value }) => value === 'P251')?.paragraph).toContain('75/324/EEC');
  });

  it('says why a statement is not on the label', () => {
    expect(inWords(whyDropped('P202', ['Carc. 1B H350']))).toBe('redundant beside P201');
    expect(inWords(whyDropped('P240', solvent))).toContain('optional');
    expect(inWords(whyDropped('P321', lye))).toContain('special case');
  });

  it('tells the public how to dispose of it and to keep it from children (Art. 28(2), Annex IV Table 1.1)', () => {
    expect(codes(['Aquatic Chronic 2 H411'], 'eu', 'consumer')).toEqual(['P101', 'P102', 'P273', 'P391', 'P501']);
    expect(codes(['Aquatic Chronic 2 H411'], 'eu', 'professional')).toEqual(['P273', 'P391', 'P501']);
  });

  it.each([
    ['P260', 'P261', ['Acute Tox. 2 H330', 'Acute Tox. 4 H332', 'STOT SE 3 H335']],
    ['P310', 'P312', ['Eye Dam. 1 H318', 'Acute Tox. 4 H332']],
    ['P308+P311', 'P308+P313', ['STOT SE 1 H370', 'Carc. 1B H350']],
    ['P333+P313', 'P332+P313', ['Skin Sens. 1 H317', 'Skin Irrit. 2 H315']],
  ])('%s says more than %s, so the latter goes', (kept, dropped, notations) => {
    for (const market of ['eu', 'us'] as const) {
      expect(codes(notations, market)).not.toContain(dropped);
      expect(inWords(whyDropped(dropped, notations, market))).toBe(`redundant beside ${kept}`);
    }
  });
});

describe('what two statements would say twice', () => {
  const breathed = ['Flam. Liq. 2 H225', 'STOT SE 3 H336'];

  it.each(['us', 'ca', 'au', 'un'] as const)('keeps cool by P235 alone beside P403+P233 in %s', (market) => {
    const codesGiven = codes(breathed, market);
    expect(codesGiven).toEqual(expect.arrayContaining(['P403+P233', 'P235']));
    expect(codesGiven).not.toContain('P403+P235');
    expect(codes(['Flam. Liq. 2 H225'], market)).toContain('P403+P235');
  });

  it.each(['us', 'ca', 'au', 'un'] as const)('asks once for washed clothing in %s', (market) => {
    const both = ['Skin Corr. 1B H314', 'Skin Sens. 1 H317'];
    expect(codes(both, market)).toContain('P362+P364');
    expect(codes(both, market)).not.toContain('P363');
    expect(codes(['Skin Corr. 1B H314'], market)).toContain('P363');
  });
});

describe('conditions of CLP Annex IV, column 5', () => {
  const facing = (notations: readonly string[], facts: LabelFacts, market: LabelRegimeId = 'eu') =>
    choosePrecautions({ hazards: notations.map(hazard), market, use: 'professional', facts });
  const codesOf = (all: readonly { readonly value: string }[]) => all.map(({ value }) => value);

  it.each<[string, readonly string[], LabelFacts, LabelFacts]>([
    ['P233', ['Flam. Liq. 3 H226'], { isVolatile: false }, { isVolatile: true }],
    ['P240', ['Flam. Liq. 3 H226'], { isVolatile: false }, { isVolatile: true }],
    ['P240', ['Flam. Sol. 1 H228'], { isElectrostaticallySensitive: false }, { isElectrostaticallySensitive: true }],
    ['P241', ['Flam. Sol. 1 H228'], { formsDustClouds: false }, { formsDustClouds: true }],
    ['P403+P235', ['Flam. Liq. 2 H225'], { isVolatile: false }, { isVolatile: true }],
    ['P403+P233', ['STOT SE 3 H336'], { isVolatile: false }, { isVolatile: true }],
    ['P250', ['Expl. 1.1 H201'], { isMechanicallySensitive: false }, { isMechanicallySensitive: true }],
    ['P260', ['Skin Corr. 1A H314'], { mayBeInhaled: false }, { mayBeInhaled: true }],
    ['P261', ['Skin Sens. 1 H317'], { isBreathedInAnyForm: false }, { isBreathedInAnyForm: true }],
    ['P260', ['STOT RE 1 H372'], { isBreathedInAnyForm: false }, { isBreathedInAnyForm: true }],
    ['P273', ['Aquatic Chronic 2 H411'], { isReleasedByUse: true }, { isReleasedByUse: false }],
    ['P301+P330+P331', ['Skin Corr. 1B H314'], { isGas: true }, { isGas: false }],
    ['P391', ['Aquatic Acute 1 H400'], { isGas: true }, { isGas: false }],
    ['P321', ['Skin Irrit. 2 H315'], { hasSpecificTreatment: false }, { hasSpecificTreatment: true }],
    ['P370+P378', ['Flam. Liq. 2 H225'], { waterIncreasesFireRisk: false }, { waterIncreasesFireRisk: true }],
    ['P411', ['Org. Perox. D H242'], { isStorageTemperatureKnown: false }, { isStorageTemperatureKnown: true }],
    ['P413', ['Self-heat. 1 H251'], { isBulkTemperatureLimited: false }, { isBulkTemperatureLimited: true }],
  ])('%s of %s goes where its condition is not met, and only there', (code, notations, without, withIt) => {
    const { kept, inFull, dropped } = facing(notations, without, 'un');
    const other = facing(notations, without);
    expect([...codesOf(kept), ...codesOf(inFull), ...codesOf(other.inFull)]).not.toContain(code);
    expect(inEnglish(dropped.find(({ value }) => value === code)?.why ?? '')).toMatch(/ only (if|for|outside|with)/);
    for (const facts of [withIt, {}]) expect(codesOf(facing(notations, facts).inFull)).toContain(code);
  });

  it.each<[string, readonly string[], string]>([
    ['P403+P233', ['STOT SE 3 H335'], 'P403'],
    ['P403+P233', ['Acute Tox. 3 H331'], 'P403'],
    ['P233', ['Pyr. Liq. 1 H250'], ''],
  ])('%s of %s goes where the packaging must be vented, whatever else is answered', (code, notations, instead) => {
    for (const market of ['eu', 'us', 'un'] as const) {
      const { inFull, dropped } = facing(notations, { needsVentedClosure: true, isVolatile: true }, market);
      expect(codesOf(inFull)).not.toContain(code);
      if (instead !== '') expect(codesOf(inFull)).toContain(instead);
      const left = dropped.find(({ value }) => value === code);
      expect(inEnglish(left?.why ?? '')).toContain('only in packagings that need not be vented');
      expect(left?.paragraph).toContain('PP10');
      expect(left?.paragraph.startsWith('CLP Art. 28(1)')).toBe(market === 'eu');
    }
    for (const facts of [{ needsVentedClosure: false }, {}])
      expect(codesOf(facing(notations, facts).inFull)).toContain(code);
    const still = facing(['STOT SE 3 H335'], { needsVentedClosure: false, isVolatile: false });
    expect(codesOf(still.inFull)).not.toContain('P403+P233');
  });

  it.each(['us', 'ca', 'au', 'un'] as const)('are cited by the law of %s and not by CLP', (market) => {
    const hazards = [
      'Flam. Liq. 2 H225',
      'Skin Corr. 1A H314',
      'STOT SE 3 H335',
      'STOT RE 2 H373',
      'Met. Corr. 1 H290',
    ];
    const { kept, inFull, dropped } = facing(hazards, { isVolatile: false, waterIncreasesFireRisk: false }, market);
    expect(codesOf(dropped)).toEqual(expect.arrayContaining(['P233', 'P370+P378']));
    for (const { paragraph } of [...kept, ...inFull, ...dropped]) expect(paragraph).not.toMatch(/CLP|Directive/);
    expect(dropped.find(({ value }) => value === 'P233')?.paragraph).toMatch(/App\. C, C\.4$|Annex 3, section 3$/);
  });

  it('keeps a statement that another of the hazards calls for without condition', () => {
    const both = ['Skin Corr. 1A H314', 'STOT RE 1 H372'];
    expect(codesOf(facing(both, { mayBeInhaled: false }).kept)).toContain('P260');
  });

  it('asks Flam. Liq. 1 for a cool place whether it is stated volatile or not', () => {
    expect(codesOf(facing(['Flam. Liq. 1 H224'], { isVolatile: false }).inFull)).toContain('P403+P235');
  });

  it.each<[string, readonly string[], LabelFacts]>([
    ['P320', ['Acute Tox. 1 H330'], { hasSpecificTreatment: true }],
    ['P321', ['Skin Irrit. 2 H315'], { hasSpecificTreatment: true }],
    ['P250', ['Expl. 1.1 H201'], { isMechanicallySensitive: true }],
    ['P413', ['Self-heat. 2 H252'], { isBulkTemperatureLimited: true }],
  ])('prints %s in the special case that it is for', (code, notations, facts) => {
    expect(codesOf(facing(notations, facts).kept)).toContain(code);
    expect(codesOf(facing(notations, {}).kept)).not.toContain(code);
  });

  it.each(['eu', 'us', 'un'] as const)(
    'keeps cool by P235 in %s where nobody told the temperature of P411',
    (market) => {
      const of = (isStorageTemperatureKnown: boolean) =>
        codesOf(facing(['Org. Perox. F H242'], { isStorageTemperatureKnown }, market).kept);
      expect(of(false)).toContain('P235');
      expect(of(false)).not.toContain('P411');
      expect(of(true)).toContain('P411');
      expect(of(true)).not.toContain('P235');
    },
  );

  it('leaves P403 of P410+P403 for cylinders packed for transport', () => {
    const { inFull, dropped } = facing(['Press. Gas (Comp.) H280'], { isInTransportCylinder: true });
    expect(codesOf(inFull)).toEqual(['P403']);
    expect(codesOf(dropped)).toContain('P410+P403');
  });
});

describe('P-statements elsewhere', () => {
  it.each([
    ['P303+P361+P353', 'P302+P352', ['Skin Corr. 1B H314', 'Skin Sens. 1 H317']],
    ['P201', 'P202', ['Carc. 1B H350']],
  ])('%s makes %s unnecessary in Europe; in the United States both are printed', (kept, dropped, notations) => {
    expect(codes(notations)).not.toContain(dropped);
    expect(codes(notations, 'us')).toEqual(expect.arrayContaining([kept, dropped]));
  });

  it('prints all that Appendix C asks for in the United States', () => {
    expect(codes(['Flam. Liq. 2 H225'], 'us')).toEqual(
      'P210 P233 P240 P241 P242 P243 P280 P303+P361+P353 P370+P378 P403+P235 P501'.split(' '),
    );
  });

  it('speaks the codes of the 10th revised edition for the UN', () => {
    expect(codes(['Acute Tox. 3 H301', 'Carc. 1B H350'], 'un')).toEqual(
      'P203 P264 P270 P280 P301+P316 P318 P321 P330 P405 P501'.split(' '),
    );
  });
});

describe('every category', () => {
  const notations = categoryEntries.flatMap(({ code, hCode }) => (hCode === null ? [] : [`${code} ${hCode}`]));
  const notation = fc.constantFrom(...notations);

  it.each([...new Set(notations)])('%s has precautionary statements', (own) => {
    expect(precautionRowsOf(hazard(own))).not.toEqual([]);
  });

  const market = fc.constantFrom<LabelRegimeId>('eu', 'gb', 'us', 'ca', 'au', 'un');
  const use = fc.constantFrom('industrial' as const, 'professional' as const, 'consumer' as const);

  it('says of each redundant statement which one on the label says as much, in every market', () => {
    fc.assert(
      fc.property(fc.uniqueArray(notation, { maxLength: 12 }), market, use, (own, id, user) => {
        const { kept, dropped } = chosen(own, id, user);
        const onLabel = new Set(kept.map(({ value }) => value));
        for (const { why } of dropped) {
          const [, named = ''] = /^redundant beside (.+)$/.exec(inEnglish(why)) ?? [];
          // Beside P403+P233, P403+P235 is printed as P235.
          if (named !== '') expect([...onLabel, ...(onLabel.has('P235') ? ['P403+P235'] : [])]).toContain(named);
        }
        const all = [...kept, ...dropped].map(({ value }) => value);
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });

  it('has no two statements on a label of which one says what the other does', () => {
    fc.assert(
      fc.property(fc.uniqueArray(notation, { maxLength: 12 }), market, use, (own, id, user) => {
        const onLabel = new Set(codes(own, id, user));
        const isEuropean = id === 'eu' || id === 'gb';
        for (const { kept, dropped, isEuropean: isOfEurope } of supersededPrecautions)
          if (onLabel.has(kept) && (isEuropean || !isOfEurope))
            expect(dropped.filter((code) => code !== 'P235' && onLabel.has(code))).toEqual([]);
      }),
    );
  });

  it('are weighed by a table in which no two statements make each other redundant', () => {
    const below = (code: string): readonly string[] =>
      supersededPrecautions
        .filter(({ kept }) => kept === code)
        .flatMap(({ dropped }) => dropped.flatMap((one) => [one, ...below(one)]));
    for (const { kept } of supersededPrecautions) expect(below(kept)).not.toContain(kept);
  });

  it('has beyond six only what else the label would not say at all', () => {
    fc.assert(
      fc.property(fc.uniqueArray(notation, { maxLength: 10 }), use, (own, user) => {
        const { kept } = chosen(own, 'eu', user);
        const free = kept.filter(({ why }) => !inEnglish(why).startsWith('mandatory'));
        const topics = new Set(free.map(({ value }) => topicOf(value)));
        if (kept.length > normallyAtMost) expect(topics.size).toBe(free.length);
      }),
    );
  });

  it('never weakens the label when a hazard is added', () => {
    const weight = (own: readonly string[]) => codes(own).length;
    fc.assert(fc.property(notation, notation, (one, other) => weight([one, other]) >= Math.min(weight([one]), 3)));
  });
});

const guidance = publicFile('reference/clp_mixture_rules/echa_p_statement_recommendations_lp_v4_2.tsv');
const unList = publicFile('reference/hp_statements/ghs_rev10_un_english_pubchem.tsv');

function read(file: string) {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return (name: string) => (cells[columns.indexOf(name)] ?? '').trim();
  });
}

const notationOf: readonly (readonly [RegExp, (category: string) => string])[] = [
  [/^ACUTE_TOX_ORAL:(\d)/, (c) => `Acute Tox. ${c} H30${{ 1: '0', 2: '0', 3: '1', 4: '2' }[c] ?? ''}`],
  [/^ACUTE_TOX_DERMAL:(\d)/, (c) => `Acute Tox. ${c} H31${{ 1: '0', 2: '0', 3: '1', 4: '2' }[c] ?? ''}`],
  [/^ACUTE_TOX_INHAL:(\d)/, (c) => `Acute Tox. ${c} H33${{ 1: '0', 2: '0', 3: '1', 4: '2' }[c] ?? ''}`],
  [/^SKIN_CORR_IRRIT:(1[A-C])/, (c) => `Skin Corr. ${c} H314`],
  [/^SKIN_CORR_IRRIT:(2)/, (c) => `Skin Irrit. ${c} H315`],
  [/^EYE_DAMAGE_IRRIT:(1)/, (c) => `Eye Dam. ${c} H318`],
  [/^EYE_DAMAGE_IRRIT:(2)/, (c) => `Eye Irrit. ${c} H319`],
  [/^RESP_SENS:(.+)/, (c) => `Resp. Sens. ${c} H334`],
  [/^SKIN_SENS:(.+)/, (c) => `Skin Sens. ${c} H317`],
  [/^MUTAGEN:(.+)/, (c) => `Muta. ${c} ${c === '2' ? 'H341' : 'H340'}`],
  [/^CARCINOGEN:(.+)/, (c) => `Carc. ${c} ${c === '2' ? 'H351' : 'H350'}`],
  [/^REPRO_TOX:(\d[AB]?)/, (c) => `Repr. ${c} ${c === '2' ? 'H361' : 'H360'}`],
  [/^REPRO_TOX:(Add)/, () => 'Lact. H362'],
  [/^STOT_SE:([12])/, (c) => `STOT SE ${c} H37${c === '1' ? '0' : '1'}`],
  [/^STOT_SE:3 (narcotic)/, () => 'STOT SE 3 H336'],
  [/^STOT_SE:(3)$/, () => 'STOT SE 3 H335'],
  [/^STOT_RE:([12])/, (c) => `STOT RE ${c} H37${c === '1' ? '2' : '3'}`],
  [/^ASPIRATION:(1)/, () => 'Asp. Tox. 1 H304'],
  [/^AQUATIC_ACUTE:(1)/, () => 'Aquatic Acute 1 H400'],
  [/^AQUATIC_CHRONIC:(\d)/, (c) => `Aquatic Chronic ${c} H41${String(Number(c) - 1)}`],
  [/^OZONE:(1)/, () => 'Ozone 1 H420'],
  [/^FLAM_LIQ:(\d)/, (c) => `Flam. Liq. ${c} H22${String(Number(c) + 3)}`],
  [/^FLAM_SOL:(\d)/, (c) => `Flam. Sol. ${c} H228`],
  [/^FLAM_GAS:1A/, () => 'Flam. Gas 1A H220'],
  [/^FLAM_GAS:2/, () => 'Flam. Gas 2 H221'],
  [/^FLAM_GAS:A/, () => 'Chem. Unst. Gas A H230'],
  [/^FLAM_GAS:B/, () => 'Chem. Unst. Gas B H231'],
  [/^OX_GAS:1/, () => 'Ox. Gas 1 H270'],
  [/^OX_LIQ:(\d)/, (c) => `Ox. Liq. ${c} ${c === '1' ? 'H271' : 'H272'}`],
  [/^OX_SOL:(\d)/, (c) => `Ox. Sol. ${c} ${c === '1' ? 'H271' : 'H272'}`],
  [/^PYRO_LIQ:1/, () => 'Pyr. Liq. 1 H250'],
  [/^PYRO_SOL:1/, () => 'Pyr. Sol. 1 H250'],
  [/^SELF_HEATING:(\d)/, (c) => `Self-heat. ${c} H25${c}`],
  [/^WATER_REACTIVE:(\d)/, (c) => `Water-react. ${c} ${c === '1' ? 'H260' : 'H261'}`],
  [/^SELF_REACTIVE:Type ([A-F])/, (c) => `Self-react. ${c} ${{ A: 'H240', B: 'H241' }[c] ?? 'H242'}`],
  [/^ORG_PEROXIDE:Type ([A-F])/, (c) => `Org. Perox. ${c} ${{ A: 'H240', B: 'H241' }[c] ?? 'H242'}`],
  [/^CORR_METAL:1/, () => 'Met. Corr. 1 H290'],
  [/^GAS_PRESSURE:Refrigerated/, () => 'Press. Gas (Ref. Liq.) H281'],
  [/^GAS_PRESSURE:(Compressed|Dissolved|Liquefied)/, () => 'Press. Gas (Comp.) H280'],
  [/^EXPLOSIVES:Unstable/, () => 'Unst. Expl. H200'],
  [/^EXPLOSIVES:Division (1\.\d)/, (c) => `Expl. ${c} H20${String(Number(c.slice(2)))}`],
];

function toNotation(scope: string): string | undefined {
  const found = notationOf.find(([pattern]) => pattern.test(scope));
  return found?.[1](found[0].exec(scope)?.[1] ?? '');
}

/** Lines of the extract that apply to another category or audience than their scope says, or to a case we leave out. */
const setAside: readonly { readonly scope: RegExp; readonly condition: RegExp; readonly why: string }[] = [
  { scope: /:1[AB]$/, condition: /category 2/, why: 'the line is for category 2' },
  { scope: /:2$/, condition: /for category (1A )?and 1B/, why: 'the line is for categories 1A and 1B' },
  { scope: /^(MUTAGEN|CARCINOGEN)/, condition: /^Optional for industrial/, why: 'the line is for professionals' },
  { scope: /^SKIN_CORR_IRRIT:2/, condition: /inclusion in the safety/, why: 'the line is for the sheet' },
  { scope: /^SKIN_CORR_IRRIT:1/, condition: /unless P280/, why: 'P280 is assigned' },
  { scope: /^FLAM_LIQ/, condition: /unless P403 \+ P235/, why: 'P403+P235 is assigned' },
  { scope: /^SELF_HEATING/, condition: /specific information/, why: 'ours: conditional, C' },
  { scope: /^OX_LIQ:1/, condition: /incompatible materials/, why: 'optional since P220 is assigned' },
  { scope: /Division 1\.4/, condition: /^Highly recommended$/, why: 'P370+P380+P375 is for 1.4S only' },
];

function isForThisCase({ scope, condition, code }: { scope: string; condition: string; code: string }): boolean {
  return !setAside.some(
    (aside) =>
      aside.scope.test(scope) &&
      aside.condition.test(condition) &&
      (!scope.includes('1.4') || code === 'P370+P380+P375'),
  );
}

describe.skipIf(!guidance.isThere)('our levels against ECHA’s guidance on labelling, v4.2, section 7.3', () => {
  const letters: Readonly<Record<string, PrecautionLevel>> = {
    mandatory: 'M',
    highly_recommended: 'H',
    recommended: 'R',
    optional: 'O',
  };
  const recommendations = (guidance.isThere ? read(guidance.path) : [])
    .filter(
      (row) => row('scope') === 'label' && !/exceptional cases|mechanically sensitive/.test(row('condition_text')),
    )
    .flatMap((row) =>
      row('class_category_scope')
        .split('; ')
        .map((scope) => ({
          notation: toNotation(scope),
          scope,
          code: row('p_code').replace('P375+P378', 'P375[+P378]'),
          level: letters[row('level')],
          audience: row('audience'),
          condition: row('condition_text'),
        })),
    );

  it('knows every class of the guidance', () => {
    expect(recommendations.filter(({ notation }) => notation === undefined).map(({ scope }) => scope)).toEqual([]);
  });

  it('differs nowhere', () => {
    const differing = recommendations.filter(isForThisCase).filter(({ notation, code, level, audience }) => {
      const own = precautionRowsOf(hazard(notation ?? ''))
        .flatMap(({ precautions }) => precautions)
        .filter(([known]) => known === code);
      const levels = own.flatMap(([, open, professional]) =>
        audience === 'general_public'
          ? [open]
          : audience === 'professional'
            ? [professional ?? open]
            : [open, professional ?? open],
      );
      return level === undefined || !levels.includes(level);
    });
    expect(
      differing.map(
        ({ scope, code, level, audience, condition }) => `${scope} ${code} ${level ?? ''} ${audience} ${condition}`,
      ),
    ).toEqual([]);
  });
});

describe.skipIf(!unList.isThere)('our codes for the UN against the 10th revised edition, Annex 3, section 3', () => {
  const rows = (unList.isThere ? read(unList.path) : []).filter(
    (row) => /^H[34]\d\d$/.test(row('H-Code')) && row('P-Code') !== '',
  );

  it.each(rows.map((row) => [row('H-Code'), row('GHS Hazard Category'), row('P-Code')]))(
    '%s, %s',
    (hCode, category, expected) => {
      const entries = categoryEntries.filter((entry) => entry.hCode === hCode);
      const own = entries.filter(({ code }) =>
        new RegExp(`\\b(${category.replace('Category ', '').replaceAll(', ', '|')})\\b`).test(code),
      );
      for (const { code } of own.length > 0 ? own : entries) {
        const ours = precautionRowsOf(hazard(`${code} ${hCode}`)).flatMap(({ un10 }) => un10);
        expect([...ours].sort().join()).toBe(expected.split(',').filter(Boolean).sort().join());
      }
    },
  );
});
