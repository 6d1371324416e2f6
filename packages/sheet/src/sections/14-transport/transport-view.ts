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

/** What section 14 prints: the user's confirmed entries, else the engine's proposal. */
export type Shipment =
  | {
      readonly status: 'regulated';
      readonly origin: Origin;
      readonly un: string;
      /** In English, unless the user wrote it otherwise. */
      readonly shippingName: string;
      /** Its parts, where it is the engine's. */
      readonly parts: ShippingName | undefined;
      readonly class: string;
      readonly subsidiary: readonly string[];
      /** Empty where the entry has none. */
      readonly packingGroup: string;
      readonly hazChem: string;
      readonly isEnvironmentallyHazardous: boolean;
      readonly isProhibited: boolean;
      /** The list's own row where the UN number is known: tunnel code, limited quantity, EmS. */
      readonly entry: DangerousGoodsEntry | undefined;
    }
  /** `reasons` are empty where the user says so and the engine does not. */
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

/** What the user confirmed as the engine proposed it is said in the language of each mode, as the proposal is. */
function nameOfUser(product: Product, proposed: TransportProposal | undefined) {
  const shippingName = fullName(product);
  const isAsProposed = proposed !== undefined && proposed.shippingName === shippingName;
  return { shippingName, parts: isAsProposed ? proposed : undefined };
}

function ofUser(product: Product, outcome: TransportOutcome): Shipment {
  const goods = product.draft.dangerousGoods;
  const un = chosen(goods.unNumber);
  const origin = fromInput('dangerousGoods.unNumber');
  if (un === '') {
    return { status: 'not-regulated', origin, reasons: outcome.status === 'not-regulated' ? outcome.reasons : [] };
  }
  const proposed = outcome.status === 'regulated' ? outcome.proposal : undefined;
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

/** The user confirmed a statement on the transport; a blank UN number is none, `None` is one. */
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
 * True where the user's answer holds for the carriage on land alone: it is what the law of the land leads to, and the IMDG Code
 * or the Technical Instructions lead elsewhere; or it is a number of North America (49 CFR 172.101), unknown to them.
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

/** The user's confirmed data take precedence and are shown as the user's; without a mode, the carriage on land. */
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
 * What is open of the hazards to the aquatic environment by the law of the mode, whatever the user confirmed of the entry: nobody can
 * confirm that goods are no marine pollutant by their UN number.
 */
export const openInWaterOf = (product: Product, mode?: TransportMode): OpenInWater | undefined =>
  outcomeBy(product, mode).openInWater;

/** The leading mode: land, else another mode that is regulated. */
export function leadingShipmentOf(product: Product): Shipment {
  const shipments = product.profile.modes.map((mode) => shipmentOf(product, mode));
  return shipments.find(({ status }) => status === 'regulated') ?? shipmentOf(product);
}
