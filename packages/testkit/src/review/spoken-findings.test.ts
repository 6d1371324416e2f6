import { joined, type Message, type MessageValue } from '@gosds/ghs/message';
import { interfaceLanguages } from '@gosds/phrases/generated/interface/interface-languages';
import { loadLanguage } from '@gosds/phrases/load-language';
import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { sayFinding } from '@gosds/phrases/say-finding';
import { sayValue } from '@gosds/phrases/say-message';
import { emptyDraft } from '@gosds/sheet/draft/draft';
import { checkDraft } from '@gosds/sheet/review/entries/check-draft';
import { reviewSheet } from '@gosds/sheet/review/review';
import { describe, expect, it } from 'vitest';
import { finished } from './change.ts';
import { checkCases } from './check-cases.ts';

const isList = (value: MessageValue): value is readonly MessageValue[] => Array.isArray(value);

/** The value without texts that are the same in every language, such as names and numbers. */
function bare(value: MessageValue): MessageValue {
  if (typeof value !== 'object') return typeof value === 'number' ? value : '';
  if (isList(value)) return value.map(bare);
  if ('join' in value) return joined(value.join, value.items.map(bare));
  return 'key' in value ? bareMessage(value) : value;
}

const bareMessage = ({ key, values }: Message): Message => ({
  key,
  values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, bare(value)])),
});

const found = [
  ...checkDraft(emptyDraft()),
  ...Object.values(checkCases).flatMap(({ fails }) => reviewSheet(finished(fails)).findings),
];
const messages = found.flatMap(({ message, fix }) => [message, ...(fix ? [fix.label] : [])]).map(bareMessage);
const all = new Map(messages.map((message) => [JSON.stringify(message), message]));

/** Runs of three lower-case words. */
function runsIn(text: string): ReadonlySet<string> {
  const words = text.match(/(?<![\p{L}.])\p{Ll}{3,}(?![\p{L}.])/gu) ?? [];
  return new Set(words.slice(2).map((_, at) => words.slice(at, at + 3).join(' ')));
}

describe('what the checks find', () => {
  it('is of many kinds', () => {
    expect(all.size).toBeGreaterThan(150);
  });

  it.each(interfaceLanguages.filter(({ tag }) => !['en', 'qps'].includes(tag)))(
    'shares no three words in a row with English: $tag',
    async ({ tag, loadFirst, loadReview }) => {
      const [{ entry, formats }, review, phrases] = await Promise.all([loadFirst(), loadReview(), loadLanguage(tag)]);
      const speaker = {
        tag,
        words: { ...review, entry },
        number: formats.number,
        sayPhrase: (value: MessageValue) => sayValue(value, phrases),
      };
      const left = [...all.values()].flatMap((message) => {
        const own = sayFinding(message, speaker);
        expect(own).not.toMatch(/undefined|\[object/);
        const runs = runsIn(own);
        return [...runsIn(findingInEnglish(message))].filter((run) => runs.has(run));
      });
      expect([...new Set(left)]).toEqual([]);
    },
  );
});
