import { cite, type Message, type MessageValue, say } from '../../message.ts';
import type { LeftOut } from '../../classification.ts';
import type { Market } from '../../markets/market.ts';
import type { Measure, ToxicityRoute } from '../../mixture.ts';
import type { AcuteStudy, SubstanceData } from '../../substance.ts';
import { measureText } from '../measure.ts';
import { roundForDisplay } from '../reason.ts';
import { placeOf, studyLeftOut } from './finding.ts';

/** A study converted to the unit and exposure time of the criteria. */
export type ReadyStudy = {
  readonly study: AcuteStudy;
  readonly route: ToxicityRoute;
  /** mg/kg, ppmV or mg/l over 4 h. */
  readonly value: Measure;
  /** How the value was converted, with the paragraph. Empty if it was not converted. */
  readonly steps: readonly MessageValue[];
  /** Set if the exposure time leaves the 4 h value open: it lies on this side of `value`. */
  readonly openSide?: 'below' | 'above';
};

export type UnusableStudy = { readonly route: ToxicityRoute; readonly left: LeftOut; readonly missing?: Message };

/** Volume of a mole of gas in litres at 25 C and 101.3 kPa. */
const molarVolume = 24.45;
/** J/(mol K), and 20 C in K. */
const gasConstant = 8.314;
const roomTemperature = 293.15;

const scaled = ({ min, max }: Measure, factor: number): Measure => ({ min: min * factor, max: max * factor });

export const nameOfStudy = ({ kind, route, species, value, unit, exposureHours, source }: AcuteStudy): Message => {
  const of = [say(`route-${route}`), ...(species ? [species] : [])];
  const time = exposureHours === undefined ? '' : say('acuteStudy-hours', { exposureHours });
  return say('acuteStudy-named', { kind, of, value: measureText(value), unit, time, source });
};

/** Converts unit and time of exposure, or says why the study cannot be used. */
export function readyStudy(market: Market, data: SubstanceData, study: AcuteStudy): ReadyStudy | UnusableStudy {
  const name = nameOfStudy(study);
  const route = study.isNearlyGas && study.route === 'vapour' ? 'gas' : study.route;
  if (study.unreliable !== undefined) {
    return { route, left: studyLeftOut(name, say('common-notReliable', { unreliable: study.unreliable })) };
  }
  const unit = inUnitOfRoute(route, data.molarMass, study);
  if (!unit) {
    const missing = say('acuteStudy-molarMassConvert', { unit: study.unit });
    return {
      route,
      left: studyLeftOut(name, say('acuteStudy-cannotConvertedWithoutMolarMass', { unit: study.unit })),
      missing,
    };
  }
  const near =
    route === study.route
      ? []
      : [say('acuteStudy-judgedPpmvNearlyGas', { place: cite(placeOf(market, 'acute.near-gas')) })];
  const converted = { study, route, value: unit.value, steps: [...near, ...unit.steps] };
  return atFourHours(market, converted);
}

type InUnit = { readonly value: Measure; readonly steps: readonly MessageValue[] };

function inUnitOfRoute(route: ToxicityRoute, molarMass: number | undefined, study: AcuteStudy): InUnit | undefined {
  const { value, unit } = study;
  if (route === 'oral' || route === 'dermal') return unit === 'g/kg' ? stepped(value, 1000, 'g/kg') : bare(value);
  const perLitre = unit === 'mg/m3' ? 0.001 : 1;
  const isVolume = unit === 'ppmV';
  if (isVolume === (route === 'gas')) return perLitre === 1 ? bare(value) : stepped(value, perLitre, unit);
  if (molarMass === undefined) return undefined;
  const perVolume = molarMass / (molarVolume * 1000);
  const factor = isVolume ? perVolume : perLitre / perVolume;
  const how = say('acuteStudy-converted', { unit, molarMass: roundForDisplay(molarMass), molarVolume });
  return { value: scaled(value, factor), steps: [how] };
}

const bare = (value: Measure): InUnit => ({ value, steps: [] });

const stepped = (value: Measure, factor: number, unit: string): InUnit => ({
  value: scaled(value, factor),
  steps: [say('acuteStudy-times', { unit, factor })],
});

/** Table 3.1.1 converts only 1 h. For other times, only the side of the 4 h value is known. */
function atFourHours(market: Market, ready: ReadyStudy): ReadyStudy | UnusableStudy {
  const { study, route, value, steps } = ready;
  const hours = study.exposureHours;
  if (route === 'oral' || route === 'dermal' || study.kind === 'ATE' || hours === 4) return ready;
  if (hours === undefined) {
    const why = say('acuteStudy-timeExposureNotStated');
    return {
      route,
      left: studyLeftOut(nameOfStudy(study), why),
      missing: say('acuteStudy-exposureTimeStudy', { route: say(`route-${route}`) }),
    };
  }
  const paragraph = cite(placeOf(market, 'acute.exposure-time'));
  if (hours === 1) {
    const divisor = route === 'dust-mist' ? 4 : 2;
    return {
      ...ready,
      value: scaled(value, 1 / divisor),
      steps: [...steps, say('acuteStudy-hDivided', { divisor, paragraph })],
    };
  }
  const openSide = hours > 4 ? 'above' : 'below';
  const how = say(hours > 4 ? 'acuteStudy-notLowerAtFourHours' : 'acuteStudy-notHigherAtFourHours', {
    hours,
    paragraph,
  });
  return { ...ready, steps: [...steps, how], openSide };
}

/** mg/l at 20 C by the ideal gas law; undefined without molar mass and vapour pressure. */
export function saturatedVapour({ molarMass, properties }: SubstanceData): number | undefined {
  const pressure = properties?.vapourPressurePa;
  if (molarMass === undefined || pressure === undefined) return undefined;
  return (pressure * molarMass) / (gasConstant * roomTemperature);
}
