import { categoryEntries } from '../registry.ts';
import type { Market } from './market.ts';
import { revisionBlocks } from './revision-blocks.ts';
import { us } from './us.ts';

const blocks = revisionBlocks(3);
/** The standard of 2012 has pyrophoric gases as a class of their own. */
const absent: ReadonlySet<string> = new Set(blocks.codes.filter((code) => code !== 'Pyr. Gas'));

const isOfAbsentClass = (code: string) =>
  categoryEntries.some((entry) => entry.code === code && blocks.classes.includes(entry.hazardClass));

/** United States: the Hazard Communication Standard of 2012, which may be followed until its successor is due. */
export const us2012: Market = {
  ...us,
  id: 'us-2012',
  ruleSet: 'us-2012-hcs-03',
  law: '29 CFR 1910.1200 (2012)',
  standing: {
    ...us.standing,
    status: 'transition',
    revision: 3,
    evidence: { blocks: 'from knowledge', limits: 'from knowledge' },
  },
  adopted: us.adopted.filter((code) => !absent.has(code) && !isOfAbsentClass(code)),
  renames: { ...us.renames, ...blocks.renames },
  supplemental: {
    ...us.supplemental,
    // The hazards of chemical reactions, 2(c) today, were added in 2024.
    otherHazards: (us.supplemental.otherHazards ?? []).map((rule) => ({
      ...rule,
      paragraph: rule.paragraph.replace('Table D.1, 2(d)', 'Table D.1, 2(c)'),
    })),
  },
};
