import type { Hazard } from '@gosds/ghs/hazard';
import { entryOf } from '@gosds/ghs/registry';
import type { AdditionalHazards, AnnexViVersion, ClassificationEntry, SourceId, Substance } from '../substance.ts';

/**
 * The day of a sheet. `until` is the last day whose Annex VI applies in a country that stopped following the law of the
 * Union.
 */
export type ListDay = {
  readonly day: string;
  readonly until?: string | undefined;
  /** The country's own list that took over the entries, as a sheet cites it. */
  readonly list?: SourceId | undefined;
};

type Classification = Substance['classification'];

const annexVi = 'clp-annex-vi';

const versionOn = (versions: readonly AnnexViVersion[], day: string): AnnexViVersion | undefined =>
  versions.findLast(({ from }) => from <= day);

/** For single exposure, H335, H336 and H370 are separate effects. */
const effectOf = (hazard: Hazard): string => {
  const hazardClass = entryOf(hazard)?.hazardClass ?? '';
  return hazardClass === 'Specific target organ toxicity, single exposure' ? hazard.hCode : hazardClass;
};

/** Hazards in classes that the entry does not cover. */
function besideEntry(entry: ClassificationEntry, hazards: readonly Hazard[]): readonly Hazard[] {
  const effects = new Set(entry.hazards.map(effectOf));
  return hazards.filter((hazard) => !effects.has(effectOf(hazard)));
}

const lawDayOf = ({ day, until = day }: ListDay): string => (until < day ? until : day);

const contentOf = ({ entry }: AnnexViVersion, now: Classification): ClassificationEntry | undefined =>
  entry === 'now' ? now : entry;

/** What suppliers state in addition to the entry, or for the whole substance if it is not on the list. */
function ownHazards(classification: Classification): AdditionalHazards {
  const { basis, hazards, supplemental, specificLimits, additional, source } = classification;
  if (basis !== 'harmonised') return { hazards, supplemental, specificLimits, source };
  return additional ?? { hazards: [], supplemental: [], source };
}

/**
 * Hazards from others in the classes that the entry leaves open: from suppliers, and from a later edition that is not
 * law here.
 */
function additionalTo(entry: ClassificationEntry, own: AdditionalHazards, later: readonly ClassificationEntry[]) {
  const others = [own, ...later];
  const hazards = besideEntry(entry, [...new Set(others.flatMap((each) => each.hazards))]);
  const stated = new Set(others.flatMap((each) => each.supplemental));
  const supplemental = [...stated].filter((code) => !entry.supplemental.includes(code));
  const isEmpty = hazards.length === 0 && supplemental.length === 0;
  const limits = (own.specificLimits ?? []).filter(({ outcome }) =>
    hazards.some((each) => each.hCode === outcome.hCode),
  );
  const specificLimits = limits.length > 0 ? { specificLimits: limits } : {};
  return isEmpty ? {} : { additional: { hazards, supplemental, ...specificLimits, source: own.source } };
}

/** Facts that do not depend on the list. */
const factsBeside = ({
  coversAllClasses,
  judged,
  nonAdditive,
  families,
  aquaticSetAside,
  national,
  foundFor,
}: Classification) => ({
  ...(coversAllClasses ? { coversAllClasses } : {}),
  ...(judged ? { judged } : {}),
  ...(nonAdditive ? { nonAdditive } : {}),
  ...(families ? { families } : {}),
  ...(aquaticSetAside ? { aquaticSetAside } : {}),
  ...(national ? { national } : {}),
  ...(foundFor ? { foundFor } : {}),
});

/** ATEs from other sources for routes without an ATE in the entry. */
const estimatesBeside = (entry: ClassificationEntry, { ates }: Classification) =>
  ates.filter(({ route, source }) => source !== annexVi && !entry.ates.some((each) => each.route === route));

function withEntry(substance: Substance, entry: ClassificationEntry, later: readonly ClassificationEntry[]): Substance {
  const { classification } = substance;
  return {
    ...substance,
    classification: {
      ...factsBeside(classification),
      ...contentAlone(entry),
      ates: [...entry.ates, ...estimatesBeside(entry, classification)],
      basis: 'harmonised',
      source: annexVi,
      ...additionalTo(entry, ownHazards(classification), later),
    },
  };
}

/** The content of an edition, without additional data if the edition is the substance's own classification. */
function contentAlone(entry: ClassificationEntry): ClassificationEntry {
  const { hazards, supplemental, specificLimits, supplementalLimits, mAcute, mChronic, ates, notes, minimum } = entry;
  return {
    ...{ hazards, supplemental, specificLimits, ates, notes, minimum },
    ...(supplementalLimits ? { supplementalLimits } : {}),
    ...(mAcute === undefined ? {} : { mAcute }),
    ...(mChronic === undefined ? {} : { mChronic }),
  };
}

/** The index number belongs to an entry in force. */
function withoutIndex({ index: _index, ...others }: Substance): Substance {
  return others;
}

/**
 * The substance without a harmonised entry. An entry that applies later or elsewhere is already known; it counts like a
 * statement by an authority (CLP Article 4(3)).
 */
function offTheList(substance: Substance): Substance {
  const { classification } = substance;
  const basis = classification.basis === 'harmonised' ? 'notified' : classification.basis;
  return { ...withoutIndex(substance), classification: { ...classification, basis } };
}

/** The harmonised entry with the country's own list as its source. */
function citedBy(list: SourceId | undefined, substance: Substance): Substance {
  const { classification } = substance;
  if (list === undefined || classification.basis !== 'harmonised' || classification.source !== annexVi)
    return substance;
  const ates = classification.ates.map((each) => (each.source === annexVi ? { ...each, source: list } : each));
  return { ...substance, classification: { ...classification, source: list, ates } };
}

/** The substance with the harmonised entry in force on a day. A later edition is evidence at most. */
export const withEntryInForce = (where: ListDay, substance: Substance): Substance =>
  citedBy(where.list, entryInForce(where, substance));

function entryInForce(where: ListDay, substance: Substance): Substance {
  const { annexVi: versions, classification } = substance;
  if (!versions) return substance;
  const inForce = versionOn(versions, lawDayOf(where));
  const newest = versionOn(versions, where.day);
  const entry = inForce && contentOf(inForce, classification);
  if (!entry) return offTheList(substance);
  if (newest === inForce) return inForce.entry === 'now' ? substance : withEntry(substance, entry, []);
  const later = newest && contentOf(newest, classification);
  return withEntry(substance, entry, later ? [later] : []);
}
