import type { JurisdictionId } from '../jurisdiction-id.ts';
import { hazardClasses } from '../registry.ts';
import { acuteToxicityRules } from './acute-rules.ts';
import { flammableLiquidRules } from './flammable-liquid-rules.ts';
import type { LawOnDay } from './law-on-day.ts';
import {
  additiveTables,
  additivityTable,
  extremePh,
  individualTables,
  nonAdditiveTable,
  requiredLimit,
} from './limit-tables.ts';
import type { Market } from './market.ts';
import type { SubstanceLaw } from './substance-law.ts';
import { supplementalRules } from './supplemental-rules.ts';

const substanceLaw = (law: LawOnDay): SubstanceLaw => ({
  places: law.placesUnder('substance.'),
  bridging: { prefix: law.place('bridging') ?? law.facts.law, numbering: law.facts.bridging },
});

function harmonised(law: LawOnDay): Pick<Market, 'harmonised'> {
  const paragraph = law.place('harmonised');
  const { harmonisedUntil: until, harmonisedList: list } = law.facts;
  if (paragraph === undefined) return {};
  const marksParagraph = law.place('harmonised.marks') ?? paragraph;
  return {
    harmonised: {
      paragraph,
      marksParagraph,
      ...(until === undefined ? {} : { until }),
      ...(list === undefined ? {} : { list }),
    },
  };
}

function testsOnlyAdd(law: LawOnDay): Pick<Market, 'testsOnlyAdd'> {
  const paragraph = law.place('tests-only-add');
  const classes = hazardClasses.filter((one) => law.facts.testsOnlyAdd.includes(one));
  return paragraph === undefined || classes.length === 0 ? {} : { testsOnlyAdd: { classes, paragraph } };
}

function localEffects(
  law: LawOnDay,
): Pick<Market, 'skin' | 'skinNonAdditive' | 'skinPh' | 'eye' | 'eyeNonAdditive' | 'eyePh'> {
  return {
    skin: additivityTable(law, 'skin', 'Skin corrosion/irritation'),
    skinNonAdditive: nonAdditiveTable(law, 'skin-single'),
    skinPh: extremePh(law, 'skin-ph'),
    eye: {
      ...additivityTable(law, 'eye', 'Serious eye damage/eye irritation'),
      countsAlso: ['Skin corrosion/irritation'],
    },
    eyeNonAdditive: nonAdditiveTable(law, 'eye-single'),
    eyePh: extremePh(law, 'eye-ph'),
  };
}

function identity({ facts }: LawOnDay): Pick<Market, 'wording' | 'ruleSet' | 'law' | 'standing' | 'nationalHazards'> {
  const { status, revision, languages, evidence, nationalHazards } = facts;
  return {
    wording: facts.labelRegime,
    ruleSet: facts.ruleSet,
    law: facts.law,
    standing: { status, revision, languages, evidence },
    ...(nationalHazards.length > 0 ? { nationalHazards } : {}),
  };
}

/** The rules of a jurisdiction from its law on a day. Throws if the law lacks a limit that every law sets. */
export function marketFromLaw(id: JurisdictionId, law: LawOnDay): Market {
  const viscosity = requiredLimit(law, 'aspiration', ['viscosity', 'up to']);
  return {
    id,
    ...identity(law),
    adopted: law.adopted,
    renames: law.renames,
    specificLimits: { apply: law.facts.specificLimits, paragraph: law.place('specific-limits') ?? '' },
    ...harmonised(law),
    physicalParagraph: { prefix: law.place('physical') ?? '', citedBy: law.facts.physicalHazards },
    flammableLiquids: flammableLiquidRules(law),
    acuteToxicity: acuteToxicityRules(law),
    substanceLaw: substanceLaw(law),
    ...localEffects(law),
    individual: individualTables(law),
    additive: additiveTables(law),
    aspiration: {
      ...additivityTable(law, 'aspiration', 'Aspiration hazard'),
      viscosityAtMost: { mm2PerS: viscosity.value, paragraph: viscosity.paragraph },
      sprays: law.place('aspiration.sprays') ?? '',
    },
    supplemental: supplementalRules(law),
    ...testsOnlyAdd(law),
    testDataParagraph: law.place('test-data') ?? '',
  };
}
