import { findByMaterialId } from '@gosds/catalogue/catalogue';
import { listingsOf } from '@gosds/catalogue/lists/listings';
import { sources } from '@gosds/catalogue/sources';
import { ownValue } from '@gosds/ghs/own-value';
import type { Language } from '@gosds/phrases/language';
import { language as english } from '@gosds/phrases/generated/en/language';
import { language as german } from '@gosds/phrases/generated/de/language';
import { language as spanish } from '@gosds/phrases/generated/es/language';
import { language as italian } from '@gosds/phrases/generated/it/language';
import { language as chinese } from '@gosds/phrases/generated/zh/language';
import { language as french } from '@gosds/phrases/generated/fr/language';
import { language as japanese } from '@gosds/phrases/generated/ja/language';
import { language as brazilian } from '@gosds/phrases/generated/pt-BR/language';
import { language as turkish } from '@gosds/phrases/generated/tr/language';
import { typedNumbers } from '@gosds/sheet/draft/recipe-rows';
import type { Draft } from '@gosds/sheet/draft/draft';
import { makeSheet } from '@gosds/sheet/make-sheet';
import type { MadeSheet, SheetFacts } from '@gosds/sheet/sheet-input';
import type { Substance } from '@gosds/sheet/substance';
import type { PublishedSheet } from '@gosds/sheet/versions/published-sheet';

const sourceMap = new Map(sources.map((source) => [source.id, source]));

function substancesOf({ ingredients }: Draft): Map<number, Substance> {
  const known = ingredients.flatMap(({ materialId }) => (materialId === null ? [] : [findByMaterialId(materialId)]));
  return new Map(known.filter((substance) => substance !== undefined).map((each) => [each.materialId, each]));
}

/** The languages of a Canadian sheet. */
const englishAndFrench: Language = { ...english, companion: french };

/** By the language of a draft; English if it names none. */
const languages: Readonly<Record<string, Language>> = {
  'en+fr': englishAndFrench,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  zh: chinese,
  ja: japanese,
  tr: turkish,
  'pt-BR': brazilian,
};

type Edition = { readonly date?: string; readonly previous?: PublishedSheet };

/** The facts of a draft's sheet: from the catalogue, with a fixed date. */
export const factsOf = (draft: Draft, { date = '2026-11-21', previous }: Edition = {}): SheetFacts => ({
  draft,
  substances: substancesOf(draft),
  listings: new Map(typedNumbers(draft).map((cas) => [cas, listingsOf(cas)])),
  sources: sourceMap,
  issueDate: date,
  revisionDate: date,
  version: '1.0',
  previous,
  language: ownValue(languages, draft.description.language) ?? english,
});

/** The sheet of a draft, made by the whole chain. */
export const sheetOf = (draft: Draft, edition?: Edition): MadeSheet => makeSheet(factsOf(draft, edition));
