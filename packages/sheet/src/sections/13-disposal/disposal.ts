import type { SentenceId } from '../../model/sentence-id.ts';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { flammable, flammableGasesAndAerosols, oxidisersAndPeroxides } from '../../hazard-groups.ts';
import type { Block, Field, Sentence } from '../../model/document.ts';
import {
  byClass,
  byRule,
  field,
  fields,
  firstIngredient,
  missing,
  notOwed,
  onceAssessed,
  orElse,
  sentence,
} from '../words/say.ts';
import { has, mayHave } from '../../product/product-hazards.ts';
import { isVeryCold } from '../measures/cold-form.ts';
import { isFrozenGas } from '../../product/gas-by-law.ts';
import type { Writing } from '../writing.ts';
import { wasteCodeOf } from './waste-codes.ts';
import { discardedWastes, type NumberedWaste, spentSolvents, toxicWastes } from './waste-codes-us.ts';
import { furtherWasteLaws } from '../15-regulation/national-regulations.ts';
import { wasteProperties } from './waste-properties.ts';

/** By the limits of Annex III to Directive 2008/98/EC, which differ from those of the classification. */
function propertyField(writing: Writing): Field {
  const words = writing.phrases.disposal;
  const origin = byRule(writing, 'whyByComposition');
  const values = wasteProperties(writing.product).map((code) =>
    sentence(`waste.${code}`, words.hazardousProperties[code], origin),
  );
  const none = sentence('waste.noProperty', words.noHazardousProperty, origin);
  return field(words.properties, ...orElse(values, onceAssessed(writing, none)));
}

const burning: AnyHazard = ['Pyr. Gas', 'Flam. Sol.', 'Pyr. Liq.', 'Pyr. Sol.', 'Self-heat.'];
const reacting: AnyHazard = ['Unst. Expl.', 'Expl.', 'Self-react.', 'Water-react.'];

/** Characteristics of 40 CFR 261.21 to 261.23; only liquids can be corrosive. */
function characteristics(writing: Writing): Sentence[] {
  const words = writing.phrases.disposal;
  const { flashPointC, ph } = writing.product.mixture.properties;
  const isLiquid = writing.product.state === 'liquid';
  const isIgnitable = isLiquid && flashPointC !== undefined && flashPointC.min < 60;
  const isCorrosive = isLiquid && ph !== undefined && (ph.min <= 2 || ph.max >= 12.5);
  const byNumber = byRule(writing, 'whyByNumber');
  const classes: readonly (readonly [id: SentenceId, text: string, asked: AnyHazard])[] = [
    ['waste.d001Gas', words.d001Gas, flammableGasesAndAerosols],
    ['waste.d001Solid', words.d001Solid, burning],
    ['waste.d001Oxidiser', words.d001Oxidiser, oxidisersAndPeroxides],
    ['waste.d003', words.d003, reacting],
  ];
  const byClasses = classes
    .filter(([, , wanted]) => has(writing.product, wanted))
    .map(([id, text, wanted]) => sentence(id, text, byClass(writing, wanted)));
  return [
    ...(isIgnitable ? [sentence('waste.d001', words.d001, byNumber)] : []),
    ...byClasses.filter(({ id }) => id !== 'waste.d003'),
    ...(isCorrosive ? [sentence('waste.d002', words.d002, byNumber)] : []),
    ...byClasses.filter(({ id }) => id === 'waste.d003'),
  ];
}

/** None of the characteristics; `Not Available` while what decides one of them is not known. */
function noCharacteristic(writing: Writing): Sentence {
  const id = 'waste.noCharacteristic';
  const { product } = writing;
  const { flashPoint } = product.draft.properties;
  const hasNoFlashPoint = product.mixture.properties.flashPointC === undefined && flashPoint.unit !== 'Not Applicable';
  if (product.state === 'liquid' && hasNoFlashPoint) return missing(writing, id, 'properties.flashPoint');
  const deciding = [flammableGasesAndAerosols, burning, oxidisersAndPeroxides, reacting];
  if (deciding.some((hazard) => mayHave(product, hazard))) return missing(writing, id, firstIngredient);
  return onceAssessed(writing, sentence(id, writing.phrases.disposal.noCharacteristic, byRule(writing, 'whyByNumber')));
}

