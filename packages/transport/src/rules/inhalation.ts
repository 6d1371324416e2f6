import type { Reason } from '@gosds/ghs/classification';
import { say } from '@gosds/ghs/message';
import type { PackingGroup } from '../transport.ts';
import type { VapourToxicity } from '../transport-input.ts';

type VapourRow = {
  readonly id: string;
  readonly packingGroup: PackingGroup;
  /** Lowest ratio of saturated concentration to LC50. */
  readonly volatility: number;
  /** Highest LC50, ml/m3. */
  readonly lc50: number;
};

/** Liquids with toxic vapours: the first row met decides. */
const vapourRows: readonly VapourRow[] = [
  { id: 'vapour-1', packingGroup: 'I', volatility: 10, lc50: 1000 },
  { id: 'vapour-2', packingGroup: 'II', volatility: 1, lc50: 3000 },
  { id: 'vapour-3', packingGroup: 'III', volatility: 0.2, lc50: 5000 },
];

const vapourParagraph = 'ADR 2.2.61.1.8 and 2.2.61.1.9';

type VapourVerdict = { readonly packingGroup: PackingGroup | null; readonly reason: Reason };

/** Packing group of a toxic vapour; null if it is not toxic or not volatile enough. */
export function vapourPackingGroup(toxicity: VapourToxicity): VapourVerdict {
  const { lc50MlPerM3: lc50, saturatedMlPerM3: saturated } = toxicity;
  const row = vapourRows.find((one) => lc50 <= one.lc50 && saturated >= one.volatility * lc50);
  const text = say('inhalation-lc50M3SaturatedVapourM3', { lc50, saturated });
  const summary = row
    ? say('inhalation-leastTimesLc50UpM3', {
        text,
        volatility: row.volatility,
        lc50: row.lc50,
        packingGroup: row.packingGroup,
      })
    : say('inhalation-noPackingGroupVapour', { text });
  return {
    packingGroup: row?.packingGroup ?? null,
    reason: {
      ruleId: `transport.class-6.1.${row?.id ?? 'vapour-none'}`,
      paragraph: vapourParagraph,
      summary,
      counted: [],
      leftOut: [],
      found: lc50,
      limit: row?.lc50 ?? 5000,
      unit: 'ml/m3',
    },
  };
}

type Zone = 'A' | 'B' | 'C' | 'D';

const liquidZones: readonly { readonly zone: 'A' | 'B'; readonly lc50: number; readonly volatility: number }[] = [
  { zone: 'A', lc50: 200, volatility: 500 },
  { zone: 'B', lc50: 1000, volatility: 10 },
];

/** Hazard zone of a liquid toxic by inhalation (49 CFR 173.133(a)(2)); ADR 2.2.61.3 lists zone A, then B. */
export function liquidZone({ lc50MlPerM3: lc50, saturatedMlPerM3: saturated }: VapourToxicity): 'A' | 'B' | undefined {
  return liquidZones.find((row) => lc50 <= row.lc50 && saturated >= row.volatility * lc50)?.zone;
}

const gasZones: readonly { readonly zone: Zone; readonly lc50: number }[] = [
  { zone: 'A', lc50: 200 },
  { zone: 'B', lc50: 1000 },
  { zone: 'C', lc50: 3000 },
  { zone: 'D', lc50: 5000 },
];

/** For gases, the one-hour LC50 is twice the four-hour LC50 (49 CFR 173.115(c), ADR 2.2.2.1.5). */
export const oneHourOfFour = 2;

/** Hazard zone of a gas by its four-hour LC50 in ppm (49 CFR 173.116(a)). */
export function gasZoneReason(fourHourPpm: number): Reason | undefined {
  const lc50 = fourHourPpm * oneHourOfFour;
  const row = gasZones.find((one) => lc50 <= one.lc50);
  return (
    row && {
      ruleId: `transport.zone-${row.zone}`,
      paragraph: '49 CFR 173.116(a)',
      summary: say('inhalation-poisonousInhalationHazardZoneLc50', {
        zone: row.zone,
        lc50: Math.round(lc50),
        lc502: row.lc50,
      }),
      counted: [],
      leftOut: [],
      found: lc50,
      limit: row.lc50,
      unit: 'ml/m3',
    }
  );
}

/** Entries for liquids toxic by inhalation, by hazards in class order: zone A, zone B (ADR 2.2.61.3). */
const zoneEntries = new Map<string, readonly [zoneA: string, zoneB: string]>([
  ['6.1', ['3381', '3382']],
  ['3 6.1', ['3383', '3384']],
  ['4.3 6.1', ['3385', '3386']],
  ['5.1 6.1', ['3387', '3388']],
  ['6.1 8', ['3389', '3390']],
  ['3 6.1 8', ['3488', '3489']],
  ['3 4.3 6.1', ['3490', '3491']],
]);

/** UN number for a liquid of these classes that is toxic by inhalation in the zone. */
export function zoneEntryUn(classes: readonly string[], zone: 'A' | 'B'): string | undefined {
  const pair = zoneEntries.get([...classes].sort().join(' '));
  return zone === 'A' ? pair?.[0] : pair?.[1];
}
