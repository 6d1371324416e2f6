import { isNumbered, isUnclassifiedHazard } from '@gosds/ghs/supplemental-code';
import { pictogramName } from '@gosds/phrases/pictogram-name';
import { signalWordText } from '@gosds/phrases/market-terms';
import { restrictionStatement } from '@gosds/phrases/restriction-statements';
import { hasStatement, statementText } from '@gosds/phrases/statement-text';
import type { Explained, Reason, SupplementalStatement } from '@gosds/ghs/classification';
import type { Block, Field, Origin, Sentence } from '../document.ts';
import { engineText } from './words/engine-text.ts';
import { parametersIn } from './words/parameters-in.ts';
import { statedHazard } from './measures/stated-hazard.ts';
import { finishedPrecautions, type PrecautionGroup } from './measures/precautions.ts';
import { byRule, field, fields, orElse, sentence } from './words/say.ts';
import type { SheetContext } from '../sheet-context.ts';
import { packagingSentences } from './restricted-supply.ts';

type Why = Pick<Explained<unknown>, 'paragraph' | 'why'>;

const explained = (c: SheetContext, { paragraph, why }: Why): Origin => ({
  kind: 'rule',
  paragraph,
  why: engineText(c, why),
});

function pictogramBlock(c: SheetContext): Block {
  const { pictograms } = c.label;
  if (pictograms.length === 0) {
    const none = sentence('label.noPictograms', c.phrases.hazards.noPictograms, byRule(c, 'whyByClass'));
    return { kind: 'paragraph', sentences: [none] };
  }
  return {
    kind: 'pictograms',
    pictograms: pictograms.map((entry) => ({
      code: entry.value,
      sentence: sentence(
        `label.${entry.value}`,
        pictogramName(entry.value, c.language.pictogramNames),
        explained(c, entry),
      ),
    })),
  };
}

function signalBlock(c: SheetContext): Block {
  const { signalWord, signalWordReason } = c.label;
  const origin = explained(c, signalWordReason);
  return signalWord
    ? { kind: 'signal-word', sentence: sentence('label.signalWord', signalWordText(signalWord, c.wording), origin) }
    : {
        kind: 'paragraph',
        sentences: [sentence('label.noSignalWord', c.phrases.hazards.noSignalWord, origin)],
      };
}

/** Organs and routes of the hazards that a statement speaks for. */
function parametersOf(c: SheetContext, code: string) {
  const entry = c.classification.hazards.find(({ hCode }) => hCode === code);
  return entry ? parametersIn(c, entry) : {};
}

/** Each begins with its code. */
export function hazardStatements(c: SheetContext): Sentence[] {
  return c.label.hazardStatements.map((entry) => {
    const text = statementText(entry.value, c.wording, parametersOf(c, entry.value));
    return sentence(`label.${entry.value}`, `${entry.value} ${text}`, explained(c, entry));
  });
}

/** `oral, dust-mist` in the sheet's words. */
function inWords(c: SheetContext, routes: string): string {
  const words = new Map(Object.entries(c.phrases.hazards.routes));
  return routes
    .split(', ')
    .map((route) => words.get(route) ?? route)
    .join(c.phrases.shared.semicolon);
}

/** The substances that a statement names, as the sheet calls them. */
function countedNames(c: SheetContext, { counted }: Reason): { readonly names?: string } {
  const names = counted.map(({ ingredientId }) => nameOf(c, ingredientId));
  return names.length > 0 ? { names: namesText(c, [...new Set(names)]) } : {};
}

