import type { MessageValue } from '@gosds/ghs/message';
import { marinePollutant } from '../../hazard-groups.ts';
import type { Reason } from '@gosds/ghs/classification';
import { nosText } from '../../draft/nos-text.ts';
import type { Origin } from '../../model/document.ts';
import { fromInput } from '../words/say.ts';
import type { Product } from '../../product/product.ts';
import { nameToShow } from '../../product/withheld-names.ts';
import { has } from '../../product/product-hazards.ts';
import { englishName, type ShippingName } from './shipping-name.ts';
import type { DangerousGoodsEntry, OpenInWater, TransportOutcome, TransportProposal } from '@gosds/transport/transport';
import type { TransportMode } from '../../profiles/profile.ts';

/** The content of section 14: the user's confirmed entry, else the engine's proposal. */
export type Shipment =
  | {
      readonly status: 'regulated';
      readonly origin: Origin;
      readonly un: string;
      /** In English, unless the user typed another language. */
      readonly shippingName: string;
      /** The parts of the name, if it comes from the engine. */
      readonly parts: ShippingName | undefined;
      readonly class: string;
      readonly subsidiary: readonly string[];
      /** Empty if the entry has none. */
      readonly packingGroup: string;
      readonly hazChem: string;
      readonly isEnvironmentallyHazardous: boolean;
      readonly isProhibited: boolean;
      /** The row of the list, if the UN number is known: tunnel code, limited quantity, EmS. */
      readonly entry: DangerousGoodsEntry | undefined;
    }
  /** `reasons` are empty if the user says so and the engine does not. */
  | { readonly status: 'not-regulated'; readonly origin: Origin; readonly reasons: readonly Reason[] }
  | { readonly status: 'incomplete'; readonly missing: readonly MessageValue[] };

const chosen = (text: string) => (['', 'Any', 'None'].includes(text.trim()) ? '' : text.trim());

const isAquatic = (product: Product) => has(product, marinePollutant);

function entryFor(outcome: TransportOutcome, un: string): DangerousGoodsEntry | undefined {
  if (outcome.status !== 'regulated') return undefined;
  const { proposal, alternatives } = outcome;
  return [proposal, ...alternatives].find(({ entry }) => entry.un === un)?.entry;
}

function fullName(product: Product): string {
  const { shippingName, nosIngredients } = product.draft.dangerousGoods;
  const contains = nosText(nosIngredients.map((name) => nameToShow(product, name)));
  const isNamed = contains === '' || shippingName.includes(contains);
  return isNamed ? shippingName.trim() : `${shippingName.trim()} ${contains}`;
}

const proposalOf = (outcome: TransportOutcome): TransportProposal | undefined =>
  outcome.status === 'regulated' ? outcome.proposal : undefined;

/**
 * An entry confirmed as proposed is worded in the language of each mode, like the proposal. The name that is confirmed
 * is that on land; by sea it may have a marine pollutant, too.
 */
function nameOfUser(product: Product, proposed: TransportProposal | undefined) {
  const shippingName = fullName(product);
  const onLand = proposalOf(product.transport.land);
  const isAsProposed = [proposed, onLand].some((each) => each?.shippingName === shippingName);
  return { shippingName, parts: isAsProposed ? proposed : undefined };
}

function ofUser(product: Product, outcome: TransportOutcome): Shipment {
  const goods = product.draft.dangerousGoods;
  const un = chosen(goods.unNumber);
  const origin = fromInput('dangerousGoods.unNumber');
  if (un === '') {
    return { status: 'not-regulated', origin, reasons: outcome.status === 'not-regulated' ? outcome.reasons : [] };
  }
  const proposed = proposalOf(outcome);
  return {
    status: 'regulated',
    origin,
    un,
    ...nameOfUser(product, proposed),
    class: chosen(goods.dgClass),
    subsidiary: [goods.subRisk1, goods.subRisk2].map(chosen).filter((risk) => risk !== ''),
    packingGroup: chosen(goods.packagingGroup),
    hazChem: goods.hazChem.trim(),
    isEnvironmentallyHazardous: proposed?.environmentallyHazardous ?? isAquatic(product),
    isProhibited: proposed?.entry.un === un && proposed.isProhibited === true,
    entry: entryFor(outcome, un),
  };
}

/** True if the user confirmed a transport entry. A blank UN number is no entry; `None` is one. */
export function hasUsersShipment({ draft }: Product): boolean {
  const { confirmed, unNumber } = draft.dangerousGoods;
  return confirmed && unNumber.trim() !== '';
}

const isBeyondLand = (mode: TransportMode | undefined): boolean => mode === 'imdg' || mode === 'iata';

function outcomeBy({ transport: { land, sea, air } }: Product, mode: TransportMode | undefined) {
  if (mode === 'imdg') return sea;
  return mode === 'iata' ? air : land;
}

const unOf = (outcome: TransportOutcome): string | undefined => {
  if (outcome.status === 'incomplete') return undefined;
  return outcome.status === 'regulated' ? outcome.proposal.entry.un : '';
};

/**
 * True if the user's answer applies only to land transport: it matches the law on land, but the IMDG Code or the
 * Technical Instructions give another result; or it is a North American number (49 CFR 172.101) unknown to them.
 */
export function answersForLandAlone(product: Product): boolean {
  if (!hasUsersShipment(product)) return false;
  const un = chosen(product.draft.dangerousGoods.unNumber);
  const onLand = unOf(product.transport.land);
  const departs = [product.transport.sea, product.transport.air].some((outcome) => unOf(outcome) !== onLand);
  return un.startsWith('NA') || (un === onLand && departs);
}

const isAnswered = (product: Product, mode: TransportMode | undefined): boolean =>
  hasUsersShipment(product) && !(isBeyondLand(mode) && answersForLandAlone(product));

/** The user's confirmed data take precedence and are marked as the user's. Without a mode, land transport. */
export function shipmentOf(product: Product, mode?: TransportMode): Shipment {
  const outcome = outcomeBy(product, mode);
  if (isAnswered(product, mode)) return ofUser(product, outcome);
  if (outcome.status === 'incomplete') return { status: 'incomplete', missing: outcome.missing };
  const origin: Origin = {
    kind: 'classification',
    reasons: outcome.status === 'regulated' ? outcome.proposal.reasons : outcome.reasons,
  };
  if (outcome.status === 'not-regulated') return { status: 'not-regulated', origin, reasons: outcome.reasons };
  const { entry, environmentallyHazardous, isProhibited = false } = outcome.proposal;
  return {
    status: 'regulated',
    origin,
    un: entry.un,
    shippingName: englishName(product, outcome.proposal, mode),
    parts: outcome.proposal,
    class: entry.class,
    subsidiary: entry.subsidiaryHazards,
    packingGroup: entry.packingGroup ?? '',
    hazChem: product.profile.usesHazchem ? (entry.hazChem ?? '') : '',
    isEnvironmentallyHazardous: environmentallyHazardous,
    isProhibited,
    entry,
  };
}

/**
 * Open points on the aquatic hazard under the law of the mode. They remain even if the user confirmed an entry: a UN
 * number does not confirm that goods are not a marine pollutant.
 */
export const openInWaterOf = (product: Product, mode?: TransportMode): OpenInWater | undefined =>
  outcomeBy(product, mode).openInWater;

/** The leading mode: land, else another mode that regulates the goods. */
export function leadingShipmentOf(product: Product): Shipment {
  const shipments = product.profile.modes.map((mode) => shipmentOf(product, mode));
  return shipments.find(({ status }) => status === 'regulated') ?? shipmentOf(product);
}
