import { isNumbered, isUnclassifiedHazard } from '@gosds/ghs/supplemental-code';
import { hazardClassName } from '@gosds/phrases/hazard-class-name';
import { pictogramName } from '@gosds/phrases/pictogram-name';
import { signalWordText } from '@gosds/phrases/market-terms';
import { restrictionStatement } from '@gosds/phrases/restriction-statements';
import { hasStatement, statementText } from '@gosds/phrases/statement-text';
import type { Explained, Reason, SupplementalStatement } from '@gosds/ghs/classification';
import { precautionGroups } from '@gosds/ghs/label/statement-code';
import type { Block, Field, Origin, Sentence } from '../../model/document.ts';
import { engineText } from '../words/engine-text.ts';
import { parametersIn } from '../words/parameters-in.ts';
import { isOnLabel } from './unknown-aquatic.ts';
import { statedHazard } from './stated-hazard.ts';
import { finishedPrecautions, type Statement, statementLine } from './precautions.ts';
import { byRule, field, fields, orElse, sentence } from '../words/say.ts';
import type { Writing } from '../writing.ts';
import { packagingSentences } from '../15-regulation/restricted-supply.ts';

type Why = Pick<Explained<unknown>, 'paragraph' | 'why'>;

const explained = (writing: Writing, { paragraph, why }: Why): Origin => ({
  kind: 'rule',
  paragraph,
  why: engineText(writing, why),
});

function pictogramBlock(writing: Writing): Block {
  const { pictograms } = writing.product.label;
  if (pictograms.length === 0) {
    const none = sentence('label.noPictograms', writing.phrases.hazards.noPictograms, byRule(writing, 'whyByClass'));
    return { kind: 'paragraph', sentences: [none] };
  }
  return {
    kind: 'pictograms',
    pictograms: pictograms.map((entry) => ({
      code: entry.value,
      sentence: sentence(
        `label.${entry.value}`,
        pictogramName(entry.value, writing.language.pictogramNames),
        explained(writing, entry),
      ),
    })),
  };
}

/** The classes that nobody could judge yet: a label that shows nothing must not look final. */
function openOnLabel({ product, language, phrases }: Writing): Sentence[] {
  const open = product.classification.outcomes.filter(({ status }) => status === 'incomplete');
  if (open.length === 0) return [];
  const classes = open.map(({ hazardClass }) => hazardClassName(hazardClass, language)).join(phrases.shared.semicolon);
  const reasons = open.flatMap((outcome) => outcome.reasons);
  return [sentence('label.open', phrases.hazards.labelOpen(classes), { kind: 'classification', reasons })];
}

function signalBlock(writing: Writing): Block {
  const { signalWord, signalWordReason } = writing.product.label;
  const origin = explained(writing, signalWordReason);
  return signalWord
    ? {
        kind: 'signal-word',
        sentence: sentence('label.signalWord', signalWordText(signalWord, writing.wording), origin),
      }
    : {
        kind: 'paragraph',
        sentences: [
          sentence('label.noSignalWord', writing.phrases.hazards.noSignalWord, origin),
          ...openOnLabel(writing),
        ],
      };
}

/** Organs and routes for the hazards of a statement. */
function parametersOf(writing: Writing, code: string) {
  const entry = writing.product.classification.hazards.find(({ hCode }) => hCode === code);
  return entry ? parametersIn(writing, entry) : {};
}

export function hazardStatements(writing: Writing): Statement[] {
  return writing.product.label.hazardStatements.map((entry) => {
    const words = statementText(entry.value, writing.wording, parametersOf(writing, entry.value));
    const said = { code: entry.value, words };
    return { ...said, sentence: sentence(`label.${entry.value}`, statementLine(said), explained(writing, entry)) };
  });
}

/** Translates routes such as `oral, dust-mist` into the sheet's language. */
function inWords(writing: Writing, routes: string): string {
  const words = new Map(Object.entries(writing.phrases.hazards.routes));
  return routes
    .split(', ')
    .map((route) => words.get(route) ?? route)
    .join(writing.phrases.shared.semicolon);
}

/** The substances that a statement names, with their names in the sheet. */
function countedNames(writing: Writing, { counted }: Reason): { readonly names?: string } {
  const names = counted.map(({ ingredientId }) => nameOf(writing, ingredientId));
  return names.length > 0 ? { names: namesText(writing, [...new Set(names)]) } : {};
}

