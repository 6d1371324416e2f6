import { isUnder, type SentenceId } from '../model/sentence-id.ts';
import { entryBasisText } from '../draft/entry-basis.ts';
import { pictogramName } from '@gosds/phrases/pictogram-name';
import type { Block, Field, Sentence } from '../document.ts';
import { missingWords } from './words/missing-words.ts';
import { byRule, field, fields, fromInput, list, missing, notOwed, paragraph, sentence, typed } from './words/say.ts';
import type { SheetContext } from '../sheet-context.ts';
import type { TransportMode } from '../profiles/profile.ts';
import {
  answersForLandAlone,
  hasUsersShipment,
  leadingShipmentOf,
  type Shipment,
  shipmentOf,
} from './transport-view.ts';
import { exemptionFields, freedom, listCitation, prohibitionFields } from './transport-freedoms.ts';

type Regulated = Extract<Shipment, { status: 'regulated' }>;

/** `Not Available` with what is missing, or that the product is not regulated; undefined for regulated goods. */
function unregulated(c: SheetContext, id: SentenceId, shipment: Shipment): Sentence | undefined {
  const words = c.phrases.transport;
  if (shipment.status === 'not-regulated') {
    const text = isUnder(id, 'unNumber') ? freedom(c, shipment) : words.notRegulated;
    return sentence(id, text, shipment.origin);
  }
  if (shipment.status === 'regulated') return undefined;
  const why = words.incomplete(missingWords(c, shipment.missing));
  return sentence(id, c.phrases.shared.notAvailable, { kind: 'missing', path: 'dangerousGoods.unNumber', why });
}

/** That the mode does not carry the goods, in place of what they would be carried as; undefined for what it carries. */
function prohibited(c: SheetContext, line: { readonly id: Line; readonly mode: TransportMode }, shipment: Shipment) {
  if (shipment.status !== 'regulated' || !shipment.isProhibited) return undefined;
  const words = c.phrases.transport;
  const text = line.id === 'unNumber' ? words.prohibitedBy(listCitation(c, line.mode)) : words.prohibited;
  return sentence(`${line.id}.${line.mode}`, text, shipment.origin);
}

type Line = 'unNumber' | 'shippingName' | 'dgClass' | 'packagingGroup';

/** One line a mode of transport. */
function byMode(c: SheetContext, id: Line, textOf: (shipment: Regulated) => string): Block[] {
  const rows = c.profile.modes.map((mode): Field => {
    const shipment = shipmentOf(c, mode);
    const label = c.phrases.transport.modes[mode];
    const other = unregulated(c, `${id}.${mode}`, shipment) ?? prohibited(c, { id, mode }, shipment);
    if (other || shipment.status !== 'regulated')
      return field(label, other ?? missing(c, `${id}.${mode}`, 'dangerousGoods.unNumber'));
    const text = textOf(shipment);
    return field(
      label,
      text === ''
        ? missing(c, `${id}.${mode}`, `dangerousGoods.${id}`)
        : sentence(`${id}.${mode}`, text, shipment.origin),
    );
  });
  return [fields(...rows)];
}

export const unNumber = (c: SheetContext): Block[] =>
  byMode(c, 'unNumber', ({ un }) => (/^\d/.test(un) ? c.phrases.transport.unPrefix(un) : un));

export const shippingName = (c: SheetContext): Block[] =>
  byMode(c, 'shippingName', (shipment) => shipment.shippingName);

const knownLabels = ['2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.1', '8', '9'];

function labelsBlock(c: SheetContext, shipment: Regulated): Block[] {
  const isHazardousToWater = isMarked(c, undefined) || isMarked(c, 'imdg');
  const codes = [shipment.class, ...shipment.subsidiary].filter((code) => knownLabels.includes(code));
  const all = isHazardousToWater ? [...codes, 'marine-pollutant'] : codes;
  if (all.length === 0) return [];
  const pictograms = all.map((code) => ({
    code,
    sentence: notOwed(
      sentence(`transportLabel.${code}`, pictogramName(code, c.language.pictogramNames), shipment.origin),
    ),
  }));
  return [{ kind: 'pictograms', pictograms }];
}

export function transportClass(c: SheetContext): Block[] {
  const words = c.phrases.transport;
  const shipment = leadingShipmentOf(c);
  const rows = byMode(c, 'dgClass', ({ class: main, subsidiary }) =>
    subsidiary.length > 0 ? words.subsidiary({ transportClass: main, subsidiary: subsidiary.join(', ') }) : main,
  );
  return [...rows, ...(shipment.status === 'regulated' ? labelsBlock(c, shipment) : [])];
}

export const packingGroup = (c: SheetContext): Block[] =>
  byMode(c, 'packagingGroup', (shipment) =>
    shipment.packingGroup === '' ? c.phrases.transport.noPackingGroup : shipment.packingGroup,
  );

/** The mark on land, and the one at sea: each by its own law. */
function isMarked(c: SheetContext, mode: TransportMode | undefined): boolean {
  const shipment = shipmentOf(c, mode);
  return shipment.status === 'regulated' && shipment.isEnvironmentallyHazardous;
}

export function transportEnvironment(c: SheetContext): Block[] {
  const words = c.phrases.transport;
  const [onLand, atSea] = [shipmentOf(c), shipmentOf(c, 'imdg')];
  const open = [onLand, atSea]
    .map((shipment) => unregulated(c, 'transportEnvironment', shipment))
    .find((other) => other?.origin.kind === 'missing');
  if (open) return [paragraph(open)];
  const told = (id: string, shipment: Shipment, isHazardous: boolean) =>
    sentence(
      `transportEnvironment.${id}`,
      isHazardous ? c.phrases.shared.yes : c.phrases.shared.no,
      shipment.status === 'incomplete' ? byRule(c) : shipment.origin,
    );
  return [
    fields(
      field(words.environment, told('land', onLand, isMarked(c, undefined))),
      field(words.marinePollutant, told('sea', atSea, isMarked(c, 'imdg'))),
    ),
  ];
}

