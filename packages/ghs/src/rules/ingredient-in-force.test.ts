import { inWords } from '@gosds/phrases/in-words';
import { describe, expect, it } from 'vitest';
import { classifyMixture } from '../classify-mixture.ts';
import { percent } from '../concentration.ts';
import { hazard, type HazardClass } from '../hazard.ts';
import type { JurisdictionId } from '../jurisdiction-id.ts';
import { marketIds } from '../markets/market-as-of.ts';
import { marketById } from '../testing/market-by-id.ts';
import type { HarmonisedEntry, HarmonisedHazard, Ingredient } from '../mixture.ts';
import { ingredient, mixtureOf, outcomeOf } from './testing/mixture-of.ts';

const carcinogenicity = 'Carcinogenicity';
const oral = 'Acute toxicity, oral';

const marked = (notation: string, mark?: HarmonisedHazard['mark']): HarmonisedHazard => ({
  ...hazard(notation),
  ...(mark ? { mark } : {}),
});

const both = (
  own: readonly string[],
  entry: HarmonisedEntry,
  more: Partial<Ingredient> & { readonly share?: number } = {},
) => mixtureOf([ingredient(more.share ?? 50, own, { harmonised: entry, name: 'solvent', ...more })]);

const verdictOf = (
  mixture: Parameters<typeof outcomeOf>[0],
  hazardClass: HazardClass,
  market: JurisdictionId = 'eu',
) => {
  const { hazards, reasons } = outcomeOf(mixture, hazardClass, market);
  const remark = reasons.find(({ ruleId }) => ruleId.startsWith('ingredient.'));
  return { codes: hazards.map(({ code }) => code), remark: remark?.ruleId, summary: remark?.summary };
};

