import { spellingOf } from '@gosds/phrases/statement-text';
import type { Content } from './content.ts';
import type { Block, Section, SheetDocument, Subsection } from './model/document.ts';
import type { Profile } from './profiles/profile.ts';
import { headingsOf } from './sections/words/headings-of.ts';
import { inSpelling } from './sections/words/in-spelling.ts';
import { pageFrameWords } from './sections/words/page-frame-words.ts';
import { nationalLaw } from './sections/words/law-words.ts';
import { writingOf, type Writing } from './sections/writing.ts';
import type { Product } from './product/product.ts';
import type { Edition } from './sheet-input.ts';
import { changes } from './sections/16-other-information/changes.ts';
import * as composition from './sections/03-composition/composition.ts';
import * as disposal from './sections/13-disposal/disposal.ts';
import { emergencyOverview } from './sections/02-hazards/emergency-overview.ts';
import * as ecology from './sections/12-ecology/ecology.ts';
import * as exposure from './sections/08-exposure-protection/exposure-controls.ts';
import { controlParameters } from './sections/08-exposure-protection/exposure-limits.ts';
import * as fire from './sections/05-fire/fire.ts';
import { firstAid } from './sections/04-first-aid/first-aid.ts';
import { medicalAttention } from './sections/04-first-aid/medical-attention.ts';
import { symptoms } from './sections/04-first-aid/symptoms.ts';
import { reactionHazards } from './sections/02-hazards/reaction-hazards.ts';
import { classification } from './sections/02-hazards/classification.ts';
import * as otherHazards from './sections/02-hazards/other-hazards.ts';
import { unknownToxicity } from './sections/02-hazards/unknown-toxicity.ts';
import * as effects from './sections/11-toxicology/health-effects.ts';
import * as identification from './sections/01-identification/identification.ts';
import { label } from './sections/02-hazards/label.ts';
import * as other from './sections/16-other-information/other-information.ts';
import { otherProperties } from './sections/09-properties/other-properties.ts';
import { basicProperties } from './sections/09-properties/properties.ts';
import * as regulation from './sections/15-regulation/regulation.ts';
import * as release from './sections/06-release/release.ts';
import { conditionsToAvoid } from './sections/10-stability/conditions-to-avoid.ts';
import { hazardousReactions } from './sections/10-stability/hazardous-reactions.ts';
import * as stability from './sections/10-stability/stability.ts';
import { handling } from './sections/07-handling-and-storage/handling.ts';
import * as storage from './sections/07-handling-and-storage/storage.ts';
import * as toxicology from './sections/11-toxicology/toxicology.ts';
import * as transport from './sections/14-transport/transport.ts';
import { reviseSheet, type Revision } from './versions/revise-sheet.ts';

/** The function that writes each kind of content. */
const writers: Readonly<Record<Content, (writing: Writing) => readonly Block[]>> = {
  identifier: identification.identifier,
  'identifier-on-label': identification.identifierOnLabel,
  'other-identification': identification.otherIdentification,
  uses: identification.uses,
  supplier: identification.supplier,
  'emergency-telephone': identification.emergencyTelephone,
  'emergency-overview': emergencyOverview,
  classification,
  label,
  'other-hazards': otherHazards.otherHazards,
  'reaction-hazards': reactionHazards,
  'hazards-not-otherwise-classified': otherHazards.hazardsNotOtherwiseClassified,
  'unknown-toxicity': unknownToxicity,
  substances: composition.substances,
  mixtures: composition.mixtures,
  'first-aid': firstAid,
  symptoms,
  'medical-attention': medicalAttention,
  'extinguishing-media': fire.extinguishingMedia,
  'fire-hazards': fire.fireHazards,
  firefighters: fire.firefighters,
  'personal-precautions': release.personalPrecautions,
  'environmental-precautions': release.environmentalPrecautions,
  containment: release.containment,
  'release-references': release.releaseReferences,
  handling,
  storage: storage.storage,
  'end-use': storage.endUse,
  'control-parameters': controlParameters,
  'engineering-controls': exposure.engineeringControls,
  'personal-protection': exposure.personalProtection,
  'environmental-controls': exposure.environmentalControls,
  'basic-properties': basicProperties,
  'other-properties': otherProperties,
  reactivity: stability.reactivity,
  'chemical-stability': stability.chemicalStability,
  'hazardous-reactions': hazardousReactions,
  'conditions-to-avoid': conditionsToAvoid,
  'incompatible-materials': stability.incompatibleMaterialsPart,
  'decomposition-products': stability.decompositionProducts,
  'health-classes': toxicology.healthClasses,
  'other-health-information': toxicology.otherHealthInformation,
  'exposure-routes': effects.exposureRoutes,
  'toxic-symptoms': effects.toxicSymptoms,
  'delayed-effects': effects.delayedEffects,
  'numerical-measures': toxicology.numericalMeasures,
  'interactive-effects': effects.interactiveEffects,
  'carcinogen-listings': effects.carcinogenListings,
  'aquatic-toxicity': ecology.aquaticToxicity,
  degradability: ecology.degradability,
  bioaccumulation: ecology.bioaccumulation,
  mobility: ecology.mobility,
  'pbt-results': ecology.pbtResults,
  'endocrine-environment': ecology.endocrineEnvironment,
  'other-adverse-effects': ecology.otherAdverseEffects,
  waste: disposal.waste,
  'un-number': transport.unNumber,
  'shipping-name': transport.shippingName,
  'transport-class': transport.transportClass,
  'packing-group': transport.packingGroup,
  'transport-environment': transport.transportEnvironment,
  'transport-precautions': transport.transportPrecautions,
  'bulk-transport': transport.bulkTransport,
  regulations: regulation.regulations,
  'safety-assessment': regulation.safetyAssessment,
  changes,
  abbreviations: other.abbreviations,
  sources: other.sources,
  methods: other.methods,
  statements: other.statements,
  training: other.training,
};

