import {
  drop,
  engineProposes,
  given,
  made,
  overlooked,
  printed,
  properties,
  rename,
  row,
  say,
  to,
} from '../review/change.ts';
import {
  type CheckCase,
  added,
  brake,
  breaks,
  cleaner,
  fungicide,
  german,
  hand,
  mends,
  on,
  selfDecomposing,
  sugar,
} from '../review/case-parts.ts';
import { picked } from '../products/supplier.ts';

/** The list at the head of section 2 without its box. */
const unboxed = printed((document) => ({
  ...document,
  sections: document.sections.map((section) => ({
    ...section,
    subsections: section.subsections.map((part) => ({
      ...part,
      blocks: part.blocks.map((block) => (block.kind === 'list' ? { ...block, isBoxed: false } : block)),
    })),
  })),
}));
const silicone = on(row(2, { proportion: '79' }), added(picked('9', 6872, ['Octamethylcyclotetrasiloxane', '1'])));
const endocrine = row(1, { handClassification: { ...hand, hazards: ['ED HH 1 EUH380'] } });
const persistent = row(1, { handClassification: { ...hand, hazards: ['PBT EUH440'] } });
/** So little lye without a pH: whether it is corrosive to metals is open. */
const thinLye = on(cleaner, row(0, { proportion: '4' }), properties({ ph: '' }));
/** Cases by the id of the check. */
export const auditCases: Readonly<Record<string, CheckCase>> = {
  'frame.sections': breaks(
    brake,
    printed((document) => ({ ...document, sections: document.sections.slice(1) })),
  ),
  'frame.sub-headings': breaks(
    brake,
    printed((document) => ({
      ...document,
      sections: document.sections.map((section) => ({ ...section, subsections: section.subsections.slice(0, 1) })),
    })),
  ),
  'frame.heading-words': breaks(
    brake,
    printed((document) => ({
      ...document,
      sections: document.sections.map((section) => ({ ...section, heading: 'Hazards' })),
    })),
  ),
  'frame.nothing-empty': breaks(brake, drop('avoid')),
  'frame.title': breaks(
    brake,
    printed((document) => ({ ...document, legalBasis: '' })),
  ),
  'frame.issue-date': breaks(
    brake,
    printed((document) => ({ ...document, issueDate: '2026-02-30' })),
  ),
  'frame.revision-date': breaks(
    brake,
    printed((document) => ({ ...document, revisionDate: '2026-11-20' })),
  ),
  'frame.future-date': { passes: brake, fails: { today: '2026-11-20' } },
  'frame.version': breaks(
    brake,
    printed((document) => ({ ...document, version: 'new' })),
  ),
  'frame.review-due': { passes: { ...to('AU'), today: '2031-11-20' }, fails: { ...to('AU'), today: '2031-11-23' } },
  'frame.old': { passes: { today: '2029-11-20' }, fails: { today: '2029-11-23' } },
  'frame.program-traces': breaks(brake, say('incompatible', 'Incompatible with undefined.')),
  'frame.unfinished': breaks(brake, say('incompatible', 'Incompatible with …')),
  'frame.reading-grade': breaks(
    brake,
    say(
      'first-aid.general.showSheet',
      'Symptomatological deterioration necessitates immediate interdisciplinary consultation '.repeat(40),
    ),
  ),
  'identification.same-name': breaks(brake, say('identifier.productName', 'Other cleaner')),
  'china.emergency-overview': breaks(to('CN'), drop('emergency-overview.hazards'), unboxed),
  'canada.parts-alike': breaks(
    to('CA'),
    printed(({ otherPart, ...document }) => ({
      ...document,
      ...(otherPart && { otherPart: { ...otherPart, sections: otherPart.sections.slice(1) } }),
    })),
  ),
  'hazards.no-stranger': breaks(
    brake,
    rename('classification.Flam. Liq. 2 H225.code', 'classification.Ox. Liq. 1 H271.code'),
  ),
  'hazards.said-if-none': breaks(
    on(overlooked('any'), rename('reaction-hazards.none', 'classification.none')),
    drop('classification.none'),
  ),
  'hazards.signal-word': breaks(brake, say('label.signalWord', 'Warning')),
  'hazards.pictograms': breaks(brake, drop('label.GHS02')),
  'hazards.pictogram-precedence': breaks(
    brake,
    made((each) => ({
      ...each,
      label: {
        ...each.label,
        pictograms: each.label.pictograms.slice(1),
        pictogramsDropped: each.label.pictograms.slice(0, 1),
      },
    })),
  ),
  'hazards.statements-complete': breaks(brake, drop('label.H225')),
  'hazards.every-class-stated': breaks(brake, given('Oxidising liquids', 'Ox. Liq. 1', 'H271')),
  'hazards.statement-wording': breaks(brake, say('classification.Flam. Liq. 2 H225.statement', 'Burns well.')),
  'hazards.precautions-printed': breaks(brake, drop('label.P210')),
  'hazards.no-vomiting-conflict': breaks(brake, drop('first-aid.ingestion.noVomiting')),
  'hazards.pbt-named': breaks(on(cleaner, persistent), drop('other-hazards.pbtFound')),
  'hazards.endocrine-named': breaks(on(cleaner, endocrine), drop('other-hazards.endocrineFound')),
  'composition.classes': breaks(cleaner, say('composition.1.classes', 'Not classified')),
  'composition.specific-limits': breaks(cleaner, say('composition.1.limits', 'None')),
  'composition.m-factors': breaks(fungicide, say('composition.1.limits', 'None')),
  'composition.estimates': breaks(cleaner, say('composition.2.limits', 'None')),
  'composition.candidate-list': breaks(on(cleaner, silicone), drop('composition.9.name')),
  'composition.european-numbers': breaks(cleaner, say('composition.1.identifiers', 'CAS 1310-73-2')),
  'first-aid.induces-vomiting': breaks(
    cleaner,
    say('first-aid.ingestion.mouthRinse', 'Rinse the mouth and induce vomiting.'),
  ),
  'first-aid.symptoms-fit': breaks(brake, rename('symptoms.symptomsSkin.drySkin', 'symptoms.none')),
  'release.sawdust': mends(
    on(brake, given('Oxidising liquids', 'Ox. Liq. 1', 'H271')),
    rename('release.containment.absorb', 'release.containment.absorbOxidiser'),
    rename('release.containment.clean', 'release.containment.cleanOxidiser'),
  ),
  'release.isocyanate': breaks(
    on(row(2, { proportion: '79' }), added(picked('9', 5401, ['MDI', '1']))),
    rename('release.containment.absorbIsocyanate', 'release.containment.absorb'),
  ),
  'release.gloves': breaks(cleaner, say('release.responders.gloves', 'Suitable glove material: natural rubber.')),
  'storage.no-fire-conflict': breaks(brake, rename('handling.fire.earthing', 'handling.fire.noFire')),
  'storage.incompatible': breaks(brake, drop('storage.apart')),
  'storage.tight': breaks(brake, selfDecomposing),
  'storage.metal': breaks(cleaner, drop('storage.notMetal')),
  'storage.locked': breaks(brake, drop('storage.lockedUp')),
  'exposure.limit-values': breaks(
    brake,
    say('limits.1.OSHA Table Z-2.long', 'None'),
    say('limits.1.OSHA Table Z-2.short', 'None'),
  ),
  'exposure.skin-notation': breaks(cleaner, say('limits.2.EU 2000/39/EC.notation', 'None')),
  'regulation.proposition-65-warning': breaks(brake, drop('regulations.prop65Warning')),
  'exposure.goggles': breaks(cleaner, say('protection.eyes', 'Safety glasses according to EN 166.')),
  'exposure.eye-standard': breaks(cleaner, say('protection.eyes', 'Tightly fitting goggles.')),
  'exposure.label-gloves': breaks(cleaner, say('label.P280', 'P280 Wear protective gloves (natural rubber).')),
  'exposure.filter-type': breaks(cleaner, say('protection.breathing.filter', 'Wear a respirator.')),
  'exposure.toxic-breathing': breaks(brake, rename('protection.breathing.filter', 'protection.breathing.none')),
  'properties.flammability-line': breaks(
    brake,
    say('properties.flammability', 'Not classified as a flammable liquid.'),
  ),
  'stability.acids-and-bases': breaks(
    cleaner,
    say('incompatible', 'No incompatible materials follow from the composition.'),
  ),
  'stability.oxidisers-apart': breaks(
    brake,
    say('incompatible', 'No incompatible materials follow from the composition.'),
  ),
  'stability.dust': breaks(sugar, drop('handling', 'storage', 'reactivity', 'avoid', 'reactions')),
  'toxicology.agrees': breaks(brake, drop('toxicology.Aspiration')),
  'toxicology.denied': breaks(
    brake,
    say('toxicology.Aspiration hazard', 'Based on available data, the classification criteria are not met.'),
  ),
  'toxicology.reason': breaks(
    brake,
    say('toxicology.Carcinogenicity', 'No further relevant information is available.'),
  ),
  // Nothing shows that butane was assessed as a sensitiser.
  'toxicology.evidence': breaks(
    brake,
    say('toxicology.Respiratory sensitisation', 'Based on available data, the classification criteria are not met.'),
  ),
  'ecology.agrees': breaks(fungicide, drop('ecology.Hazardous')),
  'ecology.log-kow': breaks(
    added(picked('9', 1206, ['n-Octane', '1'])),
    say('accumulation.9', 'n-Octane: log Kow 5.18; low potential for bioaccumulation.'),
  ),
  'ecology.pbt-agrees': breaks(on(cleaner, persistent), drop('other-hazards.pbtFound')),
  'waste.hazardous': breaks(brake, rename('waste.hazardous', 'waste.ordinary')),
  'waste.flammable-property': breaks(german, drop('waste.HP 3')),
  'waste.corrosive-property': breaks(cleaner, drop('waste.HP 8')),
  'transport.environment': breaks(fungicide, engineProposes({ environmentallyHazardous: false })),
  'transport.offered-though-prohibited': breaks(brake, say('unNumber.iata', 'UN 1017')),
  'transport.bulk': breaks(brake, drop('bulk')),
  'lists.reasons': breaks(on(cleaner, silicone), drop('pbt.assessmentFound')),
  'regulation.seveso': breaks(german, drop('regulations.seveso')),
  'closing.dates': breaks(brake, say('changes.version', '2.0')),
  'closing.abbreviations': breaks(brake, drop('abbreviations.STOT')),
  'closing.statements': breaks(brake, drop('statements.H225')),
  'hazards.class-cells': breaks(brake, say('classification.Flam. Liq. 2 H225.statement', ' ')),
  'composition.cells': breaks(brake, drop('composition.1.identifiers')),
  'exposure.limit-cells': breaks(brake, say('limits.2.OSHA Table Z-1.long', '')),
  'toxicology.value-cells': breaks(brake, say('toxicology.data.1.0.conditions', '')),
  'toxicology.listing-cells': breaks(
    on(brake, added(picked('9', 5110, ['Formaldehyde', '0.5']))),
    say('listings.9.iarc', ''),
  ),
  'ecology.value-cells': breaks(brake, say('ecology.data.1.0.test', '')),
  'closing.method-cells': breaks(brake, say('methods.Flam. Liq. 2 H225.basis', '')),
  'hazards.label-names': breaks(german, drop('label.named')),
  'hazards.open-named': breaks(thinLye, drop('classification.notJudged')),
};
