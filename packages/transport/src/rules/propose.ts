import { type Message, say } from '@gosds/ghs/message';
import type { FreedomRule } from '../freedom-rule.ts';
import type { Reason } from '@gosds/ghs/classification';
import { isAnyOf } from '@gosds/ghs/hazard-question';
import { entryInMode, freedByMode } from '../entry-in-mode.ts';
import { specialProvisionsOf } from '../special-provisions.ts';
import type { DangerousGoodsEntry, TransportProposal } from '../transport.ts';
import type { Ingredient } from '@gosds/ghs/mixture';
import { modeLawOf } from '../mode-law.ts';
import { modeOf, type TransportInput, type TransportMode } from '../transport-input.ts';
import type { Candidate } from './choose-entry.ts';
import { pollutantIn } from './pollutant-name.ts';

export type ProposalDetail = {
  readonly reasons: readonly Reason[];
  /** Ids of the ingredients that cause the hazards, main hazard first. */
  readonly contributors: readonly string[];
  readonly isEnvironmentallyHazardous: boolean;
  /** Adds SOLUTION to the name (ADR 3.1.3.2). */
  readonly isSolution?: boolean;
};

/** ADR 3.1.2.8.1.2: at most two constituents are needed. */
const maxTechnicalNames = 2;

/** An entry as printed in the mode, with technical names and reasons; undefined if the mode does not list it. */
export function propose(
  input: TransportInput,
  candidate: Candidate,
  detail: ProposalDetail,
): TransportProposal | undefined {
  const { why, paragraph } = candidate;
  const inMode = entryInMode(candidate.entry, modeOf(input));
  if (inMode === 'not-listed') return undefined;
  const entry = inMode === 'forbidden' ? candidate.entry : inMode;
  const named = namesOf(input, entry, detail);
  const technicalNames = named.map((ingredient) => ingredient.name);
  const contains = technicalNames.length > 0 ? ` (contains ${technicalNames.join(' and ')})` : '';
  const solution = detail.isSolution ? ` ${input.mixture.physicalState === 'solid' ? 'MIXTURE' : 'SOLUTION'}` : '';
  const choice: Reason = {
    ruleId: 'transport.entry',
    paragraph,
    summary: say('propose-entry', { un: entry.un, name: entry.properShippingName, why }),
    counted: [],
    leftOut: [],
  };
  return {
    entry,
    name: `${entry.properShippingName}${solution}`,
    technicalNames,
    technicalIds: named.map(({ id }) => id),
    shippingName: `${entry.properShippingName}${solution}${contains}`,
    environmentallyHazardous: detail.isEnvironmentallyHazardous,
    ...(inMode === 'forbidden' ? { isProhibited: true as const } : {}),
    reasons: [
      choice,
      ...restrictionReasons(inMode, candidate, modeOf(input)),
      ...provisionReasons(entry),
      ...detail.reasons,
    ],
  };
}

/** The ingredients that an N.O.S. entry names, and by sea the marine pollutant of a generic one. */
function namesOf(input: TransportInput, entry: DangerousGoodsEntry, detail: ProposalDetail): readonly Ingredient[] {
  const named = entry.needsTechnicalName ? namedIn(input, giving(entry, input, detail.contributors)) : [];
  const pollutant = detail.isEnvironmentallyHazardous ? pollutantIn(input, entry) : undefined;
  const polluting = pollutant === undefined ? [] : namedIn(input, [pollutant]);
  return [...named, ...polluting.filter(({ name }) => named.every((one) => one.name !== name))];
}

function provisionReasons({ un }: DangerousGoodsEntry): Reason[] {
  return specialProvisionsOf(un).map(({ number }) => ({
    ruleId: `transport.provision-${number}`,
    paragraph: `ADR 3.3, special provision ${number}`,
    summary: say('propose-provision', { un, says: say(`provision-${number}`) }),
    counted: [],
    leftOut: [],
  }));
}

const isSame = (a: DangerousGoodsEntry, b: DangerousGoodsEntry): boolean =>
  a.class === b.class && a.subsidiaryHazards.join() === b.subsidiaryHazards.join() && a.packingGroup === b.packingGroup;

/** Restrictions of the entry in the law of the mode. */
function restrictionReasons(
  inMode: DangerousGoodsEntry | 'forbidden',
  { entry }: Candidate,
  mode: TransportMode,
): Reason[] {
  const reason = (ruleId: string, summary: Message): Reason[] => [
    { ruleId, paragraph: modeLawOf(mode).list, summary, counted: [], leftOut: [] },
  ];
  if (inMode === 'forbidden')
    return reason('transport.forbidden', say('propose-unCarriageProhibited', { un: entry.un }));
  if (!isSame(inMode, entry)) {
    const own = [inMode.class, ...inMode.subsidiaryHazards].join(', ');
    return reason(
      'transport.mode',
      say('propose-unPackingGroupMode', {
        un: entry.un,
        own,
        packingGroup: inMode.packingGroup ?? say('propose-noPackingGroup'),
      }),
    );
  }
  const freed = freedByMode(entry, mode);
  if (freed === undefined) return [];
  const summary = say('propose-unNotSubjectLawMode', { un: entry.un });
  return [
    { ruleId: 'transport.not-subject' satisfies FreedomRule, paragraph: freed, summary, counted: [], leftOut: [] },
  ];
}

/** Only its peroxides name an organic peroxide, not its other corrosive ingredients (ADR 3.1.2.8.1.1). */
function giving(
  { class: main }: DangerousGoodsEntry,
  { mixture: { ingredients } }: TransportInput,
  contributors: readonly string[],
): readonly string[] {
  if (main !== '5.2') return contributors;
  const isPeroxide = ({ hazards }: Ingredient) =>
    hazards !== 'not-assessed' && hazards.some((hazard) => isAnyOf(hazard, 'Org. Perox.'));
  const peroxides = new Set(ingredients.filter(isPeroxide).map(({ id }) => id));
  const own = contributors.filter((id) => peroxides.has(id));
  return own.length > 0 ? own : contributors;
}

/** If no ingredient was counted, as for a substance with its own entry, the name means the only ingredient. */
function namedIn({ mixture }: TransportInput, contributors: readonly string[]): readonly Ingredient[] {
  const [only, ...others] = mixture.ingredients;
  if (only && others.length === 0) return [only];
  const byId = new Map(mixture.ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const found = contributors.map((id) => byId.get(id)).filter((ingredient) => ingredient !== undefined);
  return found
    .filter(({ name }, at) => found.findIndex((other) => other.name === name) === at)
    .slice(0, maxTechnicalNames);
}
