import { testDay } from '@gosds/ghs/testing/market-by-id';
import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';
import { language as english } from '@gosds/phrases/generated/en/language';
import type { Block, Section, Sentence, SheetDocument } from '@gosds/sheet/model/document';
import type { Draft } from '@gosds/sheet/draft/draft';
import { profileOf } from '@gosds/sheet/profiles/profile-of';
import { type BlockPart, partsOfBlock, sentencesOfBlock } from '@gosds/sheet/model/block';
import { sheetText } from '@gosds/sheet/sheet-text';
import { sentencesOf } from '@gosds/sheet/model/written';
import { describe, expect, it } from 'vitest';
import { products } from './all-products.ts';
import { fungicide } from './fungicide.ts';
import { sheetOf } from './sheet-of.ts';

const countryOf: Readonly<Record<LabelRegimeId, string>> = {
  eu: 'DE',
  gb: 'GB',
  us: 'US',
  ca: 'CA',
  au: 'AU',
  un: 'BR',
};
const markets = Object.keys(countryOf) as LabelRegimeId[];
const madeFor = (draft: Draft, market: LabelRegimeId) =>
  sheetOf({ ...draft, description: { ...draft.description, country: countryOf[market] } });

const blocksOf = ({ sections }: SheetDocument): Block[] =>
  sections.flatMap(({ subsections }) => subsections.flatMap(({ blocks }) => blocks));

function isEmpty(block: Block): boolean {
  const parts = partsOfBlock(block);
  const isHollow = ({ unit, sentences, columns }: BlockPart) =>
    (unit === 'field' && sentences.length === 0) || (unit === 'row' && sentences.length !== columns?.length);
  return sentencesOfBlock(block).length === 0 || parts.some(isHollow);
}

const section = ({ sections }: SheetDocument, number: number) => sections[number - 1] as Section;
const textsOf = (part: Section) => sentencesOf([part]).map(({ text }) => text);
const find = (document: SheetDocument, id: string) =>
  sentencesOf(document.sections).find((sentence) => sentence.id === id) as Sentence;

const every = products.flatMap((product) => markets.map((market) => [product.name, market, product] as const));

describe('an agrochemical in Australia', () => {
  it('is regulated as environmentally hazardous, though the law of the workplace has no such class', () => {
    const { document } = madeFor(fungicide.draft, 'au');
    expect(find(document, 'unNumber.adg').text).toBe('UN 3082');
    expect(find(document, 'transportEnvironment.land').text).toBe('Yes');
  });
});

