import type { Hazard } from '@gosds/ghs/hazard';
import { entryOf } from '@gosds/ghs/registry';
import type { AdditionalHazards, AnnexViVersion, ClassificationEntry, SourceId, Substance } from '../substance.ts';

/** Day of a sheet, and the last day whose Annex VI is the law there where the law of the Union is not followed further. */
export type ListDay = {
  readonly day: string;
  readonly until?: string | undefined;
  /** The list of the country that took the entries over, as a sheet cites it. */
  readonly list?: SourceId | undefined;
};

type Classification = Substance['classification'];

const annexVi = 'clp-annex-vi';

const versionOn = (versions: readonly AnnexViVersion[], day: string): AnnexViVersion | undefined =>
  versions.findLast(({ from }) => from <= day);

/** In single exposure each of H335, H336 and H370 stands for an effect of its own. */
const effectOf = (hazard: Hazard): string => {
  const hazardClass = entryOf(hazard)?.hazardClass ?? '';
  return hazardClass === 'Specific target organ toxicity, single exposure' ? hazard.hCode : hazardClass;
};

/** Hazards in classes in which the entry says nothing. */
function besideEntry(entry: ClassificationEntry, hazards: readonly Hazard[]): readonly Hazard[] {
  const effects = new Set(entry.hazards.map(effectOf));
  return hazards.filter((hazard) => !effects.has(effectOf(hazard)));
}

const lawDayOf = ({ day, until = day }: ListDay): string => (until < day ? until : day);

const contentOf = ({ entry }: AnnexViVersion, now: Classification): ClassificationEntry | undefined =>
  entry === 'now' ? now : entry;

/** What suppliers say beside the entry, or of the whole substance where it is off the list. */
function ownHazards(classification: Classification): AdditionalHazards {
  const { basis, hazards, supplemental, specificLimits, additional, source } = classification;
  if (basis !== 'harmonised') return { hazards, supplemental, specificLimits, source };
  return additional ?? { hazards: [], supplemental: [], source };
}

/** What others say of the classes that the entry leaves open: suppliers, and a later edition that is not the law here. */
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

/** What a substance is whatever the list says. */
const factsBeside = ({ coversAllClasses, judged, nonAdditive, families, aquaticSetAside }: Classification) => ({
  ...(coversAllClasses ? { coversAllClasses } : {}),
  ...(judged ? { judged } : {}),
  ...(nonAdditive ? { nonAdditive } : {}),
  ...(families ? { families } : {}),
  ...(aquaticSetAside ? { aquaticSetAside } : {}),
});

/** The estimates of others by the routes for which the entry has none. */
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

/** What an edition says, without what stands beside it where it is that of the substance itself. */
function contentAlone(entry: ClassificationEntry): ClassificationEntry {
  const { hazards, supplemental, specificLimits, supplementalLimits, mAcute, mChronic, ates, notes, minimum } = entry;
  return {
    ...{ hazards, supplemental, specificLimits, ates, notes, minimum },
    ...(supplementalLimits ? { supplementalLimits } : {}),
    ...(mAcute === undefined ? {} : { mAcute }),
    ...(mChronic === undefined ? {} : { mChronic }),
  };
}

/** The index number is that of an entry in force. */
function withoutIndex({ index: _index, ...others }: Substance): Substance {
  return others;
}

/**
 * The substance off the list. What the list will say, or says elsewhere, is known already: it counts like the word of an
 * authority (CLP Article 4(3)).
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

/** The substance with the harmonised entry that is the law on a day; every later edition is evidence at most. */
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
