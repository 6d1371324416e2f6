import { percent, type Ppb } from '@gosds/ghs/concentration';
import type { AcuteToxicityValue, Measure, SpecificLimit, ToxicityRoute } from '@gosds/ghs/mixture';
import type {
  EcotoxicityValue,
  ExposureLimit,
  GloveMaterial,
  GloveResistance,
  LimitValues,
  SourcedMeasure,
  SourcedToxicity,
  SubstanceProperties,
} from '@gosds/sheet/substance';
import { readHazard } from './hazard-notation.ts';
import { exposureLists, sourceId } from './sources.ts';

type MeasureKey = Exclude<keyof SubstanceProperties, 'state' | 'appearance' | 'odour'> | 'bcf';

const measureKeys: Readonly<Record<string, MeasureKey>> = {
  mp: 'meltingPoint',
  bp: 'boilingPoint',
  fp: 'flashPoint',
  ait: 'autoignition',
  dec: 'decomposition',
  lel: 'lowerExplosiveLimit',
  uel: 'upperExplosiveLimit',
  vp: 'vapourPressure',
  d: 'density',
  visc: 'kinematicViscosity',
  kow: 'logKow',
  sol: 'waterSolubility',
  ph: 'ph',
  bcf: 'bcf',
};

const number = '-?\\d+(?:\\.\\d+)?(?:e-?\\d+)?';
const measurePattern = new RegExp(`^(?:(${number})|([<>])(${number})|(${number})\\.\\.(${number})|(misc))$`);

