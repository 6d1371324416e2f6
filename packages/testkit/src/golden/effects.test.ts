import { describe, expect, it } from 'vitest';
import { sentencesOf } from '@gosds/sheet/model/written';
import { sheetOf } from '../products/sheet-of.ts';
import { goldenDrafts } from './golden-drafts.ts';

const drafts = new Map(goldenDrafts);

/** The sentences of a reviewed product whose ids begin with `id`. */
function textsOf(product: string, id: string): readonly string[] {
  const draft = drafts.get(`${product}.json`);
  if (!draft) throw new RangeError(product);
  return sentencesOf(sheetOf(draft).document.sections)
    .filter((each) => each.id.startsWith(id))
    .map(({ text }) => text);
}

describe('section 2, other hazards and classes of a country', () => {
  it('says that acid sets gas free from bleach, in every market', () => {
    expect(textsOf('bleach', 'other-hazards.acidContact')).toEqual(['Contact with acids liberates toxic gas.']);
    expect(textsOf('bleach-nz', 'other-hazards.acidContact')).toHaveLength(1);
    expect(textsOf('hydrochloric-acid-33', 'other-hazards.acidContact')).toEqual([]);
  });

  it('shows the simple asphyxiant of North America among the classes, and nowhere else', () => {
    expect(textsOf('nitrogen', 'classification.SIMPLE-ASPHYXIANT')).toEqual([
      'Simple asphyxiant',
      '–',
      'May displace oxygen and cause rapid suffocation.',
    ]);
    expect(textsOf('carbon-dioxide', 'classification.SIMPLE-ASPHYXIANT')).toEqual([]);
    expect(textsOf('oxygen', 'classification.SIMPLE-ASPHYXIANT')).toEqual([]);
  });

  it('names burns once in what first responders must know', () => {
    const [overview = ''] = textsOf('hydrochloric-acid-cn', 'emergency-overview.hazards');
    expect(overview).toContain('造成严重皮肤灼伤和眼损伤。');
    expect(overview).not.toContain('造成严重眼损伤。');
  });

  it('keeps names with commas of their own apart by semicolons', () => {
    expect(textsOf('hand-dishwashing-liquid', 'label.named')[0]).toMatch(/sodium salts; 1-Propanaminium, 3-amino-N-/);
    expect(textsOf('paint-thinner', 'label.named')).toEqual(['Xylene, n-Butyl acetate, Acetone']);
  });
});

describe('section 3, supplemental codes of the ingredients, REACH Annex II, 3.2.3', () => {
  it.each([
    ['paint-thinner', /STOT SE 3, H336; EUH066$/],
    ['bleach', /H290; EUH031\. Notes of Annex VI: B\.$/],
    ['isothiazolinone-biocide', /H410; EUH071\. /],
  ])('%s has them in the Union, and in section 16 in full', (product, codes) => {
    const classes = textsOf(product, 'composition.').filter((text) => codes.test(text));
    const [, code = ''] = /(EUH\d+)/.exec(classes.join(' ')) ?? [];
    expect(textsOf(product, `statements.${code}`)).toHaveLength(1);
  });

  it('has the statement of a specific limit in full too, REACH Annex II, 16(e)', () => {
    expect(textsOf('hydrochloric-acid-33', 'composition.').join(' ')).toContain('Eye Irrit. 2, H319: 10 % ≤ C < 25 %');
    expect(textsOf('hydrochloric-acid-33', 'statements.H319')).toHaveLength(1);
  });

  it('leaves them out where the law does not know them', () => {
    const printed = textsOf('paint-thinner-nz', 'composition.').join(' ');
    expect(printed).not.toContain('EUH');
  });
});

