import type { Classification } from '@gosds/ghs/classification';
import type { Case } from '../read-case.ts';
import { type Check, check, listed } from './case-check.ts';

const routeNames: Readonly<Record<string, string>> = {
  'inhalation gas': 'gas',
  'inhalation vapour': 'vapour',
  'inhalation vapor': 'vapour',
  'inhalation dust/mist': 'dust-mist',
  'inhalation mist': 'dust-mist',
  'inhalation dust': 'dust-mist',
};

/** Tolerance if a case gives none: half a per cent, for figures printed with three digits. */
const defaultTolerance = 0.005;

export function checkEstimates({ expected }: Case, { ate }: Classification): readonly Check[] {
  return Object.entries(expected.ate_mix ?? {}).map(([name, { value, tolerance }]) => {
    const route = routeNames[name] ?? name;
    const found = ate.find((estimate) => estimate.route === route)?.value;
    const isMet = found !== undefined && Math.abs(found - value) <= (tolerance ?? value * defaultTolerance);
    return check(`ATEmix ${name}`, { expected: String(value), found: String(found ?? 'none'), isMet });
  });
}

const rowsOfSums: Readonly<Record<string, string>> = {
  acute: 'aquatic-acute.acute-1',
  acute1: 'aquatic-acute.acute-1',
  acute2: 'aquatic-acute.acute-2',
  acute3: 'aquatic-acute.acute-3',
  chronic1: 'aquatic-chronic.chronic-1',
  chronic2: 'aquatic-chronic.chronic-2',
  chronic3: 'aquatic-chronic.chronic-3',
  chronic4: 'aquatic-chronic.chronic-4',
  skin_corr: 'skin.corrosive-1',
  '10xcorr+irrit': 'skin.weighted-10',
};

/** Checks sums of the rows that were calculated: rows after the deciding one are not. */
export function checkSums({ expected }: Case, { outcomes }: Classification): readonly Check[] {
  const reasons = outcomes.flatMap((outcome) => outcome.reasons);
  return Object.entries(expected.sums ?? {}).flatMap(([name, value]) => {
    const found = reasons.find(({ ruleId }) => ruleId === rowsOfSums[name])?.found;
    if (found === undefined) return [];
    const isMet = Math.abs(found - value) <= 1e-6 * Math.max(1, value);
    return [check(`sum ${name}`, { expected: String(value), found: String(found), isMet })];
  });
}

export function checkStatement({ expected: { statement } }: Case, classification: Classification): readonly Check[] {
  if (statement === undefined) return [];
  const percent = /(\d+(?:\.\d+)?)\s*%/.exec(statement)?.[1];
  if (percent === undefined) return [];
  const code = /aquatic/i.test(statement) ? 'UNKNOWN-AQUATIC-TOXICITY' : 'UNKNOWN-ACUTE-TOXICITY';
  const found = classification.supplemental
    .filter((supplement) => supplement.code === code)
    .map(({ parameters }) => `${parameters.percent ?? ''} % (${parameters.routes ?? ''})`);
  const isMet = found.some((text) => text.startsWith(`${percent} %`));
  return [check('statement on unknown ingredients', { expected: statement, found: listed(found), isMet })];
}

/** For such a mixture the law requires only the names (CLP Annex II, 2.8), but some labels give them by EUH208. */
const isSensitising = ({ hazards }: Classification): boolean =>
  hazards.some(({ hCode }) => hCode === 'H317' || hCode === 'H334');

const builtStatements = ['EUH208', 'EUH210'];

/** Checks supplemental statements that apply at one end or in the middle of the declared ranges. */
export function checkSupplements(
  { expected }: Case,
  classification: Classification,
  within: readonly Classification[],
): readonly Check[] {
  if (expected.assert) return [];
  const codes = (expected.euh ?? []).map((written) => written.split(' ')[0] ?? '');
  const has = (one: Classification, code: string) => one.supplemental.some((supplement) => supplement.code === code);
  return codes
    .filter((code) => builtStatements.includes(code) && !(code === 'EUH208' && isSensitising(classification)))
    .map((code) => {
      const between = within.some((one) => has(one, code)) ? 'within-range' : 'no';
      return {
        what: 'supplemental statement',
        expected: code,
        found: listed(classification.supplemental.map((supplement) => supplement.code)),
        holds: has(classification, code) ? 'yes' : between,
        reasons: classification.supplemental.map(({ reason }) => reason),
      };
    });
}
