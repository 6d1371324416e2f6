import type { MessageFile } from '../phrases/compare-messages.ts';
import type { Message, MessagePart } from '../phrases/message.ts';
import type { InterfaceLanguage } from './interface-language.ts';

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  'aá cç eé iî nñ oö sš uú yý AÁ CÇ EÉ IÎ NÑ OÖ SŠ UÚ YÝ'.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/** Growth of a text in other languages relative to English. */
const growth = 0.3;

const withAccents = (text: string): string => text.replaceAll(/[a-z]/gi, (letter) => accented[letter] ?? letter);

function pseudoPart(part: MessagePart): MessagePart {
  switch (part.kind) {
    case 'text':
      return { kind: 'text', text: withAccents(part.text) };
    case 'argument':
      return part;
    case 'marked':
      return { ...part, parts: bracketed(part.parts) };
    case 'choice':
      return {
        ...part,
        variants: part.variants.map(({ key, parts }) => ({ key, parts: parts.map(pseudoPart) })),
      };
  }
}

const lengthOf = (parts: readonly MessagePart[]): number =>
  parts.reduce((sum, part) => sum + (part.kind === 'text' ? part.text.length : 0), 0);

const bracketed = (parts: readonly MessagePart[]): readonly MessagePart[] => [
  { kind: 'text', text: '⟦' },
  ...parts.map(pseudoPart),
  { kind: 'text', text: `${'~'.repeat(Math.ceil(lengthOf(parts) * growth))}⟧` },
];

/** Puts each run of words between two marks in its own brackets, because the page shows it as a separate text. */
function pseudoParts(parts: readonly MessagePart[]): readonly MessagePart[] {
  const at = parts.findIndex(({ kind }) => kind === 'marked');
  const marked = parts[at];
  if (!marked) return parts.length === 0 ? [] : bracketed(parts);
  return [...(at === 0 ? [] : bracketed(parts.slice(0, at))), pseudoPart(marked), ...pseudoParts(parts.slice(at + 1))];
}

const pseudoMessage = (message: Message): Message => ({ ...message, parts: pseudoParts(message.parts) });

const pseudoFile = ({ file, messages }: MessageFile): MessageFile => ({
  file,
  messages: new Map([...messages].map(([id, message]) => [id, pseudoMessage(message)])),
});

const pseudoFiles = (files: ReadonlyMap<string, MessageFile>): ReadonlyMap<string, MessageFile> =>
  new Map([...files].map(([name, file]) => [name, pseudoFile(file)]));

/** English with accents, in brackets, 30 % longer: text without brackets on a screen is hard-coded. Never offered. */
export const pseudoLanguage = (english: InterfaceLanguage): InterfaceLanguage => ({
  ...english,
  tag: 'qps',
  name: 'Pseudo',
  isOffered: false,
  isPseudo: true,
  words: {
    first: pseudoFiles(english.words.first),
    rest: pseudoFiles(english.words.rest),
    review: pseudoFiles(english.words.review),
  },
});
