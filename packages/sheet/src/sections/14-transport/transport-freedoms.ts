import { isFreedom } from '@gosds/transport/freedom-rule';
import { sentenceSpace } from '@gosds/phrases/sentence-space';
import { exemptionOf } from '@gosds/transport/exemptions';
import { modeLawOf } from '@gosds/transport/mode-law';
import type { Field, Sentence } from '../../model/document.ts';
import type { Product } from '../../product/product.ts';
import type { TransportMode } from '../../profiles/profile.ts';
import { has } from '../../product/product-hazards.ts';
import { lacksPhysicalData } from '../09-properties/physical-standing.ts';
import { isVeryCold } from '../measures/cold-form.ts';
import { byRule, field, notOwed, sentence } from '../words/say.ts';
import type { Writing } from '../writing.ts';
import { lawOf } from './law-of-mode.ts';
import { openInWaterOf, type Shipment, shipmentOf } from './transport-view.ts';

type Free = Extract<Shipment, { status: 'not-regulated' }>;

/**
 * States that the goods are not regulated, and why: the provision that exempts them, or that no class criteria are met.
 */
export function freedom(writing: Writing, { reasons }: Free): string {
  const words = writing.phrases.transport;
  if (reasons.length === 0) return words.notRegulated;
  const sea = shipmentOf(writing.product, 'imdg');
  const isSetFreeOnLand = sea.status === 'regulated' && sea.isEnvironmentallyHazardous;
  const found =
    reasons.find(isFreedom) ??
    (isSetFreeOnLand ? reasons.find(({ ruleId }) => ruleId === 'transport.environment') : undefined);
  if (found) return words.notRegulatedBy(writing.phrases.law.citation(found.paragraph));
  const unknown = unknownShareText(writing);
  const noClass = lacksPhysicalData(writing.product) ? words.noClassByData : words.noClass;
  return [words.notRegulated, noClass, ...(unknown === undefined ? [] : [unknown])].join(
    sentenceSpace(writing.language.tag),
  );
}

/**
 * The percentage that the answer leaves out, in the words of section 2; undefined if there is none, or if the goods are
 * marked anyway.
 */
export function unknownShareText({ product, phrases: { hazards, shared } }: Writing): string | undefined {
  for (const mode of [undefined, 'imdg'] as const) {
    const open = openInWaterOf(product, mode);
    if (open && 'percent' in open && !isMarked(product, mode))
      return hazards.unknownAquatic(shared.number(open.percent));
  }
  return undefined;
}

/** True if the goods carry the environmental mark; on land and at sea by the law of each. */
export function isMarked(product: Product, mode: TransportMode | undefined): boolean {
  const shipment = shipmentOf(product, mode);
  return shipment.status === 'regulated' && shipment.isEnvironmentallyHazardous;
}

/** The list of dangerous goods in the law of a mode, as the sheet cites it. */
export const listCitation = (writing: Writing, mode: TransportMode): string =>
  writing.phrases.law.citation(modeLawOf(lawOf(mode)).list);

/** The modes that do not carry the goods at all. */
export function prohibitionFields(writing: Writing): Field[] {
  const words = writing.phrases.transport;
  const values = writing.product.profile.modes.flatMap((mode): Sentence[] => {
    const shipment = shipmentOf(writing.product, mode);
    if (shipment.status !== 'regulated' || !shipment.isProhibited) return [];
    const text = words.prohibitedIn({ mode: words.modes[mode], paragraph: listCitation(writing, mode) });
    return [sentence(`transportPrecautions.prohibited.${mode}`, text, shipment.origin)];
  });
  return values.length > 0 ? [field(words.prohibition, ...values)] : [];
}

/** Exemptions in each mode by packaging size. */
export function exemptionFields(writing: Writing): Field[] {
  const words = writing.phrases.transport;
  const values = writing.product.profile.modes.flatMap((mode): Sentence[] => {
    const shipment = shipmentOf(writing.product, mode);
    const found =
      shipment.status === 'regulated' && !shipment.isProhibited ? exemptionOf(shipment.un, lawOf(mode)) : undefined;
    if (!found) return [];
    const say = found.kind === 'small' ? words.freeSmall : words.freeByLand;
    const text = say({ mode: words.modes[mode], paragraph: writing.phrases.law.citation(found.paragraph) });
    return [notOwed(sentence(`transportPrecautions.exemption.${mode}`, text, byRule(writing, 'whyByClass')))];
  });
  return values.length > 0 ? [field(words.exemptions, ...values)] : [];
}

/** Laws whose 5.5.3 is the same as in the Model Regulations. */
const coolantLaws: readonly TransportMode[] = ['adr', 'adg', 'un'];

/** The duty for dry ice and cold asphyxiant gases used as coolants for other goods. */
export function coolantDuty(writing: Writing): readonly Sentence[] {
  const words = writing.phrases.transport;
  const [landMode] = writing.product.profile.modes;
  if (landMode === undefined || !coolantLaws.includes(landMode)) return [];
  if (!isVeryCold(writing.product) || has(writing.product, ['Flam. Gas', 'Ox. Gas'])) return [];
  const text = words.coolant(words.modes[landMode]);
  return [sentence('transportPrecautions.coolant', text, byRule(writing, 'whyByState'))];
}
