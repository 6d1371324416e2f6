import { percent, type Concentration } from '@gosds/ghs/concentration';
import type { Hazard } from '@gosds/ghs/hazard';
import type { AcuteToxicityValue, Ingredient, SpecificLimit, ToxicityRoute } from '@gosds/ghs/mixture';
import type { CaseAcuteToxicity, CaseConcentration, CaseIngredient } from '../read-case.ts';
import { writtenHazard } from './written-hazard.ts';
import { writtenMeasures } from './written-measure.ts';

const routes: readonly ToxicityRoute[] = ['oral', 'dermal', 'gas', 'vapour', 'dust-mist'];

export function ingredientOf(written: CaseIngredient, index: number): Ingredient {
  const hazards = (written.classifications ?? []).map(({ class_category, h }) => writtenHazard(class_category, h));
  return {
    id: String(index + 1),
    name: written.name,
    ...(written.cas ? { cas: written.cas } : {}),
    concentration: concentrationOf(written.concentration),
    hazards: /cut off|not assessed/i.test(written.note ?? '') ? 'not-assessed' : hazards,
    ...(written.scl ? { specificLimits: specificLimitsOf(written.scl, hazards) } : {}),
    ...factorsOf(written),
    ...(written.acute_toxicity ? { acuteToxicity: written.acute_toxicity.flatMap(acuteToxicityOf) } : {}),
    ...unknownsOf(written.note ?? ''),
  };
}

const factorsOf = ({ m_acute, m_chronic }: CaseIngredient): Pick<Ingredient, 'mAcute' | 'mChronic'> => ({
  ...(m_acute ? { mAcute: m_acute } : {}),
  ...(m_chronic ? { mChronic: m_chronic } : {}),
});

function unknownsOf(note: string): Pick<Ingredient, 'unknownAcuteToxicity' | 'unknownAquaticToxicity'> {
  if (!/unknown/i.test(note)) return {};
  return /aquatic|environment/i.test(note) ? { unknownAquaticToxicity: true } : { unknownAcuteToxicity: routes };
}

const perPercent: Readonly<Record<string, number>> = { ppm: 1e-4, ppb: 1e-7 };

/** `<` and `>` exclude their limit. An open end means 100 %; the classification reduces that to the remainder. */
function concentrationOf({ raw = '', unit = '%', value, min = 0, max }: CaseConcentration): Concentration {
  const scale = perPercent[unit] ?? 1;
  if (value !== undefined) return { lower: percent(value * scale), upper: percent(value * scale) };
  const isAbove = /^\s*>(?!\s*=)/.test(raw) && min > 0;
  const lower = percent(min * scale) + Number(isAbove);
  const upper = max === undefined ? percent(100) : percent(max * scale) - Number(/<(?!\s*=)/.test(raw));
  return { lower: Math.min(lower, upper), upper };
}

function acuteToxicityOf(written: CaseAcuteToxicity): readonly AcuteToxicityValue[] {
  const kind = kindOf(written.kind ?? 'LD50');
  return routesOf(written.route, written.unit).map((route) => ({ route, kind, value: valueOf(written) }));
}

function kindOf(written: string): AcuteToxicityValue['kind'] {
  if (/limit/i.test(written)) return 'limit-dose';
  if (/ATE/.test(written)) return 'ATE';
  return /LC50/.test(written) ? 'LC50' : 'LD50';
}

function routesOf(written: string, unit: string | undefined): readonly ToxicityRoute[] {
  if (/oral/i.test(written)) return ['oral'];
  if (/dermal|skin/i.test(written)) return ['dermal'];
  if (/gas/i.test(written) || /ppm/i.test(unit ?? '')) return ['gas'];
  if (/dust|mist/i.test(written)) return ['dust-mist'];
  return ['vapour'];
}

function valueOf({ op = '=', value, min, max, used_value }: CaseAcuteToxicity) {
  const low = used_value ?? value ?? min ?? Number.NEGATIVE_INFINITY;
  const high = value ?? max ?? Number.POSITIVE_INFINITY;
  if (op.startsWith('>')) return { min: low, max: Number.POSITIVE_INFINITY };
  if (op.startsWith('<')) return { min: Number.NEGATIVE_INFINITY, max: high };
  return { min: low, max: Math.max(low, high) };
}

function specificLimitsOf(
  written: NonNullable<CaseIngredient['scl']>,
  hazards: readonly Hazard[],
): readonly SpecificLimit[] {
  const pairs: readonly (readonly [string, string])[] = Array.isArray(written)
    ? written.map((line) => [line.split(';')[0] ?? '', line.slice(line.lastIndexOf(';') + 1)])
    : Object.entries(written).map(([category, limit]) => [category, String(limit)]);
  return pairs.map(([category, limit]) => {
    const [measure] = writtenMeasures(bandOf(limit));
    if (!measure) throw new RangeError(`no limit in: ${category} ${limit}`);
    const lower = Number.isFinite(measure.min) ? measure.min : measure.max;
    const isBand = measure.min !== measure.max && Number.isFinite(measure.max);
    return {
      outcome: outcomeOf(category, hazards),
      lower: percent(lower),
      ...(isBand ? { upper: percent(measure.max) } : {}),
    };
  });
}

/** `SCL 0.06 - < 0.6 %` and `5 <= C < 25`, reduced to numbers and signs. */
const bandOf = (limit: string) =>
  limit
    .slice(limit.indexOf(':') + 1)
    .replace(/SCL|C|%/g, ' ')
    .replace(/(\d)\s*(?:<=|≤|<)\s+(?:<=|≤|<)\s*(\d)/, '$1 - $2')
    .replace(/\s+/g, ' ')
    .trim();

/** A limit for a whole class (`Carc.`) applies to the ingredient's own category in that class. */
function outcomeOf(category: string, hazards: readonly Hazard[]): Hazard {
  const own = hazards.find(({ code }) => code === category || code.startsWith(`${category} `));
  if (own) return { code: own.code, hCode: own.hCode };
  return writtenHazard(category, undefined);
}
