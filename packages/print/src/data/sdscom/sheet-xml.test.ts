import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findByCas } from '@gosds/catalogue/catalogue';
import { hazard } from '@gosds/ghs/hazard';
import { categoryEntries } from '@gosds/ghs/registry';
import type { Reason } from '@gosds/ghs/classification';
import { alkalineCleaner } from '@gosds/testkit/products/alkaline-cleaner';
import { type Draft, draftSchema, handClassificationSchema, propertiesSchema } from '@gosds/sheet/draft/draft';
import { draftOf, picked } from '@gosds/testkit/products/supplier';
import type { MadeSheet } from '@gosds/sheet/sheet-input';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { XmlDocument, xmlRegisterInputProvider, XmlBufferInputProvider, XsdValidator } from 'libxml2-wasm';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { factsOf, inMarket, realDrafts } from '../../testing/made-sheets.ts';
import { className } from './class-names.ts';
import { sdscomRegion } from './sdscom-regions.ts';
import { sheetXml } from './sheet-xml.ts';

const { path: schemas, isThere } = publicFile('reference/sdscom_xml_schema');

function openValidator(): XsdValidator {
  const files = readdirSync(schemas).filter((name) => name.endsWith('.xsd'));
  xmlRegisterInputProvider(
    new XmlBufferInputProvider(Object.fromEntries(files.map((name) => [name, readFileSync(join(schemas, name))]))),
  );
  return XsdValidator.fromDoc(
    XmlDocument.fromBuffer(readFileSync(join(schemas, 'SDSComXML.xsd')), { url: 'SDSComXML.xsd' }),
  );
}

const xmlOf = (draft: Draft, change: (made: MadeSheet) => MadeSheet = (made) => made) => {
  const facts = factsOf(draft);
  return sheetXml(facts, change(makeSheet(facts)));
};

const european = realDrafts.filter(([, draft]) => ['DE', 'GB'].includes(draft.description.country));
const hazards = categoryEntries.flatMap(({ code, hCode }) => (hCode === null ? [] : [{ code, hCode }]));
const explained = (value: string) => ({ value, paragraph: '', why: { key: '', values: {} } });
const noReason: Reason = { ruleId: '', paragraph: '', summary: { key: '', values: {} }, counted: [], leftOut: [] };
const hostile = `]]></x><!-- &amp; "quoted" \u0007 \uD800 é 中`;

const empty = draftSchema.parse({ description: { country: 'DE' } });
const secret = {
  ...alkalineCleaner.draft,
  ingredients: alkalineCleaner.draft.ingredients.map((row, index) =>
    index === 0 ? { ...row, sanitisedName: 'Alkali', proportion: '13.37', sanitisedProportion: '10-20' } : row,
  ),
};

const withNumber = (country: string, registrationNumber: string): Draft => ({
  ...alkalineCleaner.draft,
  description: { ...alkalineCleaner.draft.description, country },
  ingredients: alkalineCleaner.draft.ingredients.map((row, index) =>
    index === 0 ? { ...row, registrationNumber } : row,
  ),
});

const consumer = changed({ productUse: 'consumer' }, {});
const [firstRow] = alkalineCleaner.draft.ingredients;
const peroxide = {
  ...alkalineCleaner.draft,
  ingredients: firstRow
    ? [
        {
          ...firstRow,
          materialId: null,
          name: 'Peroxide',
          proportion: '100',
          handClassification: handClassificationSchema.parse({ hazards: ['Org. Perox. B H241'] }),
        },
      ]
    : [],
};

const gasOil = (more: Partial<Draft['properties']>): Draft =>
  draftOf({
    productName: 'Diesel fuel',
    country: 'DE',
    uses: 'Fuel',
    ingredients: [picked('1', findByCas('68334-30-5')?.materialId ?? 0, ['Diesel fuel', '100'])],
    properties: propertiesSchema.parse({ state: 'Liquid', flashPoint: { value: '70', unit: '°C' }, ...more }),
  });
