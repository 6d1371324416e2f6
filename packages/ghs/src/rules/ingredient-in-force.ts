import { say } from '../message.ts';
import type { Reason } from '../classification.ts';
import type { Hazard, HazardClass } from '../hazard.ts';
import type { HarmonisedRules, Market } from '../markets/market.ts';
import type { HarmonisedEntry, HarmonisedHazard, Ingredient, ShownClass } from '../mixture.ts';
import { entryOf } from '../registry.ts';
import type { Remark } from './assessment.ts';
import { plainReason } from './reason.ts';
import { severityOf } from './specific-limit.ts';

type InForce = { readonly ingredient: Ingredient; readonly remarks: readonly Remark[] };

/** The ingredient for rules and reasons: with its printed name and the classification that counts in the market. */
export function ingredientInForce(written: Ingredient, market: Market): InForce {
  // Reasons never print a CAS number, so only the name must be hidden.
  const ingredient = written.printedName === undefined ? written : { ...written, name: written.printedName };
  const { harmonised, hazards } = ingredient;
  if (!harmonised) return { ingredient, remarks: ingredient.shown?.flatMap(remarksOnData) ?? [] };
  if (hazards === 'not-assessed') {
    const alone = { ...ingredient, ...harmonised, hazards: harmonised.hazards.map(withoutMark) };
    return { ingredient: alone, remarks: [] };
  }
  const own = byClass(hazards);
  const ofEntry = byClass(harmonised.hazards);
  return market.harmonised
    ? besideEntry({ ingredient, harmonised, own, ofEntry }, market.harmonised)
    : { ingredient, remarks: remarksOnEvidence({ ingredient, harmonised, own, ofEntry }, market) };
}

const remarksOnData = ({ hazardClass, reasons }: ShownClass): readonly Remark[] =>
  reasons.map((reason) => ({ hazardClass, reason }));

type Classes<H extends Hazard> = ReadonlyMap<HazardClass, readonly H[]>;

type SideBySide = {
  readonly ingredient: Ingredient;
  readonly harmonised: HarmonisedEntry;
  readonly own: Classes<Hazard>;
  readonly ofEntry: Classes<HarmonisedHazard>;
};

function byClass<H extends Hazard>(hazards: readonly H[]): Classes<H> {
  const classes = new Map<HazardClass, H[]>();
  for (const hazard of hazards) {
    const hazardClass = entryOf(hazard)?.hazardClass;
    if (hazardClass) classes.set(hazardClass, [...(classes.get(hazardClass) ?? []), hazard]);
  }
  return classes;
}

const withoutMark = ({ code, hCode, detail }: HarmonisedHazard): Hazard => ({
  code,
  hCode,
  ...(detail === undefined ? {} : { detail }),
});

/** The entry decides its classes and differentiations; the supplier's own classification decides all others. */
function besideEntry(both: SideBySide, rules: HarmonisedRules): InForce {
  const { ingredient, harmonised, own, ofEntry } = both;
  const verdicts = [...new Set([...ofEntry.keys(), ...own.keys()])].map((hazardClass) => ({
    hazardClass,
    ...judgeClass(ofEntry.get(hazardClass) ?? [], own.get(hazardClass) ?? []),
  }));
  const decidedByEntry = new Set(verdicts.filter(({ counts }) => counts === 'entry').map((one) => one.hazardClass));
  const decidedBySupplier = new Set(verdicts.filter(({ counts }) => counts !== 'entry').map((one) => one.hazardClass));
  const isOf = (classes: ReadonlySet<HazardClass>, hazard: Hazard) => {
    const hazardClass = entryOf(hazard)?.hazardClass;
    return hazardClass !== undefined && classes.has(hazardClass);
  };
  const limitsOfEntry = (harmonised.specificLimits ?? []).filter(({ outcome }) => !isOf(decidedBySupplier, outcome));
  const limitsOfSupplier = (ingredient.specificLimits ?? []).filter(({ outcome }) => !isOf(decidedByEntry, outcome));
  return {
    ingredient: {
      ...ingredient,
      hazards: verdicts.flatMap(({ hazards }) => hazards),
      specificLimits: [...limitsOfEntry, ...limitsOfSupplier],
      acuteToxicity: [...(harmonised.acuteToxicity ?? []), ...(ingredient.acuteToxicity ?? [])],
      notes: [...(harmonised.notes ?? []), ...(ingredient.notes ?? [])],
      // If the entry gives no M-factor, the supplier sets it (Article 10(4)).
      ...(harmonised.mAcute === undefined ? {} : { mAcute: harmonised.mAcute }),
      ...(harmonised.mChronic === undefined ? {} : { mChronic: harmonised.mChronic }),
    },
    remarks: verdicts.map(({ hazardClass, counts }) => ({
      hazardClass,
      reason: remark(counts, rules, {
        name: ingredient.name,
        entry: codesOf(ofEntry.get(hazardClass)),
        supplier: codesOf(own.get(hazardClass)),
      }),
    })),
  };
}

