import { inEnglish } from '@gosds/phrases/say-message';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { highlyFlammableLiquids } from '../hazard-groups.ts';
import { findEntries } from '@gosds/transport/find-entries';
import type { DangerousGoodsEntry } from '@gosds/transport/transport';
import { isChosenWithReason } from '../draft/entry-basis.ts';
import { isUnNumber } from './entries/check-dangerous-goods.ts';
import { has } from '../product/product-hazards.ts';
import { hasUsersShipment } from '../sections/14-transport/transport-view.ts';
import { type Check, fault, faultIf, faultOf } from './check.ts';
import type { Fix } from './finding.ts';
import { type CheckedSheet, isBlank, textAt } from './checked-sheet.ts';

/** Names differ from list to list in case, spaces and additions, and in America in spelling. */
const plain = (name: string) =>
  name
    .toUpperCase()
    .replaceAll('ALUMINUM', 'ALUMINIUM')
    .replaceAll('SULF', 'SULPH')
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim();

const isNamed = (shippingName: string, entry: DangerousGoodsEntry): boolean =>
  plain(shippingName).startsWith(plain(entry.properShippingName));

const packingGroups: readonly string[] = ['I', 'II', 'III'];

/** Entries of the shipment's UN number; none where nothing is shipped or the number is not in the list. */
const entriesOf = ({ shipment }: CheckedSheet): readonly DangerousGoodsEntry[] =>
  shipment.status === 'regulated' ? findEntries(shipment.un) : [];

/** What the engine proposes, as one click would take it over; the user still confirms it. */
function proposalFix({ product }: CheckedSheet): Fix | null {
  const { land: transport } = product.transport;
  if (transport.status !== 'regulated') return null;
  const { entry, technicalNames } = transport.proposal;
  const [first = 'None', second = 'None'] = entry.subsidiaryHazards;
  return {
    label: `Take UN ${entry.un}`,
    changes: [
      { path: 'dangerousGoods.unNumber', value: entry.un },
      { path: 'dangerousGoods.dgClass', value: entry.class },
      { path: 'dangerousGoods.subRisk1', value: first },
      { path: 'dangerousGoods.subRisk2', value: second },
      { path: 'dangerousGoods.packagingGroup', value: entry.packingGroup ?? 'None' },
      { path: 'dangerousGoods.shippingName', value: entry.properShippingName },
      { path: 'dangerousGoods.nosIngredients', value: technicalNames.slice(0, 2) },
      { path: 'dangerousGoods.hazChem', value: entry.hazChem ?? '' },
      { path: 'dangerousGoods.confirmed', value: false },
    ],
  };
}

/** Class or subsidiary hazard of what the user confirmed; undefined where the engine's own proposal is printed. */
function confirmedHazards({ product, shipment }: CheckedSheet): readonly string[] | undefined {
  if (!hasUsersShipment(product) || product.state !== 'liquid') return undefined;
  return shipment.status === 'regulated' ? [shipment.class, ...shipment.subsidiary] : [];
}

const wants = (sheet: CheckedSheet, hazard: AnyHazard, kind: string): boolean => {
  const held = confirmedHazards(sheet);
  return held !== undefined && has(sheet.product, hazard) && !held.includes(kind);
};

