/** A text that can be a SMILES by its form. Whether it is one, and of which chemical, a `StructureReader` tells. */
export type SmilesText = {
  readonly smiles: string;
  /** True if no formula and no name is written so: `CC(C)=O`, `c1ccccc1`. False for `CO`, which is also a formula. */
  readonly isCertain: boolean;
};

/** Longer texts are not read. It is the longest text of a search, and a structure of so many atoms takes under a second. */
export const maxSmilesLength = 500;

/** Atoms, bonds, branches, ends of rings and points, as OpenSMILES 1.0 writes them; without wildcards and reactions. */
const signs =
  /^(?:Cl|Br|[BCNOPSFIbcnops]|\[[^[\]\s]{1,40}\])(?:Cl|Br|[BCNOPSFIbcnops]|\[[^[\]\s]{1,40}\]|[-=#$:/\\.()\d]|%\d\d)*$/;

const label = /^smiles ?[:=]? ?/i;

/** Aromatic atoms outside brackets, which stand in rings alone. */
const aromatic = /[bcnops]/;

/** Bonds and atoms that neither a formula nor a name has. */
const certain = /[=#$@[/\\]/;

const bare = (smiles: string): string => smiles.replaceAll(/\[[^[\]]*\]/g, '').replaceAll(/Cl|Br/g, '');

/** The SMILES that a text can be; undefined for a text that cannot be one. */
export function smilesIn(text: string): SmilesText | undefined {
  const smiles = text.trim().replace(label, '');
  if (smiles.length > maxSmilesLength || !signs.test(smiles)) return undefined;
  const isAromatic = aromatic.test(bare(smiles));
  if (isAromatic && !/\d/.test(smiles)) return undefined;
  return { smiles, isCertain: isAromatic || certain.test(smiles) };
}