/** A supplemental statement's text: statutory where the code has one, else the sheet's own words. */
function supplementalText(c: SheetContext, { code, parameters, reason }: SupplementalStatement): string {
  const words = c.phrases.hazards;
  const { percent = '', routes = '' } = parameters;
  if (code === 'UNKNOWN-ACUTE-TOXICITY')
    return words.unknownAcute({
      percent: c.phrases.shared.number(percent),
      route: inWords(c, routes),
      market: c.profile.market,
    });
  if (code === 'UNKNOWN-AQUATIC-TOXICITY') return words.unknownAquatic(c.phrases.shared.number(percent));
  if (!hasStatement(code, c.wording)) return parameters.statement ?? engineText(c, reason.summary);
  if (!isNumbered(code)) return statementText(code, c.wording);
  return `${code} ${statementText(code, c.wording, { ...parameters, ...countedNames(c, reason) })}`;
}

/** Statements of a numbered list begin with their code. */
export function supplementals(c: SheetContext): Sentence[] {
  return c.label.supplemental.map((entry, index) => {
    const id = `label.supplemental.${entry.code}.${index}` as const;
    if (isUnclassifiedHazard(entry.code)) return statedHazard(c, { id, entry });
    return sentence(id, supplementalText(c, entry), { kind: 'classification', reasons: [entry.reason] });
  });
}

/** Sentences that REACH Annex XVII puts on the packaging, in the wording of the law. */
export const packagingTexts = (c: SheetContext): Sentence[] =>
  packagingSentences(c).map(({ entry, id }) =>
    sentence(`label.packaging.${id}`, restrictionStatement(id, c.language).text, {
      kind: 'rule',
      paragraph: `REACH Annex XVII, entry ${entry}`,
      why: c.phrases.shared.whyOnPackaging,
    }),
  );

function precautionFields(c: SheetContext): Field[] {
  const words = c.phrases.hazards;
  const finished = finishedPrecautions(c);
  const order: readonly PrecautionGroup[] = ['general', 'prevention', 'response', 'storage', 'disposal'];
  const rows = order.flatMap((group) => {
    const values = finished.filter((entry) => entry.group === group).map((entry) => entry.sentence);
    return values.length > 0 ? [field(words[group], ...values)] : [];
  });
  const none = sentence('label.noPrecautions', words.noPrecautionaryStatements, byRule(c, 'whyByClass'));
  return rows.length > 0 ? rows : [field(words.precautionaryStatements, none)];
}

const nameOf = (c: SheetContext, id: string) =>
  c.ingredients.find(({ ingredient }) => ingredient.id === id)?.name ?? id;

function whyNamed(c: SheetContext): Origin {
  const reasons = c.label.namedIngredientReasons;
  const why = reasons.map(
    (reason) => `${nameOf(c, reason.value)}${c.phrases.shared.colon}${engineText(c, reason.why)}`,
  );
  return { kind: 'rule', paragraph: reasons[0]?.paragraph ?? '', why: why.join(c.phrases.shared.semicolon) };
}

/** Names that hold commas themselves are told apart by semicolons. */
export const namesText = (c: SheetContext, names: readonly string[]): string =>
  names.join(names.some((name) => name.includes(',')) ? c.phrases.shared.semicolon : c.phrases.shared.comma);

/** Names of the ingredients that the label names. */
export const namesOnLabel = (c: SheetContext): readonly string[] => c.label.namedIngredients.map((id) => nameOf(c, id));

export function label(c: SheetContext): Block[] {
  const words = c.phrases.hazards;
  const named = namesOnLabel(c);
  const extra = supplementals(c);
  const packaging = packagingTexts(c);
  const none = sentence('label.noStatements', words.noHazardStatements, byRule(c, 'whyByClass'));
  return [
    pictogramBlock(c),
    signalBlock(c),
    fields(
      named.length > 0
        ? field(words.namedIngredients, sentence('label.named', namesText(c, named), whyNamed(c)))
        : undefined,
      field(words.hazardStatements, ...orElse(hazardStatements(c), none)),
      extra.length > 0 ? field(words.supplemental, ...extra) : undefined,
      packaging.length > 0 ? field(c.phrases.regulation.packagingSentences, ...packaging) : undefined,
      ...precautionFields(c),
    ),
  ];
}