const gasOils = [gasOil({ carriageTemperature: { value: '80', unit: '°C' } }), gasOil({})] as const;

describe.runIf(isThere)('the XML and the schema of SDScom', () => {
  const validator = isThere ? openValidator() : undefined;
  const faults = (xml: string | undefined) => {
    const document = XmlDocument.fromString(xml ?? '');
    try {
      validator?.validate(document);
      return [];
    } catch (fault) {
      return (fault instanceof Error ? fault.message : String(fault)).split('\n');
    } finally {
      document.dispose();
    }
  };

  it.each(european)('agree: %s', (_, draft) => {
    expect(faults(xmlOf(draft))).toEqual([]);
  });

  it.each([
    ['of which nothing is known', empty],
    ['of a secret ingredient', secret],
    ['with registration numbers', withNumber('DE', '01-2119457892-27-XXXX, 01-2119457610-43')],
    ['with numbers of the British register', withNumber('GB', 'UK-01-1234567890-1-0001')],
    ['of one substance', { ...alkalineCleaner.draft, ingredients: alkalineCleaner.draft.ingredients.slice(0, 1) }],
    ['for consumers', consumer],
    ['of an explosive peroxide', peroxide],
    ['of a gas', changed({}, { state: 'Gas' })],
    ['of goods carried hot', gasOils[0]],
    ['of goods that each mode judges apart', gasOils[1]],
    ['of an aerosol', changed({}, { state: 'Aerosol' })],
    [
      'of hostile and overlong texts',
      changed(
        {
          productName: hostile,
          uses: `${hostile} word `.repeat(90),
          email: hostile,
          telephone: 'x'.repeat(60),
          ufiNumbers: hostile,
        },
        {},
      ),
    ],
    [
      'with open and closed ranges',
      changed(
        {},
        {
          flashPoint: { value: '>93', unit: '°C', method: 'ISO 2719' },
          boilingPoint: { value: '100-102', unit: '°C' },
          meltingPoint: { value: '<-5', unit: '°C' },
          vapourPressure: { value: '2.3', unit: 'kPa', temperature: '20' },
          viscosity: { value: '12', unit: 'cSt' },
          lowerExplosiveLimit: { value: '1.2', unit: '%' },
          upperExplosiveLimit: { value: '9', unit: '%' },
        },
      ),
    ],
  ])('agree on a sheet %s', (_, draft) => {
    for (const country of ['DE', 'GB']) {
      expect(faults(xmlOf({ ...draft, description: { ...draft.description, country } }))).toEqual([]);
    }
  });

  it('give one number of the Union in its element, and one of Great Britain in the remarks', () => {
    const union = xmlOf(withNumber('DE', '01-2119457892-27-XXXX, 01-2119457610-43'));
    expect(union).toContain('<ReachRegNo>01-2119457892-27-XXXX</ReachRegNo>');
    const british = xmlOf(withNumber('GB', 'UK-01-1234567890-1-0001'));
    expect(british).not.toContain('ReachRegNo');
    expect(british).toContain('REACH no. UK-01-1234567890-1-0001');
  });

  it.each(['eu', 'gb'] as const)('agree on every class and statement there is: %s', (market) => {
    const xml = xmlOf(inMarket(alkalineCleaner.draft, market), ({ product, document }) => ({
      document,
      product: {
        ...product,
        classification: { ...product.classification, hazards },
        label: {
          ...product.label,
          hazardStatements: [...new Set(hazards.map(({ hCode }) => hCode)), 'H360FD', 'H350i', 'H301+H311'].map(
            explained,
          ),
          supplemental: ['EUH066', 'EUH208', 'EUH201A', 'EUH401', 'EUH380'].map((code) => ({
            ...product.label.supplemental[0],
            code,
            parameters: {},
            reason: noReason,
          })),
        },
      },
    }));
    expect(faults(xml)).toEqual([]);
    expect(xml).toContain('<HazardClassCategory>Acute Tox. 4 (oral)</HazardClassCategory>');
    expect(xml?.includes('<HazardClassCategory>ED HH 1<')).toBe(market === 'eu');
  });
});

