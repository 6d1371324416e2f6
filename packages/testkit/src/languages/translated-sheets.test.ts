import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { findByCas, findByMaterialId, substances } from '@gosds/catalogue/catalogue';
import { sources } from '@gosds/catalogue/sources';
import type { Language } from '@gosds/phrases/language';
import { languages } from '@gosds/phrases/generated/languages';
import { loadLanguage } from '@gosds/phrases/load-language';
import { language as english } from '@gosds/phrases/generated/en/language';
import type { Draft } from '@gosds/sheet/draft/draft';
import { statementSource, statementTemplate, wordingOf } from '@gosds/phrases/statement-text';
import { auditSheet } from '@gosds/sheet/audit/audit';
import { reviewSheet } from '@gosds/sheet/review/review';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { sentencesOf } from '@gosds/sheet/model/written';
import { describe, expect, it } from 'vitest';
import { type Change, say } from '../review/change.ts';
import { goldenDrafts } from '../golden/golden-drafts.ts';
import { alkalineCleaner } from '../products/alkaline-cleaner.ts';
import { products } from '../products/all-products.ts';
import { brakeCleaner } from '../products/brake-cleaner.ts';
import { picked } from '../products/supplier.ts';

const today = '2026-11-21';

function made(golden: Draft, language: Language, country: string) {
  const draft = { ...golden, description: { ...golden.description, country, language: language.tag } };
  const ids = draft.ingredients.flatMap(({ materialId }) => (materialId === null ? [] : [materialId]));
  const known = ids.map(findByMaterialId).filter((substance) => substance !== undefined);
  const facts = {
    draft,
    substances: new Map(known.map((substance) => [substance.materialId, substance])),
    sources: new Map(sources.map((source) => [source.id, source])),
    issueDate: today,
    revisionDate: today,
    version: '1.0',
    language,
  };
  return { ...facts, ...makeSheet(facts), today };
}

const englishWords = /\b(the|and|with|which|from|this|that|known|been|should|would|according)\b/i;

/** Text as typed, and the catalogue's names of substances. */
const givenWords = ({ description, ingredients, review }: Draft): readonly string[] => [
  description.uses,
  ...ingredients.map(({ name }) => name),
  ...review.items.map(({ evidence }) => evidence),
];

const without = (words: readonly string[], text: string): string =>
  words.filter((each) => each !== '').reduce((rest, each) => rest.replaceAll(each, ''), text);

/** Names of laws, lists and goods stay as their authority gives them. */
const isName = (id: string) => /^(shippingName|sources|limits\.[^.]+\..+\.list)\b/.test(id);

const countriesOf = ({ offeredIn }: (typeof languages)[number]): readonly string[] =>
  offeredIn === 'everywhere' ? ['ZZ'] : [...offeredIn.slice(0, 2), ...(offeredIn.includes('CH') ? ['CH'] : [])];

/** Countries with different languages and with layouts of their own. */
const layouts = ['US', 'AU', 'CN', 'ZZ', 'JP', 'KR', 'BR', 'TR', 'NZ', 'GB', 'DE', 'CA'];

const cases = languages
  .filter(({ tag }) => tag !== 'en')
  .flatMap((language, turn) =>
    [
      ...products.flatMap(({ name, draft }) => countriesOf(language).map((country) => ({ name, draft, country }))),
      // A third of them, another third for each language.
      ...goldenDrafts
        .filter((_, index) => index % 3 === turn % 3)
        .map(([name, draft]) => ({ name, draft, country: countriesOf(language)[0] ?? 'ZZ' })),
    ].map(({ name, draft, country }) => [name, language.name, country, { language, draft }] as const),
  );

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The names of records in a language, each with the English name. */
const byRecord = (tag: string): readonly (readonly [own: string, english: string])[] =>
  substances.flatMap(({ name, names = {} }) =>
    [tag, new Intl.Locale(tag).language].flatMap((each) => {
      const own = names[each];
      return own === undefined ? [] : [[own, name] as const];
    }),
  );

const namesIn = new Map<string, ReadonlyMap<string, string>>();

/** The English names by the names in a language, longest first; read once per language. */
function englishNames({ substanceNames = {}, tag }: Language): ReadonlyMap<string, string> {
  const known = namesIn.get(tag);
  if (known) return known;
  const own = [...Object.entries(substanceNames).map(([name, text]) => [text, name] as const), ...byRecord(tag)];
  const names = new Map(own.toSorted(([one], [other]) => other.length - one.length));
  namesIn.set(tag, names);
  return names;
}

