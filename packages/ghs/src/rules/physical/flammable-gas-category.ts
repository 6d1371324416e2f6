import { type MessageValue, say } from '../../message.ts';
import { type AnyCategory, isCategoryOf } from '../../hazard-question.ts';
import type { Reason } from '../../classification.ts';
import { percent, toPercent } from '../../concentration.ts';
import { type CategoryCode, hazard, type Hazard } from '../../hazard.ts';
import { type Assessment, toMarketCategory } from '../assessment.ts';
import { plainReason, shownBeside } from '../reason.ts';
import { type GasComponent, type GasShares, sumOf } from './gas-components.ts';
import { paragraphOf, tableOf } from './physical-outcome.ts';

type Verdict = {
  readonly hazards: readonly Hazard[];
  readonly reasons: readonly Reason[];
  readonly missing: readonly MessageValue[];
};

const flammableGases = { hazardClass: 'Flammable gases', part: 2 } as const;

const pyrophoricGases: AnyCategory = ['Pyr. Gas', 'Flam. Gas 1A Pyr. Gas'];
const unstableGases: AnyCategory = [
  'Chem. Unst. Gas',
  'Flam. Gas 1A Chem. Unst. Gas A',
  'Flam. Gas 1A Chem. Unst. Gas B',
];

/** An untested flammable mixture with more than this concentration of pyrophoric gas is pyrophoric. */
const pyrophoricAbove = percent(1);

/** The category of a mixture that the calculation found flammable. */
export function flammableGasCategory(
  assessment: Assessment,
  components: readonly GasComponent[],
  shares: GasShares,
): Verdict {
  const codesOf = classCodes(assessment);
  const pyrophoric = sumOf(components, shares, (one) =>
    Number(codesOf(one).some((code) => isCategoryOf(code, pyrophoricGases))),
  );
  if (pyrophoric > pyrophoricAbove) {
    const summary = say('flammableGasCategory-pyrophoricGases', { pyrophoric: toPercent(pyrophoric) });
    const reason = {
      ...plainReason('flam-gas.pyrophoric', paragraphOf(assessment, flammableGases, '.4.3'), summary),
      found: pyrophoric / 1e7,
      limit: 1,
    };
    return { hazards: pyrophoricHazards(assessment), reasons: [reason], missing: [] };
  }
  const burning = components.filter(({ kind }) => kind === 'flammable');
  const category = mildest(burning.map(codesOf));
  const unstable = burning.filter((one) => codesOf(one).some((code) => isCategoryOf(code, unstableGases)));
  return {
    hazards: [toMarketCategory(assessment.market, category)],
    reasons: [
      categoryReason(tableOf(assessment, flammableGases, 1), {
        components,
        shares,
        category,
      }),
    ],
    missing: unstable.map(({ subject }) =>
      say('flammableGasCategory-chemicalStabilitySectionUnManual', { name: subject.source.name }),
    ),
  };
}

/** The supplier's classification of each gas. A gas without one is classified by its lower limit (Table 2.2.1). */
function classCodes({ byClass }: Assessment): (component: GasComponent) => readonly CategoryCode[] {
  const members = byClass.get('Flammable gases') ?? [];
  return ({ subject, data }) => {
    if (subject.source.hazards === 'not-assessed') return [codeByLimit(data)];
    const own = members.filter((member) => member.subject === subject);
    return own.flatMap(({ hazards }) => hazards.map(({ code }) => code));
  };
}

const weakLowerLimitAbove = 6;

function codeByLimit({ isCategory2, lowerLimit = 0 }: GasComponent['data']): CategoryCode {
  if (isCategory2) return 'Flam. Gas 2';
  return lowerLimit > weakLowerLimitAbove ? 'Flam. Gas 1B' : 'Flam. Gas 1A';
}

