import { readFileSync } from 'node:fs';
import { findByMaterialId } from '@gosds/catalogue/catalogue';
import { sources } from '@gosds/catalogue/sources';
import { cite, joined, type Message, type MessageValue } from '@gosds/ghs/message';
import { language as english } from '@gosds/phrases/generated/en/language';
import { languages } from '@gosds/phrases/generated/languages';
import type { Language } from '@gosds/phrases/language';
import { sayValue } from '@gosds/phrases/say-message';
import type { Draft } from '@gosds/sheet/draft/draft';
import { makeSheet } from '@gosds/sheet/make-sheet';
import type { Product } from '@gosds/sheet/product/product';
import { describe, expect, it } from 'vitest';
import { goldenDrafts } from '../golden/golden-drafts.ts';
import { products } from '../products/all-products.ts';
import { repositoryFile } from '../public-files.ts';

const today = '2026-11-21';

function productOf(draft: Draft): Product {
  const ids = draft.ingredients.flatMap(({ materialId }) => (materialId === null ? [] : [materialId]));
  const known = ids.map(findByMaterialId).filter((substance) => substance !== undefined);
  return makeSheet({
    draft,
    substances: new Map(known.map((substance) => [substance.materialId, substance])),
    sources: new Map(sources.map((source) => [source.id, source])),
    issueDate: today,
    revisionDate: today,
    version: '1.0',
  }).product;
}

const isMessage = (value: object): value is Message => 'key' in value && 'values' in value;

/** Every message within a value. */
function messagesIn(value: unknown): readonly Message[] {
  if (typeof value !== 'object' || value === null || value instanceof Map || value instanceof Set) return [];
  const inner = Object.values(value).flatMap(messagesIn);
  return isMessage(value) ? [value, ...inner] : inner;
}

const spoken = (product: Product): readonly Message[] => {
  const { classification, label, transport } = product;
  return messagesIn({ classification, label, transport });
};

const drafts = [...products.map(({ draft }) => draft), ...goldenDrafts.map(([, draft]) => draft)];
const made = drafts.map(productOf);
const all = new Map(made.flatMap(spoken).map((message) => [JSON.stringify(message), message]));

const isList = (value: MessageValue): value is readonly MessageValue[] => Array.isArray(value);

/** The message without texts that are the same in every language. */
function bare(value: MessageValue): MessageValue {
  if (typeof value === 'string' || typeof value === 'number') return '';
  if (isList(value)) return value.map(bare);
  if ('join' in value) return joined(value.join, value.items.map(bare));
  if ('citation' in value) return cite('');
  if ('hazardClass' in value) return value;
  return 'key' in value ? bareMessage(value) : '';
}

const bareMessage = ({ key, values }: Message): Message => ({
  key,
  values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, bare(value)])),
});

const units = new Set(['min', 'ppm']);

/** Runs of three lower-case words: categories, units and codes are not words. */
function runsIn(text: string): ReadonlySet<string> {
  const words = (text.match(/(?<![\p{L}.])\p{Ll}{3,}(?![\p{L}.])/gu) ?? []).filter((word) => !units.has(word));
  return new Set(words.slice(2).map((_, at) => words.slice(at, at + 3).join(' ')));
}

const shares = (message: Message, language: Language): readonly string[] => {
  const own = runsIn(sayValue(bareMessage(message), language));
  return [...runsIn(sayValue(bareMessage(message), english))].filter((run) => own.has(run));
};

/** Every text within a value. */
function textsWithin(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsWithin) : [];
}

/** The texts of a slot. Messages within it are checked separately. */
function textsOfSlot(value: MessageValue): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [];
  if (isList(value)) return value.flatMap(textsOfSlot);
  return 'join' in value ? value.items.flatMap(textsOfSlot) : [];
}

const others = languages.filter(({ tag }) => tag !== 'en');

describe('what the engines say of products', () => {
  it('is of many kinds, and would be found if it were English', () => {
    expect(new Set([...all.values()].map(({ key }) => key)).size).toBeGreaterThan(150);
    const found = [...all.values()].filter((message) => shares(message, english).length > 0);
    expect(found.length).toBeGreaterThan(400);
  });

  /** A national variant has the file of its base. */
  const withFile = others.filter(({ tag }) => !tag.includes('-'));

  it.each(withFile)('shares no three words in a row with English: $name', async ({ load }) => {
    const language = await load();
    const left = [...all.values()].flatMap((message) =>
      shares(message, language).map((run) => `${message.key}: ${run}`),
    );
    expect([...new Set(left)]).toEqual([]);
  });

  it('has no English words in its slots but names and what users and sources wrote', () => {
    const left = made.flatMap((product) => {
      const given = new Set(textsWithin(product.mixture));
      return spoken(product).flatMap(({ key, values }) =>
        Object.values(values)
          .flatMap(textsOfSlot)
          .filter((text) => /(?<!\p{L})\p{Ll}{4}/u.test(text) && !given.has(text))
          .map((text) => `${key}: ${text}`),
      );
    });
    expect([...new Set(left)]).toEqual([]);
  });
});

/** `id = text`, with a mark for each slot. */
const textsOf = (tag: string): ReadonlyMap<string, string> => {
  const file = readFileSync(repositoryFile(`data/phrases/${tag}/reasons.ftl`), 'utf8');
  return new Map(
    [...file.matchAll(/^([\w-]+) = (.*)$/gm)].map(([, key = '', text = '']) => [
      key,
      text.replaceAll(/\{[^}]*\}/g, ' 0 '),
    ]),
  );
};

describe('the file of reasons', () => {
  const inEnglish = textsOf('en');

  /** A national variant has the file of its base. */
  const withFile = others.filter(({ tag }) => !tag.includes('-'));

  it.each(withFile)('shares no three words in a row with English: $name', ({ tag }) => {
    const left = [...textsOf(tag)].flatMap(([key, text]) => {
      const own = runsIn(text);
      return [...runsIn(inEnglish.get(key) ?? '')].filter((run) => own.has(run)).map((run) => `${key}: ${run}`);
    });
    expect(left).toEqual([]);
  });
});
