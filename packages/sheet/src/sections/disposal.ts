import type { SentenceId } from '../model/sentence-id.ts';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { flammable, flammableGasesAndAerosols, oxidisersAndPeroxides } from '../hazard-groups.ts';
import type { Block, Field, Sentence } from '../document.ts';
import { byClass, byRule, field, fields, notOwed, onceAssessed, orElse, sentence } from './words/say.ts';
import { has, type SheetContext } from '../sheet-context.ts';
import { wasteCodeOf } from './waste-codes.ts';
import { discardedWastes, type NumberedWaste, spentSolvents, toxicWastes } from './waste-codes-us.ts';
import { wasteProperties } from './waste-properties.ts';

/** By the limits of Annex III to Directive 2008/98/EC, which are not those of the classification. */
function propertyField(c: SheetContext): Field {
  const words = c.phrases.disposal;
  const origin = byRule(c, 'whyByComposition');
  const values = wasteProperties(c).map((code) => sentence(`waste.${code}`, words.hazardousProperties[code], origin));
  const none = sentence('waste.noProperty', words.noHazardousProperty, origin);
  return field(words.properties, ...orElse(values, onceAssessed(c, none)));
}

/** Characteristics of 40 CFR 261.21 to 261.23; corrosive are liquids alone. */
function characteristics(c: SheetContext): Sentence[] {
  const words = c.phrases.disposal;
  const { flashPointC, ph } = c.mixture.properties;
  const isLiquid = c.state === 'liquid';
  const isIgnitable = isLiquid && flashPointC !== undefined && flashPointC.min < 60;
  const isCorrosive = isLiquid && ph !== undefined && (ph.min <= 2 || ph.max >= 12.5);
  const byNumber = byRule(c, 'whyByNumber');
  const classes: readonly (readonly [id: SentenceId, text: string, asked: AnyHazard])[] = [
    ['waste.d001Gas', words.d001Gas, flammableGasesAndAerosols],
    ['waste.d001Solid', words.d001Solid, ['Pyr. Gas', 'Flam. Sol.', 'Pyr. Liq.', 'Pyr. Sol.', 'Self-heat.']],
    ['waste.d001Oxidiser', words.d001Oxidiser, oxidisersAndPeroxides],
    ['waste.d003', words.d003, ['Unst. Expl.', 'Expl.', 'Self-react.', 'Water-react.']],
  ];
  const byClasses = classes
    .filter(([, , asked]) => has(c, asked))
    .map(([id, text, asked]) => sentence(id, text, byClass(c, asked)));
  return [
    ...(isIgnitable ? [sentence('waste.d001', words.d001, byNumber)] : []),
    ...byClasses.filter(({ id }) => id !== 'waste.d003'),
    ...(isCorrosive ? [sentence('waste.d002', words.d002, byNumber)] : []),
    ...byClasses.filter(({ id }) => id === 'waste.d003'),
  ];
}

/** Characteristics, and the numbers of the lists that the composition leads to. */
function characteristicField(c: SheetContext): Field {
  const words = c.phrases.disposal;
  const origin = byRule(c, 'whyByComposition');
  const numbered = (wastes: readonly NumberedWaste[], say: (waste: { code: string; name: string }) => string) =>
    wastes.map(({ number, names }) =>
      sentence(`waste.${number}`, say({ code: number, name: c.phrases.shared.list(names) }), origin),
    );
  const values = [
    ...characteristics(c),
    ...numbered(toxicWastes(c), words.toxicityCharacteristic),
    ...numbered(discardedWastes(c), words.discardedProduct),
    ...numbered(spentSolvents(c), words.spentSolvent),
  ];
  const none = sentence('waste.noCharacteristic', words.noCharacteristic, byRule(c, 'whyByNumber'));
  return field(words.characteristics, ...orElse(values, none));
}

/**
 * Hazardous as waste: in Europe by the limits of waste law, in the United States by characteristic and list, elsewhere as soon
 * as the product is classified.
 */
function isHazardousWaste(c: SheetContext): boolean {
  if (c.profile.wasteRules === 'eu') return wasteProperties(c).length > 0;
  if (c.profile.wasteRules === 'us') return characteristics(c).length > 0 || discardedWastes(c).length > 0;
  return c.classification.hazards.length > 0;
}

function handling(c: SheetContext): Sentence {
  const words = c.phrases.disposal;
  const origin = byRule(c, 'whyByClass');
  if (isHazardousWaste(c)) return sentence('waste.hazardous', words.hazardous, origin);
  const isOpen = c.ingredients.some(({ ingredient }) => ingredient.hazards === 'not-assessed');
  return isOpen || c.classification.hazards.length > 0
    ? sentence('waste.handOver', words.handOver, origin)
    : sentence('waste.ordinary', words.ordinary, origin);
}

function productField(c: SheetContext): Field {
  const words = c.phrases.disposal;
  if (c.state === 'gas') {
    const rest = isHazardousWaste(c) ? [handling(c)] : [];
    return field(words.product, sentence('waste.gas', words.gasReturn, byRule(c, 'whyByState')), ...rest);
  }
  return field(
    words.product,
    handling(c),
    sentence('waste.noSewer', words.noSewer, byRule(c)),
    notOwed(sentence('waste.keepApart', words.keepApart, byRule(c))),
  );
}

function packagingField(c: SheetContext): Field {
  const words = c.phrases.disposal;
  const byState = byRule(c, 'whyByState');
  if (c.state === 'gas') return field(words.packaging, sentence('waste.packaging', words.gasCylinder, byState));
  const isDirty = isHazardousWaste(c) && c.profile.wasteRules === 'eu';
  const code = isDirty ? [notOwed(sentence('waste.packagingCode', words.packagingCode, byRule(c, 'whyByClass')))] : [];
  if (c.state === 'aerosol') {
    return field(words.packaging, sentence('waste.packaging', words.aerosolCan, byState), ...code);
  }
  const like = has(c, flammable) ? words.packagingDirty : words.packagingPlain;
  return field(
    words.packaging,
    notOwed(sentence('waste.packagingClean', words.packagingClean, byRule(c))),
    sentence('waste.packaging', like, byRule(c, 'whyByClass')),
    ...code,
  );
}

function codeField(c: SheetContext): Field {
  const words = c.phrases.disposal;
  const code = wasteCodeOf(c);
  const proposal = code === undefined ? undefined : words.wasteCodeProposal(code);
  return field(
    words.wasteCode,
    ...(proposal === undefined ? [] : [sentence('waste.codeProposal', proposal, byRule(c, 'whyByComposition'))]),
    sentence('waste.code', words.wasteCodeByUse, byRule(c)),
  );
}

const lawText = (c: SheetContext) => {
  const words = c.phrases.disposal;
  if (c.profile.market === 'eu') return words.lawEurope;
  return c.profile.market === 'us' ? words.lawUs : words.lawOther;
};

export function waste(c: SheetContext): Block[] {
  const isEuropean = c.profile.wasteRules === 'eu';
  return [
    fields(
      productField(c),
      packagingField(c),
      isEuropean ? codeField(c) : undefined,
      isEuropean ? propertyField(c) : undefined,
      c.profile.wasteRules === 'us' ? characteristicField(c) : undefined,
      field(c.phrases.regulation.lead, sentence('waste.law', lawText(c), byRule(c))),
    ),
  ];
}
