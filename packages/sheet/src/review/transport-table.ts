import { tell, tellOf, tellWith, type TextValue } from '@gosds/phrases/finding-message';
import { joined } from '@gosds/ghs/message';
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

/** Normalises names: lists differ in case, spaces, additions and American spelling. */
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

/** Entries of the shipment's UN number; none if the product is not regulated or the list lacks the number. */
const entriesOf = ({ shipment }: CheckedSheet): readonly DangerousGoodsEntry[] =>
  shipment.status === 'regulated' ? findEntries(shipment.un) : [];

/** The entry proposed under the shipment's UN number: its hazards may add to the list's (ADR 5.2.2.1.9). */
function proposedEntry({ product, shipment }: CheckedSheet): readonly DangerousGoodsEntry[] {
  const { land } = product.transport;
  if (land.status !== 'regulated' || shipment.status !== 'regulated') return [];
  return land.proposal.entry.un === shipment.un ? [land.proposal.entry] : [];
}

/** A fix that takes over the engine's proposal; the user still confirms it. */
function proposalFix({ product }: CheckedSheet): Fix | null {
  const { land: transport } = product.transport;
  if (transport.status !== 'regulated') return null;
  const { entry, technicalNames } = transport.proposal;
  const [first = 'None', second = 'None'] = entry.subsidiaryHazards;
  return {
    label: tellOf('transport.take', entry.un),
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

/** Class and subsidiary hazards that the user confirmed; undefined if the sheet prints the engine's proposal. */
function confirmedHazards({ product, shipment }: CheckedSheet): readonly string[] | undefined {
  if (!hasUsersShipment(product) || product.state !== 'liquid') return undefined;
  return shipment.status === 'regulated' ? [shipment.class, ...shipment.subsidiary] : [];
}

const wants = (sheet: CheckedSheet, hazard: AnyHazard, kind: string): boolean => {
  const held = confirmedHazards(sheet);
  return held !== undefined && has(sheet.product, hazard) && !held.includes(kind);
};

const orNone = (text: string) => (text === '' ? tell('shared.none') : text);

/** A key that does not depend on the order of the hazards. */
const keyOfSet = (hazards: readonly string[]): string => hazards.toSorted().join(' ');

const setText = (set: string): TextValue => (set === '' ? tell('shared.none') : joined('and', set.split(' ')));

/** Section 14. */
export const transportChecks: readonly Check[] = [
  {
    id: 'transport.decided',
    severity: 'must',
    says: tell('transport.decided'),
    at: ['un-number'],
    pointsTo: 'dangerousGoods.unNumber',
    findFaults: ({ shipment }) => faultOf(shipment.status === 'incomplete' ? shipment.missing : []),
  },
  {
    id: 'transport.un-form',
    severity: 'must',
    says: tell('transport.unForm'),
    at: ['un-number'],
    pointsTo: 'dangerousGoods.unNumber',
    findFaults: ({ product }) => {
      const un = product.draft.dangerousGoods.unNumber.trim();
      const digits = /^(?:UN|ID)\s?(\d{4})$/i.exec(un)?.[1];
      if (un === '' || isUnNumber(un)) return [];
      const path = 'dangerousGoods.unNumber';
      return [
        fault(
          un,
          path,
          digits === undefined ? null : { label: tellOf('shared.write', digits), changes: [{ path, value: digits }] },
        ),
      ];
    },
  },
  {
    id: 'transport.un-known',
    severity: 'must',
    says: tell('transport.unKnown'),
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
    says: tell('transport.shippingName'),
    at: ['shipping-name'],
    pointsTo: 'dangerousGoods.shippingName',
    findFaults: (sheet) => {
      const { shipment } = sheet;
      const names = [...new Set(entriesOf(sheet).map(({ properShippingName }) => properShippingName))];
      if (shipment.status !== 'regulated' || names.length === 0) return [];
      return faultIf(
        !entriesOf(sheet).some((entry) => isNamed(shipment.shippingName, entry)),
        joined('or', names.slice(0, 3)),
      );
    },
  },
  {
    id: 'transport.class',
    severity: 'must',
    says: tell('transport.class'),
    at: ['transport-class'],
    pointsTo: 'dangerousGoods.dgClass',
    findFaults: (sheet) => {
      const { shipment } = sheet;
      const classes = [...new Set(entriesOf(sheet).map((entry) => entry.class))];
      return faultIf(
        shipment.status === 'regulated' && classes.length > 0 && !classes.includes(shipment.class),
        joined('or', classes),
      );
    },
  },
  {
    id: 'transport.subsidiary-hazards',
    severity: 'must',
    says: tell('transport.subsidiaryHazards'),
    at: ['transport-class'],
    pointsTo: 'dangerousGoods.subRisk1',
    findFaults: (sheet) => {
      const { shipment } = sheet;
      const entries = [...entriesOf(sheet), ...proposedEntry(sheet)];
      const sets = [...new Set(entries.map(({ subsidiaryHazards }) => keyOfSet(subsidiaryHazards)))];
      if (shipment.status !== 'regulated' || sets.length === 0) return [];
      return faultIf(!sets.includes(keyOfSet(shipment.subsidiary)), joined('or', sets.map(setText)));
    },
  },
  {
    id: 'transport.packing-group',
    severity: 'must',
    says: tell('transport.packingGroup'),
    at: ['packing-group'],
    pointsTo: 'dangerousGoods.packagingGroup',
    findFaults: (sheet) => {
      const { shipment } = sheet;
      const groups = [...new Set<string>(entriesOf(sheet).map(({ packingGroup }) => packingGroup ?? ''))];
      return faultIf(
        shipment.status === 'regulated' && groups.length > 0 && !groups.includes(shipment.packingGroup),
        joined('or', groups.map(orNone)),
      );
    },
  },
  {
    id: 'transport.technical-name',
    severity: 'must',
    says: tell('transport.technicalName'),
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
    says: tell('transport.flammable'),
    at: ['transport-class'],
    law: 'UN Model Regulations, 2.3.2',
    pointsTo: 'dangerousGoods.dgClass',
    findFaults: (sheet) => faultIf(wants(sheet, highlyFlammableLiquids, '3')),
  },
  {
    id: 'transport.corrosive',
    severity: 'must',
    says: tell('transport.corrosive'),
    at: ['transport-class'],
    law: 'UN Model Regulations, 2.8.3',
    pointsTo: 'dangerousGoods.dgClass',
    findFaults: (sheet) => faultIf(wants(sheet, 'Skin Corr.', '8')),
  },
  {
    id: 'transport.toxic',
    severity: 'must',
    says: tell('transport.toxic'),
    at: ['transport-class'],
    law: 'UN Model Regulations, 2.6.2.2',
    pointsTo: 'dangerousGoods.dgClass',
    findFaults: (sheet) => faultIf(wants(sheet, ['H300', 'H310'], '6.1')),
  },
  {
    id: 'transport.packing-group-of-flash-point',
    severity: 'must',
    says: tell('transport.packingGroupOfFlashPoint'),
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
      // A viscous liquid may be in packing group III (2.3.2.2), so a milder group than the flash point gives is a
      // certain fault only for other liquids.
      const given = packingGroups.indexOf(shipment.packingGroup);
      const isViscous = (product.mixture.properties.kinematicViscosity40?.max ?? 0) > 20;
      return faultIf(given > strictest && !isViscous, packingGroups[strictest] ?? '');
    },
  },
  {
    id: 'transport.differs',
    severity: 'should',
    says: tell('transport.differs'),
    at: ['un-number'],
    pointsTo: 'dangerousGoods.unNumber',
    findFaults: (sheet) => {
      const { product, shipment } = sheet;
      const { land } = product.transport;
      if (!hasUsersShipment(product) || land.status !== 'regulated') return [];
      if (isChosenWithReason(product.draft.dangerousGoods)) return [];
      const proposed = land.proposal.entry.un;
      const given = shipment.status === 'regulated' ? shipment.un : '';
      return given === proposed
        ? []
        : [fault(tellWith('transport.insteadOf', { given: orNone(given), proposed }), null, proposalFix(sheet))];
    },
  },
  {
    id: 'transport.confirmed',
    severity: 'hint',
    says: tell('transport.confirmed'),
    at: ['un-number'],
    pointsTo: 'dangerousGoods.unNumber',
    findFaults: ({ product, shipment }) => faultIf(!hasUsersShipment(product) && shipment.status === 'regulated'),
  },
  {
    id: 'transport.hazchem',
    severity: 'should',
    says: tell('transport.hazchem'),
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
