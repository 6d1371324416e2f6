import type { CompiledEntry, CompiledFacts, CompiledHazard, CompiledLimit } from '@gosds/data/compiled-substance';
import { percent } from '@gosds/ghs/concentration';
import type { Hazard, HazardClass } from '@gosds/ghs/hazard';
import type { SpecificLimit } from '@gosds/ghs/mixture';
import { hazardClasses } from '@gosds/ghs/registry';
import type { AdditionalHazards, ClassificationEntry, Substance } from '@gosds/sheet/substance';
import { knownHazard } from './engine-words.ts';

type Additional = NonNullable<CompiledFacts['classification']['additional']>;

type National = NonNullable<CompiledFacts['classification']['national']>[number];

/** Cache: thousands of classifications use a few hundred hazards. */
const hazards = new Map<string, Hazard>();

function hazardOf([category, statement, detail]: CompiledHazard): Hazard {
  const key = [category, statement, detail].join('|');
  const known = hazards.get(key);
  if (known) return known;
  const read = knownHazard(category, statement);
  if (!read) throw new RangeError(`No such hazard: ${category} ${statement}`);
  const hazard = detail === undefined ? read : { ...read, detail };
  hazards.set(key, hazard);
  return hazard;
}

function hazardClassOf(name: string): HazardClass {
  const known = hazardClasses.find((each) => each === name);
  if (known === undefined) throw new RangeError(`No such hazard class: ${name}`);
  return known;
}

/** A limit that excludes its number begins or ends one ppb beside it. */
function specificLimitOf({ hazard, from, above, below, upTo }: CompiledLimit): SpecificLimit {
  return {
    outcome: hazardOf(hazard),
    ...(from === undefined ? {} : { lower: percent(from) }),
    ...(above === undefined ? {} : { lower: percent(above) + 1 }),
    ...(below === undefined ? {} : { upper: percent(below) }),
    ...(upTo === undefined ? {} : { upper: percent(upTo) + 1 }),
  };
}

const isSupplemental = ({ hazard: [category] }: CompiledLimit): boolean => category === '';

function supplementalLimitsOf(limits: readonly CompiledLimit[]) {
  const stated = limits.filter(isSupplemental);
  return stated.length === 0
    ? {}
    : { supplementalLimits: stated.map(({ hazard: [, code], from = 0 }) => ({ code, atLeast: percent(from) })) };
}

function entryFrom<Entry extends CompiledEntry>({ limits, hazards: compiled, ...others }: Entry) {
  return {
    ...others,
    hazards: compiled.map(hazardOf),
    specificLimits: limits.filter((limit) => !isSupplemental(limit)).map(specificLimitOf),
    ...supplementalLimitsOf(limits),
  };
}

function annexViOf(annexVi: CompiledFacts['annexVi']): Pick<Substance, 'annexVi'> {
  const contentOf = (entry: CompiledEntry | 'now'): ClassificationEntry | 'now' =>
    entry === 'now' ? entry : entryFrom(entry);
  return annexVi
    ? {
        annexVi: annexVi.map(({ entry, ...version }) => ({
          ...version,
          ...(entry ? { entry: contentOf(entry) } : {}),
        })),
      }
    : {};
}

function additionalFrom({ limits, ...others }: Additional): AdditionalHazards {
  return {
    ...others,
    hazards: others.hazards.map(hazardOf),
    ...(limits ? { specificLimits: limits.map(specificLimitOf) } : {}),
  };
}

const nationalFrom = ({ hazard, ...others }: National) => ({
  ...others,
  ...(hazard ? { hazard: hazardOf(hazard) } : {}),
});

function classificationOf({ classification }: CompiledFacts): Substance['classification'] {
  const { judged, additional, national, foundFor, ...others } = classification;
  return {
    ...entryFrom(others),
    ...(judged ? { judged: { ...judged, classes: judged.classes.map(hazardClassOf) } } : {}),
    ...(additional ? { additional: additionalFrom(additional) } : {}),
    ...(national ? { national: national.map(nationalFrom) } : {}),
    ...(foundFor ? { foundFor: foundFor.map((each) => ({ ...each, hazard: hazardOf(each.hazard) })) } : {}),
  };
}

/**
 * A substance from the data files, without the facts of lists. Throws for a hazard that the registry does not have: the
 * data were not checked.
 */
export const substanceFromData = ({ annexVi, ...facts }: CompiledFacts): Omit<Substance, 'exposureLimits'> => ({
  ...facts,
  ...annexViOf(annexVi),
  cwNo: `CW${facts.materialId.toString().padStart(6, '0')}`,
  classification: classificationOf(facts),
});
