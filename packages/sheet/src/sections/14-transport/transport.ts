import { reportableInPackage } from './reportable-quantity.ts';
import { isUnder, type SentenceId } from '../../model/sentence-id.ts';
import { entryBasisText } from '../../draft/entry-basis.ts';
import { pictogramName } from '@gosds/phrases/pictogram-name';
import type { Block, Field, Sentence } from '../../model/document.ts';
import { missingWords } from '../words/missing-words.ts';
import { byRule, field, fields, fromInput, list, missing, notOwed, paragraph, sentence, typed } from '../words/say.ts';
import type { Product } from '../../product/product.ts';
import type { Writing } from '../writing.ts';
import type { TransportMode } from '../../profiles/profile.ts';
import {
  answersForLandAlone,
  hasUsersShipment,
  leadingShipmentOf,
  openInWaterOf,
  type Shipment,
  shipmentOf,
} from './transport-view.ts';
import { englishName, isEnglishMode, landName } from './shipping-name.ts';
import {
  coolantDuty,
  exemptionFields,
  freedom,
  isMarked,
  listCitation,
  prohibitionFields,
  unknownShareText,
} from './transport-freedoms.ts';

type Regulated = Extract<Shipment, { status: 'regulated' }>;

/**
 * `Not Available` with what is missing, or a statement that the product is not regulated; undefined for regulated
 * goods.
 */
function unregulated(writing: Writing, id: SentenceId, shipment: Shipment): Sentence | undefined {
  const words = writing.phrases.transport;
  if (shipment.status === 'not-regulated') {
    const text = isUnder(id, 'unNumber') ? freedom(writing, shipment) : words.notRegulated;
    return sentence(id, text, shipment.origin);
  }
  if (shipment.status === 'regulated') return undefined;
  const why = words.incomplete(missingWords(writing, shipment.missing));
  return sentence(id, writing.phrases.shared.notAvailable, { kind: 'missing', path: 'dangerousGoods.unNumber', why });
}

/** States that the mode prohibits the goods, instead of their data; undefined if the mode carries them. */
function prohibited(writing: Writing, line: { readonly id: Line; readonly mode: TransportMode }, shipment: Shipment) {
  if (shipment.status !== 'regulated' || !shipment.isProhibited) return undefined;
  const words = writing.phrases.transport;
  const text = line.id === 'unNumber' ? words.prohibitedBy(listCitation(writing, line.mode)) : words.prohibited;
  return sentence(`${line.id}.${line.mode}`, text, shipment.origin);
}

type Line = 'unNumber' | 'shippingName' | 'dgClass' | 'packagingGroup';

/** One line for each mode of transport. */
function byMode(writing: Writing, id: Line, textOf: (shipment: Regulated, mode: TransportMode) => string): Block[] {
  const rows = writing.product.profile.modes.map((mode): Field => {
    const shipment = shipmentOf(writing.product, mode);
    const label = writing.phrases.transport.modes[mode];
    const other = unregulated(writing, `${id}.${mode}`, shipment) ?? prohibited(writing, { id, mode }, shipment);
    if (other || shipment.status !== 'regulated')
      return field(label, other ?? missing(writing, `${id}.${mode}`, 'dangerousGoods.unNumber'));
    const text = textOf(shipment, mode);
    return field(
      label,
      text === ''
        ? missing(writing, `${id}.${mode}`, `dangerousGoods.${id}`)
        : sentence(`${id}.${mode}`, text, shipment.origin),
    );
  });
  return [fields(...rows)];
}

export const unNumber = (writing: Writing): Block[] =>
  byMode(writing, 'unNumber', ({ un }) => (/^\d/.test(un) ? writing.phrases.transport.unPrefix(un) : un));

export const shippingName = (writing: Writing): Block[] =>
  byMode(writing, 'shippingName', ({ shippingName: name, parts }, mode) => {
    if (!parts) return name;
    return isEnglishMode(mode) ? englishName(writing.product, parts, mode) : landName(writing, parts);
  });

const knownLabels = ['2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.1', '8', '9'];

function labelsBlock(writing: Writing, shipment: Regulated): Block[] {
  const isHazardousToWater = isMarked(writing.product, undefined) || isMarked(writing.product, 'imdg');
  const codes = [shipment.class, ...shipment.subsidiary].filter((code) => knownLabels.includes(code));
  const all = isHazardousToWater ? [...codes, 'marine-pollutant'] : codes;
  if (all.length === 0) return [];
  const pictograms = all.map((code) => ({
    code,
    sentence: notOwed(
      sentence(`transportLabel.${code}`, pictogramName(code, writing.language.pictogramNames), shipment.origin),
    ),
  }));
  return [{ kind: 'pictograms', pictograms }];
}