describe("a harmonised entry beside the supplier's own classification (CLP Article 4(3))", () => {
  it('decides the classes it covers, milder or more severe', () => {
    const milder = both(['Carc. 1B H350'], { hazards: [hazard('Carc. 2 H351')] });
    expect(inWords(verdictOf(milder, carcinogenicity))).toEqual({
      codes: ['Carc. 2'],
      remark: 'ingredient.harmonised',
      summary: "0 solvent: the harmonised Carc. 2 counts; the supplier's Carc. 1B does not",
    });
    const worse = both(['Carc. 2 H351'], { hazards: [hazard('Carc. 1B H350')] });
    expect(verdictOf(worse, carcinogenicity).codes).toEqual(['Carc. 1B']);
  });

  it('leaves all other classes and differentiations to the supplier', () => {
    const mixture = both(['Skin Irrit. 2 H315', 'Acute Tox. 3 H311'], { hazards: [hazard('Acute Tox. 4 H302')] });
    expect(verdictOf(mixture, oral)).toMatchObject({ codes: ['Acute Tox. 4'], remark: 'ingredient.harmonised' });
    expect(verdictOf(mixture, 'Acute toxicity, dermal')).toMatchObject({
      codes: ['Acute Tox. 3'],
      remark: 'ingredient.supplier',
    });
    expect(verdictOf(mixture, 'Skin corrosion/irritation').codes).toEqual(['Skin Irrit. 2']);
  });

  it('gives way to more severe data of the supplier where it is a minimum, and to no milder ones', () => {
    const entry = { hazards: [marked('Acute Tox. 4 H302', '*')] };
    expect(verdictOf(both(['Acute Tox. 3 H301'], entry), oral)).toMatchObject({
      codes: ['Acute Tox. 3'],
      remark: 'ingredient.minimum-raised',
    });
    const severe = { hazards: [marked('Acute Tox. 3 H301', '*')] };
    expect(verdictOf(both(['Acute Tox. 4 H302'], severe), oral)).toMatchObject({
      codes: ['Acute Tox. 3'],
      remark: 'ingredient.harmonised',
    });
    const firm = { hazards: [marked('Acute Tox. 4 H302')] };
    expect(verdictOf(both(['Acute Tox. 3 H301'], firm), oral).codes).toEqual(['Acute Tox. 4']);
  });

  it('gives way to a test of a physical hazard where it is to be confirmed by testing', () => {
    const entry = { hazards: [marked('Ox. Sol. 2 H272', '****')] };
    const solid = (own: readonly string[], harmonised: HarmonisedEntry) => ({
      ...both(own, harmonised, { share: 100 }),
      physicalState: 'solid' as const,
    });
    expect(verdictOf(solid(['Ox. Sol. 3 H272'], entry), 'Oxidising solids')).toMatchObject({
      codes: ['Ox. Sol. 3'],
      remark: 'ingredient.tested',
    });
    expect(verdictOf(solid([], entry), 'Oxidising solids').codes).toEqual(['Ox. Sol. 2']);
  });

  it.each([
    { what: 'in a class of the entry', own: 'Skin Irrit. 2 H315', entry: ['Skin Irrit. 2 H315'], found: [] },
    { what: 'in a class of his own', own: 'Skin Irrit. 2 H315', entry: ['Carc. 2 H351'], found: ['Skin Irrit. 2'] },
  ])('a specific limit of the supplier counts only in his classes: $what (Article 10(3))', ({ own, entry, found }) => {
    const limit = { outcome: hazard(own), lower: percent(5) };
    const mixture = both([own], { hazards: entry.map(hazard) }, { share: 6, specificLimits: [limit] });
    expect(verdictOf(mixture, 'Skin corrosion/irritation').codes).toEqual(found);
  });

  it('a factor that the entry leaves open is the one of the supplier, and no other (Article 10(4))', () => {
    const acute = 'Hazardous to the aquatic environment, acute';
    const entry = { hazards: [hazard('Aquatic Acute 1 H400')] };
    const own = { share: 2.5, mAcute: 10 };
    expect(verdictOf(both([], entry, own), acute).codes).toEqual(['Aquatic Acute 1']);
    expect(verdictOf(both([], { ...entry, mAcute: 1 }, own), acute).codes).toEqual([]);
  });

  it("the entry's chronic factor comes before the supplier's, and his stands where it has none", () => {
    const chronic = 'Hazardous to the aquatic environment, long-term';
    const entry = { hazards: [hazard('Aquatic Chronic 1 H410')] };
    const own = { share: 2.5, mChronic: 10 };
    expect(verdictOf(both([], entry, own), chronic).codes).toEqual(['Aquatic Chronic 1']);
    expect(verdictOf(both([], { ...entry, mChronic: 1 }, own), chronic).codes).toEqual(['Aquatic Chronic 2']);
  });

  it('the limits of the entry count in its classes, and not where the supplier raised a minimum', () => {
    const limit = { outcome: hazard('Skin Irrit. 2 H315'), lower: percent(5) };
    const entry = (mark?: HarmonisedHazard['mark']) => ({
      hazards: [marked('Skin Irrit. 2 H315', mark)],
      specificLimits: [limit],
    });
    const skin = 'Skin corrosion/irritation';
    expect(verdictOf(both(['Skin Irrit. 2 H315'], entry(), { share: 5 }), skin).codes).toEqual(['Skin Irrit. 2']);
    const raised = both(['Skin Corr. 1B H314'], entry('*'), { share: 5 });
    expect(verdictOf(raised, skin)).toMatchObject({ codes: ['Skin Corr. 1B'], remark: 'ingredient.minimum-raised' });
    const [reason] = outcomeOf(raised, skin).reasons;
    expect(reason?.counted[0]?.note).toBeUndefined();
  });

  it('its organs go along, and the notes of both', () => {
    const entry = { hazards: [hazard('STOT RE 2 H373 (liver)')], notes: [{ note: 'J', releasedBy: 'report' }] };
    const mixture = both([], entry, { notes: [{ note: 'A' }] });
    expect(outcomeOf(mixture, 'Specific target organ toxicity, repeated exposure').hazards).toEqual([
      { code: 'STOT RE 2', hCode: 'H373', detail: 'liver' },
    ]);
    const benzene = { hazards: [hazard('Carc. 1B H350')], notes: [{ note: 'J', releasedBy: 'report' }] };
    expect(verdictOf(both([], benzene), carcinogenicity).codes).toEqual([]);
    expect(
      verdictOf(both(['Carc. 1B H350'], { hazards: [] }, { notes: benzene.notes }), carcinogenicity).codes,
    ).toEqual([]);
  });

  it('is not mentioned where both agree and it is not law', () => {
    const same = both(['Carc. 2 H351'], { hazards: [hazard('Carc. 2 H351')] });
    expect(verdictOf(same, carcinogenicity, 'us')).toEqual({
      codes: ['Carc. 2'],
      remark: undefined,
      summary: undefined,
    });
    expect(inWords(verdictOf(same, carcinogenicity).summary)).toBe('0 solvent: the harmonised Carc. 2 counts');
    const silent = both([], { hazards: [hazard('Carc. 2 H351')] });
    expect(inWords(verdictOf(silent, carcinogenicity, 'us').summary)).toMatch(/counts \(no entry in the class\)$/);
  });

  it("the entry's estimate of acute toxicity comes before the supplier's", () => {
    const mixture = both(
      ['Acute Tox. 4 H302'],
      {
        hazards: [hazard('Acute Tox. 4 H302')],
        acuteToxicity: [{ route: 'oral', kind: 'ATE', value: { min: 1000, max: 1000 } }],
      },
      { acuteToxicity: [{ route: 'oral', kind: 'LD50', value: { min: 600, max: 600 } }] },
    );
    expect(outcomeOf(mixture, oral).reasons[0]?.found).toBe(2000);
  });

  it.each([
    ['eu', 'Regulation (EC) No 1272/2008, Article 4(3)'],
    ['gb', 'GB CLP Regulation (retained (EC) No 1272/2008), Article 4(3)'],
    ['ch', 'Chemicals Ordinance (SR 813.11), Article 6(2)'],
    ['tr', 'SEA Regulation (Official Gazette 28848), Annex 6'],
  ] as const)('is law in %s by %s', (market, paragraph) => {
    const mixture = both(['Carc. 1B H350'], { hazards: [hazard('Carc. 2 H351')] });
    const { reasons } = outcomeOf(mixture, carcinogenicity, market);
    expect(reasons.find(({ ruleId }) => ruleId === 'ingredient.harmonised')?.paragraph).toBe(paragraph);
  });

  it('is a proof and no law elsewhere: there the supplier decides, and it is said', () => {
    const mixture = both(['Carc. 1B H350'], { hazards: [hazard('Carc. 2 H351')] });
    expect(verdictOf(mixture, carcinogenicity, 'us')).toMatchObject({
      codes: ['Carc. 1B'],
      remark: 'ingredient.not-law',
    });
  });

  it('stands alone where the supplier has not classified', () => {
    const mixture = both([], { hazards: [marked('Carc. 2 H351', '*')] }, { hazards: 'not-assessed' });
    for (const market of ['eu', 'us'] as const) {
      expect(outcomeOf(mixture, carcinogenicity, market)).toMatchObject({
        status: 'classified',
        hazards: [{ code: 'Carc. 2', hCode: 'H351' }],
        missing: [],
      });
    }
  });
});

