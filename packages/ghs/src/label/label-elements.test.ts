import { inWords } from '@gosds/phrases/in-words';
import { inEnglish } from '@gosds/phrases/say-message';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketById } from '../testing/market-by-id.ts';
import type { Classification, LabelElements } from '../classification.ts';
import { hazard } from '../hazard.ts';
import type { JurisdictionId, LabelRegimeId } from '../jurisdiction-id.ts';
import type { Mixture } from '../mixture.ts';
import { categoryEntries } from '../registry.ts';
import { labelElements } from './label-elements.ts';

fc.configureGlobal({ seed: 20_260_501 });

const mixture: Mixture = { physicalState: 'liquid', ingredients: [], properties: {} };

function label(notations: readonly string[], market: LabelRegimeId = 'eu'): LabelElements {
  const classification: Classification = {
    market,
    ruleSet: 'test',
    hazards: notations.map(hazard),
    outcomes: [],
    supplemental: [],
    ate: [],
  };
  return labelElements(classification, mixture, marketById(market));
}

const values = (explained: readonly { readonly value: string }[]) => explained.map(({ value }) => value);
const pictures = (notations: readonly string[], market: LabelRegimeId = 'eu') =>
  values(label(notations, market).pictograms);
const statements = (notations: readonly string[], market: LabelRegimeId = 'eu') =>
  values(label(notations, market).hazardStatements);

describe('precedence of pictograms, CLP Art. 26(1)', () => {
  it.each([
    ['(a) GHS01 before GHS02 and GHS03', ['Expl. 1.1 H201', 'Ox. Sol. 1 H271', 'Flam. Sol. 1 H228'], ['GHS01']],
    ['(a) but both are compulsory for type B', ['Org. Perox. B H241'], ['GHS01', 'GHS02']],
    ['(b) GHS06 before GHS07', ['Acute Tox. 3 H301', 'STOT SE 3 H336'], ['GHS06']],
    ['(c) GHS05 before GHS07 for irritation', ['Eye Dam. 1 H318', 'Skin Irrit. 2 H315'], ['GHS05']],
    ['(c) but GHS07 stays for acute toxicity', ['Eye Dam. 1 H318', 'Acute Tox. 4 H302'], ['GHS05', 'GHS07']],
    [
      '(d) GHS08 of a respiratory sensitiser',
      ['Resp. Sens. 1 H334', 'Skin Sens. 1 H317', 'Eye Irrit. 2 H319'],
      ['GHS08'],
    ],
    ['(d) not GHS08 of a carcinogen', ['Carc. 2 H351', 'Skin Sens. 1 H317'], ['GHS07', 'GHS08']],
    ['(d) GHS07 stays for narcosis', ['Resp. Sens. 1 H334', 'STOT SE 3 H336'], ['GHS07', 'GHS08']],
    [
      '(e) GHS04 is optional beside GHS02 and stays',
      ['Flam. Gas 1A H220', 'Press. Gas (Liq.) H280'],
      ['GHS02', 'GHS04'],
    ],
  ])('%s', (_, notations, expected) => {
    expect(pictures(notations)).toEqual(expected);
  });

  it('says by which letter a pictogram was dropped', () => {
    expect(inWords(label(['Acute Tox. 3 H301', 'Skin Irrit. 2 H315']).pictogramsDropped)).toEqual([
      { value: 'GHS07', paragraph: 'CLP Art. 26(1)(b)', why: 'for Skin Irrit. 2: not beside GHS06' },
    ]);
  });

  it('keeps GHS07 beside GHS06 for irritation in the United States (Appendix C, C.2.1.2)', () => {
    const notations = ['Acute Tox. 3 H301', 'Skin Irrit. 2 H315'];
    expect(pictures(notations, 'us')).toEqual(['GHS06', 'GHS07']);
    expect(pictures(['Acute Tox. 3 H301', 'Acute Tox. 4 H332'], 'us')).toEqual(['GHS06']);
    expect(pictures(notations, 'au')).toEqual(['GHS06']);
  });

  it('shows GHS09 for Aquatic Chronic 2, nothing for Chronic 3 (CLP Annex I, Table 4.1.4)', () => {
    expect(pictures(['Aquatic Chronic 2 H411'])).toEqual(['GHS09']);
    expect(pictures(['Aquatic Chronic 3 H412'])).toEqual([]);
  });
});

