import type { DataFolder } from '../data-folder.ts';
import type { Message, MessagePart } from '../phrases/message.ts';
import { type InterfaceLanguage, parts } from './interface-language.ts';

/** Counts on screens are below this. French and Spanish have a separate form for a million. */
const countsBelow = 200;

function formsOf(tag: string): readonly string[] {
  const rules = new Intl.PluralRules(tag);
  return [...new Set(Array.from({ length: countsBelow }, (_, count) => rules.select(count)))];
}

function missingForms(part: MessagePart, forms: readonly string[], tag: string): readonly string[] {
  if (part.kind === 'marked') return part.parts.flatMap((each) => missingForms(each, forms, tag));
  if (part.kind !== 'choice') return [];
  const inVariants = part.variants.flatMap((variant) =>
    variant.parts.flatMap((each) => missingForms(each, forms, tag)),
  );
  if (part.as !== 'number') return inVariants;
  const rules = new Intl.PluralRules(tag);
  const keys = part.variants.map(({ key }) => (/^\d+$/.test(key) ? [key, rules.select(Number(key))] : [key])).flat();
  return [...forms.filter((form) => form !== 'other' && !keys.includes(form)), ...inVariants];
}

const missingIn = (message: Message, forms: readonly string[], tag: string): readonly string[] => [
  ...new Set(message.parts.flatMap((part) => missingForms(part, forms, tag))),
];

/** Reports plural forms (Unicode CLDR) that a count may need and a message lacks. */
export function reportPluralForms(data: DataFolder, { tag, words }: InterfaceLanguage): void {
  const forms = formsOf(tag);
  for (const { file, messages } of parts.flatMap((part) => [...words[part].values()]))
    for (const message of messages.values())
      for (const form of missingIn(message, forms, tag))
        data.report({ file, row: message.line, message: `${message.id}: The plural form [${form}] is missing.` });
}