describe('a trade secret', () => {
  it.each(marketIds)('leaves neither its name nor its CAS number in any reason or statement (%s)', (id) => {
    const secret = ingredient([1, 5], ['Skin Sens. 1A H317', 'Acute Tox. 2 H300', 'Carc. 2 H351', 'Ox. Sol. 2 H272'], {
      cas: '50-00-0',
      printedName: 'Preservative K7',
    });
    const unknown = {
      ...ingredient(5, [], { cas: '50-00-1', printedName: 'Resin R' }),
      hazards: 'not-assessed' as const,
    };
    const ingredients = [
      { ...secret, id: 'a', name: 'Formaldehyde' },
      { ...unknown, id: 'b', name: 'Tetrahydrosomething' },
    ];
    const classification = classifyMixture({ ...mixtureOf([]), ingredients }, marketById(id));
    const said = JSON.stringify(classification);
    expect(said).toContain('Preservative K7');
    expect(said).toContain('Resin R');
    expect(said).not.toMatch(/formaldehyde|50-00-|Tetrahydro/i);
  });

  it('still counts as one substance with itself', () => {
    const part = (id: string): Ingredient => ({
      ...ingredient(0.6, ['Skin Sens. 1 H317'], { cas: '50-00-0', printedName: 'Preservative' }),
      id,
      name: `Formaldehyde ${id}`,
    });
    const mixture = { ...mixtureOf([]), ingredients: [part('a'), part('b')] };
    expect(outcomeOf(mixture, 'Skin sensitisation').hazards).toHaveLength(1);
  });
});