export function transportClass(writing: Writing): Block[] {
  const words = writing.phrases.transport;
  const shipment = leadingShipmentOf(writing.product);
  const rows = byMode(writing, 'dgClass', ({ class: main, subsidiary }) =>
    subsidiary.length > 0 ? words.subsidiary({ transportClass: main, subsidiary: subsidiary.join(', ') }) : main,
  );
  return [...rows, ...(shipment.status === 'regulated' ? labelsBlock(writing, shipment) : [])];
}

export const packingGroup = (writing: Writing): Block[] =>
  byMode(writing, 'packagingGroup', (shipment) =>
    shipment.packingGroup === '' ? writing.phrases.transport.noPackingGroup : shipment.packingGroup,
  );

export function transportEnvironment(writing: Writing): Block[] {
  const words = writing.phrases.transport;
  const [onLand, atSea] = [shipmentOf(writing.product), shipmentOf(writing.product, 'imdg')];
  const open = [onLand, atSea]
    .map((shipment) => unregulated(writing, 'transportEnvironment', shipment))
    .find((other) => other?.origin.kind === 'missing');
  if (open) return [paragraph(open)];
  const unknown = unknownShareText(writing);
  return [
    fields(
      field(words.environment, environmentAnswer(writing, { id: 'land', shipment: onLand, mode: undefined })),
      field(words.marinePollutant, environmentAnswer(writing, { id: 'sea', shipment: atSea, mode: 'imdg' })),
    ),
    ...(unknown === undefined
      ? []
      : [paragraph(sentence('transportEnvironment.unknown', unknown, byRule(writing, 'whyByComposition')))]),
  ];
}

type EnvironmentLine = {
  readonly id: 'land' | 'sea';
  readonly shipment: Shipment;
  readonly mode: 'imdg' | undefined;
};

/** Yes, no, or `Not Available` with what is missing if the aquatic hazard is not known. */
function environmentAnswer(writing: Writing, { id: line, shipment, mode }: EnvironmentLine): Sentence {
  const { shared, transport: words } = writing.phrases;
  const id = `transportEnvironment.${line}` as const;
  const isHazardous = isMarked(writing.product, mode);
  const open = openInWaterOf(writing.product, mode);
  if (!isHazardous && open && 'missing' in open) {
    const why = words.incomplete(missingWords(writing, open.missing));
    return sentence(id, shared.notAvailable, { kind: 'missing', path: 'ingredients', why });
  }
  return sentence(
    id,
    isHazardous ? shared.yes : shared.no,
    shipment.status === 'incomplete' ? byRule(writing) : shipment.origin,
  );
}

/** `(-)` is the code for goods that may pass every tunnel (ADR 8.6.4). */
const tunnelOf = (entry: Regulated['entry']): string | undefined =>
  entry === undefined || entry.restriction ? undefined : (entry.tunnelCode ?? '(-)');

/** An amount or code that means “none” is printed as “not permitted”. */
function quantity(writing: Writing, text: string | undefined): string | undefined {
  return text === '0' || text === 'E0' ? writing.phrases.transport.notPermitted(text) : text;
}

/**
 * 49 CFR (173.150 and following) and Schedule 1 of Canada set their own limited quantities, which the data lack. Those
 * of the IMDG Code are printed and named instead.
 */
const hasOwnQuantities: ReadonlySet<TransportMode | undefined> = new Set<TransportMode>(['dot', 'tdg']);

function quantityFields(writing: Writing, leading: Regulated): readonly TransportRow[] {
  const words = writing.phrases.transport;
  const isOwn = hasOwnQuantities.has(writing.product.profile.modes[0]);
  const { entry } = isOwn ? atSea(writing.product) : leading;
  const label = (text: string) => (isOwn ? `${text} – ${words.modes.imdg}` : text);
  return [
    [label(words.limitedQuantity), 'limitedQuantity', quantity(writing, entry?.limitedQuantity)],
    [label(words.exceptedQuantity), 'exceptedQuantity', quantity(writing, entry?.exceptedQuantity)],
  ];
}

type TransportRow = readonly [label: string, id: string, text: string | undefined];

/** The entry at sea, whatever the law on land; undefined if the goods are not regulated at sea. */
function atSea(product: Product): Pick<Regulated, 'entry'> {
  const sea = shipmentOf(product, 'imdg');
  return { entry: sea.status === 'regulated' ? sea.entry : undefined };
}