/** Splits on semicolons and drops blank ends. */
export function readList(text = ''): string[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Reads `5`, `<5`, `>5`, `5..8` or `misc`. */
export function readMeasure(text: string): Measure {
  const match = measurePattern.exec(text);
  if (!match) throw new RangeError(`Not a value: ${text}`);
  const [, exact, sign, open, lower, upper] = match;
  if (exact) return { min: Number(exact), max: Number(exact) };
  if (lower && upper) return { min: Number(lower), max: Number(upper) };
  if (sign === '<') return { min: -Infinity, max: Number(open) };
  if (sign === '>') return { min: Number(open), max: Infinity };
  return { min: Infinity, max: Infinity };
}

/** Reads `vp 24.7@20 (isoteniscope)`. */
export function readProperty(notation: string, source: string): readonly [MeasureKey, SourcedMeasure] {
  const match = /^(\w+) ([^@\s]+)(?:@(-?[\d.]+))?(?: \((.+)\))?$/.exec(notation);
  const key = measureKeys[match?.[1] ?? ''];
  if (!key || !match?.[2]) throw new RangeError(`Not a property: ${notation}`);
  const [, , value, temperature, method] = match;
  return [
    key,
    {
      ...readMeasure(value),
      source,
      ...(method ? { method } : {}),
      ...(temperature ? { temperatureC: Number(temperature) } : {}),
    },
  ];
}

function isRoute(text: string): text is ToxicityRoute {
  return ['oral', 'dermal', 'gas', 'vapour', 'dust-mist'].includes(text);
}

/** Reads `oral 500` into an acute toxicity estimate. */
export function readAte(notation: string, source: string): AcuteToxicityValue {
  const [route = '', value = ''] = notation.split(' ');
  if (!isRoute(route)) throw new RangeError(`Not an estimate: ${notation}`);
  return { route, kind: 'ATE', value: readMeasure(value), source };
}

/** Reads `oral 5800 rat` or `oral limit >2000 rat`; the kind follows from the route. */
export function readToxicity(notation: string, source: string): SourcedToxicity {
  const match = /^(\S+) (limit )?(\S+)(?: (.+))?$/.exec(notation);
  const route = match?.[1] ?? '';
  if (!match?.[3] || !isRoute(route)) throw new RangeError(`Not a toxicity: ${notation}`);
  const measured = route === 'oral' || route === 'dermal' ? 'LD50' : 'LC50';
  return {
    route,
    kind: match[2] ? 'limit-dose' : measured,
    value: readMeasure(match[3]),
    source,
    ...(match[4] ? { species: match[4] } : {}),
  };
}

const endpoints: readonly EcotoxicityValue['endpoint'][] = ['LC50', 'EC50', 'ErC50', 'NOEC', 'EC10', 'LOEC'];
const groups: readonly EcotoxicityValue['group'][] = ['fish', 'crustacea', 'algae', 'other'];

/** Reads `fish LC50 5540 96h Oncorhynchus mykiss`; `21d` is understood too. */
export function readEcotoxicity(notation: string, source: string): EcotoxicityValue {
  const match = /^(\w+) (\w+) (\S+) (\d+)([hd]) ([A-Z].+)$/.exec(notation);
  const group = groups.find((candidate) => candidate === match?.[1]);
  const endpoint = endpoints.find((candidate) => candidate === match?.[2]);
  if (!match?.[3] || !match[6] || !group || !endpoint) throw new RangeError(`Not an aquatic value: ${notation}`);
  const hours = Number(match[4]) * (match[5] === 'd' ? 24 : 1);
  return { endpoint, group, species: match[6], value: readMeasure(match[3]), hours, source };
}

type Ends = Pick<SpecificLimit, 'lower' | 'upper'>;

/** The end that one comparison sets; a limit that excludes its number starts, or ends, one ppb beside it. */
function endOf(sign: string, value: string): Ends {
  const at: Ppb = percent(Number(value));
  if (sign === '>=') return { lower: at };
  if (sign === '>') return { lower: at + 1 };
  return { upper: sign === '<' ? at : at + 1 };
}

/** Reads `Skin Irrit. 2 H315: 5<=C<25`, `...: C>=25`, `...: C>50` or `...: C<=50` (per cent). */
export function readSpecificLimit(notation: string): SpecificLimit {
  const match = /^(.+): (?:([\d.]+)(<=|<))?C(?:(>=|>|<=|<)([\d.]+))?$/.exec(notation);
  if (!match?.[1]) throw new RangeError(`Not a limit: ${notation}`);
  const [, outcome, left, leftSign, sign, right] = match;
  return {
    outcome: readHazard(outcome).hazard,
    ...(left ? endOf(leftSign === '<' ? '>' : '>=', left) : {}),
    ...(sign && right ? endOf(sign, right) : {}),
  };
}

type LimitPart = 'twa' | 'stel' | 'ceiling';

function readPair(part: LimitPart, text: string | undefined): LimitValues {
  if (text === undefined) return {};
  const [mg = '-', ppm = '-'] = text.split('/');
  const values = [mg, ppm].map((value) => (value === '-' ? undefined : Number(value)));
  if (values.some((value) => Number.isNaN(value))) throw new RangeError(`Not an exposure limit: ${text}`);
  return {
    ...(values[0] === undefined ? {} : { [`${part}MgM3`]: values[0] }),
    ...(values[1] === undefined ? {} : { [`${part}Ppm`]: values[1] }),
  };
}

/** Reads `2-I`, or `1-I=2.5` with the factor of the moment. */
function readPeak(text: string | undefined): Pick<LimitValues, 'peak'> {
  if (text === undefined) return {};
  const [, factor, category, momentary] = /^([\d.]+)-(II?)(?:=([\d.]+))?$/.exec(text) ?? [];
  if (factor === undefined) throw new RangeError(`Not a limit of peaks: ${text}`);
  return {
    peak: {
      factor: Number(factor),
      category: category === 'I' ? 'I' : 'II',
      ...(momentary === undefined ? {} : { momentary: Number(momentary) }),
    },
  };
}

function readValues(text: string): LimitValues {
  const match = /^(?:([\d./-]+) ?)?(?:stel ([\d./-]+) ?)?(?:ceil ([\d./-]+) ?)?(?:peak ([\dI.=-]+) ?)?$/.exec(text);
  if (!match || text.trim() === '') throw new RangeError(`Not an exposure limit: ${text}`);
  const [, twa, stel, ceiling, peak] = match;
  return { ...readPair('twa', twa), ...readPair('stel', stel), ...readPair('ceiling', ceiling), ...readPeak(peak) };
}

function readExposureLimit(list: string, notation: string): ExposureLimit {
  const [, text = '', remark] = /^([^(]*?) ?(?:\((.+)\))?$/.exec(notation) ?? [];
  const [now = '', from, later = ''] = text.split(/ ?from (\d{4}-\d\d-\d\d) /);
  const header = exposureLists[list];
  if (!header) throw new RangeError(`Not an exposure limit: ${list} ${notation}`);
  return {
    ...header,
    source: list,
    ...readValues(now),
    ...(from === undefined ? {} : { later: { from, ...readValues(later) } }),
    ...(remark === undefined ? {} : { notation: remark }),
  };
}

/**
 * Reads `1210/500 stel 2420/1000 ceil -/2 peak 2-I (skin)`: mg/m3 and ppm of the day, the short term and the ceiling, and
 * how far peaks may exceed the day. What the law has set for later follows (`from 2029-01-01 0.006/- stel 0.012/-`); limits
 * of two fractions are parted by ` & `.
 */
export const readExposureLimits = (list: string, notation: string): readonly ExposureLimit[] =>
  notation.split(' & ').map((each) => readExposureLimit(list, each));

const gloveMaterials: readonly GloveMaterial[] = ['nitrile', 'neoprene', 'butyl', 'fluoro', 'laminate'];

/** Reads `butyl 480 @37` or `butyl ok`: least minutes and the per cent of the solution tested; `ok` names the material without a time. */
export function readGloveResistance(source: string, notation: string): GloveResistance {
  const [, name, minutes, percent] = /^(\w+) (\d+|ok)(?: @(\d+))?$/.exec(notation) ?? [];
  const material = gloveMaterials.find((each) => each === name);
  if (!material || minutes === undefined) throw new RangeError(`Not a glove resistance: ${source} ${notation}`);
  return {
    material,
    source: sourceId(source),
    ...(minutes === 'ok' ? {} : { minutes: Number(minutes) }),
    ...(percent === undefined ? {} : { upToPercent: Number(percent) }),
  };
}