/** Characteristics, and the waste numbers that follow from the composition. */
function characteristicField(writing: Writing): Field {
  const words = writing.phrases.disposal;
  const origin = byRule(writing, 'whyByComposition');
  const numbered = (wastes: readonly NumberedWaste[], say: (waste: { code: string; name: string }) => string) =>
    wastes.map(({ number, names }) =>
      sentence(`waste.${number}`, say({ code: number, name: writing.phrases.shared.list(names) }), origin),
    );
  const values = [
    ...characteristics(writing),
    ...numbered(toxicWastes(writing), words.toxicityCharacteristic),
    ...numbered(discardedWastes(writing), words.discardedProduct),
    ...numbered(spentSolvents(writing), words.spentSolvent),
  ];
  return field(words.characteristics, ...orElse(values, noCharacteristic(writing)));
}

/**
 * True if hazardous as waste: in Europe by the limits of waste law, in the United States by characteristic and list,
 * elsewhere if the product is classified.
 */
function isHazardousWaste(writing: Writing): boolean {
  if (writing.product.profile.wasteRules === 'eu') return wasteProperties(writing.product).length > 0;
  if (writing.product.profile.wasteRules === 'us')
    return characteristics(writing).length > 0 || discardedWastes(writing).length > 0;
  return writing.product.classification.hazards.length > 0;
}

function handling(writing: Writing): Sentence {
  const words = writing.phrases.disposal;
  const origin = byRule(writing, 'whyByClass');
  if (isHazardousWaste(writing)) return sentence('waste.hazardous', words.hazardous, origin);
  const isOpen = writing.ingredients.some(({ ingredient }) => ingredient.hazards === 'not-assessed');
  return isOpen || writing.product.classification.hazards.length > 0
    ? sentence('waste.handOver', words.handOver, origin)
    : sentence('waste.ordinary', words.ordinary, origin);
}

function productField(writing: Writing): Field {
  const words = writing.phrases.disposal;
  if (writing.product.state === 'gas') {
    const rest = isHazardousWaste(writing) ? [handling(writing)] : [];
    return field(words.product, sentence('waste.gas', words.gasReturn, byRule(writing, 'whyByState')), ...rest);
  }
  if (isFrozenGas(writing.product)) {
    const text = writing.phrases.release.letEvaporate;
    return field(words.product, sentence('waste.evaporates', text, byRule(writing, 'whyByState')));
  }
  return field(
    words.product,
    handling(writing),
    sentence('waste.noSewer', words.noSewer, byRule(writing)),
    notOwed(sentence('waste.keepApart', words.keepApart, byRule(writing))),
  );
}

function packagingField(writing: Writing): Field {
  const words = writing.phrases.disposal;
  const byState = byRule(writing, 'whyByState');
  if (writing.product.state === 'gas') {
    const text = isVeryCold(writing.product) ? words.coldVessel : words.gasCylinder;
    return field(words.packaging, sentence('waste.packaging', text, byState));
  }
  const isDirty = isHazardousWaste(writing) && writing.product.profile.wasteRules === 'eu';
  const code = isDirty
    ? [notOwed(sentence('waste.packagingCode', words.packagingCode, byRule(writing, 'whyByClass')))]
    : [];
  if (writing.product.state === 'aerosol') {
    return field(words.packaging, sentence('waste.packaging', words.aerosolCan, byState), ...code);
  }
  const like = has(writing.product, flammable) ? words.packagingDirty : words.packagingPlain;
  return field(
    words.packaging,
    notOwed(sentence('waste.packagingClean', words.packagingClean, byRule(writing))),
    sentence('waste.packaging', like, byRule(writing, 'whyByClass')),
    ...code,
  );
}

function codeField(writing: Writing): Field {
  const words = writing.phrases.disposal;
  const code = wasteCodeOf(writing.product);
  const proposal = code === undefined ? undefined : words.wasteCodeProposal(code);
  return field(
    words.wasteCode,
    ...(proposal === undefined ? [] : [sentence('waste.codeProposal', proposal, byRule(writing, 'whyByComposition'))]),
    sentence('waste.code', words.wasteCodeByUse, byRule(writing)),
  );
}

const lawText = (writing: Writing) => {
  const words = writing.phrases.disposal;
  return words[writing.product.profile.wasteLaw];
};

export function waste(writing: Writing): Block[] {
  const isEuropean = writing.product.profile.wasteRules === 'eu';
  return [
    fields(
      productField(writing),
      packagingField(writing),
      isEuropean ? codeField(writing) : undefined,
      isEuropean ? propertyField(writing) : undefined,
      writing.product.profile.wasteRules === 'us' ? characteristicField(writing) : undefined,
      field(
        writing.phrases.regulation.lead,
        sentence('waste.law', lawText(writing), byRule(writing)),
        ...furtherWasteLaws(writing),
      ),
    ),
  ];
}