function legalBasisOf(writing: Writing): string {
  const law = nationalLaw(writing);
  const { legalBasis } = headingsOf(writing);
  return law === undefined || legalBasis.includes(law)
    ? legalBasis
    : writing.phrases.regulation.classifiedBy({ legalBasis, law });
}

type PartOfProfile = Profile['parts'][number];

const partsOfProfiles = new WeakMap<Profile, ReadonlyMap<number, readonly PartOfProfile[]>>();

/** The subsections of a profile, grouped by section number. */
function partsBySection(profile: Profile): ReadonlyMap<number, readonly PartOfProfile[]> {
  const known = partsOfProfiles.get(profile);
  if (known) return known;
  const parts = new Map<number, PartOfProfile[]>();
  for (const part of profile.parts) {
    const section = Number.parseInt(part[0], 10);
    parts.set(section, [...(parts.get(section) ?? []), part]);
  }
  partsOfProfiles.set(profile, parts);
  return parts;
}

function write(writing: Writing, [number, ...contents]: readonly [string, ...Content[]]): Subsection {
  const within = { ...writing, paragraph: `${writing.product.profile.paragraph}, ${number}` };
  return {
    number,
    heading: headingsOf(writing).parts[number] ?? '',
    blocks: contents.flatMap((content) => writers[content](within)),
  };
}

function writeSection(writing: Writing, number: number): Section {
  const parts = partsBySection(writing.product.profile).get(number) ?? [];
  const section: Section = {
    number,
    heading: headingsOf(writing).sections[number - 1] ?? '',
    subsections: parts.map((part) => write(writing, part)),
  };
  const spell = spellingOf(writing.wording);
  return spell ? inSpelling(section, spell) : section;
}

const beforeLast = Array.from({ length: 15 }, (_, index) => index + 1);

/** The second language part takes version, degree and triggers from the first: a translation is not a new revision. */
const judgedBy = (own: Revision, first: Revision | undefined): Revision =>
  first ? { ...own, version: first.version, degree: first.degree, triggers: first.triggers } : own;

/** Adds what section 16 needs: the other sections and their changes since the last version. */
function withWritten(writing: Writing, written: readonly Section[], first: Revision | undefined): Writing {
  const {
    edition: { previous },
  } = writing;
  if (!previous) return { ...writing, written };
  const own = reviseSheet(previous, written, writing.product.profile.revision);
  const revision = judgedBy(own, first);
  const edition = { ...writing.edition, version: revision.version, issueDate: previous.issueDate };
  return { ...writing, written, revision, edition };
}

type Part = { readonly document: SheetDocument; readonly revision: Revision | undefined };

type Other = { readonly revision: Revision | undefined };

/**
 * Writes all sixteen sections in one language. `first` is the part in the first language, for a sheet in two languages.
 */
function assemblePart(product: Product, edition: Edition, first?: Other): Part {
  const before = writingOf(product, edition, { isSecondPart: first !== undefined });
  const { description } = product.draft;
  const written = beforeLast.map((number) => writeSection(before, number));
  const writing = withWritten(before, written, first?.revision);
  const document = {
    market: product.profile.market,
    language: writing.language.tag,
    direction: writing.language.direction,
    documentType: product.documentType,
    title: headingsOf(writing).title,
    legalBasis: legalBasisOf(writing),
    productName: description.productName.trim(),
    companyName: description.companyName.trim(),
    issueDate: writing.edition.issueDate,
    revisionDate: writing.edition.revisionDate,
    version: writing.edition.version,
    ruleSet: product.classification.ruleSet,
    sections: [...written, writeSection(writing, 16)],
    frame: pageFrameWords(writing),
  };
  return { document, revision: writing.revision };
}

/** The finished document: all sixteen sections, in the market's wording and order, in each language of the sheet. */
export function assembleSheet(product: Product, edition: Edition): SheetDocument {
  const { document, revision } = assemblePart(product, edition);
  const companion = edition.language?.companion;
  if (!companion) return document;
  const { version, issueDate } = document;
  const second = { ...edition, language: companion, previous: edition.previous?.otherPart, version, issueDate };
  return { ...document, otherPart: assemblePart(product, second, { revision }).document };
}
