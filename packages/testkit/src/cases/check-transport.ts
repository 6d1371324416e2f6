import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { exactly, percent } from '@gosds/ghs/concentration';
import { hazard } from '@gosds/ghs/hazard';
import { marketById } from '@gosds/ghs/testing/market-by-id';
import type { Mixture } from '@gosds/ghs/mixture';
import { classifyForTransport } from '@gosds/transport/classify-for-transport';
import { findEntries } from '@gosds/transport/find-entries';
import { combineHazards } from '@gosds/transport/rules/precedence';
import type { PackingGroup } from '@gosds/transport/transport';
import type { Case } from '../read-case.ts';
import { type Check, check, listed } from './case-check.ts';
import { mixturesOf } from './case-mixture.ts';

/**
 * Official examples: hazards combined by the table of precedence, or a liquid with its flash point and boiling point.
 */
export function checkTransport(one: Case): readonly Check[] {
  const { inputs } = one;
  if (inputs.hazards)
    return inputs.hazards.some((written) => written.startsWith('9')) ? [] : checkPrecedence(one, inputs.hazards);
  return inputs.flash_point_C === undefined || inputs.ingredients ? [] : checkLiquid(one);
}

type Found = {
  readonly class: string;
  readonly packingGroup: PackingGroup | null;
  readonly subsidiaryHazards: readonly string[];
};

function checkPrecedence(one: Case, written: readonly string[]): readonly Check[] {
  const hazards = written.map((text) => {
    const [own = '', group = 'III'] = text.split(' ');
    return { class: own, packingGroup: groupOf(group) };
  });
  const found = combineHazards(hazards, 'liquid');
  return found ? compare(one, { ...found, packingGroup: found.packingGroup ?? null }) : [];
}

const groupOf = (written: string): PackingGroup => (written === 'I' || written === 'II' ? written : 'III');

/** Only the properties of the liquid are given, so it counts as a mixture of unknown flammable liquids. */
function checkLiquid(one: Case): readonly Check[] {
  const unnamed = (id: string) => ({
    id,
    name: id,
    concentration: exactly(percent(50)),
    hazards: [hazard('Flam. Liq. 3 H226')],
  });
  return mixturesOf(one).flatMap((read) => {
    const mixture: Mixture = { ...read, physicalState: 'liquid', ingredients: [unnamed('a'), unnamed('b')] };
    const outcome = classifyForTransport({ mixture, classification: classifyMixture(mixture, marketById('eu')) });
    if (outcome.status === 'regulated') return compare(one, outcome.proposal.entry);
    return [check('transport', { expected: 'regulated', found: outcome.status, isMet: false })];
  });
}

function compare({ expected }: Case, found: Found): readonly Check[] {
  const text = (what: string, wanted: string, own: string) =>
    check(what, { expected: wanted, found: own, isMet: wanted === own });
  const carries = (un: string) =>
    findEntries(un).some(
      (entry) => entry.class === found.class && found.subsidiaryHazards.includes(entry.subsidiaryHazards[0] ?? ''),
    );
  return [
    ...(expected.class === undefined ? [] : [text('transport class', expected.class, found.class)]),
    ...(!expected.packing_group ? [] : [text('packing group', expected.packing_group, found.packingGroup ?? 'none')]),
    ...(expected.subsidiary ?? []).map((wanted) =>
      check('subsidiary hazard', {
        expected: wanted,
        found: listed(found.subsidiaryHazards),
        isMet: found.subsidiaryHazards.includes(wanted),
      }),
    ),
    ...(expected.un === undefined || found.subsidiaryHazards.length === 0
      ? []
      : [
          check('UN number', {
            expected: expected.un,
            found: `class ${found.class}, ${listed(found.subsidiaryHazards)}`,
            isMet: carries(expected.un),
          }),
        ]),
  ];
}
