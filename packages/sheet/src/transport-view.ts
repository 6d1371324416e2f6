import { nosText } from './check-dangerous-goods.ts';
import type { Origin } from './document.ts';
import { fromInput } from './say.ts';
import { has, type SheetContext } from './sheet-context.ts';
import type { DangerousGoodsEntry } from '@gosds/transport/transport';

/** What section 14 prints: the user's confirmed entries, else the engine's proposal. */
export type Shipment =
  | {
      readonly status: 'regulated';
      readonly origin: Origin;
      readonly un: string;
      readonly shippingName: string;
      readonly class: string;
      readonly subsidiary: readonly string[];
      /** Empty where the entry has none. */
      readonly packingGroup: string;
      readonly hazChem: string;
      readonly isEnvironmentallyHazardous: boolean;
      /** The list's own row where the UN number is known: tunnel code, limited quantity, EmS. */
      readonly entry: DangerousGoodsEntry | undefined;
    }
  | { readonly status: 'not-regulated'; readonly origin: Origin }
  | { readonly status: 'incomplete'; readonly missing: readonly string[] };

const chosen = (text: string) => (['', 'Any', 'None'].includes(text.trim()) ? '' : text.trim());

const isAquatic = (c: SheetContext) => has(c, /^Aquatic (?:Acute 1|Chronic [12])/);

function entryFor(c: SheetContext, un: string): DangerousGoodsEntry | undefined {
  if (c.transport.status !== 'regulated') return undefined;
  const { proposal, alternatives } = c.transport;
  return [proposal, ...alternatives].find(({ entry }) => entry.un === un)?.entry;
}

function fullName({ shippingName, nosIngredients }: SheetContext['draft']['dangerousGoods']): string {
  const contains = nosText(nosIngredients);
  const isNamed = contains === '' || shippingName.includes(contains);
  return isNamed ? shippingName.trim() : `${shippingName.trim()} ${contains}`;
}

function ofUser(c: SheetContext): Shipment {
  const goods = c.draft.dangerousGoods;
  const un = chosen(goods.unNumber);
  const origin = fromInput('dangerousGoods.unNumber');
  if (un === '') return { status: 'not-regulated', origin };
  const proposed = c.transport.status === 'regulated' ? c.transport.proposal : undefined;
  return {
    status: 'regulated',
    origin,
    un,
    shippingName: fullName(goods),
    class: chosen(goods.dgClass),
    subsidiary: [goods.subRisk1, goods.subRisk2].map(chosen).filter((risk) => risk !== ''),
    packingGroup: chosen(goods.packagingGroup),
    hazChem: goods.hazChem.trim(),
    isEnvironmentallyHazardous: proposed?.environmentallyHazardous ?? isAquatic(c),
    entry: entryFor(c, un),
  };
}

/** The user confirmed a statement on the transport; a blank UN number is none, `None` is one. */
export function hasUsersShipment({ draft }: SheetContext): boolean {
  const { confirmed, unNumber } = draft.dangerousGoods;
  return confirmed && unNumber.trim() !== '';
}

/** The user's confirmed data take precedence and are shown as the user's. */
export function shipmentOf(c: SheetContext): Shipment {
  if (hasUsersShipment(c)) return ofUser(c);
  const { transport } = c;
  if (transport.status === 'incomplete') return { status: 'incomplete', missing: transport.missing };
  const origin: Origin = {
    kind: 'classification',
    reasons: transport.status === 'regulated' ? transport.proposal.reasons : transport.reasons,
  };
  if (transport.status === 'not-regulated') return { status: 'not-regulated', origin };
  const { entry, shippingName, environmentallyHazardous } = transport.proposal;
  return {
    status: 'regulated',
    origin,
    un: entry.un,
    shippingName,
    class: entry.class,
    subsidiary: entry.subsidiaryHazards,
    packingGroup: entry.packingGroup ?? '',
    hazChem: c.profile.usesHazchem ? (entry.hazChem ?? '') : '',
    isEnvironmentallyHazardous: environmentallyHazardous,
    entry,
  };
}
