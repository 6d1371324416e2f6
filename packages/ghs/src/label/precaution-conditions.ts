import { type Message, say } from '../message.ts';
import type { AnyCategory } from '../hazard-question.ts';
import type { LabelFacts } from '../label-facts.ts';

/** Yes-or-no answers that decide if a P-statement applies. */
type LabelQuestion = Exclude<keyof LabelFacts, 'properties'>;

/** A condition of CLP Annex IV, column 5: the statement applies if the answer to `fact` is `needed`. */
export type PrecautionCondition = {
  readonly codes: readonly string[];
  /** Category codes that have the condition. Other categories keep the statement. */
  readonly categories: AnyCategory;
  readonly fact: LabelQuestion;
  readonly needed: boolean;
  readonly paragraph: string;
  readonly condition: Message;
  /** Set if no table names the condition, but the law lets the label leave off what does not suit the product. */
  readonly isByProduct?: boolean;
  /** The part of a combined statement that remains if the condition is not met. */
  readonly instead?: string;
};

const prevention = 'CLP Annex IV, Table 1.2, column 5';
const response = 'CLP Annex IV, Table 1.3, column 5';
const storage = 'CLP Annex IV, Table 1.4, column 5';

/** A vented container must not be kept tightly closed. */
function ventedClosure(code: string, instead?: string): PrecautionCondition {
  return {
    codes: [code],
    categories: 'any',
    fact: 'needsVentedClosure',
    needed: false,
    paragraph: 'UN Model Regulations 4.1.4.1, P001 and P504 with PP10, P501',
    condition: say('precautionConditions-packagingsNeedNotVented'),
    isByProduct: true,
    ...(instead === undefined ? {} : { instead }),
  };
}

/** The opposite answer leaves the statement off. No answer keeps it. */
export const precautionConditions: readonly PrecautionCondition[] = [
  ventedClosure('P233'),
  ventedClosure('P403+P233', 'P403'),
  {
    codes: ['P233', 'P240', 'P241', 'P242', 'P243'],
    categories: 'Flam. Liq.',
    fact: 'isVolatile',
    needed: true,
    paragraph: prevention,
    condition: say('precautionConditions-ifLiquidVolatileMayGenerate'),
  },
  {
    codes: ['P403+P235'],
    categories: ['Flam. Liq. 2', 'Flam. Liq. 3'],
    fact: 'isVolatile',
    needed: true,
    paragraph: storage,
    condition: say('precautionConditions-categoryOthersVolatileMayGenerate'),
  },
  {
    codes: ['P403+P233'],
    categories: ['Acute Tox.', 'STOT SE 3'],
    fact: 'isVolatile',
    needed: true,
    paragraph: storage,
    condition: say('precautionConditions-ifSubstanceMixtureVolatileMay'),
  },
  {
    codes: ['P240'],
    categories: ['Unst. Expl.', 'Expl.', 'Flam. Sol.', 'Self-react.', 'Org. Perox.'],
    fact: 'isElectrostaticallySensitive',
    needed: true,
    paragraph: prevention,
    condition: say('precautionConditions-ifElectrostaticallySensitive'),
  },
  {
    codes: ['P241'],
    categories: 'Flam. Sol.',
    fact: 'formsDustClouds',
    needed: true,
    paragraph: prevention,
    condition: say('precautionConditions-ifDustCloudsCanOccur'),
  },
  {
    codes: ['P250'],
    categories: ['Unst. Expl.', 'Expl.'],
    fact: 'isMechanicallySensitive',
    needed: true,
    paragraph: prevention,
    condition: say('precautionConditions-ifExplosiveMechanicallySensitive'),
  },
  {
    codes: ['P260'],
    categories: 'Skin Corr.',
    fact: 'mayBeInhaled',
    needed: true,
    paragraph: prevention,
    condition: say('precautionConditions-ifInhalableParticlesDustsMists'),
  },
  {
    codes: ['P260', 'P261'],
    categories: 'any',
    fact: 'isBreathedInAnyForm',
    needed: true,
    paragraph: prevention,
    condition: say('precautionConditions-ifBreathedInAnyForm'),
    isByProduct: true,
  },
  {
    codes: ['P273'],
    categories: ['Aquatic Acute', 'Aquatic Chronic', 'ED ENV', 'PBT', 'vPvB', 'PMT', 'vPvM'],
    fact: 'isReleasedByUse',
    needed: false,
    paragraph: prevention,
    condition: say('precautionConditions-ifReleaseEnvironmentNotIntended'),
  },
  {
    codes: ['P301+P330+P331', 'P391'],
    categories: 'any',
    fact: 'isGas',
    needed: false,
    paragraph: response,
    condition: say('precautionConditions-ifProductIsNoGas'),
    isByProduct: true,
  },
  {
    codes: ['P320', 'P321'],
    categories: 'any',
    fact: 'hasSpecificTreatment',
    needed: true,
    paragraph: response,
    condition: say('precautionConditions-ifAntidoteSpecificMeasureRequired'),
  },
  {
    codes: ['P370+P378'],
    categories: 'any',
    fact: 'waterIncreasesFireRisk',
    needed: true,
    paragraph: response,
    condition: say('precautionConditions-ifWaterIncreasesRisk'),
  },
  {
    codes: ['P410+P403'],
    categories: 'Press. Gas',
    fact: 'isInTransportCylinder',
    needed: false,
    paragraph: storage,
    condition: say('precautionConditions-outsideTransportableCylindersPackedP200'),
    instead: 'P403',
  },
  {
    codes: ['P411'],
    categories: 'any',
    fact: 'isStorageTemperatureKnown',
    needed: true,
    paragraph: storage,
    condition: say('precautionConditions-temperatureSupplierSpecifiesNotKnown'),
    instead: 'P235',
  },
  {
    codes: ['P413'],
    categories: ['Self-react.', 'Self-heat.', 'Org. Perox.'],
    fact: 'isBulkTemperatureLimited',
    needed: true,
    paragraph: storage,
    condition: say('precautionConditions-bulkMassesTemperatureSpecified'),
  },
];
