import { inWords } from '@gosds/phrases/in-words';
import { describe, expect, it } from 'vitest';
import { findEntries } from '../find-entries.ts';
import { classificationOf, mixtureOf } from '../testing/outcomes-of.ts';
import type { TransportMode } from '../transport-input.ts';
import type { DangerousGoodsEntry } from '../transport.ts';
import { propose, type ProposalDetail } from './propose.ts';

const parts = [
  ['toluene', 30],
  ['acetone', 30],
  ['xylene', 40],
] as const;
const none: ProposalDetail = { reasons: [], contributors: [], isEnvironmentallyHazardous: false };

type Asked = {
  readonly mode?: TransportMode;
  readonly detail?: Partial<ProposalDetail>;
  readonly mixture?: ReturnType<typeof mixtureOf>;
};

function proposed(
  entry: DangerousGoodsEntry | undefined,
  { mode = 'adr', detail, mixture = mixtureOf(parts) }: Asked = {},
) {
  if (!entry) throw new RangeError('no such entry');
  const input = { mixture, classification: classificationOf([]), mode };
  return propose(
    input,
    { entry, why: { key: 'common-text', values: { text: 'as tested' } }, paragraph: 'ADR 2.1' },
    { ...none, ...detail },
  );
}
const entryOf = (un: string, packingGroup: string | null = null) =>
  findEntries(un).find((entry) => packingGroup === null || entry.packingGroup === packingGroup);
const rulesOf = (outcome: ReturnType<typeof proposed>) => outcome?.reasons.map(({ ruleId }) => ruleId);
const isOwn = (ruleId: string) => /^transport\.(forbidden|mode|not-subject)$/.test(ruleId);
const restrictionOf = (outcome: ReturnType<typeof proposed>) => outcome?.reasons.find(({ ruleId }) => isOwn(ruleId));

describe('the shipping name, ADR 3.1.2', () => {
  const nos = entryOf('1993', 'II');

  it('takes at most two technical names, each once, in the order of what they gave', () => {
    const contributors = ['xylene', 'gone', 'xylene', 'toluene', 'acetone'];
    const found = proposed(nos, { detail: { contributors } });
    expect(found?.technicalNames).toEqual(['xylene', 'toluene']);
    expect(found?.shippingName).toBe('FLAMMABLE LIQUID, N.O.S. (contains xylene and toluene)');
  });

  it('takes the only ingredient where nothing was counted, and none of several', () => {
    expect(proposed(nos, { mixture: mixtureOf([['toluene', 100]]) })?.technicalNames).toEqual(['toluene']);
    expect(proposed(nos)?.shippingName).toBe('FLAMMABLE LIQUID, N.O.S.');
  });

  it('names an organic peroxide by its peroxides, not by what beside them corrodes', () => {
    const mixture = mixtureOf([
      ['ketone peroxide', 34, ['Org. Perox. D H242', 'Skin Corr. 1B H314']],
      ['hydrogen peroxide', 1, ['Skin Corr. 1A H314']],
      ['plasticiser', 65],
    ]);
    const contributors = ['ketone peroxide', 'hydrogen peroxide'];
    expect(proposed(entryOf('3105'), { mixture, detail: { contributors } })?.technicalNames).toEqual([
      'ketone peroxide',
    ]);
    expect(proposed(nos, { mixture, detail: { contributors } })?.technicalNames).toEqual(contributors);
  });

  it('has no technical name where the entry asks for none', () => {
    expect(proposed(entryOf('1263', 'II'), { detail: { contributors: ['toluene'] } })?.technicalNames).toEqual([]);
  });

  it('says SOLUTION of a liquid and MIXTURE of a solid (3.1.3.2)', () => {
    const acid = entryOf('1805', 'III');
    const solid = mixtureOf(parts, { physicalState: 'solid' });
    expect(proposed(acid)?.shippingName).toBe(acid?.properShippingName);
    expect(proposed(acid, { detail: { isSolution: true } })?.shippingName).toBe(`${acid?.properShippingName} SOLUTION`);
    expect(proposed(acid, { detail: { isSolution: true }, mixture: solid })?.shippingName).toMatch(/ MIXTURE$/);
  });
});

describe('an entry in the law of a mode', () => {
  it('is none where the mode does not list it', () => {
    expect(proposed(entryOf('1327'), { mode: 'us' })).toBeUndefined();
    expect(proposed(entryOf('1327'), { mode: 'imdg' })).toBeDefined();
  });

  it('is named, and said to be forbidden', () => {
    const found = proposed(entryOf('2249'), { mode: 'ca' });
    expect(found?.entry.un).toBe('2249');
    expect(inWords(restrictionOf(found))).toEqual({
      ruleId: 'transport.forbidden',
      paragraph: 'TDG Regulations, Schedule 1',
      summary: 'UN 2249: carriage is prohibited',
      counted: [],
      leftOut: [],
    });
  });

  it.each([
    ['another class', '1891', null, 'ca', 'UN 1891 is of 6.1, packing group II, in this mode'],
    ['another subsidiary hazard', '1754', 'I', 'us', 'UN 1754 is of 8, 6.1, packing group I, in this mode'],
    ['another packing group', '2743', null, 'us', 'UN 2743 is of 6.1, 3, 8, packing group I, in this mode'],
  ] as const)('says that it has %s there', (_, un, packingGroup, mode, summary) => {
    const entry = entryOf(un, packingGroup);
    expect(inWords(restrictionOf(proposed(entry, { mode })))).toMatchObject({ ruleId: 'transport.mode', summary });
    expect(restrictionOf(proposed(entry))).toBeUndefined();
  });

  it('is not subject by land, and said so there alone', () => {
    const entry = entryOf('1372');
    expect(restrictionOf(proposed(entry))).toMatchObject({ ruleId: 'transport.not-subject' });
    expect(restrictionOf(proposed(entry, { mode: 'rid' }))).toMatchObject({ ruleId: 'transport.not-subject' });
    expect(restrictionOf(proposed(entry, { mode: 'imdg' }))).toBeUndefined();
    expect(restrictionOf(proposed(entryOf('1993', 'II')))).toBeUndefined();
  });
});

describe('reasons of a proposal', () => {
  it('begin with the choice, then tell the provisions, then the classes', () => {
    const reasons = [
      { ruleId: 'transport.class-9', paragraph: 'ADR', summary: { key: '', values: {} }, counted: [], leftOut: [] },
    ];
    const found = proposed(entryOf('3082'), { detail: { reasons, isEnvironmentallyHazardous: true } });
    expect(found?.environmentallyHazardous).toBe(true);
    expect(inWords(found?.reasons[0])).toEqual({
      ruleId: 'transport.entry',
      paragraph: 'ADR 2.1',
      summary: `UN 3082 ${found?.entry.properShippingName}: as tested`,
      counted: [],
      leftOut: [],
    });
    expect(rulesOf(found)?.slice(1)).toEqual([
      'transport.provision-335',
      'transport.provision-375',
      'transport.class-9',
    ]);
    expect(found?.reasons[1]).toMatchObject({ paragraph: 'ADR 3.3, special provision 335', counted: [], leftOut: [] });
    expect(proposed(entryOf('1993', 'II'))?.environmentallyHazardous).toBe(false);
  });
});
