import type { Draft } from '@gosds/sheet/draft/draft';
import { languages } from '@gosds/phrases/generated/languages';
import { loadLanguage } from '@gosds/phrases/load-language';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { sentencesOf } from '@gosds/sheet/model/written';
import { expect, it } from 'vitest';
import { familyProducts } from '../families/family-products.ts';
import { factsOf } from '../products/sheet-of.ts';

/**
 * Ids of sentences that stay the same in every language: titles of sources, codes, typed text, proper shipping names by
 * sea and air, the boxes of the Tier II form.
 */
const keeps =
  /^(?:sources|identifier|uses|supplier|shippingName|toxicology\.ate|regulations\.sara312)\.|\.(?:source|conditions|code|classes|identifiers|limits|list)$|^(?:properties\.(?:appearance|odour)|end-use|abbreviations\.CAS)$/;

/** National laws and poison centres are named in the languages of the country and in English. */
const national =
  /^(?:emergency\.poisonsCentre$|regulations\.|waste\.law|storage\.class|abbreviations\.|changes\.ruleSet)/;

const category = /(?:[A-Z][a-z]+\. ){1,2}\d[A-F]?/g;

/** A check of the review covers names of ingredients, wherever they appear. */
async function sentences(draft: Draft, tag: string, isOwn: boolean) {
  const language = await loadLanguage(tag);
  const made = makeSheet({ ...factsOf({ ...draft, description: { ...draft.description, language: tag } }), language });
  const names = made.product.ingredients.flatMap(({ row, substance }) => [row.name, substance?.name ?? row.name]);
  const withoutNames = (text: string) =>
    names.reduce((rest, name) => rest.replaceAll(name, ''), text).replace(category, '');
  return sentencesOf(made.document.sections)
    .filter(({ id }) => !keeps.test(id) && (isOwn || !national.test(id)))
    .map(({ id, text }) => ({ id, text: withoutNames(text) }));
}

const isSentence = (text: string): boolean => (text.match(/\p{Script=Latin}{4,}/gu) ?? []).length > 1;

async function inEnglish(draft: Draft, tag: string): Promise<readonly string[]> {
  const isOwn = draft.description.language === tag;
  const english = new Map((await sentences(draft, 'en', isOwn)).map(({ id, text }) => [id, text]));
  const own = await sentences(draft, tag, isOwn);
  return own.flatMap(({ id, text }) => (english.get(id) === text && isSentence(text) ? [`${id}: ${text}`] : []));
}

const foreign = languages.map(({ tag }) => tag).filter((tag) => tag !== 'en');

it.each(foreign)('prints no sentence in English on a sheet in %s', async (tag) => {
  const own = familyProducts.filter(({ draft }) => draft.description.language === tag);
  const others = familyProducts.filter((_, index) => index % 8 === 0);
  for (const { id, draft } of new Set([...own, ...others])) {
    expect([id, ...(await inEnglish(draft, tag))]).toEqual([id]);
  }
});