/** Section 14. */
export const transportChecks: readonly Check[] = [
  {
    id: 'transport.decided',
    severity: 'must',
    message: 'The classification for transport is open; missing:',
    at: ['un-number'],
    pointsTo: 'dangerousGoods.unNumber',
    findFaults: ({ shipment }) => faultOf(shipment.status === 'incomplete' ? shipment.missing.map(inEnglish) : []),
  },
  {
    id: 'transport.un-form',
    severity: 'must',
    message: 'This is not a UN number:',
    at: ['un-number'],
    pointsTo: 'dangerousGoods.unNumber',
    findFaults: ({ product }) => {
      const un = product.draft.dangerousGoods.unNumber.trim();
      const digits = /^(?:UN|ID)\s?(\d{4})$/i.exec(un)?.[1];
      if (un === '' || isUnNumber(un)) return [];
      const path = 'dangerousGoods.unNumber';
      return [
        fault(un, path, digits === undefined ? null : { label: `Write ${digits}`, changes: [{ path, value: digits }] }),
      ];
    },
  },
  {
    id: 'transport.un-known',
    severity: 'must',
    message: 'The list of dangerous goods does not have this UN number:',
    at: ['un-number'],
    pointsTo: 'dangerousGoods.unNumber',
    findFaults: (sheet) =>
      faultIf(
        sheet.shipment.status === 'regulated' && /^\d{4}$/.test(sheet.shipment.un) && entriesOf(sheet).length === 0,
        sheet.shipment.status === 'regulated' ? sheet.shipment.un : '',
      ),
  },
  {
    id: 'transport.shipping-name',
    severity: 'must',
    message: 'The proper shipping name is not that of the UN number; the list has:',
    at: ['shipping-name'],
    pointsTo: 'dangerousGoods.shippingName',
    findFaults: (sheet) => {
      const { shipment } = sheet;
      const names = [...new Set(entriesOf(sheet).map(({ properShippingName }) => properShippingName))];
      if (shipment.status !== 'regulated' || names.length === 0) return [];
      return faultIf(
        !entriesOf(sheet).some((entry) => isNamed(shipment.shippingName, entry)),
        names.slice(0, 3).join(' or '),
      );
    },
  },
  {
    id: 'transport.class',
    severity: 'must',
    message: 'The class is not that of the UN number; the list has:',
    at: ['transport-class'],
    pointsTo: 'dangerousGoods.dgClass',
    findFaults: (sheet) => {
      const { shipment } = sheet;
      const classes = [...new Set(entriesOf(sheet).map((entry) => entry.class))];
      return faultIf(
        shipment.status === 'regulated' && classes.length > 0 && !classes.includes(shipment.class),
        classes.join(' or '),
      );
    },
  },
  {
    id: 'transport.subsidiary-hazards',
    severity: 'must',
    message: 'The subsidiary hazards are not those of the UN number; the list has:',
    at: ['transport-class'],
    pointsTo: 'dangerousGoods.subRisk1',
    findFaults: (sheet) => {
      const { shipment } = sheet;
      const sets = [
        ...new Set(entriesOf(sheet).map(({ subsidiaryHazards }) => subsidiaryHazards.toSorted().join(' and '))),
      ];
      if (shipment.status !== 'regulated' || sets.length === 0) return [];
      return faultIf(
        !sets.includes(shipment.subsidiary.toSorted().join(' and ')),
        sets.map((set) => set || 'none').join(' or '),
      );
    },
  },
  {
    id: 'transport.packing-group',
    severity: 'must',
    message: 'The packing group is not one of the UN number; the list has:',
    at: ['packing-group'],
    pointsTo: 'dangerousGoods.packagingGroup',
    findFaults: (sheet) => {
      const { shipment } = sheet;
      const groups = [...new Set<string>(entriesOf(sheet).map(({ packingGroup }) => packingGroup ?? ''))];
      return faultIf(
        shipment.status === 'regulated' && groups.length > 0 && !groups.includes(shipment.packingGroup),
        groups.map((group) => group || 'none').join(' or '),
      );
    },
  },
  {
    id: 'transport.technical-name',
    severity: 'must',
    message: 'An N.O.S. entry needs the technical names in brackets.',
    at: ['shipping-name'],
    law: 'UN Model Regulations, special provision 274',
    pointsTo: 'dangerousGoods.nosIngredients',
    findFaults: (sheet) => {
      const { shipment } = sheet;
      const entry = entriesOf(sheet)[0];
      return faultIf(
        shipment.status === 'regulated' &&
          entry?.isNos === true &&
          entry.needsTechnicalName &&
          !/\([^()]*[a-z][^)]*\)/.test(shipment.shippingName),
      );
    },
  },
  {
    id: 'transport.flammable',
    severity: 'must',
    message: 'The product is a flammable liquid, but section 14 does not show class 3.',
    at: ['transport-class'],
    law: 'UN Model Regulations, 2.3.2',
    pointsTo: 'dangerousGoods.dgClass',
    findFaults: (sheet) => faultIf(wants(sheet, highlyFlammableLiquids, '3')),
  },
  {
    id: 'transport.corrosive',
    severity: 'must',
    message: 'The product is corrosive to skin, but section 14 does not show class 8.',
    at: ['transport-class'],
    law: 'UN Model Regulations, 2.8.3',
    pointsTo: 'dangerousGoods.dgClass',
    findFaults: (sheet) => faultIf(wants(sheet, 'Skin Corr.', '8')),
  },
  {
    id: 'transport.toxic',
    severity: 'must',
    message: 'The product is toxic if swallowed or in contact with skin, but section 14 does not show class 6.1.',
    at: ['transport-class'],
    law: 'UN Model Regulations, 2.6.2.2',
    pointsTo: 'dangerousGoods.dgClass',
    findFaults: (sheet) => faultIf(wants(sheet, ['H300', 'H310'], '6.1')),
  },
  {
    id: 'transport.packing-group-of-flash-point',
    severity: 'must',
    message: 'Flash and boiling point call for another packing group of class 3:',
    at: ['packing-group'],
    law: 'UN Model Regulations, 2.3.2.6',
    pointsTo: 'dangerousGoods.packagingGroup',
    findFaults: ({ product, shipment, measured: { flashPoint, boilingPoint } }) => {
      const isPlain =
        shipment.status === 'regulated' &&
        hasUsersShipment(product) &&
        shipment.class === '3' &&
        shipment.subsidiary.length === 0;
      if (!isPlain || !flashPoint || !boilingPoint) return [];
      const strictest = boilingPoint.max <= 35 ? 0 : flashPoint.max < 23 ? 1 : 2;
      // A viscous liquid may go into group III (2.3.2.2): only a milder group than III or an open group I is a fault for sure.
      const given = packingGroups.indexOf(shipment.packingGroup);
      const isViscous = (product.mixture.properties.kinematicViscosity40?.max ?? 0) > 20;
      return faultIf(given > strictest && !isViscous, packingGroups[strictest] ?? '');
    },
  },
  {
    id: 'transport.differs',
    severity: 'should',
    message: 'The confirmed UN number is not the one that the data lead to:',
    at: ['un-number'],
    pointsTo: 'dangerousGoods.unNumber',
    findFaults: (sheet) => {
      const { product, shipment } = sheet;
      const { land } = product.transport;
      if (!hasUsersShipment(product) || land.status !== 'regulated') return [];
      if (isChosenWithReason(product.draft.dangerousGoods)) return [];
      const proposed = land.proposal.entry.un;
      const given = shipment.status === 'regulated' ? shipment.un : 'none';
      return given === proposed ? [] : [fault(`${given} instead of ${proposed}`, null, proposalFix(sheet))];
    },
  },
  {
    id: 'transport.confirmed',
    severity: 'hint',
    message: 'The proposed entry is not confirmed yet.',
    at: ['un-number'],
    pointsTo: 'dangerousGoods.unNumber',
    findFaults: ({ product, shipment }) => faultIf(!hasUsersShipment(product) && shipment.status === 'regulated'),
  },
  {
    id: 'transport.hazchem',
    severity: 'should',
    message: 'Section 14 does not show a Hazchem code.',
    at: ['transport-precautions'],
    isNational: true,
    pointsTo: 'dangerousGoods.hazChem',
    findFaults: (sheet) =>
      faultIf(
        sheet.shipment.status === 'regulated' &&
          isBlank(sheet.shipment.hazChem) &&
          isBlank(textAt(sheet, 'transportPrecautions.hazchem')),
      ),
  },
];
