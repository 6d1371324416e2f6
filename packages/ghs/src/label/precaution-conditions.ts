import type { LabelFacts } from '../label-facts.ts';

/** Answers of yes or no on which a P-statement hangs. */
export type LabelQuestion = Exclude<keyof LabelFacts, 'properties'>;

/** A condition of CLP Annex IV, column 5: the statement is for products of which `fact` is `needed`. */
export type PrecautionCondition = {
  readonly codes: readonly string[];
  /** Category codes to which the condition is tied; others keep the statement. */
  readonly categories: RegExp;
  readonly fact: LabelQuestion;
  readonly needed: boolean;
  readonly paragraph: string;
  readonly condition: string;
  /** Set where no table of statements names the condition, but the law lets go what does not fit the product. */
  readonly isByProduct?: boolean;
  /** The part of a combined statement that stays. */
  readonly instead?: string;
};

const prevention = 'CLP Annex IV, Table 1.2, column 5';
const response = 'CLP Annex IV, Table 1.3, column 5';
const storage = 'CLP Annex IV, Table 1.4, column 5';
const flammableLiquid = /^Flam\. Liq\./;

/** A container that must breathe is not to be kept tight. */
function ventedClosure(code: string, instead?: string): PrecautionCondition {
  return {
    codes: [code],
    categories: /./,
    fact: 'needsVentedClosure',
    needed: false,
    paragraph: 'UN Model Regulations 4.1.4.1, P001 and P504 with PP10, P501',
    condition: 'in packagings that need not be vented',
    isByProduct: true,
    ...(instead === undefined ? {} : { instead }),
  };
}

/** An answer to the contrary leaves the statement off; no answer keeps it. */
export const precautionConditions: readonly PrecautionCondition[] = [
  ventedClosure('P233'),
  ventedClosure('P403+P233', 'P403'),
  {
    codes: ['P233', 'P240', 'P241', 'P242', 'P243'],
    categories: flammableLiquid,
    fact: 'isVolatile',
    needed: true,
    paragraph: prevention,
    condition: 'if the liquid is volatile and may generate an explosive atmosphere',
  },
  {
    codes: ['P403+P235'],
    categories: /^Flam\. Liq\. [23]$/,
    fact: 'isVolatile',
    needed: true,
    paragraph: storage,
    condition: 'for Category 1, and others that are volatile and may generate an explosive atmosphere',
  },
  {
    codes: ['P403+P233'],
    categories: /^(Acute Tox\.|STOT SE 3)/,
    fact: 'isVolatile',
    needed: true,
    paragraph: storage,
    condition: 'if the substance or mixture is volatile and may generate a hazardous atmosphere',
  },
  {
    codes: ['P240'],
    categories: /^(Expl|Unst|Flam\. Sol|Self-react|Org\. Perox)/,
    fact: 'isElectrostaticallySensitive',
    needed: true,
    paragraph: prevention,
    condition: 'if electrostatically sensitive',
  },
  {
    codes: ['P241'],
    categories: /^Flam\. Sol\./,
    fact: 'formsDustClouds',
    needed: true,
    paragraph: prevention,
    condition: 'if dust clouds can occur',
  },
  {
    codes: ['P250'],
    categories: /^(Expl|Unst)/,
    fact: 'isMechanicallySensitive',
    needed: true,
    paragraph: prevention,
    condition: 'if the explosive is mechanically sensitive',
  },
  {
    codes: ['P260'],
    categories: /^Skin Corr\./,
    fact: 'mayBeInhaled',
    needed: true,
    paragraph: prevention,
    condition: 'if inhalable particles of dusts or mists may occur during use',
  },
  {
    codes: ['P273'],
    categories: /^(Aquatic|ED ENV|PBT|vPvB|PMT|vPvM)/,
    fact: 'isReleasedByUse',
    needed: false,
    paragraph: prevention,
    condition: 'if release to the environment is not the intended use',
  },
  {
    codes: ['P320', 'P321'],
    categories: /./,
    fact: 'hasSpecificTreatment',
    needed: true,
    paragraph: response,
    condition: 'if an antidote or a specific measure is required at once',
  },
  {
    codes: ['P370+P378'],
    categories: /./,
    fact: 'waterIncreasesFireRisk',
    needed: true,
    paragraph: response,
    condition: 'if water increases risk',
  },
  {
    codes: ['P410+P403'],
    categories: /^Press\. Gas/,
    fact: 'isInTransportCylinder',
    needed: false,
    paragraph: storage,
    condition: 'outside transportable cylinders packed by P200 of the Model Regulations',
    instead: 'P403',
  },
  {
    codes: ['P411'],
    categories: /./,
    fact: 'isStorageTemperatureKnown',
    needed: true,
    paragraph: storage,
    condition: 'with the temperature that the supplier specifies, which is not known here',
    instead: 'P235',
  },
  {
    codes: ['P413'],
    categories: /^(Self-heat|Self-react|Org\. Perox)/,
    fact: 'isBulkTemperatureLimited',
    needed: true,
    paragraph: storage,
    condition: 'for bulk masses for which a temperature is specified',
  },
];
