import { type StatementSlot, statementSlots } from './generated/statement-slots.ts';
import { inMarketSpelling, statementTemplate, type Wording } from './statement-text.ts';

/** The supplier's words for the open slots, and the wording. */
export type StatementContext = {
  readonly wording: Wording;
  readonly slots?: Readonly<Partial<Record<StatementSlot, string>>>;
};

export type FinishedStatement = {
  readonly code: string;
  /**
   * Contains no `…` and no choice with `/`. `Not Available` in the language if a slot is missing, because half a
   * statement misleads.
   */
  readonly text: string;
  /** Slots filled with known facts about the product. */
  readonly known: readonly StatementSlot[];
  /** Slots filled with the usual words, because the caller gave none. */
  readonly assumed: readonly StatementSlot[];
  /** Slots that only the supplier can fill and did not fill: an open finding. */
  readonly missing: readonly StatementSlot[];
};

/** A P-statement as printed, with every choice made and every slot filled from the context. */
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

const slotsOf = (template: string): readonly StatementSlot[] =>
  template.includes('{') ? [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').filter(isSlot) : [];

function fill(template: string, { wording: { language }, slots = {} }: StatementContext): string {
  if (!template.includes('{')) return template;
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    isSlot(name) ? slots[name] || (language.slotDefaults[name] ?? place) : place,
  );
}

/** A template may begin with a slot, whose words have the case for the middle of a sentence. */
const asSentence = (text: string, tag: string): string => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
