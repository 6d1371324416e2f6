import { literal } from '../data-kind.ts';
import { type ArgumentKind, argumentsOf, type Message, type MessagePart } from './message.ts';

type ArgumentPart = Extract<MessagePart, { kind: 'argument' }>;

/** Writes an argument in a text as an expression. */
export type Writing = (part: ArgumentPart) => string;

/** The writing for sheets, whose callers have already formatted the numbers. */
const asGiven: Writing = ({ name, as }) => `${name}${as === 'edition' ? '.date' : ''}`;

const escaped = (text: string): string => text.replaceAll(/[`\\]|\$(?=\{)/g, String.raw`\$&`);

function choiceSource(part: Extract<MessagePart, { kind: 'choice' }>, writing: Writing): string {
  const texts = part.variants.map(({ key, parts }) => `${literal(key)}: ${textSource(parts, writing)}`).join(', ');
  return `${part.as === 'number' ? 'plural' : 'choice'}(${part.name}, { ${texts} })`;
}

function placeSource(part: MessagePart, writing: Writing): string {
  if (part.kind === 'text') return escaped(part.text);
  if (part.kind === 'marked') return '';
  return `\${${part.kind === 'choice' ? choiceSource(part, writing) : writing(part)}}`;
}

/** A text with its arguments in place. */
function textSource(parts: readonly MessagePart[], writing: Writing): string {
  return parts.every((part) => part.kind === 'text')
    ? literal(parts.map(({ text }) => text).join(''))
    : `\`${parts.map((part) => placeSource(part, writing)).join('')}\``;
}

const hasMarks = (message: Message): boolean => message.parts.some(({ kind }) => kind === 'marked');

/** Groups the parts: each marked part alone, the others together. */
function runsOf(parts: readonly MessagePart[]): readonly (readonly MessagePart[])[] {
  const runs: MessagePart[][] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (part.kind === 'marked' || !last || last[0]?.kind === 'marked') runs.push([part]);
    else last.push(part);
  }
  return runs;
}

/** A list of texts and of the caller's replacements for marked words. */
function markedSource(parts: readonly MessagePart[], writing: Writing): string {
  const runs = runsOf(parts).map((run) => {
    const [first] = run;
    return first?.kind === 'marked' ? `${first.name}(${textSource(first.parts, writing)})` : textSource(run, writing);
  });
  return `[${runs.join(', ')}]`;
}

/** A message as the program calls it. English decides if its arguments come alone or in a record. */
export function messageSource(message: Message, english: Message, writing = asGiven): string {
  const own = [...argumentsOf(message).keys()];
  if (hasMarks(english)) return `({ ${own.join(', ')} }) => ${markedSource(message.parts, writing)}`;
  const text = textSource(message.parts, writing);
  switch (argumentsOf(english).size) {
    case 0:
      return text;
    case 1:
      return `(${own.join('')}) => ${text}`;
    default:
      return `({ ${own.join(', ')} }) => ${text}`;
  }
}

const typeOf: Readonly<Record<ArgumentKind, string>> = {
  text: 'string',
  number: 'number',
  edition: 'WholeEdition',
  day: 'string',
  price: 'number',
  mark: '(words: string) => Node',
};

/** The type of a message: a text, or a function with one argument or a record. */
export function messageType(english: Message): string {
  const taken = [...argumentsOf(english).values()];
  const [first] = taken;
  if (!first) return 'string';
  const fields = taken.map(({ name, as }) => `readonly ${name}: ${typeOf[as]}`).join('; ');
  if (hasMarks(english)) return `<Node>(given: { ${fields} }) => readonly (string | Node)[]`;
  return taken.length === 1 ? `(${first.name}: ${typeOf[first.as]}) => string` : `(given: { ${fields} }) => string`;
}
