import type { LeftOut } from '../../classification.ts';
import type { Market } from '../../markets/market.ts';
import type { Measure, ToxicityRoute } from '../../mixture.ts';
import type { AcuteStudy, SubstanceData } from '../../substance.ts';
import { measureText } from '../measure.ts';
import { figure } from '../reason.ts';
import { placeOf, studyLeftOut } from './finding.ts';

/** A study in the unit and over the time of the criteria. */
export type ReadyStudy = {
  readonly study: AcuteStudy;
  readonly route: ToxicityRoute;
  /** mg/kg, ppmV or mg/l over 4 h. */
  readonly value: Measure;
  /** How it was converted, with the paragraph; empty where it was not. */
  readonly steps: readonly string[];
  /** Set where the time of exposure leaves the value at 4 h open: it lies on this side of `value`. */
  readonly openSide?: 'below' | 'above';
};

export type UnusableStudy = { readonly route: ToxicityRoute; readonly left: LeftOut; readonly missing?: string };

/** Litres that a mole of gas fills at 25 C and 101.3 kPa. */
const molarVolume = 24.45;
/** J/(mol K), and 20 C in K. */
const gasConstant = 8.314;
const roomTemperature = 293.15;

const scaled = ({ min, max }: Measure, factor: number): Measure => ({ min: min * factor, max: max * factor });

export const nameOfStudy = ({ kind, route, species, value, unit, exposureHours, source }: AcuteStudy): string => {
  const time = exposureHours === undefined ? '' : `, ${exposureHours} h`;
  return `${kind} ${route}${species ? `, ${species}` : ''}: ${measureText(value)} ${unit}${time} (${source})`;
};

/** Converts unit and time of exposure, or says why the study cannot be used. */
export function readyStudy(market: Market, data: SubstanceData, study: AcuteStudy): ReadyStudy | UnusableStudy {
  const name = nameOfStudy(study);
  const route = study.isNearlyGas && study.route === 'vapour' ? 'gas' : study.route;
  if (study.unreliable !== undefined) {
    return { route, left: studyLeftOut(name, `not reliable: ${study.unreliable}`) };
  }
  const unit = inUnitOfRoute(route, data.molarMass, study);
  if (!unit) {
    const missing = `molar mass, to convert ${study.unit}`;
    return { route, left: studyLeftOut(name, `${study.unit} cannot be converted without the molar mass`), missing };
  }
  const near = route === study.route ? [] : [`judged in ppmV as nearly a gas, ${placeOf(market, 'acute.near-gas')}`];
  const converted = { study, route, value: unit.value, steps: [...near, ...unit.steps] };
  return atFourHours(market, converted);
}

type InUnit = { readonly value: Measure; readonly steps: readonly string[] };

function inUnitOfRoute(route: ToxicityRoute, molarMass: number | undefined, study: AcuteStudy): InUnit | undefined {
  const { value, unit } = study;
  if (route === 'oral' || route === 'dermal') return unit === 'g/kg' ? stepped(value, 1000, 'g/kg') : bare(value);
  const perLitre = unit === 'mg/m3' ? 0.001 : 1;
  const isVolume = unit === 'ppmV';
  if (isVolume === (route === 'gas')) return perLitre === 1 ? bare(value) : stepped(value, perLitre, unit);
  if (molarMass === undefined) return undefined;
  const perVolume = molarMass / (molarVolume * 1000);
  const factor = isVolume ? perVolume : perLitre / perVolume;
  const how = `${unit} converted by ${figure(molarMass)} g/mol and ${molarVolume} l/mol at 25 °C`;
  return { value: scaled(value, factor), steps: [how] };
}

const bare = (value: Measure): InUnit => ({ value, steps: [] });

const stepped = (value: Measure, factor: number, unit: string): InUnit => ({
  value: scaled(value, factor),
  steps: [`${unit} times ${factor}`],
});

/** Table 3.1.1 converts 1 h alone; of other times it is only known on which side the value at 4 h lies. */
function atFourHours(market: Market, ready: ReadyStudy): ReadyStudy | UnusableStudy {
  const { study, route, value, steps } = ready;
  const hours = study.exposureHours;
  if (route === 'oral' || route === 'dermal' || study.kind === 'ATE' || hours === 4) return ready;
  if (hours === undefined) {
    const why = 'the time of exposure is not stated';
    return { route, left: studyLeftOut(nameOfStudy(study), why), missing: `exposure time of the ${route} study` };
  }
  const paragraph = placeOf(market, 'acute.exposure-time');
  if (hours === 1) {
    const divisor = route === 'dust-mist' ? 4 : 2;
    return {
      ...ready,
      value: scaled(value, 1 / divisor),
      steps: [...steps, `1 h divided by ${divisor}, ${paragraph}`],
    };
  }
  const openSide = hours > 4 ? 'above' : 'below';
  const how = `${hours} h: the value at 4 h is not ${hours > 4 ? 'lower' : 'higher'}; only 1 h is converted, ${paragraph}`;
  return { ...ready, steps: [...steps, how], openSide };
}

/** mg/l at 20 C by the ideal gas law; undefined without molar mass and vapour pressure. */
export function saturatedVapour({ molarMass, properties }: SubstanceData): number | undefined {
  const pressure = properties?.vapourPressurePa;
  if (molarMass === undefined || pressure === undefined) return undefined;
  return (pressure * molarMass) / (gasConstant * roomTemperature);
}
