import { literal } from '../data-kind.ts';
import { argumentsOf, type ArgumentKind, type Message, type MessagePart } from './message.ts';

const escaped = (text: string): string => text.replaceAll(/[`\\]|\$(?=\{)/g, String.raw`\$&`);

function choiceSource(part: Extract<MessagePart, { kind: 'choice' }>): string {
  const texts = part.variants.map(({ key, parts }) => `${literal(key)}: ${textSource(parts)}`).join(', ');
  return `${part.as === 'number' ? 'plural' : 'choice'}(${part.name}, { ${texts} })`;
}

function placeSource(part: MessagePart): string {
  if (part.kind === 'text') return escaped(part.text);
  if (part.kind === 'choice') return `\${${choiceSource(part)}}`;
  return `\${${part.name}${part.as === 'edition' ? '.date' : ''}}`;
}

/** A text with its arguments in place. */
function textSource(parts: readonly MessagePart[]): string {
  return parts.every((part) => part.kind === 'text')
    ? literal(parts.map(({ text }) => text).join(''))
    : `\`${parts.map(placeSource).join('')}\``;
}

/** A message as the program calls it: English decides whether its arguments come alone or in a record. */
export function messageSource(message: Message, english: Message): string {
  const own = [...argumentsOf(message).keys()];
  const text = textSource(message.parts);
  switch (argumentsOf(english).size) {
    case 0:
      return text;
    case 1:
      return `(${own.join('')}) => ${text}`;
    default:
      return `({ ${own.join(', ')} }) => ${text}`;
  }
}

const typeOf: Readonly<Record<ArgumentKind, string>> = { text: 'string', number: 'number', edition: 'WholeEdition' };

/** The type of a message: a text, or a function of one argument, or of a record of several. */
export function messageType(english: Message): string {
  const taken = [...argumentsOf(english).values()];
  const [first] = taken;
  if (!first) return 'string';
  if (taken.length === 1) return `(${first.name}: ${typeOf[first.as]}) => string`;
  const fields = taken.map(({ name, as }) => `readonly ${name}: ${typeOf[as]}`).join('; ');
  return `(given: { ${fields} }) => string`;
}
