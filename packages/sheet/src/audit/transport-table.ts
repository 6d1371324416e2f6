import { tell } from '@gosds/phrases/finding-message';
import { marinePollutant } from '../hazard-groups.ts';
import { entryInMode } from '@gosds/transport/entry-in-mode';
import { findEntries } from '@gosds/transport/find-entries';
import { has } from '../product/product-hazards.ts';
import { lawOf } from '../sections/14-transport/law-of-mode.ts';
import { type AuditCheck, faultIf, faultOf } from './audit-check.ts';
import { hasSentence, textAt } from '../review/checked-sheet.ts';

/** Modes of transport whose prohibitions are known. */
const prohibiting = ['adr', 'tdg', 'iata'] as const;

/** Section 14. */
export const transportChecks: readonly AuditCheck[] = [
  {
    id: 'transport.environment',
    severity: 'must',
    says: tell('audit.transportEnvironment'),
    at: ['transport-environment'],
    law: 'UN Model Regulations, 2.9.3; IMDG Code, 2.10',
    findFaults: (sheet) =>
      faultIf(
        has(sheet.product, marinePollutant) &&
          sheet.shipment.status === 'regulated' &&
          !sheet.shipment.isEnvironmentallyHazardous,
      ),
  },
  {
    id: 'transport.offered-though-prohibited',
    severity: 'must',
    says: tell('audit.transportOfferedThoughProhibited'),
    at: ['un-number'],
    findFaults: (sheet) =>
      faultOf(
        prohibiting.flatMap((mode) => {
          const un = /^UN (\d{4})$/.exec(textAt(sheet, `unNumber.${mode}`))?.[1];
          const entries = un === undefined ? [] : findEntries(un);
          const isBanned =
            entries.length > 0 && entries.every((entry) => entryInMode(entry, lawOf(mode)) === 'forbidden');
          return isBanned ? [`UN ${un} (${sheet.writing.phrases.transport.modes[mode]})`] : [];
        }),
      ),
  },
  {
    id: 'transport.bulk',
    severity: 'must',
    says: tell('audit.transportBulk'),
    at: ['bulk-transport'],
    findFaults: (sheet) => {
      const codes: Readonly<Record<string, string>> = { liquid: 'IBC', gas: 'IGC', solid: 'IMSBC' };
      const text = textAt(sheet, 'bulk');
      return faultIf(!hasSentence(sheet, 'bulk') || !text.includes(codes[sheet.product.state] ?? ''));
    },
  },
];
