import {
  coldGases,
  corrosiveOrToxicToSkin,
  damagesEyes,
  flammableGasesAndLiquids1To2,
  flammableGasesAndLiquids1To3,
  flammableOrToxicGas,
  toxicByInhalation,
  toxicOrCmrCategory1,
} from '../hazard-groups.ts';
import type { SheetPhrases } from '@gosds/phrases/language';
import type { Block, Sentence } from '../document.ts';
import { handProtection } from './hand-protection.ts';
import { raisesDust } from './measures/combustible-dust.ts';
import { filterChoice, type FilterType, isParticleFilter, passesFilters } from './measures/filter-choice.ts';
import { byClass, byRule, field, fields, fromInput, notOwed, type PhraseRule, select, sentence } from './words/say.ts';
import { isHotWork, isProcessingStated } from './measures/processing.ts';
import { needsExtraction } from './measures/needs-extraction.ts';
import { has, mayHave, type SheetContext, followsReach } from '../sheet-context.ts';

type ExposureText = {
  [Key in keyof SheetPhrases['exposure']]: SheetPhrases['exposure'][Key] extends string ? Key : never;
}[keyof SheetPhrases['exposure']];
type Rules = readonly PhraseRule<ExposureText>[];

const engineering: Rules = [
  { phrase: 'closedSystem', hazard: toxicOrCmrCategory1 },
  { phrase: 'extraction', when: (c) => !raisesDust(c) && needsExtraction(c) },
  { phrase: 'dustExtraction', when: raisesDust },
  { phrase: 'generalVentilation', when: (c) => !raisesDust(c) && !needsExtraction(c) && !isHotWork(c) },
  { phrase: 'fumeExtraction', when: isHotWork },
  { phrase: 'oxygenMonitor', when: (c) => c.state === 'gas' },
  { phrase: 'explosionProofVentilation', hazard: flammableGasesAndLiquids1To3 },
  { phrase: 'eyeWash', hazard: damagesEyes },
];

export function engineeringControls(c: SheetContext): Block[] {
  const words = c.phrases.exposure;
  return [fields(field(words.engineering, ...select(c, { scope: 'engineering', rules: engineering, texts: words })))];
}

function eyes(c: SheetContext): Sentence {
  const words = c.phrases.exposure;
  const eyeStandard = c.phrases.shared.list(c.profile.eyeStandards, 'or');
  if (has(c, damagesEyes)) {
    return sentence('protection.eyes', words.faceShield(eyeStandard), byClass(c, damagesEyes));
  }
  const splashes = c.state === 'liquid' || c.state === 'aerosol';
  const text = has(c, 'Eye Irrit.') || splashes ? words.goggles(eyeStandard) : words.glasses(eyeStandard);
  return sentence('protection.eyes', text, byClass(c, 'Eye Irrit.'));
}

const body: Rules = [
  { phrase: 'clothing' },
  { phrase: 'chemicalClothing', hazard: corrosiveOrToxicToSkin },
  { phrase: 'antistatic', hazard: flammableGasesAndLiquids1To2 },
  { phrase: 'workClothing', when: isHotWork },
];

/** Standards of the clothing that is asked for; nothing where none is, or where the market's are not known. */
function clothingStandards(c: SheetContext): readonly Sentence[] {
  const { liquid, dust, antistatic } = c.profile.clothingStandards;
  const { list, semicolon } = c.phrases.shared;
  const resistant = mayHave(c, corrosiveOrToxicToSkin) ? list(c.state === 'solid' ? dust : liquid, 'or') : '';
  const conducting = mayHave(c, flammableGasesAndLiquids1To2) ? list(antistatic, 'or') : '';
  const standards = [resistant, conducting].filter((text) => text !== '').join(semicolon);
  if (standards === '') return [];
  return [
    notOwed(
      sentence('protection.body.standards', c.phrases.exposure.clothingStandards(standards), byRule(c, 'whyByClass')),
    ),
  ];
}

/** Filters for gases and for particles have standards of their own. */
function standardsOf({ profile }: SheetContext, filters: readonly FilterType[]): readonly string[] {
  const { gas, particle } = profile.respiratorStandards;
  return [
    ...new Set([...(filters.every(isParticleFilter) ? [] : gas), ...(filters.some(isParticleFilter) ? particle : [])]),
  ];
}

/** Filters by the names and classes of the market. */
function filterName(c: SheetContext, type: FilterType): string {
  const words = c.phrases.exposure;
  const { gasFilters, particleClasses } = c.profile;
  if (isParticleFilter(type)) return words.particleFilter(c.phrases.shared.list(particleClasses[type], 'or'));
  return (gasFilters === 'names' ? words.cartridges : words.filters)[type];
}

function breathing(c: SheetContext): Sentence[] {
  const words = c.phrases.exposure;
  const filters = filterChoice(c);
  const origin = byRule(c, 'whyByComposition');
  const alone = sentence('protection.breathing.apparatus', words.selfContained, byClass(c, toxicByInhalation));
  const needsApparatus = mayHave(c, flammableOrToxicGas) || c.state === 'gas' || passesFilters(c);
  if (filters.length === 0) {
    return needsApparatus ? [alone] : [sentence('protection.breathing.none', words.noRespirator, origin)];
  }
  const filter = c.phrases.shared.list([...new Set(filters.map((type) => filterName(c, type)))]);
  const text = words.respirator({ filter, standard: c.phrases.shared.list(standardsOf(c, filters)) });
  return [sentence('protection.breathing.filter', text, origin), ...(needsApparatus ? [alone] : [])];
}

/** Denied only where somebody told how the product is used. */
function thermal(c: SheetContext): Sentence {
  const words = c.phrases.exposure;
  if (mayHave(c, coldGases)) return sentence('protection.thermal.cold', words.cold, byClass(c, 'Press. Gas'));
  if (isHotWork(c)) return sentence('protection.thermal.work', words.thermalWork, fromInput('description.processing'));
  const none = isProcessingStated(c) ? words.noThermal : words.noThermalClass;
  const line = sentence('protection.thermal.none', none, byRule(c, 'whyByState'));
  return followsReach(c) ? line : notOwed(line);
}

const workEyes = (c: SheetContext): readonly Sentence[] =>
  isHotWork(c)
    ? [sentence('protection.eyes.work', c.phrases.exposure.workEyes, fromInput('description.processing'))]
    : [];

export function personalProtection(c: SheetContext): Block[] {
  const words = c.phrases.exposure;
  return [
    fields(
      field(words.eyes, eyes(c), ...workEyes(c)),
      field(words.hands, ...handProtection(c)),
      field(words.skin, ...select(c, { scope: 'protection.body', rules: body, texts: words }), ...clothingStandards(c)),
      field(words.breathing, ...breathing(c)),
      field(words.thermal, thermal(c)),
    ),
  ];
}

export function environmentalControls(c: SheetContext): Block[] {
  const words = c.phrases.exposure;
  const text = c.state === 'gas' ? words.noGasRelease : words.noRelease;
  return [fields(field(words.environment, sentence('environmental-controls.noRelease', text, byRule(c))))];
}