describe('the XML of a sheet', () => {
  const xml = xmlOf(alkalineCleaner.draft) ?? '';
  const texts = (name: string, of = xml) =>
    [...of.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, text]) => text);

  it('names classes, pictograms, signal word and statements', () => {
    expect(texts('HazardClassCategory').slice(0, 3)).toEqual(['Met. Corr. 1', 'Skin Corr. 1A', 'Eye Dam. 1']);
    expect(texts('HazardPictogram')).toContain('GHS05');
    expect(texts('SignalWord')[0]).toContain('<PhraseCode>DGR</PhraseCode>');
    expect(texts('HazardStatement')[1]).toMatch(/<PhraseCode>314<\/PhraseCode><FullText>Causes severe/);
    expect(texts('PrecautionaryStatement').join('')).toContain(
      '<PhraseCode>305</PhraseCode><PhraseCode>351</PhraseCode><PhraseCode>338</PhraseCode><FullText>IF IN EYES',
    );
  });

  it('gives supplemental statements with their words, and with the names that fill them', () => {
    const limonene = findByCas('5989-27-5')?.materialId ?? 0;
    const draft = inMarket(alkalineCleaner.draft, 'eu');
    const of = xmlOf({
      ...draft,
      ingredients: [...draft.ingredients.slice(0, 2), picked('9', limonene, ['Limonene', '0.5'])],
    });
    expect(texts('SpecialSupplementalLabelInfoMixtures', of)).toEqual([
      expect.stringMatching(
        /^<PhraseCode>208<\/PhraseCode><FullText>Contains .*imonene.* allergic reaction\.<\/FullText>$/,
      ),
    ]);
  });

  it('gives general statements, which have no code, as text', () => {
    const of = xmlOf(consumer) ?? '';
    expect(texts('AdditionalLabellingInfo', of).join('')).toContain('P102 Keep out of reach of children.');
    expect(texts('PrecautionaryStatement', of).join('')).not.toContain('out of reach');
  });

  it('gives a statement with an optional part by all its codes', () => {
    const of = texts('PrecautionaryStatement', xmlOf(peroxide)).join('');
    const codes = ['370', '380', '375', '378'].map((code) => `<PhraseCode>${code}</PhraseCode>`).join('');
    expect(of).toContain(`${codes}<FullText>In case of fire`);
  });

  it('holds nothing that nobody said', () => {
    const bare = xmlOf(empty) ?? '';
    expect(bare).not.toMatch(
      /Not Available|<SupplierInformation>|<FlashPoint>|<PhValue>|<Component>|undefined|NaN|Infinity/,
    );
  });

  it('writes an open end with its sign and a range with both', () => {
    const of =
      xmlOf(
        changed({}, { flashPoint: { value: '>93', unit: '°C' }, boilingPoint: { value: '100-102', unit: '°C' } }),
      ) ?? '';
    expect(texts('FlashPoint', of)[0]).toBe(
      '<Value><UnitValue><LowerValueSymbol>gt</LowerValueSymbol><LowerValue>93</LowerValue><Unit>°C</Unit></UnitValue></Value>',
    );
    expect(texts('BoilingPoint', of)[0]).toContain(
      '<UpperValueSymbol>le</UpperValueSymbol><UpperValue>102</UpperValue><LowerValueSymbol>ge</LowerValueSymbol><LowerValue>100</LowerValue>',
    );
  });

  it('converts a value to the unit of the sheet', () => {
    const of = xmlOf(changed({}, { flashPoint: { value: '212', unit: '°F' } })) ?? '';
    expect(texts('FlashPoint', of)[0]).toContain('<ExactValue>100</ExactValue><Unit>°C</Unit>');
  });

  it('keeps a secret: neither name, number nor share', () => {
    const of = xmlOf(secret) ?? '';
    expect(of).toContain('<GenericName>Alkali</GenericName>');
    expect(of).not.toContain('13.37');
    expect(of).not.toContain('1310-73-2');
    expect(xmlOf(alkalineCleaner.draft)).toContain('1310-73-2');
  });

  it('gives road, sea and air what the law of each makes of the goods', () => {
    const [, oil] = gasOils;
    const of = xmlOf(oil) ?? '';
    expect(texts('AdrRid', of).join('')).toMatch(/<UnNo>1202<.*<AdrRidLimitedQty>5 L</);
    expect(texts('Imdg', of).join('')).toMatch(/<UnNo>3082<.*<LimitedQty>5 L<\/LimitedQty><ExceptedQty>E1</);
    expect(texts('IataDgr', of).join('')).toContain('<UnNo>3082<');
  });

  it('leaves out the mode that does not carry the goods', () => {
    const [hot] = gasOils;
    const of = xmlOf(hot) ?? '';
    expect(texts('Imdg', of).join('')).toContain('<UnNo>3256<');
    expect(of).not.toContain('<IataDgr>');
  });

  it.each([
    'customerservice.international.division@acme-chem.de',
    'a@acme.de',
    'a_b-c.d@ac-me.acme.info',
    'first.last@12.34.museum',
  ])('names the e-mail address %s', (email) => {
    expect(texts('Email', xmlOf(changed({ email }, {})))).toEqual([email]);
  });

  it.each([
    ['a long top-level domain', 'customerservice.international.division@acme.photography'],
    ['a name, a line and a word', 'firstname.lastname_department@acme-chem.industries'],
    ['a domain of one letter', 'customerservice.international@a.de'],
    ['500 letters', `${'a'.repeat(485)}@acme.photography`],
    ['500 letters in words', `${'ab.c-d_'.repeat(69)}@acme.photography`],
    ['a domain of 500 letters', `a@${'ab-'.repeat(160)}acme.photography`],
    ['a domain of 250 parts', `a@${'ab.'.repeat(160)}photography`],
    ['no domain', 'a-'.repeat(250)],
  ])('leaves out an address that the format does not take: %s', (_, email) => {
    expect(texts('Email', xmlOf(changed({ email }, {})))).toEqual([]);
  });

  it('is the same bytes from the same sheet, and there for Europe alone', () => {
    expect(xmlOf(alkalineCleaner.draft)).toBe(xml);
    for (const market of ['us', 'ca', 'au', 'un'] as const) {
      expect(xmlOf(inMarket(alkalineCleaner.draft, market))).toBeUndefined();
    }
  });
});

