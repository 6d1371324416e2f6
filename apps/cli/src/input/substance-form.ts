import type { SubstanceData } from '@gosds/ghs/substance';
import { z } from 'zod';
import { readHazard } from './hazard-notation.ts';
import { measuredValue } from './measured-value.ts';
import { physicalTestForm } from './physical-test-form.ts';

const number = z.number();
const maybe = number.exactOptional();
const flag = z.boolean();
const text = z.string().min(1);
const study = { source: text, unreliable: text.exactOptional() };
const route = z.enum(['oral', 'dermal', 'gas', 'vapour', 'dust-mist']);

const acuteStudy = z.strictObject({
  ...study,
  route,
  kind: z.enum(['LD50', 'LC50', 'ATE', 'limit-dose']),
  value: measuredValue,
  unit: z.enum(['mg/kg', 'g/kg', 'mg/l', 'mg/m3', 'ppmV']),
  exposureHours: maybe,
  species: text.exactOptional(),
  isNearlyGas: flag.exactOptional(),
});

const skinStudy = z.strictObject({
  ...study,
  exposures: z.array(z.strictObject({ minutes: number, destroyed: flag, seenAfterHours: maybe })).exactOptional(),
  animals: z
    .array(z.strictObject({ erythema: number, oedema: number, isInflamedAtEnd: flag.exactOptional() }))
    .exactOptional(),
});

const eyeStudy = z.strictObject({
  ...study,
  animals: z.array(
    z.strictObject({
      cornea: number,
      iris: number,
      redness: number,
      chemosis: number,
      reversedAfterDays: z.union([number, z.literal('not')]).exactOptional(),
    }),
  ),
});

const sensitisationStudy = z.union([
  z.strictObject({ ...study, test: z.literal('LLNA'), isPositive: flag, ec3Percent: maybe }),
  z.strictObject({ ...study, test: z.enum(['GPMT', 'Buehler']), respondingPercent: number, inductionPercent: maybe }),
  z.strictObject({ ...study, test: z.literal('human patch'), isPositive: flag, doseUgPerCm2: maybe }),
]);

const organStudy = z.strictObject({
  ...study,
  route,
  dose: number,
  finding: z.enum(['effect', 'no-effect']),
  organs: text.exactOptional(),
  isHuman: flag.exactOptional(),
  days: maybe,
});

const aquatic = z.strictObject({
  isInorganic: flag.exactOptional(),
  studies: z
    .array(
      z.strictObject({
        ...study,
        group: z.enum(['fish', 'crustacea', 'algae']),
        kind: z.enum(['LC50', 'EC50', 'ErC50', 'NOEC', 'EC10']),
        value: measuredValue,
        species: text.exactOptional(),
        aboveSolubility: z.enum(['toxic', 'physical']).exactOptional(),
      }),
    )
    .exactOptional(),
  degradation: z
    .strictObject({
      ready: z
        .strictObject({
          percent: number,
          basis: z.enum(['DOC', 'oxygen or CO2']),
          isWithin10Days: flag.exactOptional(),
          isMultiConstituent: flag.exactOptional(),
        })
        .exactOptional(),
      bod5PerCod: maybe,
      inEnvironmentPercent: maybe,
      concluded: z.enum(['rapid', 'not rapid']).exactOptional(),
      source: text,
    })
    .exactOptional(),
  bcf: maybe,
  logKow: maybe,
});

const halfLives = z.strictObject({
  marineWater: maybe,
  freshWater: maybe,
  marineSediment: maybe,
  freshWaterSediment: maybe,
  soil: maybe,
});

const properties = z.strictObject({
  flashPointC: measuredValue.exactOptional(),
  hasNoFlashPoint: flag.exactOptional(),
  initialBoilingPointC: measuredValue.exactOptional(),
  ph: measuredValue.exactOptional(),
  kinematicViscosity40: measuredValue.exactOptional(),
  doesNotSustainCombustion: flag.exactOptional(),
  isGasOil: flag.exactOptional(),
  acidReserve: maybe,
  alkaliReserve: maybe,
  vapourPressurePa: maybe,
  waterSolubility: maybe,
  dynamicViscosity40: maybe,
  density40: maybe,
});

const writtenHazard = text.transform((notation, context) => {
  try {
    return readHazard(notation).hazard;
  } catch (fault) {
    if (!(fault instanceof RangeError)) throw fault;
    context.addIssue({ code: 'custom', message: fault.message });
    return z.NEVER;
  }
});

const conclusion = z.strictObject({
  hazardClass: text,
  outcome: writtenHazard.exactOptional(),
  method: text,
  source: text,
  date: text.exactOptional(),
});

/** Data of one substance; the fields have the engine's names. */
export const substanceForm: z.ZodType<SubstanceData> = z.strictObject({
  name: text,
  cas: text.exactOptional(),
  physicalState: z.enum(['gas', 'liquid', 'solid']),
  molarMass: maybe,
  properties: properties.exactOptional(),
  testResults: z.array(physicalTestForm).exactOptional(),
  acuteToxicity: z.array(acuteStudy).exactOptional(),
  skin: z.array(skinStudy).exactOptional(),
  eye: z.array(eyeStudy).exactOptional(),
  skinSensitisation: z.array(sensitisationStudy).exactOptional(),
  singleExposure: z.array(organStudy).exactOptional(),
  repeatedExposure: z.array(organStudy).exactOptional(),
  aspiration: z
    .strictObject({
      isHydrocarbon: flag.exactOptional(),
      humanEvidence: text.exactOptional(),
      expertConcern: text.exactOptional(),
    })
    .exactOptional(),
  aquatic: aquatic.exactOptional(),
  persistence: z.strictObject({ halfLives: halfLives.exactOptional(), logKoc: maybe, source: text }).exactOptional(),
  ozone: z.strictObject({ depletionPotential: number, source: text }).exactOptional(),
  conclusions: z.array(conclusion).exactOptional(),
});
