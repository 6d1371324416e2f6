import {
  type Expression,
  type Entry as FluentEntry,
  FluentParser,
  FunctionReference,
  type InlineExpression,
  Junk,
  lineOffset,
  Message as FluentMessage,
  NumberLiteral,
  type Pattern,
  Placeable,
  SelectExpression,
  StringLiteral,
  Term,
  TextElement,
  type Variant as FluentVariant,
  VariableReference,
} from '@fluent/syntax';
import type { DataFolder } from '../data-folder.ts';
import { withMarks } from './marks.ts';
import type { ArgumentKind, Message, MessagePart, Messages, Variant } from './message.ts';
import { MessageFault } from './message-fault.ts';

/** The features that a message may use. */
export type Dialect = {
  /** The kind of argument for each function name. */
  readonly functions: Readonly<Record<string, ArgumentKind>>;
  /** `<name>words</name>` marks words that the caller turns into a link or similar. */
  readonly hasMarks: boolean;
};

/** The dialect of the messages of a sheet. */
const sheetDialect: Dialect = { functions: { NUMBER: 'number', EDITION: 'edition' }, hasMarks: false };

type NamedArgument = { readonly name: string; readonly as: ArgumentKind };

function argumentOf(expression: Expression | InlineExpression, { functions }: Dialect): NamedArgument {
  if (expression instanceof VariableReference) return { name: expression.id.name, as: 'text' };
  if (!(expression instanceof FunctionReference)) throw new MessageFault('Use an argument, such as { $name }.');
  const as = functions[expression.id.name];
  const [inner] = expression.arguments.positional;
  if (as === undefined || !(inner instanceof VariableReference))
    throw new MessageFault(
      `“${expression.id.name}” is not a known function. Use ${Object.keys(functions)
        .map((name) => `${name}($name)`)
        .join(' or ')}.`,
    );
  return { name: inner.id.name, as };
}

function variantOf({ key, value }: FluentVariant, dialect: Dialect): Variant {
  return { key: key instanceof NumberLiteral ? key.value : key.name, parts: partsOf(value, dialect) };
}

function choiceOf({ selector, variants }: SelectExpression, dialect: Dialect): MessagePart {
  const { name, as } = argumentOf(selector, dialect);
  if (as !== 'text' && as !== 'number') throw new MessageFault(`A ${as} cannot choose between words.`);
  const read = variants.map((variant) => variantOf(variant, dialect));
  if (variants.at(-1)?.default !== true || read.at(-1)?.key !== 'other')
    throw new MessageFault('End a choice with the variant *[other].');
  return { kind: 'choice', name, as, variants: read };
}

function partOf(element: TextElement | Placeable, dialect: Dialect): MessagePart {
  if (element instanceof TextElement) {
    if (element.value.includes('\n')) throw new MessageFault('Write the text on one line.');
    return { kind: 'text', text: element.value };
  }
  const { expression } = element;
  if (expression instanceof StringLiteral) return { kind: 'text', text: expression.parse().value };
  if (expression instanceof SelectExpression) return choiceOf(expression, dialect);
  if (expression instanceof Placeable) throw new MessageFault('Remove the doubled braces.');
  return { kind: 'argument', ...argumentOf(expression, dialect) };
}

const partsOf = (pattern: Pattern, dialect: Dialect): readonly MessagePart[] =>
  pattern.elements.map((element) => partOf(element, dialect));

type Entry = { readonly file: string; readonly line: number; readonly dialect: Dialect };

function messageOf({ id, value, attributes }: FluentMessage, { line, dialect }: Entry): Message {
  if (attributes.length > 0) throw new MessageFault('Write each text as a message of its own, without attributes.');
  if (value === null) throw new MessageFault('Give the text of the message.');
  const parts = partsOf(value, dialect);
  return { id: id.name, line, parts: dialect.hasMarks ? withMarks(parts) : parts };
}

/** The message of an entry. Undefined for comments and, with a fault, for invalid entries. */
function readEntry(data: DataFolder, entry: FluentEntry, place: Entry): Message | undefined {
  const { file, line } = place;
  try {
    if (entry instanceof Junk) throw new MessageFault(entry.annotations[0]?.message ?? 'This cannot be read.');
    if (entry instanceof Term) throw new MessageFault('Write a message, without the hyphen before its name.');
    return entry instanceof FluentMessage ? messageOf(entry, place) : undefined;
  } catch (error) {
    if (!(error instanceof MessageFault)) throw error;
    const name = entry instanceof FluentMessage ? `${entry.id.name}: ` : '';
    data.report({ file, row: line, message: name + error.message });
    return undefined;
  }
}

/** The messages of a Fluent file (projectfluent.org). Leaves out invalid entries and reports their lines. */
export function readFluentFile(data: DataFolder, file: string, dialect = sheetDialect): Messages {
  const source = data.text(file);
  const messages = new Map<string, Message>();
  for (const entry of new FluentParser().parse(source).body) {
    const line = lineOffset(source, entry.span?.start ?? 0) + 1;
    const message = readEntry(data, entry, { file, line, dialect });
    if (!message) continue;
    if (messages.has(message.id))
      data.report({ file, row: line, message: `${message.id}: This message appears twice.` });
    messages.set(message.id, message);
  }
  return messages;
}