describe('section 11', () => {
  it('answers routes, symptoms, effects and interactions in the Union too, REACH Annex II, 11.1', () => {
    expect(textsOf('paint-thinner', 'routes')).toEqual(['Inhalation, Skin contact, Eye contact and Ingestion']);
    for (const id of ['toxic-symptoms.', 'effects.immediate', 'effects.chronic', 'interactive']) {
      expect(textsOf('paint-thinner', id).length).toBeGreaterThan(0);
    }
  });

  it('lets a liquefied gas reach the skin, and a compressed one not', () => {
    expect(textsOf('propane', 'routes')).toEqual(['Inhalation, Skin contact and Eye contact']);
    expect(textsOf('nitrogen', 'routes')).toEqual(['Inhalation and Eye contact']);
  });

  it('names burns once, and death by aspiration among the immediate effects', () => {
    expect(textsOf('bleach', 'effects.immediate')).toEqual(['Causes severe skin burns and eye damage.']);
    expect(textsOf('enzyme-powder', 'effects.immediate')).toContain('Causes serious eye damage.');
    expect(textsOf('paint-thinner', 'effects.immediate')).toContain('May be fatal if swallowed and enters airways.');
  });

  it('gives the estimate of a substance as its own, of a mixture to four digits', () => {
    expect(textsOf('copper-sulphate', 'toxicology.ate.')).toEqual(['ATE (oral) = 481 mg/kg']);
    expect(textsOf('epoxy-hardener', 'toxicology.ate.')).toEqual(['ATEmix (oral): 1092 mg/kg']);
  });

  it('reads a limit dose without deaths as a median dose above it', () => {
    expect(textsOf('paint-thinner', 'toxicology.data')).toContain('LD50 > 17600 mg/kg');
  });

  it('names no sums of ingredients for a substance, nor the test of a product twice', () => {
    expect(textsOf('sodium-hydroxide-pearls', 'toxicology.Serious eye damage/eye irritation')).toEqual([
      'Eye Dam. 1, H318: Causes serious eye damage.',
    ]);
    const tested = textsOf('cement', 'toxicology.Skin corrosion/irritation').join(' ');
    expect(tested.match(/OECD 431/g)).toHaveLength(1);
  });
});

describe('section 12', () => {
  it('asks nothing of inorganic substances that is meant for organic ones', () => {
    expect(textsOf('hydrogen-peroxide-35', 'degradability')[0]).toMatch(/does not apply to inorganic substances/);
    expect(textsOf('hydrogen-peroxide-35', 'accumulation')[0]).toMatch(
      /log Kow does not apply to inorganic substances/,
    );
    expect(textsOf('sodium-hydroxide-pearls', 'pbt')[0]).toMatch(/criteria of REACH Annex XIII do not apply/);
    expect(textsOf('sodium-hydroxide-pearls', 'other-hazards.pbtInorganic')[0]).toMatch(
      /criteria of REACH Annex XIII do not apply/,
    );
    expect(textsOf('epoxy-resin', 'pbt')[0]).toMatch(
      /^None of the ingredients at 0\.1 % or more is on the REACH Candidate List \(edition of /,
    );
  });

  it('prints the M-factors that there are, and much that dissolves in grams', () => {
    expect(textsOf('flavour-concentrate', 'ecology.m.')).toEqual(['d-Limonene: M (acute) = 1.']);
    expect(textsOf('sodium-hydroxide-pearls', 'mobility')).toEqual(['Sodium hydroxide: solubility in water 1090 g/l.']);
    expect(textsOf('flavour-concentrate', 'mobility')).toContain('d-Limonene: solubility in water 13.8 mg/l.');
    expect(textsOf('carbon-dioxide', 'mobility')[0]).toMatch(/disperses in the air as a gas/);
  });
});

describe('35 % of hydrogen peroxide', () => {
  it('is not an oxidising liquid by its limits, and keeps what is done against oxidisers', () => {
    expect(textsOf('hydrogen-peroxide-35', 'classification.notJudged')).toEqual([]);
    expect(textsOf('hydrogen-peroxide-35', 'fire-hazards').join(' ')).toMatch(/Intensifies fire/);
  });
});

describe('facts that a record adds to the harmonised entry', () => {
  it('count among the other hazards like those of the entry', () => {
    expect(textsOf('white-spirit', 'other-hazards.defatting')).toEqual([
      'Repeated contact may cause skin dryness and cracking.',
    ]);
  });

  it('keep the digits of a study', () => {
    expect(textsOf('bleach', 'ecology.data')).toContain('NOEC 0.0021 mg/l');
  });
});
