import { substances } from '@gosds/catalogue/catalogue';
import { functionalClassOf } from './functional-class.ts';
import { describe, expect, it } from 'vitest';
import { printedSentences } from '@gosds/testkit/builders/printed-sentences';

function familyOf(name: string) {
  const substance = substances.find((each) => each.name === name);
  if (!substance) throw new Error(`No substance ${name} in the catalogue.`);
  const { hazards, additional } = substance.classification;
  return functionalClassOf({ name, substance, hazards: [...hazards, ...(additional?.hazards ?? [])] });
}

describe('the family of a typed ingredient', () => {
  it.each([
    ['Epoxyadduct', 'amine'],
    ['Polyamin-Epoxidharz-Addukt', 'amine'],
    ['Aducto de resina epoxi y poliamina', 'amine'],
    ['Epoxy resin', 'epoxide'],
  ])('of %s is %s', (name, wanted) => {
    expect(functionalClassOf({ name, substance: undefined, confirmed: undefined, hazards: [] })).toBe(wanted);
  });
});

describe('the family of a substance, by which its measures are chosen', () => {
  it.each([
    ['Silicic acid, sodium salt', 'base'],
    ['Sodium hydroxide', 'base'],
    ['Tetramethylammonium hydroxide', 'base'],
    ['Aluminium hydroxide', 'salt'],
    ['Iron hydroxide oxide yellow', 'salt'],
    ['Disodium hexafluorosilicate', 'salt'],
    ['Tetraethyl orthosilicate', undefined],
    ['Benzenesulfonic acid, C10-13-alkyl derivs., sodium salts', 'surfactant'],
    ['Benzenesulfonic acid, 4-C10-13-sec-alkyl derivs.', 'acid'],
    ['Fatty acids, C8-18 and C18-unsatd., potassium salts', 'surfactant'],
    ['Phosphorodithioic acid, mixed O,O-bis(iso-Bu and pentyl) esters, zinc salts', 'salt'],
    ['Citric acid', 'acid'],
    ['Trisodium citrate', 'salt'],
    ['Tributyl citrate', 'ester'],
    ['Tetrasodium ethylenediaminetetraacetate', 'salt'],
    ['Sodium p-cumenesulphonate', 'salt'],
    ['Hydrocarbons, C10-C13, n-alkanes, isoalkanes, cyclics, <2% aromatics', 'aliphatic'],
    ['Hydrocarbons, C10, aromatics, <1% naphthalene', 'aromatic'],
    ['Styrene', 'aromatic'],
    ['Polystyrene', undefined],
    ['Sodium polyacrylate', 'salt'],
    ['Polyacrylamide', undefined],
    ['n-Butyl acrylate', 'acrylate'],
    ['Bisphenol A epoxy diacrylate', 'acrylate'],
    ['Bis-[4-(2,3-epoxipropoxi)phenyl]propane', 'epoxide'],
    ['Titanium tetrachloride', undefined],
    ['Phosphorus trichloride', undefined],
    ['Dichloromethane', 'halogenated'],
    ['Melamine', undefined],
    ['Dodecyldimethylamine oxide', 'surfactant'],
    ['Triethylamine', 'amine'],
    ['Dimethylnitrosoamine', undefined],
    ['4-(1-Oxo-2-propenyl)-morpholine', 'acrylate'],
    ['Piperazine dihydrochloride', 'salt'],
    ['4-Nitroaniline', undefined],
    ['Lipase, triacylglycerol', undefined],
    ['Resin acids and Rosin acids, esters with glycerol', 'ester'],
    ['Pentane-2,4-dione', 'ketone'],
  ])('of %s is %s', (name, family) => {
    expect(familyOf(name)).toBe(family);
  });
});

describe('the family by a name that a supplier typed', () => {
  it.each([
    ['Styrol-Acrylat-Dispersion', undefined],
    ['Dispersion acrylate-styrène', undefined],
    ['Acrylate copolymer', undefined],
    ['Urethane acrylate oligomer', 'acrylate'],
  ])('of %s is %s', (name, family) => {
    expect(functionalClassOf({ name, substance: undefined, hazards: [] })).toBe(family);
  });
});

describe('what the family leads to', () => {
  const liquid = (ph: string) => ({ state: 'Liquid', ph });

  it('water glass is not an acid', () => {
    const glass = printedSentences({
      shares: { '1344-09-8': 30, '1310-73-2': 5, '7732-18-5': 65 },
      properties: liquid('13'),
    });
    expect(glass.ids('reactivity.')).toContain('reactsBase');
    expect(glass.ids('reactivity.')).not.toContain('reactsAcid');
  });

  it('an acid that is neutralised in the product is no longer mentioned', () => {
    const shares = { '68584-22-5': 10, '1310-73-2': 6, '7732-18-5': 84 };
    expect(printedSentences({ shares, properties: liquid('12') }).ids('reactivity.')).not.toContain('reactsAcid');
    expect(printedSentences({ shares, properties: liquid('12') }).ids('reactivity.')).toContain('reactsBase');
    expect(printedSentences({ shares, properties: liquid('2') }).ids('reactivity.')).toContain('reactsAcid');
    expect(printedSentences({ shares, properties: liquid('2') }).ids('reactivity.')).not.toContain('reactsBase');
    const untold = printedSentences({ shares, properties: liquid('') }).ids('reactivity.');
    expect(untold).toEqual(expect.arrayContaining(['reactsAcid', 'reactsBase']));
  });

  it('a polymer polymerises no more, its monomer does', () => {
    const styrene = printedSentences({ shares: { '100-42-5': 40, '9003-53-6': 60 }, properties: liquid('') });
    const polystyrene = printedSentences({ shares: { '9003-53-6': 100 }, properties: { state: 'Solid' } });
    expect(styrene.ids('stability.')).toContain('polymerises');
    expect(styrene.ids('reactions.')).toContain('reactionPolymer');
    expect(polystyrene.ids('stability.')).not.toContain('polymerises');
    expect(polystyrene.ids('reactions.')).not.toContain('reactionPolymer');
  });

  it('a solid dust is held back by a particle filter alone', () => {
    const solid = { state: 'Solid' };
    const text = (shares: Record<string, number>, properties: Record<string, unknown>) =>
      printedSentences({ shares, properties }).text('protection.breathing.filter');
    expect(text({ '80-05-7': 50, '471-34-1': 50 }, solid)).not.toMatch(/type A/);
    expect(text({ '80-05-7': 50, '471-34-1': 50 }, { state: 'Liquid' })).toMatch(/type A/);
    expect(text({ '108-88-3': 20, '471-34-1': 80 }, solid)).toMatch(/type A/);
  });
});