describe('names of classes', () => {
  it.each([
    ['Acute Tox. 3 H311', 'Acute Tox. 3 (dermal)'],
    ['Acute Tox. 2 H330', 'Acute Tox. 2 (inhalation)'],
    ['STOT SE 3 H335', 'STOT SE 3 (resp.)'],
    ['STOT SE 3 H336', 'STOT SE 3 (narc.)'],
    ['Skin Sens. 1A H317', 'Skin Sens. 1A'],
    ['Chem. Unst. Gas A H230', 'Chem. Unstab. Gas A'],
    ['Flam. Gas 1A Pyr. Gas H232', 'Pyr. Gas'],
  ])('of %s is %s', (notation, name) => {
    expect(nameIn('eu', notation)).toBe(name);
  });

  it('is none where the format has none', () => {
    expect(nameIn('eu', 'Flam. Liq. 4 H227')).toBeUndefined();
    expect(nameIn('gb', 'ED HH 1 EUH380')).toBeUndefined();
    expect(nameIn('eu', 'ED HH 1 EUH380')).toBe('ED HH 1');
  });
});

function nameIn(market: 'eu' | 'gb', notation: string): string | undefined {
  const region = sdscomRegion(market);
  return region && className(hazard(notation), region);
}

function changed(description: Partial<Draft['description']>, properties: Partial<Draft['properties']>): Draft {
  const { draft } = alkalineCleaner;
  return {
    ...draft,
    description: { ...draft.description, ...description },
    properties: { ...draft.properties, ...properties },
  };
}
