import type { SentenceId } from '../model/sentence-id.ts';
import { type AnyHazard, isAnyOf } from '@gosds/ghs/hazard-question';
import { acuteEffects, coldGases, sensitising } from '../hazard-groups.ts';
import { ownValue } from '@gosds/ghs/own-value';
import { percent } from '@gosds/ghs/concentration';
import { statementText } from '@gosds/phrases/statement-text';
import type { Block, Field, Sentence } from '../document.ts';
import { lists } from '../generated/list-editions.ts';
import { noneOn, openIn } from '../lists/held-against.ts';
import type { ListEdition } from '../lists/list-edition.ts';
import { parametersIn } from './words/parameters-in.ts';
import {
  byClass,
  byRule,
  field,
  fields,
  firstIngredient,
  missing,
  onceAssessed,
  orElse,
  paragraph,
  sentence,
  table,
} from './words/say.ts';
import { has, mayHave, type SheetContext, type SheetIngredient } from '../sheet-context.ts';
import { atLeast } from '../product/at-least.ts';
import { symptomFields } from './first-aid.ts';

/** Routes by state and class: a liquefied gas that escapes reaches the skin as well. */
export function exposureRoutes(c: SheetContext): Block[] {
  const words = c.phrases.toxicology;
  const isCold = mayHave(c, coldGases);
  const routes =
    c.state === 'gas'
      ? [words.routeInhalation, ...(isCold ? [words.routeSkin] : []), words.routeEyes]
      : [words.routeInhalation, words.routeSkin, words.routeEyes, words.routeIngestion];
  const value = sentence('routes', c.phrases.shared.list(routes), byRule(c, 'whyByState'));
  return [fields(field(words.routesLead, value))];
}

export function toxicSymptoms(c: SheetContext): Block[] {
  const rows = symptomFields(c, 'toxic-symptoms');
  const none = sentence('toxic-symptoms.none', c.phrases.firstAid.noSymptoms, byRule(c, 'whyByClass'));
  return rows.length > 0 ? [fields(...rows)] : [paragraph(none)];
}

const immediate: AnyHazard = acuteEffects;
const chronic: AnyHazard = ['Muta.', 'Carc.', 'Repr.', 'Lact.', 'STOT RE'];

function effects(c: SheetContext, scope: string, asked: AnyHazard): Field {
  const words = c.phrases.toxicology;
  const labels: Readonly<Record<string, string>> = {
    immediate: words.immediate,
    delayed: words.delayed,
    chronic: words.chronic,
  };
  // What burns the skin damages the eyes: H314 says both.
  const isCorrosive = has(c, 'Skin Corr.');
  const found = c.classification.hazards
    .filter((hazard) => isAnyOf(hazard, asked) && !(hazard.hCode === 'H318' && isCorrosive))
    .map((entry): Sentence => {
      const notation: string = `${entry.code} ${entry.hCode}`;
      return sentence(
        `effects.${scope}.${notation}`,
        statementText(entry.hCode, c.wording, parametersIn(c, entry)),
        byClass(c, asked),
      );
    });
  const none = sentence(`effects.${scope}.none`, words.noneKnown, byRule(c, 'whyByClass'));
  return field(ownValue(labels, scope) ?? scope, ...orElse(found, onceAssessed(c, none)));
}

export function delayedEffects(c: SheetContext): Block[] {
  return [
    fields(effects(c, 'immediate', immediate), effects(c, 'delayed', sensitising), effects(c, 'chronic', chronic)),
  ];
}

export function interactiveEffects(c: SheetContext): Block[] {
  const words = c.phrases.toxicology;
  const names = c.ingredients.map(({ substance, name }) => (substance?.name ?? name).toLowerCase());
  const isNitrosating = names.some((name) => /\bnitrite\b/.test(name)) && names.some((name) => /di\w*amine/.test(name));
  const text = isNitrosating ? words.interactiveNitrosamine : words.interactive;
  return [paragraph(sentence('interactive', text, byRule(c, 'whyByComposition')))];
}

/** That neither list names an ingredient; the Monographs of IARC are held in part, so that nothing is said of them. */
function noCarcinogen(c: SheetContext): Sentence {
  const from = atLeast(c, percent(0.1));
  const [ntp, osha] = [noneOn(c, lists.usNtpRoc, from), noneOn(c, lists.usOshaCarcinogens, from)];
  if (ntp && osha)
    return sentence('listings.none', c.phrases.toxicology.listingsNone({ ntp, osha }), byRule(c, 'whyByComposition'));
  return missing(c, 'listings.open', firstIngredient);
}

/** A cell of a list: what it says, that the substance is not on it, or nothing where the list is held in part. */
function listingCell(c: SheetContext, list: ListEdition, told: Told): Sentence {
  const isNotListed = list.completeness === 'complete' && openIn(list, [told.each]).length === 0;
  const none = isNotListed ? c.phrases.toxicology.notListed : '–';
  return sentence(told.id, told.text ?? none, byRule(c, 'whyByComposition'));
}

type Told = { readonly id: SentenceId; readonly each: SheetIngredient; readonly text: string | undefined };

/** Ingredients that NTP, IARC or OSHA list, at 0.1 % or more. */
export function carcinogenListings(c: SheetContext): Block[] {
  const words = c.phrases.toxicology;
  const rows = atLeast(c, percent(0.1)).flatMap((each) => {
    const { ntp, iarc, osha } = each.listings ?? {};
    if (ntp === undefined && iarc === undefined && osha === undefined) return [];
    const id = `listings.${each.row.id}` as const;
    return [
      [
        sentence(`${id}.name`, each.name, byRule(c, 'whyByComposition')),
        listingCell(c, lists.usNtpRoc, { id: `${id}.ntp`, each, text: ntp }),
        listingCell(c, lists.intIarcMonographs, { id: `${id}.iarc`, each, text: iarc }),
        listingCell(c, lists.usOshaCarcinogens, { id: `${id}.osha`, each, text: osha }),
      ],
    ];
  });
  if (rows.length === 0) return [paragraph(noCarcinogen(c))];
  const columns = [words.columnName, words.columnNtp, words.columnIarc, words.columnOsha];
  return [
    table(
      words.listingsCaption,
      columns.map((heading) => ({ heading, width: 3 })),
      rows,
    ),
  ];
}
