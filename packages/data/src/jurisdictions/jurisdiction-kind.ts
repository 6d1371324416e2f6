import { type DataKind, literal, moduleText } from '../data-kind.ts';
import { readClassifications } from './read-jurisdictions.ts';

/** `data/jurisdictions/<id>/`: one folder a country or law, `jurisdiction.json` and the tables of its rules. */
export const jurisdictionKind: DataKind = {
  folder: 'jurisdictions',
  compile: (data) => {
    const classifications = readClassifications(data);
    const ids = moduleText(`export type MarketId = ${classifications.map(({ id }) => literal(id)).join(' | ')};`);
    const text = moduleText(
      `import type { JurisdictionData } from '../markets/jurisdiction-data.ts';`,
      'export const jurisdictions: readonly JurisdictionData[] = [',
      ...classifications.map((one) => `  ${literal(one)},`),
      '];',
    );
    return [
      { path: 'packages/ghs/src/generated/jurisdictions.ts', text },
      { path: 'packages/ghs/src/generated/market-ids.ts', text: ids },
    ];
  },
};
