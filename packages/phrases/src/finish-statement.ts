import { type StatementSlot, statementSlots } from './generated/statement-slots.ts';
import { inMarketSpelling, statementTemplate, type Wording } from './statement-text.ts';

/** The supplier's words for the open places, and the wording of `wordingOf`. */
export type StatementContext = {
  readonly wording: Wording;
  readonly slots?: Readonly<Partial<Record<StatementSlot, string>>>;
};

export type FinishedStatement = {
  readonly code: string;
  /** Holds neither `…` nor a choice with `/`; `Not Available` in the language where a place is missing, since half a statement misleads. */
  readonly text: string;
  /** Slots filled with what is known of the product. */
  readonly known: readonly StatementSlot[];
  /** Slots filled by the usual words since the caller gave none. */
  readonly assumed: readonly StatementSlot[];
  /** Slots that only the supplier can fill and did not: an open finding. */
  readonly missing: readonly StatementSlot[];
};

/** A P-statement as it is printed: every choice made and every blank filled from the context. */
export function finishStatement(code: string, context: StatementContext): FinishedStatement {
  const { wording } = context;
  const { slotDefaults } = wording.language;
  const template = statementTemplate(code, wording);
  if (template === undefined) throw new RangeError(`No text of ${code} in ${wording.language.tag}`);
  const all = slotsOf(template);
  const slots = all.filter((slot) => !context.slots?.[slot]);
  const missing = slots.filter((slot) => slotDefaults[slot] === undefined);
  return {
    code,
    text:
      missing.length > 0
        ? wording.language.sheet.shared.notAvailable
        : inMarketSpelling(asSentence(fill(template, context), wording.language.tag), wording),
    known: all.filter((slot) => !slots.includes(slot)),
    assumed: slots.filter((slot) => !missing.includes(slot)),
    missing,
  };
}

const isSlot = (name: string): name is StatementSlot => statementSlots.some((slot) => slot === name);

function slotsOf(template: string): StatementSlot[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').filter(isSlot);
}

function fill(template: string, { wording: { language }, slots = {} }: StatementContext): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    isSlot(name) ? slots[name] || (language.slotDefaults[name] ?? place) : place,
  );
}

/** A template may begin with a slot, whose words are written as they stand inside a sentence. */
const asSentence = (text: string, tag: string): string => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
