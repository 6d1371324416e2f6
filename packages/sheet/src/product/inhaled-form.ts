import type { Measure } from '@gosds/ghs/mixture';
import type { Substance } from '../substance.ts';

/** A liquid of this vapour pressure at 20 °C or more is volatile (Directive 2010/75/EU, Article 3(45)): 0.01 kPa. */
const volatileFromKPa = 0.01;
/** A liquid that boils at or below it is volatile, too (Directive 2004/42/EC, Article 2(5)). */
const volatileUpToC = 250;

/** Room temperature includes 25 °C, at which most sources measure. */
const isAtRoom = ({ temperatureC = 20 }: { readonly temperatureC?: number }): boolean =>
  temperatureC >= 15 && temperatureC <= 25;

function byPressure(pressure: Substance['properties']['vapourPressure']): boolean | undefined {
  if (!pressure || !isAtRoom(pressure)) return undefined;
  if (pressure.min >= volatileFromKPa) return true;
  return pressure.max < volatileFromKPa ? false : undefined;
}

function byBoiling(boiling: Measure | undefined): boolean | undefined {
  if (!boiling) return undefined;
  if (boiling.max <= volatileUpToC) return true;
  return boiling.min > volatileUpToC ? false : undefined;
}

/**
 * The form in which the pure substance is inhaled: a solid as dust, a volatile liquid as vapour, another liquid as
 * mist. Undefined if state or volatility is not known.
 */
export function inhaledForm({
  properties: { state, vapourPressure, boilingPoint },
}: Pick<Substance, 'properties'>): 'gas' | 'vapour' | 'dust-mist' | undefined {
  if (state === 'gas') return 'gas';
  if (state === 'solid') return 'dust-mist';
  const isVolatile = state === 'liquid' ? (byPressure(vapourPressure) ?? byBoiling(boilingPoint)) : undefined;
  if (isVolatile === undefined) return undefined;
  return isVolatile ? 'vapour' : 'dust-mist';
}

/** True for a solid that gives off much vapour at room temperature, such as phenol or naphthalene, by a measured value. */
export const isVolatileSolid = ({ properties: { state, vapourPressure } }: Pick<Substance, 'properties'>): boolean =>
  state === 'solid' && byPressure(vapourPressure) === true;

/** Ionic families. Without a measured value, their crystals count as hardly evaporating. */
const ionic: readonly Substance['family'][] = ['salt', 'base', 'oxidiser', 'hypochlorite', 'surfactant'];

/** True for a solid that hardly evaporates, by measured values, family or a high melting point; false if not known. */
export function isInvolatileSolid({ family, properties }: Pick<Substance, 'family' | 'properties'>): boolean {
  const { state, vapourPressure, boilingPoint, meltingPoint } = properties;
  if (state !== 'solid') return false;
  const isVolatile = byPressure(vapourPressure) ?? byBoiling(boilingPoint);
  if (isVolatile !== undefined) return !isVolatile;
  return ionic.includes(family) || (meltingPoint?.min ?? 0) > volatileUpToC;
}