/** A finding names substances as the sheet does. */
function withCatalogueNames(text: string, language: Language): string {
  const names = englishNames(language);
  const held = [...names.keys()].filter((own) => text.includes(own)).map(escaped);
  if (held.length === 0) return text;
  const asWord = new RegExp(`(?<![\\p{L}\\d-])(?:${held.join('|')})(?![\\p{L}\\d-])`, 'gu');
  return text.replace(asWord, (own) => names.get(own) ?? own);
}

/** Names that are not available in the language of the sheet. */
const staysInEnglish = 'frame.in-english: ';
/** The products are typed in English, whatever the language of their sheet. */
const typedInEnglish = 'language.own-words: ';
/** For a language without the official wording of a packaging sentence: the sentence is in English, with a finding. */
const wordingNotHeld = 'regulation.packaging-language';

describe.each(cases)('%s in %s for %s', (_product, _language, country, { language: { load }, draft }) => {
  it('has no English left in what the sheet says itself', async () => {
    const { document } = made(draft, await load(), country);
    const own = sentencesOf(document.sections).filter(
      ({ id, origin }) => origin.kind !== 'input' && origin.kind !== 'catalogue' && !isName(id),
    );
    const texts = own.map(({ text }) => without(givenWords(draft), text));
    expect(texts.filter((text) => englishWords.test(text))).toEqual([]);
    expect(document.language).not.toBe('en');
  });

  it('is found as faultless as in English', async () => {
    const findingsIn = (language: Language) => {
      const sheet = made(draft, language, country);
      expect(auditSheet(sheet)).toEqual([]);
      return reviewSheet(sheet).findings.map(
        ({ check, message }) => `${check}: ${withCatalogueNames(findingInEnglish(message), language)}`,
      );
    };
    const inEnglish = new Set(findingsIn(english));
    const added = findingsIn(await load())
      .filter((finding) => !inEnglish.has(finding))
      .filter((finding) => !finding.startsWith(wordingNotHeld))
      .filter((finding) => !finding.startsWith(typedInEnglish))
      .filter((finding) => !finding.startsWith(staysInEnglish));
    expect(added).toEqual([]);
  });
});

const translated = languages.filter(({ tag }) => tag !== 'en');

it.each(translated.map((language, turn) => [language.name, { language, turn }] as const))(
  '%s: a sheet by the law of a country with other languages is whole',
  async (_name, { language: { load, offeredIn }, turn }) => {
    const language = await load();
    const elsewhere = layouts.filter((country) => !offeredIn.includes(country));
    // All countries for one product, and another product for one of them.
    const others = [goldenDrafts[turn * 7]?.[1] ?? alkalineCleaner.draft, alkalineCleaner.draft];
    for (const [place, country] of elsewhere.entries()) {
      const sheet = made(
        place % 4 === turn % 4 ? (others[place % 2] ?? brakeCleaner.draft) : brakeCleaner.draft,
        language,
        country,
      );
      expect([country, auditSheet(sheet)]).toEqual([country, []]);
      expect(sheet.document.language).toBe(language.tag);
    }
  },
);

it.each(translated)('$name: names the test that a class waits for', async ({ load, offeredIn }) => {
  const language = await load();
  const { draft } = alkalineCleaner;
  const [lye = picked('1', 0, ['', '']), ...others] = draft.ingredients;
  const thin = { ...draft, ingredients: [{ ...lye, proportion: '4' }, ...others] };
  const { document } = made({ ...thin, properties: { ...draft.properties, ph: '' } }, language, offeredIn[0] ?? 'ZZ');
  const texts = sentencesOf(document.sections).map(({ text }) => text);
  const asked = language.reasons.testedClass.corrosionTestPartIii(language.reasons.testedClass.manual);
  expect(texts.filter((text) => text.includes(asked))).not.toEqual([]);
});