function roadFields(writing: Writing): readonly TransportRow[] {
  const words = writing.phrases.transport;
  const road = writing.product.profile.modes.includes('adr') ? shipmentOf(writing.product, 'adr') : undefined;
  if (road?.status !== 'regulated') return [];
  const { entry } = road;
  return [
    [words.classificationCode, 'classificationCode', entry?.classificationCode],
    [words.hazardNumber, 'hazardNumber', entry?.hazardIdentificationNumber],
    [words.transportCategory, 'transportCategory', entry?.transportCategory],
    [words.tunnel, 'tunnel', tunnelOf(entry)],
  ];
}

/** The ADR hazard identification number, for road laws other than ADR that use it. */
const riskNumberField = ({ product, phrases }: Writing, { entry }: Regulated): readonly TransportRow[] =>
  product.profile.showsRiskNumber === true
    ? [[phrases.transport.hazardNumber, 'hazardNumber', entry?.hazardIdentificationNumber]]
    : [];

function entryFields(writing: Writing, leading: Regulated): Field[] {
  const words = writing.phrases.transport;
  const { hazChem, origin } = leading;
  const rows: readonly TransportRow[] = [
    ...roadFields(writing),
    ...riskNumberField(writing, leading),
    ...quantityFields(writing, leading),
    [words.ems, 'ems', atSea(writing.product).entry?.emS],
    [words.reportableQuantity, 'reportableQuantity', reportableInPackage(writing)],
    [words.hazchem, 'hazchem', hazChem],
  ];
  return rows.flatMap(([label, id, text]) =>
    text === undefined || text === '' ? [] : [field(label, sentence(`transportPrecautions.${id}`, text, origin))],
  );
}

function scheduleField(writing: Writing): Field[] {
  const words = writing.phrases.transport;
  const { poisonSchedule } = writing.product.draft.dangerousGoods;
  const isShown = writing.product.profile.asksPoisonSchedule !== undefined || poisonSchedule.trim() !== '';
  const input = { text: poisonSchedule, path: 'dangerousGoods.poisonSchedule' } as const;
  return isShown ? [field(words.poisonSchedule, typed(writing, 'transportPrecautions.poison', input))] : [];
}

/** States that the supplier confirmed the entry, and its basis if it was chosen with a reason. */
function confirmation({
  product: {
    draft: { dangerousGoods },
  },
  phrases: { transport: words },
}: Writing): string {
  const source = entryBasisText(dangerousGoods);
  return source === '' ? words.userConfirmed : words.userChose(source);
}

export function transportPrecautions(writing: Writing): Block[] {
  const words = writing.phrases.transport;
  const shipment = leadingShipmentOf(writing.product);
  const isRegulated = shipment.status === 'regulated';
  const open = unregulated(writing, 'transportPrecautions.open', shipment);
  if (open?.origin.kind === 'missing') return [paragraph(open)];
  const lead = sentence(
    'transportPrecautions.general',
    isRegulated ? words.precautions : words.noPrecautions,
    byRule(writing),
  );
  const [landMode] = writing.product.profile.modes;
  const isByMode = answersForLandAlone(writing.product);
  const confirmed = hasUsersShipment(writing.product)
    ? [sentence('transportPrecautions.confirmed', confirmation(writing), fromInput('dangerousGoods.confirmed'))]
    : [];
  const rows = [
    ...(isByMode && landMode ? [field(words.modes[landMode], ...confirmed)] : []),
    ...(isRegulated ? entryFields(writing, shipment) : []),
    ...prohibitionFields(writing),
    ...exemptionFields(writing),
    ...scheduleField(writing),
  ];
  return [
    list([lead, ...coolantDuty(writing), ...(isByMode ? [] : confirmed)]),
    ...(rows.length > 0 ? [fields(...rows)] : []),
  ];
}

/** The IMO instrument for bulk cargo of each physical state. */
const bulkCodes: Readonly<Partial<Record<Product['state'], string>>> = {
  solid: 'IMSBC',
  gas: 'IGC',
  liquid: 'IBC',
};

export function bulkTransport(writing: Writing): Block[] {
  const { shared, transport, properties } = writing.phrases;
  const code = bulkCodes[writing.product.state];
  const text = code === undefined ? shared.notApplicableBecause(properties.isAerosol) : transport.bulk(code);
  return [paragraph(sentence('bulk', text, byRule(writing, 'whyByState')))];
}
