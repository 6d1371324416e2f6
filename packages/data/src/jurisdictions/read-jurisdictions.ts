import { z } from 'zod';
import type { DataFolder } from '../data-folder.ts';
import {
  type ClassificationFacts,
  classificationFacts,
  type JurisdictionFacts,
  jurisdictionForm,
} from './jurisdiction-forms.ts';
import { type JurisdictionTables, readTables } from './jurisdiction-tables.ts';

type Days = { readonly validFrom?: string | undefined; readonly validUntil?: string | undefined };

/** A jurisdiction with classification rules of its own. */
export type ClassificationData = Days & {
  readonly id: string;
  readonly name: string;
  readonly follows?: string | undefined;
  readonly facts: ClassificationFacts;
  /** The facts from each date, in order of date. */
  readonly changes: readonly (Days & { readonly facts: ClassificationFacts })[];
  readonly tables: JurisdictionTables;
};

/** A folder of `data/jurisdictions`. */
export type Folder = { readonly facts: JurisdictionFacts; readonly file: string };

function readFacts(data: DataFolder): ReadonlyMap<string, Folder> {
  const found = data.namesIn('jurisdictions').flatMap((folder): (readonly [string, Folder])[] => {
    const file = `jurisdictions/${folder}/jurisdiction.json`;
    const facts = data.json(file, jurisdictionForm);
    if (facts && facts.id !== folder)
      data.report({ file, row: null, message: `The id must be “${folder}”, the name of the folder.` });
    return facts ? [[folder, { facts, file }]] : [];
  });
  return new Map(found);
}

/** The jurisdictions it follows, then the jurisdiction itself. Reports a missing one and a circle. */
function chainOf(data: DataFolder, all: ReadonlyMap<string, Folder>, own: Folder): readonly Folder[] {
  const chain = [own];
  for (let next = own.facts.follows; next !== undefined; next = chain[0]?.facts.follows) {
    const followed = all.get(next);
    if (!followed || chain.includes(followed)) {
      data.report({ file: own.file, row: null, message: `follows: “${next}” cannot be followed.` });
      break;
    }
    chain.unshift(followed);
  }
  return chain;
}

type Layer = Readonly<Record<string, unknown>>;

/** All facts, each from the last layer that has it. Undefined, with a fault, if one is missing. */
function merged(data: DataFolder, file: string, layers: readonly Layer[]): ClassificationFacts | undefined {
  const all = Object.fromEntries(
    layers.flatMap((layer) => Object.entries(layer).filter(([, value]) => value !== undefined)),
  );
  const result = classificationFacts.safeParse(all);
  if (result.success) return result.data;
  data.report({ file, row: null, message: z.prettifyError(result.error) });
  return undefined;
}

/** The facts of a jurisdiction without the changes. The position in lists is never inherited. */
function layersOf(chain: readonly Folder[], own: Folder): readonly Layer[] {
  return chain.map((one): Layer => {
    const isOwn = (key: string) => key !== 'changes' && (key !== 'order' || one === own);
    return Object.fromEntries(Object.entries(one.facts.classification ?? {}).filter(([key]) => isOwn(key)));
  });
}

function classificationOf(data: DataFolder, chain: readonly Folder[], own: Folder): ClassificationData | undefined {
  const { id, name, follows, validFrom, validUntil, classification } = own.facts;
  if (!classification) return undefined;
  const layers = layersOf(chain, own);
  const facts = merged(data, own.file, layers);
  if (!facts) return undefined;
  const changes = (classification.changes ?? []).flatMap(({ validFrom: from, validUntil: until, ...change }) => {
    const changed = merged(data, own.file, [...layers, change]);
    return changed ? [{ validFrom: from, validUntil: until, facts: changed }] : [];
  });
  return { id, name, follows, validFrom, validUntil, facts, changes, tables: readTables(data, `jurisdictions/${id}`) };
}

/** The chain of every jurisdiction folder: those it follows, then itself. In order of names. */
export function readChains(data: DataFolder): readonly (readonly Folder[])[] {
  const all = readFacts(data);
  return [...all.values()].map((own) => chainOf(data, all, own));
}

/** The jurisdictions with classification rules of their own, in list order. */
export function readClassifications(
  data: DataFolder,
  chains: readonly (readonly Folder[])[],
): readonly ClassificationData[] {
  const last = Number.POSITIVE_INFINITY;
  return chains
    .flatMap((chain) => chain.slice(-1).flatMap((own) => classificationOf(data, chain, own) ?? []))
    .toSorted((a, b) => (a.facts.order ?? last) - (b.facts.order ?? last) || a.id.localeCompare(b.id));
}