describe('signal word, CLP Art. 20(3)', () => {
  it.each([
    [['Flam. Liq. 3 H226', 'Eye Dam. 1 H318'], 'Danger'],
    [['Flam. Liq. 3 H226'], 'Warning'],
    [['Aquatic Chronic 2 H411'], null],
    [['ED ENV 1 EUH430'], 'Danger'],
    [['ED ENV 2 EUH431'], 'Warning'],
    [[], null],
  ])('%s gives %s', (notations, word) => {
    expect(label(notations).signalWord).toBe(word);
  });
});

describe('hazard statements, CLP Art. 27 and Annex III', () => {
  it.each([
    [['Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410'], ['H410']],
    [['Aquatic Acute 1 H400', 'Aquatic Chronic 2 H411'], ['H410']],
    [['Aquatic Acute 1 H400', 'Aquatic Chronic 3 H412'], ['H410']],
    [['Skin Corr. 1B H314', 'Eye Dam. 1 H318'], ['H314']],
    [['PBT EUH440', 'vPvB EUH441'], ['EUH441']],
    [['PMT EUH450', 'vPvM EUH451'], ['EUH451']],
    [['Acute Tox. 3 H301', 'Acute Tox. 3 H311'], ['H301+H311']],
    [['Acute Tox. 4 H302', 'Acute Tox. 4 H332'], ['H302+H332']],
    [['Acute Tox. 1 H300', 'Acute Tox. 2 H310', 'Acute Tox. 2 H330'], ['H300+H310+H330']],
    [
      ['Acute Tox. 3 H301', 'Acute Tox. 4 H312'],
      ['H301', 'H312'],
    ],
    [
      ['Acute Tox. 4 H302', 'Flam. Liq. 2 H225'],
      ['H225', 'H302'],
    ],
  ])('%s is labelled %s', (notations, expected) => {
    expect(statements(notations)).toEqual(expected);
  });

  it('joins H400 with H411 in Europe only', () => {
    expect(statements(['Aquatic Acute 1 H400', 'Aquatic Chronic 2 H411'], 'un')).toEqual(['H400', 'H411']);
  });

  it.each(['us', 'ca'] as const)('leaves the environment out in %s', (market) => {
    const own = label(['Skin Irrit. 2 H315', 'Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410'], market);
    expect(values(own.hazardStatements)).toEqual(['H315']);
    expect(values(own.pictograms)).toEqual(['GHS07']);
    expect(values(own.precautionaryStatements)).not.toContain('P273');
    expect(values(own.hazardStatementsDropped)).toEqual(['H400', 'H410']);
  });
});

