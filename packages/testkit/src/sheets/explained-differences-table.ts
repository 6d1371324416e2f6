import type { HazardClass } from '@gosds/ghs/hazard';

/**
 * `tested`: section 12 of the sheet prints decisive tests of the product. `own decision`: the published class does not
 * follow by law from the sheet's own section 3, and no test is stated.
 */
type DifferenceKind = 'tested' | 'own decision';

export type ExplainedDifference = {
  /** File names of the sheets in the record. */
  readonly files: readonly string[];
  readonly hazardClass: HazardClass;
  readonly kind: DifferenceKind;
  readonly reason: string;
};

/**
 * Every class of a real sheet that the calculation does not reproduce, although the record gives no reason to set it
 * apart.
 */
export const explainedDifferences: readonly ExplainedDifference[] = [
  {
    files: ['jettano.txt'],
    hazardClass: 'Hazardous to the aquatic environment, acute',
    kind: 'tested',
    reason:
      'Bixafen alone (9.8 % with M = 10) gives Acute 1 by summation; the sheet prints tests of the product above 1 mg/l (fish 1.42, daphnia 2.27 mg/l), and those count first (CLP Annex I, 4.1.3.3).',
  },
  {
    files: ['sivanto-prime.txt'],
    hazardClass: 'Hazardous to the aquatic environment, acute',
    kind: 'tested',
    reason:
      'Flupyradifurone (17.1 % with the harmonised M = 10) gives Acute 1 by summation; the sheet prints tests of the product (fish > 100, daphnia 684 mg/l).',
  },
  {
    files: ['bronco-1-.txt', 'monsanto-amenity-glyphosate-xl.txt', 'roundup-metro-xl-sds.txt'],
    hazardClass: 'Hazardous to the aquatic environment, long-term',
    kind: 'own decision',
    reason:
      'Section 3 prints Aquatic Chronic 2 for 41.5 % of the glyphosate salt, above the limit of 25 % (CLP Annex I, Table 4.1.2); the product is not classified. The acute tests it prints of the product are no ground to leave a long-term class out; products of the same supplier with other salts of glyphosate publish H411.',
  },
  {
    files: [
      'fandango-102000008127.txt',
      'fandango-sds-mapp-17318.txt',
      'unicur-mapp-17402.txt',
      'unicur-mapp-19987.txt',
    ],
    hazardClass: 'Hazardous to the aquatic environment, long-term',
    kind: 'own decision',
    reason:
      'Fluoxastrobin and prothioconazole, both Chronic 1 with M = 1, together are below 25 %, which makes Chronic 2; Firefly 155 with the same two substances publishes Chronic 2. The record holds no long-term test of the product.',
  },
  {
    files: ['firefly-155.txt', 'haven.txt'],
    hazardClass: 'Specific target organ toxicity, single exposure: narcotic effects',
    kind: 'own decision',
    reason:
      'Section 3 prints more than 25 % gamma-butyrolactone with STOT SE 3, H336, above the 20 % that generally lead to the class (CLP Annex I, 3.8.3.4.5); the supplier judged otherwise, which that paragraph leaves to him.',
  },
  {
    files: ['hamlet.txt', 'othello.txt', 'sekator-od.txt'],
    hazardClass: 'Carcinogenicity',
    kind: 'own decision',
    reason:
      'Section 3 prints Carc. 1B for the C9 aromatic hydrocarbons, in all above the limit of 0.1 %; the supplier leaves the class out, for which he must know more of the constituents (such as cumene) than the sheet prints.',
  },
  {
    files: ['duragloss-com/481-duragloss-wax-eraser.txt'],
    hazardClass: 'Serious eye damage/eye irritation',
    kind: 'own decision',
    reason:
      'Section 3 prints 1 to 2 % of 1-propanol with Eye Dam. 1, at the limit of 1 % for Category 2 (29 CFR 1910.1200, Table A.3.3); three sister products with the same 1 to 2 % publish Eye Irrit. 2A, this one nothing.',
  },
  {
    files: ['quiksteel-com/16532tri.txt'],
    hazardClass: 'Skin corrosion/irritation',
    kind: 'own decision',
    reason:
      'Section 3 prints 10 to 30 % of a resin with Skin Irrit. 2, at the limit of 10 %; other putties of the supplier with the same resin publish H315, this sheet only H350.',
  },
  {
    files: ['quiksteel-com/16532tri.txt'],
    hazardClass: 'Serious eye damage/eye irritation',
    kind: 'own decision',
    reason: 'The same resin has Eye Irrit. 2A; other putties of the supplier publish H319, this sheet only H350.',
  },
  {
    files: ['quiksteel-com/16532tri.txt'],
    hazardClass: 'Skin sensitisation',
    kind: 'own decision',
    reason:
      'The same resin has Skin Sens. 1, far above the limit of 0.1 %; other putties of the supplier publish H317, this sheet only H350.',
  },
  {
    files: ['technicalchemical-com/817201.txt', 'technicalchemical-com/817202.txt', 'technicalchemical-com/817204.txt'],
    hazardClass: 'Aerosols',
    kind: 'tested',
    reason:
      'More than 90 % of flammable components. Category 2 is reached only through the spray tests (29 CFR 1910.1200 App. B.3), whose results the sheet does not print; without one the calculation takes Category 1.',
  },
  {
    files: ['technicalchemical-com/817301.txt'],
    hazardClass: 'Aerosols',
    kind: 'tested',
    reason:
      'Up to 5 % liquefied petroleum gas and 5 % 2-butoxyethanol in water: above the 1 % from which an aerosol counts as flammable until the spray tests show otherwise; the sheet prints no result.',
  },
  {
    files: ['technicalchemical-com/817201.txt', 'technicalchemical-com/817207.txt'],
    hazardClass: 'Acute toxicity, oral',
    kind: 'own decision',
    reason:
      'At most 30 % methanol of Category 3 (point estimate 100 mg/kg) makes an ATE of 333 mg/kg, Category 4 (29 CFR 1910.1200, A.1.3.6); the sheet carries the category of methanol over to the product.',
  },
  {
    files: ['technicalchemical-com/817201.txt', 'technicalchemical-com/817202.txt'],
    hazardClass: 'Acute toxicity, inhalation',
    kind: 'own decision',
    reason:
      'Methanol is printed as Acute Tox. 3 by inhalation of dust or mist, which makes an ATE of 1 to 5 mg/l; the sheet of the same product in a pail publishes H332, those of the cans nothing.',
  },
  {
    files: ['technicalchemical-com/817204.txt', 'technicalchemical-com/817208.txt'],
    hazardClass: 'Skin corrosion/irritation',
    kind: 'own decision',
    reason:
      'The irritant heptanes and toluene add up to less than 10 % at their upper ends (29 CFR 1910.1200, Table A.2.3); the sheet classifies all the same.',
  },
  {
    files: ['technicalchemical-com/817500.txt', 'technicalchemical-com/817502.txt', 'technicalchemical-com/817555.txt'],
    hazardClass: 'Acute toxicity, oral',
    kind: 'own decision',
    reason:
      'Only diethylene glycol, at most 15 %, is printed with Acute Tox. 4, which makes an ATE of 3,333 mg/kg, not classified; the sheet carries the category over to the product.',
  },
  {
    files: ['airproducts-com/172395.txt'],
    hazardClass: 'Reproductive toxicity',
    kind: 'own decision',
    reason:
      'Section 3 prints Repr. 1A for carbon monoxide at 100 %, as Annex VI does; section 2 of the sheet leaves the class out.',
  },
  {
    files: ['airproducts-com/173523.txt'],
    hazardClass: 'Specific target organ toxicity, single exposure: respiratory tract irritation',
    kind: 'own decision',
    reason:
      'Section 3 prints STOT SE 3, H335, for hydrogen chloride at 100 %; section 2 has EUH071 in its place, which says more of the same organ.',
  },
  {
    files: ['airproducts-com/173523.txt'],
    hazardClass: 'Skin corrosion/irritation',
    kind: 'own decision',
    reason:
      'Section 3 prints Skin Corr. 1B for hydrogen chloride at 100 %, section 2 Category 1A, which is what Annex VI has.',
  },
];
