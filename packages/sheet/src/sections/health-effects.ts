import { ownValue } from '@gosds/ghs/own-value';
import { percent } from '@gosds/ghs/concentration';
import { statementText } from '@gosds/phrases/statement-text';
import type { Block, Field, Sentence } from '../document.ts';
import { listingsOf } from './regulatory-lists.ts';
import { parametersIn } from './words/parameters-in.ts';
import { byClass, byRule, field, fields, list, orElse, paragraph, sentence, table } from './words/say.ts';
import { atLeast, has, mayHave, type SheetContext } from '../sheet-context.ts';
import { symptomFields } from './first-aid.ts';

/** Routes by state and class: a liquefied gas that escapes reaches the skin as well. */
export function exposureRoutes(c: SheetContext): Block[] {
  const words = c.phrases.toxicology;
  const isCold = mayHave(c, /^Press\. Gas \((?:Liq|Ref)/);
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

const immediate = /^(?:Acute Tox|Skin Corr|Skin Irrit|Eye|STOT SE|Asp)/;
const delayed = /^(?:Resp|Skin Sens)/;
const chronic = /^(?:Carc|Muta|Repr|Lact|STOT RE)/;

function effects(c: SheetContext, scope: string, pattern: RegExp): Field {
  const words = c.phrases.toxicology;
  const labels: Readonly<Record<string, string>> = {
    immediate: words.immediate,
    delayed: words.delayed,
    chronic: words.chronic,
  };
  // What burns the skin damages the eyes: H314 says both.
  const isCorrosive = has(c, /^Skin Corr/);
  const found = c.classification.hazards
    .filter(({ code, hCode }) => pattern.test(`${code} ${hCode}`) && !(hCode === 'H318' && isCorrosive))
    .map((entry): Sentence =>
      sentence(
        `effects.${scope}.${entry.code} ${entry.hCode}`,
        statementText(entry.hCode, c.wording, parametersIn(c, entry)),
        byClass(c, pattern),
      ),
    );
  const none = sentence(`effects.${scope}.none`, words.noneKnown, byRule(c, 'whyByClass'));
  return field(ownValue(labels, scope) ?? scope, ...orElse(found, none));
}

export function delayedEffects(c: SheetContext): Block[] {
  return [fields(effects(c, 'immediate', immediate), effects(c, 'delayed', delayed), effects(c, 'chronic', chronic))];
}

export function interactiveEffects(c: SheetContext): Block[] {
  const words = c.phrases.toxicology;
  const names = c.ingredients.map(({ substance, name }) => (substance?.name ?? name).toLowerCase());
  const isNitrosating = names.some((name) => /\bnitrite\b/.test(name)) && names.some((name) => /di\w*amine/.test(name));
  const text = isNitrosating ? words.interactiveNitrosamine : words.interactive;
  return [paragraph(sentence('interactive', text, byRule(c, 'whyByComposition')))];
}

/** Ingredients that NTP, IARC or OSHA list, at 0.1 % or more. */
export function carcinogenListings(c: SheetContext): Block[] {
  const words = c.phrases.toxicology;
  const origin = byRule(c, 'whyByComposition');
  const rows = atLeast(c, percent(0.1)).flatMap((each) => {
    const { ntp, iarc, osha } = listingsOf(each.substance?.cas);
    if (ntp === undefined && iarc === undefined && osha === undefined) return [];
    const id = `listings.${each.row.id}`;
    return [
      [
        sentence(`${id}.name`, each.name, origin),
        sentence(`${id}.ntp`, ntp ?? words.notListed, origin),
        sentence(`${id}.iarc`, iarc ?? words.notListed, origin),
        sentence(`${id}.osha`, osha ?? words.notListed, origin),
      ],
    ];
  });
  const note = sentence('listings.limit', words.listingsLimit, byRule(c));
  if (rows.length === 0) return [list([sentence('listings.none', words.listingsNone, origin), note])];
  const columns = [words.columnName, words.columnNtp, words.columnIarc, words.columnOsha];
  return [
    table(
      words.listingsCaption,
      columns.map((heading) => ({ heading, width: 3 })),
      rows,
    ),
    paragraph(note),
  ];
}