describe('what the label need not show', () => {
  const elements = (notations: readonly string[], more: Partial<Mixture>, wording: LabelRegimeId = 'eu') => {
    const hazards = notations.map(hazard);
    const classification: Classification = {
      market: wording,
      ruleSet: 'test',
      hazards,
      outcomes: [],
      supplemental: [],
      ate: [],
    };
    return labelElements(classification, { ...mixture, ...more }, marketById(wording));
  };
  const aerosol = ['Aerosol 1 H222', 'Aerosol 1 H229', 'Asp. Tox. 1 H304'];

  it('leaves aspiration off an aerosol in Europe (CLP Annex I, 1.3.3), not off a can of the liquid', () => {
    const { hazardStatementsDropped, hazardStatements, pictograms } = elements(aerosol, { physicalState: 'aerosol' });
    expect(values(hazardStatements)).toEqual(['H222', 'H229']);
    expect(values(pictograms)).toEqual(['GHS02']);
    expect(inWords(hazardStatementsDropped)).toEqual([
      {
        value: 'H304',
        paragraph: 'CLP Annex I, 1.3.3',
        why: 'Asp. Tox. 1 need not be labelled on aerosols and sealed spray attachments',
      },
    ]);
    expect(values(elements(aerosol, {}).hazardStatements)).toContain('H304');
    expect(values(elements(aerosol, { physicalState: 'aerosol' }, 'un').hazardStatements)).toContain('H304');
  });

  it.each<[string, readonly string[], Mixture['use'], readonly string[]]>([
    ['a metal corrosive packaged for consumers', ['Met. Corr. 1 H290'], 'consumer', []],
    ['not for professionals', ['Met. Corr. 1 H290'], 'professional', ['GHS05']],
    ['not where skin is harmed too', ['Met. Corr. 1 H290', 'Skin Corr. 1B H314'], 'consumer', ['GHS05']],
    ['nor where eyes are', ['Met. Corr. 1 H290', 'Eye Dam. 1 H318'], 'consumer', ['GHS05']],
  ])('GHS05 (CLP Annex I, 1.3.6): %s', (_, notations, use, expected) => {
    expect(values(elements(notations, { ...(use ? { use } : {}) }).pictograms)).toEqual(expected);
  });

  it('takes the more severe category of STOT SE alone (CLP Art. 26(2))', () => {
    expect(pictures(['STOT SE 2 H371', 'STOT SE 3 H336'])).toEqual(['GHS08']);
    expect(pictures(['STOT SE 2 H371', 'STOT SE 3 H336'], 'us')).toEqual(['GHS07', 'GHS08']);
  });

  it('does not tell a farmer to avoid release to the environment (CLP Annex IV, Table 1.2, P273)', () => {
    const own = elements(['Aquatic Chronic 1 H410'], { purposes: ['plant-protection'], use: 'professional' });
    expect(values(own.precautionaryStatements)).toEqual(['P391', 'P501']);
    expect(values(own.precautionaryStatementsDropped)).toEqual(['P273']);
    const stored = elements(['Aquatic Chronic 1 H410'], {
      purposes: ['plant-protection'],
      labelFacts: { isReleasedByUse: false },
    });
    expect(values(stored.precautionaryStatements)).toContain('P273');
  });

  it('keeps the physical hazards of a metal in massive form (CLP Annex I, 1.3.4)', () => {
    const own = elements(['Carc. 2 H351', 'Flam. Sol. 1 H228'], { labelFacts: { isHarmlessAsSupplied: true } });
    expect(values(own.hazardStatements)).toEqual(['H228']);
    expect(values(own.pictograms)).toEqual(['GHS02']);
  });
});

describe('effects on fertility and the unborn child in one statement (CLP Annex VI, 1.1.2.1.2)', () => {
  it.each([
    [['Repr. 1B H360F', 'Repr. 1B H360D'], ['H360FD']],
    [['Repr. 2 H361f', 'Repr. 2 H361d'], ['H361fd']],
    [['Repr. 1B H360F', 'Repr. 2 H361d'], ['H360Fd']],
    [['Repr. 1B H360D', 'Repr. 2 H361f'], ['H360Df']],
    [['Repr. 1B H360D'], ['H360D']],
    [['Repr. 1B H360FD', 'Repr. 2 H361d'], ['H360FD']],
  ])('%s is labelled %s', (notations, expected) => {
    const own = label(notations);
    expect(values(own.hazardStatements)).toEqual(expected);
    const said = [...values(own.hazardStatements), ...values(own.hazardStatementsDropped)];
    for (const { hCode } of notations.map(hazard)) expect(said).toContain(hCode);
  });
});