/** `(-)` is the code of goods that may pass every tunnel (ADR 8.6.4). */
const tunnelOf = (entry: Regulated['entry']): string | undefined =>
  entry === undefined || entry.restriction ? undefined : (entry.tunnelCode ?? '(-)');

/** An amount or a code that stands for none is told as such. */
function quantity(c: SheetContext, text: string | undefined): string | undefined {
  return text === '0' || text === 'E0' ? c.phrases.transport.notPermitted(text) : text;
}

/**
 * 49 CFR (173.150 and following) and Schedule 1 of Canada have limited quantities of their own, which are not held: there
 * those of the IMDG Code are told, as such.
 */
const hasOwnQuantities: ReadonlySet<TransportMode | undefined> = new Set<TransportMode>(['dot', 'tdg']);

function quantityFields(c: SheetContext, leading: Regulated): readonly Told[] {
  const words = c.phrases.transport;
  const isOwn = hasOwnQuantities.has(c.profile.modes[0]);
  const { entry } = isOwn ? atSea(c) : leading;
  const label = (text: string) => (isOwn ? `${text} – ${words.modes.imdg}` : text);
  return [
    [label(words.limitedQuantity), 'limitedQuantity', quantity(c, entry?.limitedQuantity)],
    [label(words.exceptedQuantity), 'exceptedQuantity', quantity(c, entry?.exceptedQuantity)],
  ];
}

type Told = readonly [label: string, id: string, text: string | undefined];

/** The entry by sea, whatever regulates the land; none where it is free there. */
function atSea(c: SheetContext): Pick<Regulated, 'entry'> {
  const sea = shipmentOf(c, 'imdg');
  return { entry: sea.status === 'regulated' ? sea.entry : undefined };
}

function roadFields(c: SheetContext): readonly Told[] {
  const words = c.phrases.transport;
  const road = c.profile.modes.includes('adr') ? shipmentOf(c, 'adr') : undefined;
  if (road?.status !== 'regulated') return [];
  const { entry } = road;
  return [
    [words.classificationCode, 'classificationCode', entry?.classificationCode],
    [words.hazardNumber, 'hazardNumber', entry?.hazardIdentificationNumber],
    [words.transportCategory, 'transportCategory', entry?.transportCategory],
    [words.tunnel, 'tunnel', tunnelOf(entry)],
  ];
}

function entryFields(c: SheetContext, leading: Regulated): Field[] {
  const words = c.phrases.transport;
  const { hazChem, origin } = leading;
  const rows: readonly Told[] = [
    ...roadFields(c),
    ...quantityFields(c, leading),
    [words.ems, 'ems', atSea(c).entry?.emS],
    [words.hazchem, 'hazchem', hazChem],
  ];
  return rows.flatMap(([label, id, text]) =>
    text === undefined || text === '' ? [] : [field(label, sentence(`transportPrecautions.${id}`, text, origin))],
  );
}

function scheduleField(c: SheetContext): Field[] {
  const words = c.phrases.transport;
  const { poisonSchedule } = c.draft.dangerousGoods;
  const isShown = c.profile.market === 'au' || poisonSchedule.trim() !== '';
  const input = { text: poisonSchedule, path: 'dangerousGoods.poisonSchedule' } as const;
  return isShown ? [field(words.poisonSchedule, typed(c, 'transportPrecautions.poison', input))] : [];
}

/** That the supplier confirmed the entry; where it was chosen with a reason, on what it rests. */
function confirmation({ phrases: { transport: words }, draft: { dangerousGoods } }: SheetContext): string {
  const source = entryBasisText(dangerousGoods);
  return source === '' ? words.userConfirmed : words.userChose(source);
}

export function transportPrecautions(c: SheetContext): Block[] {
  const words = c.phrases.transport;
  const shipment = leadingShipmentOf(c);
  const isRegulated = shipment.status === 'regulated';
  const open = unregulated(c, 'transportPrecautions.open', shipment);
  if (open?.origin.kind === 'missing') return [paragraph(open)];
  const lead = sentence(
    'transportPrecautions.general',
    isRegulated ? words.precautions : words.noPrecautions,
    byRule(c),
  );
  const [landMode] = c.profile.modes;
  const isByMode = answersForLandAlone(c);
  const confirmed = hasUsersShipment(c)
    ? [sentence('transportPrecautions.confirmed', confirmation(c), fromInput('dangerousGoods.confirmed'))]
    : [];
  const rows = [
    ...(isByMode && landMode ? [field(words.modes[landMode], ...confirmed)] : []),
    ...(isRegulated ? entryFields(c, shipment) : []),
    ...prohibitionFields(c),
    ...exemptionFields(c),
    ...scheduleField(c),
  ];
  return [list([lead, ...(isByMode ? [] : confirmed)]), ...(rows.length > 0 ? [fields(...rows)] : [])];
}

/** The instrument of the IMO for a bulk cargo of the state. */
const bulkCodes: Readonly<Partial<Record<SheetContext['state'], string>>> = {
  solid: 'IMSBC',
  gas: 'IGC',
  liquid: 'IBC',
};

export function bulkTransport(c: SheetContext): Block[] {
  const { shared, transport, properties } = c.phrases;
  const code = bulkCodes[c.state];
  const text = code === undefined ? shared.notApplicableBecause(properties.isAerosol) : transport.bulk(code);
  return [paragraph(sentence('bulk', text, byRule(c, 'whyByState')))];
}