describe.each(every)('%s in market %s', (_, market, product) => {
  const {
    document,
    product: { label },
  } = madeFor(product.draft, market);
  const sentences = sentencesOf(document.sections);

  it('has sixteen sections and every sub-heading of the law, in its words', () => {
    const { [market]: words = english.sheet.headings.un } = english.sheet.headings;
    expect(document.sections.map(({ heading }) => heading)).toEqual(words.sections);
    const parts = document.sections.flatMap(({ subsections }) => subsections);
    expect(parts.map(({ number }) => number)).toEqual(profileOf(market, testDay).parts.map(([number]) => number));
    for (const { number, heading } of parts) expect([number, heading]).toEqual([number, words.parts[number]]);
  });

  it('leaves nothing empty', () => {
    for (const { subsections } of document.sections) {
      for (const { number, blocks } of subsections) expect([number, blocks.length > 0]).toEqual([number, true]);
    }
    expect(blocksOf(document).filter(isEmpty)).toEqual([]);
    expect(sentences.filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  it('prints no trace of the program', () => {
    expect(sheetText(document)).not.toMatch(/undefined|\[object|NaN|Infinity|\bnull\b|\.\./);
  });

  it('gives every sentence an id of its own, the same at every assembly', () => {
    const ids = sentences.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(madeFor(product.draft, market).document).toEqual(document);
  });

  it('says exactly Not Available for what is unknown', () => {
    const unknown = sentences.filter(({ text }) => /not available/i.test(text));
    expect(unknown.filter(({ text }) => text !== 'Not Available')).toEqual([]);
    expect(unknown.filter(({ origin }) => origin.kind !== 'missing').map(({ id }) => id)).toEqual([]);
  });

  it('finishes every P-statement of the label', () => {
    const printed = sentences.filter(({ id }) => /^label\.P\d/.test(id)).map(({ text }) => text);
    expect(printed).toHaveLength(label.precautionaryStatements.length);
    expect(printed.filter((text) => /…|\.\.\.|(?<!PE)(?<!EVAL)\/|[{}[\]<>]/.test(text))).toEqual([]);
  });

  it('claims nothing that the law forbids to claim', () => {
    expect(sheetText(document)).not.toMatch(
      /\b(?:non-toxic|harmless|environmentally friendly|ecological\b(?! information))/i,
    );
  });
});

describe.each(products.map((product) => [product.name, product] as const))('%s as published', (_, product) => {
  const {
    document,
    product: { classification, label },
  } = sheetOf(product.draft);

  it('reaches the published classes and signal word', () => {
    expect(classification.hazards.map(({ hCode }) => hCode)).toEqual(expect.arrayContaining([...product.expected]));
    expect(label.signalWord).toBe(product.signalWord);
  });

  it('gives every class in 2, its statement in 2.2 or why not, and its method in 16', () => {
    for (const { code, hCode } of classification.hazards) {
      expect(find(document, `classification.${code} ${hCode}.class`)).toBeDefined();
      expect(find(document, `methods.${code} ${hCode}.basis`).text).not.toBe('');
    }
  });

  it('names every hazardous ingredient of section 3 with its classes', () => {
    const rows = blocksOf(document).find(
      (block) => block.kind === 'table' && block.columns.length === 5 && block.caption === 'Ingredients',
    );
    expect(rows).toBeDefined();
    for (const { id, name } of product.draft.ingredients.filter(({ name }) => name !== 'Water')) {
      expect(find(document, `composition.${id}.name`).text).toBe(name);
    }
  });

  it('explains in full every H statement that section 3 cites', () => {
    const cited = new Set(textsOf(section(document, 3)).flatMap((text) => text.match(/\bH\d{3}[A-Za-z]*/g) ?? []));
    for (const code of cited)
      expect(find(document, `statements.${code}`)).toMatchObject({ text: expect.stringMatching(`^${code} `) });
  });
});

describe('agreement between sections', () => {
  const [brakeCleaner, alkalineCleaner, fungicide] = products.map(({ draft }) => sheetOf(draft).document) as [
    SheetDocument,
    SheetDocument,
    SheetDocument,
  ];

  it('flash point of 9 = class of 2 = measures of 5, 7 and 8', () => {
    expect(find(brakeCleaner, 'properties.flashPoint').text).toBe('-11 °C');
    expect(find(brakeCleaner, 'properties.flammability').text).toBe('Flammable liquids - Category 2');
    expect(find(brakeCleaner, 'media.mediaFlammableLiquid')).toBeDefined();
    expect(find(brakeCleaner, 'handling.fire.noIgnition')).toBeDefined();
    expect(find(brakeCleaner, 'protection.body.antistatic')).toBeDefined();
  });

  it('aspiration of 2 = no vomiting in 4', () => {
    expect(find(brakeCleaner, 'first-aid.ingestion.noVomiting')).toBeDefined();
    expect(find(brakeCleaner, 'medical.doctorAspiration')).toBeDefined();
    expect(find(fungicide, 'first-aid.ingestion.noVomiting')).toBeUndefined();
  });

  it('pH of 9 = corrosion of 2 = rinsing in 4, gloves and face shield in 8, waste in 13', () => {
    expect(find(alkalineCleaner, 'properties.ph').text).toBe('13.8');
    expect(find(alkalineCleaner, 'first-aid.eyes.eyesLye')).toBeDefined();
    expect(find(alkalineCleaner, 'first-aid.ingestion.noVomiting')).toBeDefined();
    expect(find(alkalineCleaner, 'protection.eyes').text).toMatch(/face shield according to EN ISO 16321-1 or EN 166/);
    expect(find(alkalineCleaner, 'waste.HP 8')).toBeDefined();
    expect(find(alkalineCleaner, 'waste.HP 4')).toBeUndefined();
  });

  it('aquatic class of 2 = spill of 6 = M-factor of 3 and 12 = Seveso of 15', () => {
    expect(find(fungicide, 'release.environment.report')).toBeDefined();
    expect(find(fungicide, 'composition.1.limits').text).toMatch(/M \(acute\) = 10/);
    expect(find(fungicide, 'ecology.m.1').text).toMatch(/M \(acute\) = 10/);
    expect(find(fungicide, 'regulations.seveso.E1')).toBeDefined();
  });

  it('limits of the destination in 8 for the ingredients of 3', () => {
    const limits = textsOf(section(brakeCleaner, 8)).join(' ');
    expect(limits).toMatch(/OSHA Table Z-2/);
    expect(limits).not.toMatch(/EU 2000\/39/);
    expect(textsOf(section(alkalineCleaner, 8)).join(' ')).toMatch(/EU 2000\/39\/EC/);
  });

  it('glove material of 8 = P280 of 2 = responders of 6', () => {
    const gloves = 'butyl rubber';
    expect(find(alkalineCleaner, 'label.P280').text).toContain(gloves);
    expect(find(alkalineCleaner, 'protection.hands.material').text).toContain(gloves);
    expect(find(alkalineCleaner, 'release.responders.gloves').text).toContain(gloves);
  });

  it('lists of carcinogens, SARA and CERCLA for the United States alone', () => {
    expect(find(brakeCleaner, 'regulations.cercla.1').text).toBe('Toluene: 1000 lb.');
    expect(find(brakeCleaner, 'listings.none')).toBeDefined();
    expect(find(fungicide, 'listings.none')).toBeUndefined();
  });

  it('American spelling in the United States alone', () => {
    expect(sheetText(brakeCleaner)).toMatch(/vapor/);
    expect(sheetText(brakeCleaner)).not.toMatch(/vapour/);
    expect(sheetText(alkalineCleaner)).toMatch(/vapour/);
  });
});

describe('a confidential ingredient', () => {
  const [{ draft }] = products as [(typeof products)[number]];
  const ingredients = draft.ingredients.map((row) =>
    row.id === '2' ? { ...row, sanitisedName: 'Alcohol', sanitisedProportion: '<60' } : row,
  );

  it.each(markets)('shows neither name nor number anywhere in market %s', (market) => {
    const {
      document,
      product: { classification, label },
    } = madeFor({ ...draft, ingredients }, market);
    const all = JSON.stringify([document, classification, label]);
    expect(/methanol/i.test(all)).toBe(false);
    expect(/67-56-1|200-659-6|603-001-00-X/.test(all)).toBe(false);
    expect(/ATEmix \(|: sum \d|Alcohol 50 %/.test(sheetText(document))).toBe(false);
    expect(find(document, 'composition.2.concentration').text).toMatch(
      /^<60(?: \(the actual concentration is withheld|$)/,
    );
  });
});

describe('dangerous goods that the user confirmed', () => {
  const [{ draft }] = products as [(typeof products)[number]];
  const dangerousGoods = {
    ...draft.dangerousGoods,
    unNumber: '1993',
    dgClass: '3',
    packagingGroup: 'II',
    shippingName: 'FLAMMABLE LIQUID, N.O.S.',
    nosIngredients: ['toluene', 'methanol'],
    confirmed: true,
  };

  it('go before the proposal and are shown as the user’s', () => {
    const { document } = sheetOf({ ...draft, dangerousGoods });
    expect(find(document, 'unNumber.dot')).toMatchObject({ text: 'UN 1993', origin: { kind: 'input' } });
    expect(find(document, 'shippingName.imdg').text).toBe('FLAMMABLE LIQUID, N.O.S. (contains toluene and methanol)');
    expect(find(document, 'packagingGroup.iata').text).toBe('II');
    expect(find(document, 'transportLabel.3').text).toBe('Flammable liquid, class 3');
  });

  it('say not regulated where the user confirmed that there is no number', () => {
    const { document } = sheetOf({
      ...draft,
      dangerousGoods: { ...draft.dangerousGoods, unNumber: 'None', confirmed: true },
    });
    expect(find(document, 'unNumber.dot').text).toBe('Not regulated as dangerous goods.');
  });
});