describe('precautions by the edition that a law follows', () => {
  const severe = ['Eye Dam. 1 H318', 'Acute Tox. 4 H332'].map(hazard);
  const codesIn = (wording: LabelRegimeId, id: JurisdictionId) => {
    const classification = { market: id, ruleSet: 'test', hazards: severe, outcomes: [], supplemental: [], ate: [] };
    return values(labelElements(classification, mixture, marketById(id)).precautionaryStatements);
  };

  it.each<[LabelRegimeId, JurisdictionId, readonly string[], readonly string[]]>([
    ['un', 'un', ['P317', 'P305+P354+P338'], ['P310', 'P312']],
    ['un', 'jp', ['P310', 'P305+P351+P338'], ['P312', 'P317']],
    ['us', 'us', ['P310'], ['P312', 'P317']],
    ['us', 'us-2012', ['P310'], ['P312', 'P317']],
    ['ca', 'ca', ['P310'], ['P312', 'P317']],
    ['eu', 'ch', ['P310'], ['P312', 'P317']],
  ])('%s, %s: %s, not %s', (wording, id, shown, absent) => {
    expect(codesIn(wording, id)).toEqual(expect.arrayContaining([...shown]));
    for (const code of absent) expect(codesIn(wording, id)).not.toContain(code);
  });
});

describe('reason of the signal word', () => {
  it('names who brings it and whom it excludes', () => {
    expect(inWords(label(['Eye Dam. 1 H318', 'Flam. Liq. 3 H226']).signalWordReason)).toEqual({
      value: 'Danger',
      paragraph: 'CLP Art. 20',
      why: 'for Eye Dam. 1; excludes Warning for Flam. Liq. 3',
    });
    expect(inEnglish(label(['Aquatic Chronic 2 H411']).signalWordReason.why)).toContain('no category');
  });
});

describe('all markets', () => {
  const notation = fc.constantFrom(
    ...categoryEntries.flatMap(({ code, hCode }) => (hCode === null ? [] : [`${code} ${hCode}`])),
  );
  const market = fc.constantFrom<LabelRegimeId>('eu', 'gb', 'us', 'ca', 'au', 'un');

  it('states every hazard once, prints nothing twice and gives a reason for everything', () => {
    fc.assert(
      fc.property(fc.uniqueArray(notation, { maxLength: 12 }), market, (notations, id) => {
        const own = label(notations, id);
        const printed = values(own.hazardStatements).flatMap((value) => value.split('+'));
        expect(new Set(printed).size).toBe(printed.length);
        const dropped = values(own.hazardStatementsDropped);
        for (const { hCode } of notations.map(hazard)) expect([...printed, ...dropped]).toContain(hCode);
        const all = [
          own.pictograms,
          own.pictogramsDropped,
          own.hazardStatements,
          own.hazardStatementsDropped,
          own.precautionaryStatements,
          own.precautionaryStatementsDropped,
        ].flat();
        for (const { paragraph, why } of all) expect([paragraph, why]).not.toContain('');
      }),
    );
  });

  it('takes the printed precautions from the full list, and gives a reason for each it does not print', () => {
    fc.assert(
      fc.property(fc.uniqueArray(notation, { maxLength: 12 }), market, (notations, id) => {
        const own = label(notations, id);
        const [kept, full] = [values(own.precautionaryStatements), values(own.precautionaryStatementsInFull)];
        expect(full).toEqual(expect.arrayContaining(kept));
        expect([...kept, ...values(own.precautionaryStatementsDropped)].sort()).toEqual([...full].sort());
      }),
    );
  });

  it('never loses the signal word, nor a pictogram without a rule, when a hazard is added', () => {
    const strength = { Danger: 2, Warning: 1 };
    fc.assert(
      fc.property(fc.uniqueArray(notation, { maxLength: 8 }), notation, market, (notations, added, id) => {
        const [less, more] = [label(notations, id), label([...notations, added], id)];
        const of = ({ signalWord }: LabelElements) => (signalWord ? strength[signalWord] : 0);
        expect(of(more)).toBeGreaterThanOrEqual(of(less));
        const accounted = [...values(more.pictograms), ...values(more.pictogramsDropped)];
        expect(accounted).toEqual(expect.arrayContaining(values(less.pictograms)));
      }),
    );
  });
});