type Counts = 'entry' | 'raised' | 'tested' | 'supplier';

function judgeClass(
  entries: readonly HarmonisedHazard[],
  supplier: readonly Hazard[],
): { readonly counts: Counts; readonly hazards: readonly Hazard[] } {
  if (entries.length === 0) return { counts: 'supplier', hazards: supplier };
  const isMarked = (mark: string) => entries.some((entry) => entry.mark === mark);
  if (isMarked('*') && severest(supplier) < severest(entries)) return { counts: 'raised', hazards: supplier };
  if (isMarked('****') && supplier.length > 0) return { counts: 'tested', hazards: supplier };
  return { counts: 'entry', hazards: entries.map(withoutMark) };
}

const severest = (hazards: readonly Hazard[]) => Math.min(...hazards.map(({ code }) => severityOf(code)));

const codesOf = (hazards: readonly Hazard[] = []) => hazards.map(({ code }) => code).join(', ');

type Named = { readonly name: string; readonly entry: string; readonly supplier: string };

function remark(counts: Counts, rules: HarmonisedRules, { name, entry, supplier }: Named): Reason {
  const { paragraph, marksParagraph } = rules;
  switch (counts) {
    case 'entry': {
      const other = supplier === '' || supplier === entry ? '' : say('ingredientInForce-supplierDoesNot', { supplier });
      return plainReason(
        'ingredient.harmonised',
        paragraph,
        say('ingredientInForce-harmonisedCounts', { name, entry, other }),
      );
    }
    case 'raised':
      return plainReason(
        'ingredient.minimum-raised',
        marksParagraph,
        say('ingredientInForce-harmonisedMinimumSupplierDataLead', { name, entry, supplier }),
      );
    case 'tested':
      return plainReason(
        'ingredient.tested',
        marksParagraph,
        say('ingredientInForce-harmonisedConfirmedTestingSupplierCounts', { name, entry, supplier }),
      );
    case 'supplier':
      return plainReason(
        'ingredient.supplier',
        paragraph,
        say('ingredientInForce-harmonisedEntryDoesNotCover', { name, supplier }),
      );
  }
}

/** If the entry is not law, a remark names it wherever the supplier classified differently. */
function remarksOnEvidence({ ingredient: { name }, own, ofEntry }: SideBySide, { law }: Market): readonly Remark[] {
  return [...ofEntry].flatMap(([hazardClass, entries]) => {
    const [entry, supplier] = [codesOf(entries), codesOf(own.get(hazardClass))];
    if (entry === supplier) return [];
    const counting = supplier === '' ? say('ingredientInForce-noEntryClass') : supplier;
    const summary = say('ingredientInForce-europeanNotLawHereSupplier', { name, entry, counting });
    return [{ hazardClass, reason: plainReason('ingredient.not-law', law, summary) }];
  });
}
