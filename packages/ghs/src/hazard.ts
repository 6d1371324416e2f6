/** Hazard classes in the words of CLP Annex I; acute toxicity is one class per route, since each is judged alone. */
export type HazardClass =
  | 'Explosives'
  | 'Flammable gases'
  | 'Aerosols'
  | 'Chemicals under pressure'
  | 'Oxidising gases'
  | 'Gases under pressure'
  | 'Flammable liquids'
  | 'Flammable solids'
  | 'Self-reactive substances and mixtures'
  | 'Pyrophoric liquids'
  | 'Pyrophoric solids'
  | 'Self-heating substances and mixtures'
  | 'Substances and mixtures which in contact with water emit flammable gases'
  | 'Oxidising liquids'
  | 'Oxidising solids'
  | 'Organic peroxides'
  | 'Corrosive to metals'
  | 'Desensitised explosives'
  | 'Acute toxicity, oral'
  | 'Acute toxicity, dermal'
  | 'Acute toxicity, inhalation'
  | 'Skin corrosion/irritation'
  | 'Serious eye damage/eye irritation'
  | 'Respiratory sensitisation'
  | 'Skin sensitisation'
  | 'Germ cell mutagenicity'
  | 'Carcinogenicity'
  | 'Reproductive toxicity'
  | 'Effects on or via lactation'
  | 'Specific target organ toxicity, single exposure'
  | 'Specific target organ toxicity, single exposure: respiratory tract irritation'
  | 'Specific target organ toxicity, single exposure: narcotic effects'
  | 'Specific target organ toxicity, repeated exposure'
  | 'Aspiration hazard'
  | 'Endocrine disruption for human health'
  | 'Hazardous to the aquatic environment, acute'
  | 'Hazardous to the aquatic environment, long-term'
  | 'Endocrine disruption for the environment'
  | 'PBT or vPvB properties'
  | 'PMT or vPvM properties'
  | 'Hazardous to the ozone layer';

/**
 * One entry of a classification as the regulation writes it: class-and-category code and hazard statement code, e.g.
 * `{ code: 'Acute Tox. 4', hCode: 'H302' }`. The H code tells the route (H302 oral, H312 dermal, H332 inhalation).
 */
export type Hazard = {
  readonly code: string;
  readonly hCode: string;
  /** Organs, effect or route where the statement carries them, e.g. 'liver', 'inhalation'. */
  readonly detail?: string;
};

/** Reads `Flam. Liq. 2 H225` or `STOT RE 2 H373 (liver)`. */
export function hazard(notation: string): Hazard {
  const match = /^(.+?)\s+((?:EUH|AUH|H)\d{3}[A-Za-z]*)(?:\s+\((.+)\))?$/.exec(notation.trim());
  if (!match?.[1] || !match[2]) throw new RangeError(`Not a classification: ${notation}`);
  return { code: match[1], hCode: match[2], ...(match[3] ? { detail: match[3] } : {}) };
}
