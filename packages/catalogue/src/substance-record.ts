import type { PhysicalState } from '@gosds/ghs/mixture';
import type { SourcedMeasure, Substance, SubstanceProperties } from '@gosds/sheet/substance';
import { readHazard } from './hazard-notation.ts';
import {
  readAte,
  readEcotoxicity,
  readExposureLimits,
  readList,
  readProperty,
  readSpecificLimit,
  readToxicity,
} from './record-notation.ts';
import { judgedClassesOf } from './judged-classes.ts';
import { isCasNumber, isEcNumber, isIndexNumber } from '@gosds/data/registry-numbers';
import { judgesEveryClass, sourceId } from './sources.ts';
import { statementFactsOf } from './statement-facts.ts';

/** Texts with several values part them by semicolons; `{ source: text }` groups the values by where they were read. */
type BySource = Readonly<Record<string, string>>;

type Classified =
  | { readonly harmonised: string; readonly index: string }
  | { readonly notified: string; readonly by: string }
  | { readonly notClassified: string };

/** One substance as a chemist writes it down; README.md explains the notation. */
export type SubstanceRecord = Classified & {
  readonly id: number;
  readonly name: string;
  readonly synonyms?: string;
  readonly cas?: string;
  readonly ec?: string;
  readonly formula?: string;
  readonly molarMass?: number;
  readonly euh?: string;
  readonly limits?: string;
  readonly mAcute?: number;
  readonly mChronic?: number;
  readonly ates?: string;
  readonly notes?: string;
  readonly nonAdditive?: true;
  readonly also?: BySource;
  readonly state: PhysicalState;
  readonly appearance?: string;
  readonly odour?: string;
  readonly values?: BySource;
  readonly tox?: BySource;
  readonly eco?: BySource;
  readonly degradable?: readonly ['ready' | 'not ready', string];
  readonly oel?: BySource;
  readonly un?: string;
};

function bySource<T>(grouped: BySource | undefined, read: (notation: string, source: string) => T): T[] {
  return Object.entries(grouped ?? {}).flatMap(([source, text]) =>
    readList(text).map((notation) => read(notation, sourceId(source))),
  );
}

function checkNumbers({ cas, ec, ...rest }: SubstanceRecord) {
  if (cas !== undefined && !isCasNumber(cas)) throw new RangeError(`Not a CAS number: ${cas}`);
  if (ec !== undefined && !isEcNumber(ec)) throw new RangeError(`Not an EC number: ${ec}`);
  if ('index' in rest && !isIndexNumber(rest.index)) throw new RangeError(`Not an index number: ${rest.index}`);
}

function basisOf(record: SubstanceRecord): {
  basis: Substance['classification']['basis'];
  source: string;
  text: string;
} {
  if ('harmonised' in record) return { basis: 'harmonised', source: 'clp-annex-vi', text: record.harmonised };
  if ('notified' in record) return { basis: 'notified', source: sourceId(record.by), text: record.notified };
  return { basis: 'none', source: sourceId(record.notClassified), text: '' };
}

function additionalOf(record: SubstanceRecord): Pick<Substance['classification'], 'additional'> {
  const [source, text] = Object.entries(record.also ?? {})[0] ?? [];
  if (!source || !text) return {};
  const parts = readList(text);
  const isSupplemental = (part: string) => part.startsWith('EUH');
  return {
    additional: {
      source: sourceId(source),
      hazards: parts.filter((part) => !isSupplemental(part)).map((part) => readHazard(part).hazard),
      supplemental: parts.filter(isSupplemental),
    },
  };
}

function classificationOf(record: SubstanceRecord): Substance['classification'] {
  const { basis, source, text } = basisOf(record);
  const hazards = readList(text).map(readHazard);
  const added = additionalOf(record);
  const coversAllClasses = [source, added.additional?.source].some(judgesEveryClass);
  return {
    basis,
    source,
    ...(coversAllClasses ? { coversAllClasses } : {}),
    hazards: hazards.map(({ hazard }) => hazard),
    supplemental: readList(record.euh),
    specificLimits: readList(record.limits).map(readSpecificLimit),
    ...(record.mAcute === undefined ? {} : { mAcute: record.mAcute }),
    ...(record.mChronic === undefined ? {} : { mChronic: record.mChronic }),
    ates: readList(record.ates).map((part) => readAte(part, source)),
    notes: (record.notes ?? '').split(' ').filter((note) => note !== ''),
    minimum: hazards.filter(({ isMinimum }) => isMinimum).map(({ hazard }) => hazard.hCode),
    ...(record.nonAdditive ? { nonAdditive: true } : {}),
    ...statementFactsOf(record.cas),
    ...judgedClassesOf(record.cas),
    ...added,
  };
}

function measuresOf({ values }: SubstanceRecord): Partial<Record<string, SourcedMeasure>> {
  const measures: Record<string, SourcedMeasure> = {};
  for (const [key, value] of bySource(values, readProperty)) {
    if (measures[key]) throw new RangeError(`Two values for ${key}`);
    measures[key] = value;
  }
  return measures;
}

function propertiesOf(record: SubstanceRecord, measures: Partial<SubstanceProperties>): SubstanceProperties {
  const { state, appearance, odour } = record;
  return { state, ...(appearance ? { appearance } : {}), ...(odour ? { odour } : {}), ...measures };
}

function identityOf(record: SubstanceRecord) {
  const { id, name, synonyms, cas, ec, formula, molarMass } = record;
  return {
    materialId: id,
    cwNo: `CW${id.toString().padStart(6, '0')}`,
    name,
    synonyms: readList(synonyms),
    ...(cas ? { cas } : {}),
    ...(ec ? { ec } : {}),
    ...('index' in record ? { index: record.index } : {}),
    ...(formula ? { formula } : {}),
    ...(molarMass === undefined ? {} : { molarMass }),
  };
}

function build(record: SubstanceRecord): Substance {
  checkNumbers(record);
  const { bcf, ...measures } = measuresOf(record);
  const { degradable, un } = record;
  if (un !== undefined && !/^\d{4}$/.test(un)) throw new RangeError(`Not a UN number: ${un}`);
  return {
    ...identityOf(record),
    classification: classificationOf(record),
    properties: propertiesOf(record, measures),
    toxicity: bySource(record.tox, readToxicity),
    ecotoxicity: bySource(record.eco, readEcotoxicity),
    ...(degradable
      ? { readilyBiodegradable: { value: degradable[0] === 'ready', source: sourceId(degradable[1]) } }
      : {}),
    ...(bcf ? { bcf } : {}),
    exposureLimits: Object.entries(record.oel ?? {}).flatMap(([list, text]) =>
      readExposureLimits(sourceId(list), text),
    ),
    ...(un ? { unNumber: { value: un, source: 'adr' } } : {}),
  };
}

/** Reads a record, or throws a RangeError that names the substance and the part that is malformed. */
export function record(notation: SubstanceRecord): Substance {
  try {
    return build(notation);
  } catch (cause) {
    throw new RangeError(`${notation.name}: ${cause instanceof Error ? cause.message : 'malformed'}`, { cause });
  }
}
