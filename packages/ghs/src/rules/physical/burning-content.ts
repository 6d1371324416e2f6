import { percent, type Ppb } from '../../concentration.ts';
import type { HazardClass } from '../../hazard.ts';
import type { Measure } from '../../mixture.ts';
import { allocate } from '../allocate.ts';
import type { Assessment, Subject } from '../assessment.ts';
import { missingAssessments } from '../missing-assessments.ts';

/** The flammable content of an aerosol or a chemical under pressure. Concentrations by mass, heat in kJ/g. */
export type BurningContent = {
  readonly subjects: readonly Subject[];
  /** The highest and lowest concentrations that the declared ranges allow. */
  readonly max: Ppb;
  readonly min: Ppb;
  /** Chemical heat of combustion. Undefined if the heat of an ingredient is unknown. */
  readonly heat: Measure | undefined;
  readonly withoutHeat: readonly string[];
  readonly unassessed: readonly string[];
};

/** Flammable components by CLP Annex I, 2.3.2.1; not pyrophoric, self-heating or water-reactive ones. */
const burning: readonly HazardClass[] = ['Flammable gases', 'Flammable liquids', 'Flammable solids'];

export function burningContent(assessment: Assessment): BurningContent {
  const { byClass, subjects: all, mixture } = assessment;
  const members = new Set(
    burning.flatMap((hazardClass) => (byClass.get(hazardClass) ?? []).map(({ subject }) => subject)),
  );
  const subjects = all.filter((subject) => subject.upper > 0 && members.has(subject));
  const used = allocate(assessment, (subject) => Number(members.has(subject)));
  const withoutHeat = all
    .filter(({ upper, source }) => upper > 0 && source.heatOfCombustion === undefined)
    .map(({ source }) => source.name);
  return {
    subjects,
    max: subjects.reduce((sum, subject) => sum + used(subject), 0),
    min: subjects.reduce((sum, { lower }) => sum + lower, 0),
    heat: mixture.properties.heatOfCombustion ?? (withoutHeat.length === 0 ? weightedHeat(assessment) : undefined),
    withoutHeat: mixture.properties.heatOfCombustion ? [] : withoutHeat,
    unassessed: missingAssessments(assessment, 'Aerosols', 0),
  };
}

/** The sum of the ingredients' heats, weighted by mass fraction (CLP Annex I, 2.3.4.2). */
function weightedHeat(assessment: Assessment): Measure {
  const heatOf = ({ source }: Subject) => source.heatOfCombustion ?? 0;
  const used = allocate(assessment, heatOf);
  const { subjects } = assessment;
  return {
    min: subjects.reduce((sum, subject) => sum + subject.lower * heatOf(subject), 0) / percent(100),
    max: subjects.reduce((sum, subject) => sum + used(subject) * heatOf(subject), 0) / percent(100),
  };
}
