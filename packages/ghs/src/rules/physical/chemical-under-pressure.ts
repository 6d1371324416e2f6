import { type Message, type MessageValue, say } from '../../message.ts';
import type { ClassOutcome } from '../../classification.ts';
import { percent } from '../../concentration.ts';
import { hazard } from '../../hazard.ts';
import type { Assessment } from '../assessment.ts';
import { isAtLeast } from '../measure.ts';
import { counted, roundForDisplay, outcome, plainReason, sumText } from '../reason.ts';
import { type BurningContent, burningContent } from './burning-content.ts';
import { paragraphOf, type PhysicalClass, settledWithout } from './physical-outcome.ts';

const chemicalsUnderPressure = { hazardClass: 'Chemicals under pressure', part: 3 } as const;
const { hazardClass } = chemicalsUnderPressure;

/** UN GHS, 2.3.2; heat in kJ/g. */
const limits = { flammableAbove: percent(1), mostlyFrom: percent(85), heatFrom: 20 } as const satisfies Readonly<
  Record<string, number>
>;

const statements = ['H282', 'H283', 'H284'] as const;

/** True if the market has the class and the mixture is packed so. It is then not a flammable liquid or solid. */
export const isChemicalUnderPressure = ({ market, mixture: { physicalState, properties } }: Assessment): boolean =>
  properties.isPressurisedChemical === true &&
  (physicalState === 'liquid' || physicalState === 'solid') &&
  market.adopted.includes('Chem. Press. 1');

const notOfThisClass = say('chemicalUnderPressure-mixtureChemicalUnderPressureTakes');
const notPressurised = say('chemicalUnderPressure-mixtureNotSaidLiquidSolid');

export const underPressure = (assessment: Assessment, physicalClass: PhysicalClass): ClassOutcome =>
  settledWithout(assessment, physicalClass, { id: 'under-pressure', summary: notOfThisClass });

/** Liquids and solids expelled by a gas from a receptacle, by flammable components and heat of combustion. */
export function classifyChemicalUnderPressure(assessment: Assessment): ClassOutcome {
  const { physicalState, properties } = assessment.mixture;
  if (!properties.isPressurisedChemical || physicalState === 'gas' || physicalState === 'aerosol') {
    return settledWithout(assessment, chemicalsUnderPressure, { id: 'unpressurised', summary: notPressurised });
  }
  const content = burningContent(assessment);
  const { category, missing, because } = judge(content);
  const reason = {
    ...plainReason(
      `chem-press.${category}`,
      paragraphOf(assessment, chemicalsUnderPressure),
      say('chemicalUnderPressure-compared', { category, because }),
    ),
    counted: content.subjects.map((subject) => counted(subject, subject.upper, {})),
    found: roundForDisplay(content.max / 1e7),
    unit: '%',
  };
  const hazards = [hazard(`Chem. Press. ${category} ${statements[category - 1] ?? ''}`)];
  return outcome({ hazardClass, hazards, reasons: [reason], missing });
}

type Judged = { readonly category: 1 | 2 | 3; readonly missing: readonly MessageValue[]; readonly because: Message };

function judge({ max, heat, withoutHeat, unassessed }: BurningContent): Judged {
  const isHot = heat !== undefined && isAtLeast(heat, limits.heatFrom);
  const warmth = heat
    ? say('chemicalUnderPressure-heat', { heat: roundForDisplay(heat.max) })
    : say('chemicalUnderPressure-unknownHeatCombustion');
  const because = say('chemicalUnderPressure-flammableComponents', {
    most: sumText(max, limits.flammableAbove, limits.mostlyFrom),
    warmth,
  });
  const openHeat = heat ? [] : [say('chemicalUnderPressure-chemicalHeatCombustion', { withoutHeat })];
  if (max >= limits.mostlyFrom) return { category: isHot ? 1 : 2, missing: openHeat, because };
  if (max > limits.flammableAbove || isHot) return { category: 2, missing: unassessed, because };
  return { category: 3, missing: [...unassessed, ...openHeat], because };
}