/** A mixture is at most as severe as its most severe flammable gas. Without evidence for 1B, that is 1A. */
function mildest(codes: readonly (readonly CategoryCode[])[]): Hazard {
  const only = (allowed: readonly CategoryCode[]) =>
    codes.every((own) => own.length > 0 && own.every((code) => allowed.includes(code)));
  if (only(['Flam. Gas 2'])) return { code: 'Flam. Gas 2', hCode: 'H221' };
  return only(['Flam. Gas 1B', 'Flam. Gas 2'])
    ? { code: 'Flam. Gas 1B', hCode: 'H221' }
    : { code: 'Flam. Gas 1A', hCode: 'H220' };
}

/** The two statements, with or without the sub-categories, depending on the market. */
export function pyrophoricHazards({ market }: Assessment): readonly Hazard[] {
  const isWhole = market.renames['Flam. Gas 1A'] !== undefined;
  return isWhole
    ? [hazard('Flam. Gas 1 H220'), hazard('Pyr. Gas H232')]
    : [hazard('Flam. Gas 1A Pyr. Gas H220'), hazard('Flam. Gas 1A Pyr. Gas H232')];
}

/** The additional hazard of a chemically unstable gas, with or without sub-categories, depending on the market. */
export function unstableHazards({ market }: Assessment, kind: 'A' | 'B'): readonly Hazard[] {
  const hCode = kind === 'A' ? 'H230' : 'H231';
  const joined = `Flam. Gas 1A Chem. Unst. Gas ${kind}`;
  return market.renames['Flam. Gas 1A'] === undefined
    ? [hazard(`${joined} H220`), hazard(`${joined} ${hCode}`)]
    : [hazard('Flam. Gas 1 H220'), hazard(`Chem. Unst. Gas ${kind} ${hCode}`)];
}

type Shown = { readonly components: readonly GasComponent[]; readonly shares: GasShares; readonly category: Hazard };

function categoryReason(table: string, { components, shares, category }: Shown): Reason {
  if (category.code === 'Flam. Gas 2') {
    return plainReason('flam-gas.2', table, say('flammableGasCategory-everyFlammableIngredientCategory'));
  }
  if (category.code === 'Flam. Gas 1B') {
    return plainReason('flam-gas.1b', table, say('flammableGasCategory-noFlammableIngredientCategory1a'));
  }
  const limit = lowerLimitOf(components, shares);
  const text =
    limit === undefined
      ? ''
      : say('flammableGasCategory-calculatedLowerFlammabilityLimit', { limit: shownBeside(limit, 6, 13) });
  const summary = say('flammableGasCategory-neitherLowerLimitAboveNor', { text });
  return plainReason('flam-gas.1a', table, summary);
}

/** Le Chatelier's rule with the inert gases by their Kk (ISO 10156:2017, 4.5), in % by volume. */
function lowerLimitOf(components: readonly GasComponent[], shares: GasShares): number | undefined {
  if (components.some(({ kind, data }) => kind === 'oxidising' || hasNoLimit(kind, data))) return undefined;
  const burning = sumOf(components, shares, ({ kind }) => Number(kind === 'flammable'));
  const quotients = sumOf(components, shares, ({ kind, data: { lowerLimit } }) =>
    kind === 'flammable' && lowerLimit !== undefined ? 1 / lowerLimit : 0,
  );
  const inert = sumOf(components, shares, ({ kind }) => Number(kind === 'inert'));
  const equivalent = sumOf(components, shares, ({ kind, data }) =>
    kind === 'inert' ? (data.nitrogenEquivalency ?? 1) : 0,
  );
  const pure = burning / quotients;
  const corrected = (100 - pure - ((inert - equivalent) / burning) * pure) / (100 - pure);
  const limit = (corrected * percent(100)) / quotients;
  return corrected > 0 ? limit : undefined;
}

const hasNoLimit = (kind: GasComponent['kind'], { lowerLimit, nitrogenEquivalency }: GasComponent['data']) =>
  kind === 'flammable' ? lowerLimit === undefined : nitrogenEquivalency === undefined;
