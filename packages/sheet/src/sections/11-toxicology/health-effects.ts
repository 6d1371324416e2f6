import type { SentenceId } from '../../model/sentence-id.ts';
import { type AnyHazard, isAnyOf } from '@gosds/ghs/hazard-question';
import { acuteEffects, coldGases, sensitising } from '../../hazard-groups.ts';
import { ownValue } from '@gosds/ghs/own-value';
import { percent } from '@gosds/ghs/concentration';
import { statementText } from '@gosds/phrases/statement-text';
import type { Block, Field, Sentence } from '../../model/document.ts';
import { lists } from '../../generated/list-editions.ts';
import { noneOn, openIn } from '../../lists/held-against.ts';
import type { ListEdition } from '../../lists/list-edition.ts';
import { parametersIn } from '../words/parameters-in.ts';
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
} from '../words/say.ts';
import type { SubstanceGroup } from '../../substance.ts';
import { mayReachLungs } from '../../product/breathed-forms.ts';
import { has, mayHave } from '../../product/product-hazards.ts';
import type { Writing, NamedIngredient } from '../writing.ts';
import { atLeast } from '../../product/at-least.ts';
import { symptomFields } from '../04-first-aid/symptoms.ts';

/** Exposure routes by form and class. A liquefied gas that escapes also reaches the skin. */
export function exposureRoutes(writing: Writing): Block[] {
  const words = writing.phrases.toxicology;
  const isCold = mayHave(writing.product, coldGases);
  const routes =
    writing.product.state === 'gas'
      ? [words.routeInhalation, ...(isCold ? [words.routeSkin] : []), words.routeEyes]
      : [
          ...(mayReachLungs(writing.product) ? [words.routeInhalation] : []),
          words.routeSkin,
          words.routeEyes,
          words.routeIngestion,
        ];
  const value = sentence('routes', writing.phrases.shared.list(routes), byRule(writing, 'whyByState'));
  return [fields(field(words.routesLead, value))];
}

export function toxicSymptoms(writing: Writing): Block[] {
  const rows = symptomFields(writing, 'toxic-symptoms');
  const none = sentence('toxic-symptoms.none', writing.phrases.firstAid.noSymptoms, byRule(writing, 'whyByClass'));
  return rows.length > 0 ? [fields(...rows)] : [paragraph(none)];
}

const immediate: AnyHazard = acuteEffects;
const chronic: AnyHazard = ['Muta.', 'Carc.', 'Repr.', 'Lact.', 'STOT RE'];

type Effects = { readonly label: string; readonly scope: string; readonly found: readonly Sentence[] };

function effectsOf(writing: Writing, scope: string, wanted: AnyHazard): Effects {
  const words = writing.phrases.toxicology;
  const labels: Readonly<Record<string, string>> = {
    immediate: words.immediate,
    delayed: words.delayed,
    chronic: words.chronic,
  };
  // H314 includes eye damage, so H318 is left out.
  const isCorrosive = has(writing.product, 'Skin Corr.');
  const found = writing.product.classification.hazards
    .filter((hazard) => isAnyOf(hazard, wanted) && !(hazard.hCode === 'H318' && isCorrosive))
    .map((entry): Sentence => {
      const notation: string = `${entry.code} ${entry.hCode}`;
      return sentence(
        `effects.${scope}.${notation}`,
        statementText(entry.hCode, writing.wording, parametersIn(writing, entry)),
        byClass(writing, wanted),
      );
    });
  return { label: ownValue(labels, scope) ?? scope, scope, found };
}

/**
 * A statement that nothing is known covers all three kinds of effects. Beside a carcinogen it would deny delayed
 * effects.
 */
export function delayedEffects(writing: Writing): Block[] {
  const all = [
    effectsOf(writing, 'immediate', immediate),
    effectsOf(writing, 'delayed', sensitising),
    effectsOf(writing, 'chronic', chronic),
  ];
  const known = all.filter(({ found }) => found.length > 0);
  const none = (scope: string) =>
    sentence(`effects.${scope}.none`, writing.phrases.toxicology.noneKnown, byRule(writing, 'whyByClass'));
  const shown = known.length > 0 ? known : all;
  return [
    fields(
      ...shown.map(({ label, scope, found }): Field =>
        field(label, ...orElse(found, onceAssessed(writing, none(scope)))),
      ),
    ),
  ];
}

export function interactiveEffects(writing: Writing): Block[] {
  const words = writing.phrases.toxicology;
  const holds = (group: SubstanceGroup) => writing.ingredients.some(({ groups }) => groups.includes(group));
  const isNitrosating = holds('nitrite') && holds('secondary-amine');
  const text = isNitrosating ? words.interactiveNitrosamine : words.interactive;
  return [paragraph(sentence('interactive', text, byRule(writing, 'whyByComposition')))];
}

/** The sentence that neither list names an ingredient. It does not mention IARC, because the data hold only a part of the Monographs. */
function noCarcinogen(writing: Writing): Sentence {
  const from = atLeast(writing, percent(0.1));
  const [ntp, osha] = [noneOn(writing, lists.usNtpRoc, from), noneOn(writing, lists.usOshaCarcinogens, from)];
  if (ntp && osha)
    return sentence(
      'listings.none',
      writing.phrases.toxicology.listingsNone({ ntp, osha }),
      byRule(writing, 'whyByComposition'),
    );
  return missing(writing, 'listings.open', firstIngredient);
}

/** A cell of a list: its entry, that the substance is not listed, or a dash if the data have only part of the list. */
function listingCell(writing: Writing, list: ListEdition, cell: ListingCell): Sentence {
  const isNotListed = list.completeness === 'complete' && openIn(list, [cell.each]).length === 0;
  const none = isNotListed ? writing.phrases.toxicology.notListed : '–';
  return sentence(cell.id, cell.text ?? none, byRule(writing, 'whyByComposition'));
}

type ListingCell = { readonly id: SentenceId; readonly each: NamedIngredient; readonly text: string | undefined };

/** Ingredients at 0.1 % or more that NTP, IARC or OSHA lists. */
export function carcinogenListings(writing: Writing): Block[] {
  const words = writing.phrases.toxicology;
  const rows = atLeast(writing, percent(0.1)).flatMap((each) => {
    const { ntp, iarc, osha } = each.listings ?? {};
    if (ntp === undefined && iarc === undefined && osha === undefined) return [];
    const id = `listings.${each.row.id}` as const;
    return [
      [
        sentence(`${id}.name`, each.name, byRule(writing, 'whyByComposition')),
        listingCell(writing, lists.usNtpRoc, { id: `${id}.ntp`, each, text: ntp }),
        listingCell(writing, lists.intIarcMonographs, { id: `${id}.iarc`, each, text: iarc }),
        listingCell(writing, lists.usOshaCarcinogens, { id: `${id}.osha`, each, text: osha }),
      ],
    ];
  });
  if (rows.length === 0) return [paragraph(noCarcinogen(writing))];
  const columns = [words.columnName, words.columnNtp, words.columnIarc, words.columnOsha];
  return [
    table(
      words.listingsCaption,
      columns.map((heading) => ({ heading, width: 3 })),
      rows,
    ),
  ];
}