/** The wording of a supplemental statement: statutory if the code has one, else the sheet's own words. */
function supplementalWords(writing: Writing, { code, parameters, reason }: SupplementalStatement): string {
  const words = writing.phrases.hazards;
  const { percent = '', routes = '' } = parameters;
  if (code === 'UNKNOWN-ACUTE-TOXICITY')
    return words.unknownAcute({
      percent: writing.phrases.shared.number(percent),
      route: inWords(writing, routes),
      market: writing.product.profile.market,
    });
  if (!hasStatement(code, writing.wording)) return parameters.statement ?? engineText(writing, reason.summary);
  if (!isNumbered(code)) return statementText(code, writing.wording);
  return statementText(code, writing.wording, { ...parameters, ...countedNames(writing, reason) });
}

/** The id of a supplemental statement. It stays when a person adds others or takes some off. */
export const supplementId = ({ code, place }: SupplementalStatement, index: number) =>
  `label.supplemental.${code}.${place ?? index}` as const;

export function supplementals(writing: Writing): Statement[] {
  return writing.product.label.supplemental.filter(isOnLabel).map((entry, index) => {
    const id = supplementId(entry, index);
    if (isUnclassifiedHazard(entry.code)) {
      const stated = statedHazard(writing, { id, entry });
      return { code: undefined, words: stated.text, sentence: stated };
    }
    const isCoded = isNumbered(entry.code) && hasStatement(entry.code, writing.wording);
    const said = { code: isCoded ? entry.code : undefined, words: supplementalWords(writing, entry) };
    return {
      ...said,
      sentence: sentence(id, statementLine(said), { kind: 'classification', reasons: [entry.reason] }),
    };
  });
}

/** Sentences that REACH Annex XVII requires on the packaging, in the wording of the law. */
export const packagingTexts = (writing: Writing): Sentence[] =>
  packagingSentences(writing).map(({ entry, id }) =>
    sentence(`label.packaging.${id}`, restrictionStatement(id, writing.language).text, {
      kind: 'rule',
      paragraph: `REACH Annex XVII, entry ${entry}`,
      why: writing.phrases.shared.whyOnPackaging,
    }),
  );

function precautionFields(writing: Writing): Field[] {
  const words = writing.phrases.hazards;
  const finished = finishedPrecautions(writing);
  const rows = precautionGroups.flatMap((group) => {
    const values = finished.filter((entry) => entry.group === group).map((entry) => entry.sentence);
    return values.length > 0 ? [field(words[group], ...values)] : [];
  });
  const none = sentence('label.noPrecautions', words.noPrecautionaryStatements, byRule(writing, 'whyByClass'));
  return rows.length > 0 ? rows : [field(words.precautionaryStatements, none)];
}

const nameOf = (writing: Writing, id: string) =>
  writing.ingredients.find(({ ingredient }) => ingredient.id === id)?.name ?? id;

function whyNamed(writing: Writing): Origin {
  const reasons = writing.product.label.namedIngredientReasons;
  const why = reasons.map(
    (reason) => `${nameOf(writing, reason.value)}${writing.phrases.shared.colon}${engineText(writing, reason.why)}`,
  );
  return { kind: 'rule', paragraph: reasons[0]?.paragraph ?? '', why: why.join(writing.phrases.shared.semicolon) };
}

/** Joins names by commas, or by semicolons if a name contains a comma. */
export const namesText = (writing: Writing, names: readonly string[]): string =>
  names.join(
    names.some((name) => name.includes(',')) ? writing.phrases.shared.semicolon : writing.phrases.shared.comma,
  );

/** Names of the ingredients that the label names. */
export const namesOnLabel = (writing: Writing): readonly string[] =>
  writing.product.label.namedIngredients.map((id) => nameOf(writing, id));

export function label(writing: Writing): Block[] {
  const words = writing.phrases.hazards;
  const named = namesOnLabel(writing);
  const extra = supplementals(writing).map((each) => each.sentence);
  const packaging = packagingTexts(writing);
  const stated = hazardStatements(writing).map((each) => each.sentence);
  const none = sentence('label.noStatements', words.noHazardStatements, byRule(writing, 'whyByClass'));
  return [
    pictogramBlock(writing),
    signalBlock(writing),
    fields(
      named.length > 0
        ? field(words.namedIngredients, sentence('label.named', namesText(writing, named), whyNamed(writing)))
        : undefined,
      field(words.hazardStatements, ...orElse(stated, none)),
      extra.length > 0 ? field(words.supplemental, ...extra) : undefined,
      packaging.length > 0 ? field(writing.phrases.regulation.packagingSentences, ...packaging) : undefined,
      ...precautionFields(writing),
    ),
  ];
}
