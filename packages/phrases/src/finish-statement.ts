import { finishedStatementsEn, slotDefaultsEn } from './finished-statements-en.ts';
import { hasStatement, statementText } from './statement-text.ts';

/** A place that a P-statement leaves to the supplier. */
export type StatementSlot = keyof typeof slotDefaultsEn;

/** The supplier's words for the open places, and the language tag of `wordingOf`. */
export type StatementContext = {
  readonly language: string;
  readonly slots?: Readonly<Partial<Record<StatementSlot, string>>>;
};

export type FinishedStatement = {
  readonly code: string;
  /** Holds neither `…` nor a choice with `/`; what is missing reads `Not Available`. */
  readonly text: string;
  /** Slots filled by the usual words since the caller gave none. */
  readonly assumed: readonly StatementSlot[];
  /** Slots that only the supplier can fill and did not: an open finding. */
  readonly missing: readonly StatementSlot[];
};

/** A P-statement as it is printed: every choice made and every blank filled from the context. */
export function finishStatement(code: string, context: StatementContext): FinishedStatement {
  const key = code.replaceAll(' ', '');
  const template = hasStatement(key, context.language) ? finishedStatementsEn[key] : undefined;
  if (template === undefined) return { code, text: statementText(key, context.language), assumed: [], missing: [] };
  const slots = slotsOf(template).filter((slot) => !context.slots?.[slot]);
  const missing = slots.filter((slot) => slotDefaultsEn[slot] === null);
  return {
    code,
    text: americanIn(fill(template, context), context.language),
    assumed: slots.filter((slot) => !missing.includes(slot)),
    missing,
  };
}

/** Words in a row as English joins them: `a, b or c`. */
export function joinWords(words: readonly string[], conjunction: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

function isSlot(name: string): name is StatementSlot {
  return Object.hasOwn(slotDefaultsEn, name);
}

function slotsOf(template: string): StatementSlot[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').filter(isSlot);
}

function fill(template: string, { slots = {} }: StatementContext): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    isSlot(name) ? slots[name] || (slotDefaultsEn[name] ?? 'Not Available') : place,
  );
}

function americanIn(text: string, language: string): string {
  return language === 'en-US' ? text.replace(/vapour/g, 'vapor').replace('authorised', 'authorized') : text;
}