it.each(translated)('$name: names the organ that is harmed', async ({ load, offeredIn }) => {
  const language = await load();
  const glycol = findByCas('107-21-1');
  const ingredients = [picked('1', glycol?.materialId ?? 0, ['Ethylene glycol', '50'])];
  const { document } = made({ ...alkalineCleaner.draft, ingredients }, language, offeredIn[0] ?? 'ZZ');
  const texts = sentencesOf(document.sections).map(({ text }) => text);
  expect(texts).toContain(language.sheet.firstAid.organs(language.sheet.terms.words.kidney));
});

it.each(translated)(
  '$name: says which of the statements the law has not in the language',
  async ({ load, offeredIn }) => {
    const language = await load();
    const { document } = made(brakeCleaner.draft, language, offeredIn[0] ?? 'ZZ');
    const sentences = sentencesOf(document.sections);
    const printed = sentences.flatMap(({ id }) => /^(?:label|statements)\.((?:EUH|[HP])\d.*)$/.exec(id)?.[1] ?? []);
    const wording = wordingOf(document.market, language);
    const translations = printed.filter((code) => statementSource(code, wording)?.state === 'translated').toSorted();
    const said = sentences.find(({ id }) => id === 'statements.translated')?.text;
    expect(said).toBe(
      translations.length === 0
        ? undefined
        : language.sheet.other.translatedStatements([...new Set(translations)].join(language.sheet.shared.comma)),
    );
  },
);

it('says nothing of translations in English', () => {
  const { document } = made(brakeCleaner.draft, english, 'ZZ');
  expect(sentencesOf(document.sections).filter(({ id }) => id === 'statements.translated')).toEqual([]);
});

describe.each([
  ['de', 'DE', 'Ungiftiger Bremsenreiniger', '+49 30 19240 (Mo-Fr 8-16 Uhr)'],
  ['fr', 'FR', 'Nettoyant inoffensif', '+33 1 45 42 59 59 (9-17 heures)'],
  ['tr', 'TR', 'Çevre dostu fren temizleyici', '+90 312 433 70 01 (9-17 saat)'],
])('review and audit in %s', (tag, country, claim, telephone) => {
  const checksOf = async (draft: Draft, ...changes: readonly Change[]) => {
    const sheet = made(draft, await loadLanguage(tag), country);
    const document = changes.reduce((each, change) => change.document?.(each) ?? each, sheet.document);
    const found = [...reviewSheet({ ...sheet, document }).findings, ...auditSheet({ ...sheet, document })];
    return found.map(({ check }) => check);
  };
  const { draft } = brakeCleaner;
  const withMedium: Draft = { ...draft, precautionChoices: { 'P370+P378': 'shown' } };

  it('holds the extinguishing medium of the label against section 5', async () => {
    const language = await loadLanguage(tag);
    const { statementWords } = language;
    const template = statementTemplate('P370+P378', wordingOf('eu', language)) ?? '';
    const named = (medium: string) => `P370+P378 ${template.replace('{extinguishingMedia}', medium)}`;
    const { document } = made(withMedium, await loadLanguage(tag), country);
    const label = sentencesOf(document.sections).find(({ id }) => id === 'label.P370+P378');
    expect(label?.text).toBe(named(statementWords.media.flammableLiquid));
    expect(await checksOf(withMedium)).not.toContain('fire.label-medium');
    const other = say('label.P370+P378', named(statementWords.media.waterReactive));
    expect(await checksOf(withMedium, other)).toContain('fire.label-medium');
  });

  it('holds the glove material of section 6 against section 8', async () => {
    const { glovesMaterials } = (await loadLanguage(tag)).sheet.exposure;
    expect(await checksOf(draft)).not.toContain('release.gloves');
    expect(await checksOf(draft, say('release.responders.gloves', glovesMaterials.nitrile))).toContain(
      'release.gloves',
    );
  });

  it('knows a banned claim and the hours of a telephone', async () => {
    const described = (changed: Partial<Draft['description']>): Draft => ({
      ...draft,
      description: { ...draft.description, ...changed },
    });
    expect(await checksOf(draft)).not.toContain('frame.banned-claims');
    expect(await checksOf(described({ uses: claim }))).toContain('frame.banned-claims');
    const withHours = described({ emergencyTelephone: telephone });
    expect(await checksOf(withHours)).not.toContain('identification.emergency-hours');
    const withoutHours = described({ emergencyTelephone: telephone.replace(/ \(.*/, '') });
    expect(await checksOf(withoutHours)).toContain('identification.emergency-hours');
  });
});
