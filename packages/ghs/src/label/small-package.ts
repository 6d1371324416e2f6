import { labelLawOf } from './label-law-of.ts';
import { type Message, type MessageValue, say } from '../message.ts';
import { isCategoryOf } from '../hazard-question.ts';
import type { Explained, LabelElements } from '../classification.ts';
import type { Hazard } from '../hazard.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';
import type { Mixture } from '../mixture.ts';
import { entriesOf } from '../registry.ts';
import type { LabelElement, LabelLaw, ReliefByClass } from './label-law.ts';
import { precautionRowsOf } from './precaution-candidates.ts';
import { statesCode } from './statement-code.ts';

export type SmallPackage = {
  readonly capacityMl: number;
  readonly market: LabelRegimeId;
  readonly use?: Mixture['use'];
  /** Supplied to distributors or users for research, development or quality control, in a labelled outer package. */
  readonly isForResearch?: boolean;
  /** Soluble packaging for single use, in a fully labelled outer package. */
  readonly isSoluble?: boolean;
  /**
   * True if no label with all elements can be attached, not even a fold-out, pull-out or tie-on label. Every law but
   * Canada's makes this its condition (CLP Art. 29(2); 29 CFR 1910.1200(f)(12)(i); Model WHS Regulations, Schedule 9,
   * clause 4).
   */
  readonly isTooSmall?: boolean;
  /** True if any label interferes with the normal use of the container. */
  readonly isObstructedByLabel?: boolean;
  /** Plant protection and biocidal products get no relief below 125 ml. */
  readonly isPesticide?: boolean;
};

/** The elements that the label of a small package may leave out, and what it must show. */
export type SmallPackageLabel = {
  readonly mayOmit: readonly Explained<string>[];
  /** Elements that remain, e.g. `product identifier`, if the law names them. */
  readonly mustShow: readonly Explained<MessageValue>[];
};

/** The relief for small packages in the market's law. Everything not in `mayOmit` stays on the label. */
export function smallPackageLabel(
  label: LabelElements,
  hazards: readonly Hazard[],
  small: SmallPackage,
): SmallPackageLabel {
  if (!(small.capacityMl > 0)) throw new RangeError(`not a capacity of a package: ${small.capacityMl} ml`);
  const law = labelLawOf(small.market).smallPackagesByClass;
  if (!law) return byVolume(label, small);
  return small.isTooSmall ? byClass(label, hazards, { ...small, law }) : { mayOmit: [], mustShow: [] };
}

function byVolume(label: LabelElements, small: SmallPackage): SmallPackageLabel {
  const tier = (labelLawOf(small.market).smallPackages ?? []).find(
    ({ upToMl = Number.POSITIVE_INFINITY, isForObstructive }) =>
      small.capacityMl <= upToMl && (isForObstructive !== true || small.isObstructedByLabel === true),
  );
  if (!tier || !(small.isTooSmall || tier.evenIfAllFits)) return { mayOmit: [], mustShow: [] };
  const { paragraph } = tier;
  const why = say(tier.why);
  const elements = tier.omits.flatMap((element) => label[element].map(({ value }) => value));
  return {
    mayOmit: elements.map((value) => ({ value, paragraph, why })),
    mustShow: tier.shows.map((shown) => ({ value: shown === 'pictograms' ? shown : say(shown), paragraph, why })),
  };
}

type Law = NonNullable<LabelLaw['smallPackagesByClass']>;

function byClass(
  label: LabelElements,
  hazards: readonly Hazard[],
  { law, ...small }: SmallPackage & { readonly law: Law },
): SmallPackageLabel {
  const { inner, soluble } = law;
  if (small.capacityMl <= inner.upToMl && small.isForResearch && !small.isPesticide) return innerPackage(label, inner);
  const reliefs = law.reliefs.filter((relief) => !(relief.isNotForPublic && small.use === 'consumer'));
  const isSoluble = small.capacityMl <= soluble.upToMl && small.isSoluble === true && !small.isPesticide;
  if (isSoluble && hazards.some((hazard) => reliefs.some(({ category }) => isCategoryOf(hazard.code, category)))) {
    return allOf(label, soluble.paragraph, say('smallPackage-solublePackagingUpFullyLabelled'));
  }
  if (small.capacityMl > law.upToMl) return { mayOmit: [], mustShow: [] };
  const lead = small.capacityMl < law.lead.belowMl ? leadInBrief(label, law.lead.paragraph) : [];
  return { mayOmit: [...relievedElements(label, hazards, reliefs), ...lead], mustShow: [] };
}

/** An element may be left out if every hazard that requires it has the relief. */
function relievedElements(label: LabelElements, hazards: readonly Hazard[], reliefs: readonly ReliefByClass[]) {
  const ruleOf = (element: LabelElement, { code }: Hazard) =>
    reliefs.find((relief) => relief.omits.includes(element) && isCategoryOf(code, relief.category));
  const omissible =
    (element: LabelElement, bearersOf: (value: string) => readonly Hazard[]) =>
    ({ value }: Explained<string>): Explained<string>[] => {
      const bearers = bearersOf(value);
      const rules = bearers.map((hazard) => ruleOf(element, hazard));
      const [first] = rules;
      if (!first || rules.includes(undefined)) return [];
      const names = [...new Set(bearers.map(({ code }) => code))];
      return [{ value, paragraph: first.paragraph, why: say('smallPackage-up', { names }) }];
    };
  const stated = (value: string) => hazards.filter(({ hCode }) => statesCode(value, hCode));
  const shown = (value: string) => hazards.filter((one) => entriesOf(one).some(({ pictogram }) => pictogram === value));
  const cautioned = (value: string) =>
    hazards.filter((one) => precautionRowsOf(one).some((row) => row.precautions.some(([code]) => code === value)));
  return [
    ...label.pictograms.flatMap(omissible('pictograms', shown)),
    ...label.hazardStatements.flatMap(omissible('hazardStatements', stated)),
    ...label.precautionaryStatements.flatMap(omissible('precautionaryStatements', cautioned)),
  ];
}

function leadInBrief({ supplemental }: LabelElements, paragraph: string): Explained<string>[] {
  const isLead = supplemental.some(({ code }) => code === 'EUH201');
  return isLead ? [{ value: 'EUH201', paragraph, why: say('smallPackage-euh201aMayStandPackagesLess') }] : [];
}

function allOf(label: LabelElements, paragraph: string, why: Message): SmallPackageLabel {
  const values = [...label.pictograms, ...label.hazardStatements, ...label.precautionaryStatements];
  return { mayOmit: values.map(({ value }) => ({ value, paragraph, why })), mustShow: [] };
}

/** Inner packages for research show the product identifier and the first pictograms in the law's order. */
function innerPackage(label: LabelElements, { pictograms, shown: most, paragraph }: Law['inner']): SmallPackageLabel {
  const why = say('smallPackage-innerPackagingUpResearchAnalysis');
  const shown = pictograms.filter((code) => label.pictograms.some(({ value }) => value === code)).slice(0, most);
  const { mayOmit } = allOf(label, paragraph, why);
  return {
    mayOmit: mayOmit.filter(({ value }) => !shown.includes(value)),
    mustShow: [say('common-productIdentifier'), ...shown].map((value) => ({ value, paragraph, why })),
  };
}
