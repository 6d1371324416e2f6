import type { TransportMode } from '../profiles/profile.ts';
import { leadingShipmentOf, shipmentOf } from '../sections/transport-view.ts';
import { type Check, faultIf, faultOf } from '../review/check.ts';
import { type Inspected, isMute, tells } from '../review/reviewed-sheet.ts';

/** Lines of section 14 that each mode of transport has. */
const linesByMode = ['unNumber', 'shippingName', 'dgClass', 'packagingGroup'] as const;

function silentModes(sheet: Inspected): readonly string[] {
  const { modes } = sheet.c.profile;
  const { modes: names } = sheet.c.phrases.transport;
  return modes
    .filter((mode) => linesByMode.some((line) => isMute(sheet, `${line}.${mode}`)))
    .map((mode) => names[mode]);
}

/** What the list of dangerous goods gives for the entry, and section 14.6 prints of it. */
function missingOfEntry(sheet: Inspected): readonly string[] {
  const shipment = leadingShipmentOf(sheet.c);
  if (shipment.status !== 'regulated' || !shipment.entry) return [];
  const { entry, hazChem } = shipment;
  const isByRoad = sheet.c.profile.modes.includes('adr') && shipmentOf(sheet.c, 'adr').status === 'regulated';
  const rows: readonly (readonly [string, string, string | undefined, boolean])[] = [
    ['classification code', 'classificationCode', entry.classificationCode, isByRoad],
    ['hazard identification number', 'hazardNumber', entry.hazardIdentificationNumber, isByRoad],
    ['transport category', 'transportCategory', entry.transportCategory, isByRoad],
    ['tunnel restriction code', 'tunnel', entry.restriction ? undefined : '(-)', isByRoad],
    ['limited quantity', 'limitedQuantity', entry.limitedQuantity, true],
    ['excepted quantity', 'exceptedQuantity', entry.exceptedQuantity, true],
    ['EmS', 'ems', entry.emS, true],
    ['Hazchem', 'hazchem', hazChem, true],
  ];
  return rows
    .filter(([, id, text, isWanted]) => isWanted && (text ?? '') !== '' && isMute(sheet, `transportPrecautions.${id}`))
    .map(([name]) => name);
}

const hasOneAnswer = (sheet: Inspected): boolean => tells(sheet, 'transportEnvironment');

/** Contents of section 14. */
export const transportContentChecks: readonly Check[] = [
  {
    id: 'transport.lines-by-mode',
    severity: 'must',
    says: 'Section 14 does not give number, name, class and packing group for:',
    at: ['un-number'],
    pointsTo: null,
    finds: (sheet) => faultOf(silentModes(sheet)),
  },
  {
    id: 'transport.environment-by-mode',
    severity: 'must',
    says: 'Section 14 does not answer environmental hazards on land and at sea apart.',
    at: ['transport-environment'],
    pointsTo: null,
    finds: (sheet) =>
      faultIf(
        !hasOneAnswer(sheet) &&
          (isMute(sheet, 'transportEnvironment.land') || isMute(sheet, 'transportEnvironment.sea')),
      ),
  },
  {
    id: 'transport.prohibited',
    severity: 'must',
    says: 'Section 14 does not tell that the goods must not be carried by:',
    at: ['transport-precautions'],
    pointsTo: null,
    finds: (sheet) => {
      const { modes } = sheet.c.profile;
      const forbids = (mode: TransportMode) => {
        const shipment = shipmentOf(sheet.c, mode);
        return shipment.status === 'regulated' && shipment.isProhibited;
      };
      return faultOf(
        modes
          .filter((mode) => forbids(mode) && isMute(sheet, `transportPrecautions.prohibited.${mode}`))
          .map((mode) => sheet.c.phrases.transport.modes[mode]),
      );
    },
  },
  {
    id: 'transport.of-entry',
    severity: 'should',
    says: 'Section 14 leaves out what the list of dangerous goods gives for the entry:',
    at: ['transport-precautions'],
    pointsTo: null,
    finds: (sheet) => faultOf(missingOfEntry(sheet)),
  },
];
