import {
  all,
  type Change,
  description,
  drop,
  engineProposes,
  given,
  goods,
  made,
  overlooked,
  printed,
  properties,
  rename,
  row,
  rows,
  say,
  to,
} from './change.ts';

/** One check: a sheet that passes it, and the small change by which it fails. The golden brake cleaner where none is named. */
export type CheckCase = { readonly passes: Change; readonly fails: Change };

const brake: Change = {};
const cleaner: Change = { of: 'cleaner' };
const fungicide: Change = { of: 'fungicide' };
const german = to('DE');
const on = (base: Change, ...changes: readonly Change[]): Change => all(base, ...changes);

/** The sheet passes as it is, and fails once changed. */
const breaks = (base: Change, ...changes: readonly Change[]): CheckCase => ({
  passes: base,
  fails: on(base, ...changes),
});

/** The sheet fails as it is, and passes once mended. */
const mends = (base: Change, ...changes: readonly Change[]): CheckCase => ({
  passes: on(base, ...changes),
  fails: base,
});

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
const cas = (casNumber: string) => row(0, { casNumber });
const celsius = (value: string) => ({ value, unit: '°C' });
const hand = {
  hazards: ['Skin Irrit. 2 H315'],
  specificLimits: [],
  mAcute: '',
  mChronic: '',
  ateOral: '',
  ateDermal: '',
  ateVapour: '',
  ateDustMist: '',
  ateGas: '',
  notHazardous: false,
  source: 'Supplier',
};
const picked = (id: string, materialId: number, [name, proportion]: readonly [string, string]) => ({
  id,
  name,
  proportion,
  casNumber: '',
  cwNumber: '',
  materialId,
  sanitisedName: '',
  sanitisedProportion: '',
  parts: [],
  handClassification: null,
  noteEvidence: {},
});
const only = (...ingredients: readonly ReturnType<typeof picked>[]): Change => rows(() => [...ingredients]);
const added = (ingredient: ReturnType<typeof picked>): Change => rows((each) => [...each, ingredient]);
const secret = (sanitisedProportion: string) => row(0, { sanitisedName: 'Aromatic solvent', sanitisedProportion });
const unNumber = (unNumber: string, dgClass = '3', packagingGroup = 'II') =>
  goods({
    unNumber,
    dgClass,
    packagingGroup,
    subRisk1: 'None',
    subRisk2: 'None',
    shippingName: 'FLAMMABLE LIQUID, N.O.S.',
    nosIngredients: ['toluene'],
  });
const proposed = goods({
  unNumber: '1992',
  dgClass: '3',
  subRisk1: '6.1',
  packagingGroup: 'II',
  shippingName: 'FLAMMABLE LIQUID, TOXIC, N.O.S.',
  nosIngredients: ['toluene', 'methanol'],
});
const silicone = on(row(2, { proportion: '79' }), added(picked('9', 6872, ['Octamethylcyclotetrasiloxane', '1'])));
const endocrine = row(1, { handClassification: { ...hand, hazards: ['ED HH 1 EUH380'] } });
/** Nobody knows what it is. */
const unidentified = row(0, { materialId: null, casNumber: '' });
const onlyWater = only(picked('1', 3001, ['Water', '100']));
const withoutThird = rows((each) => each.filter(({ id }) => id !== '3'));
const persistent = row(1, { handClassification: { ...hand, hazards: ['PBT EUH440'] } });
/** So little lye, and no pH: whether it corrodes metals is open. */
const thinLye = on(cleaner, row(0, { proportion: '4' }), properties({ ph: '' }));
const nitrate = (proportion: string) =>
  on(
    cleaner,
    only(picked('1', 2336, ['Calcium nitrate', proportion]), picked('2', 3001, ['Water', '40'])),
    properties({ state: 'Solid' }),
  );
/** Benzene in the cleaner: restricted as such, and a CMR substance of category 1. */
const withBenzene = on(cleaner, row(2, { proportion: '75' }), added(picked('9', 1220, ['Benzene', '5'])));
const sugar: Change = on(
  properties({ state: 'Solid', flashPoint: { value: '', unit: 'Not Applicable' } }),
  only(picked('1', 3030, ['Sucrose', '100'])),
);

const selfDecomposing = given('Organic peroxides', 'Org. Perox. D', 'H242');

/** By the id of the check. */
export const checkCases: Readonly<Record<string, CheckCase>> = {
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
  'frame.banned-claims': breaks(cleaner, description({ uses: 'Harmless cleaning of floors' })),
  'frame.vague-claims': breaks(brake, description({ uses: 'Non-toxic cleaning of brakes' })),
  'frame.reading-grade': breaks(
    brake,
    say(
      'first-aid.general.showSheet',
      'Symptomatological deterioration necessitates immediate interdisciplinary consultation '.repeat(40),
    ),
  ),

  'identification.product-name': breaks(brake, description({ productName: ' ' })),
  'identification.same-name': breaks(brake, say('identifier.productName', 'Other cleaner')),
  'identification.language': { passes: to('IE'), fails: german },
  'identification.chosen-language': breaks(
    brake,
    printed((document) => ({ ...document, language: 'fr' })),
  ),
  'canada.official-languages': breaks(to('CA'), description({ language: 'en' })),
  'canada.own-words': mends(
    to('CA'),
    description({
      uses: 'Cleaning of brakes | Nettoyage de freins',
      usesAdvisedAgainst: 'Consumer use | Usage par les consommateurs',
    }),
    properties({ odour: 'Solvent | Odeur de solvant', appearance: 'User Input', appearanceText: 'Clear | Limpide' }),
  ),
  'national.language': mends(to('JP'), description({ language: 'ja' })),
  'national.supplier-in-country': breaks(to('NZ'), description({ vendorCountry: 'AU' })),
  'new-zealand.approval': mends(to('NZ'), description({ hsnoApproval: 'HSR002670' })),
  'china.emergency-overview': breaks(to('CN'), drop('emergency-overview.hazards'), unboxed),
  'china.document-number': mends(to('CN'), description({ documentNumber: 'SDS-100' })),
  'korea.document-number': mends(to('KR'), description({ documentNumber: 'AA00000-0000000001' })),
  'china.emergency-number': mends(to('CN'), description({ emergencyTelephone: '+86 21 5555 0100 (24 h)' })),
  'canada.parts-alike': breaks(
    to('CA'),
    printed(({ otherPart, ...document }) => ({
      ...document,
      ...(otherPart && { otherPart: { ...otherPart, sections: otherPart.sections.slice(1) } }),
    })),
  ),
  'identification.ufi-missing': mends(cleaner, description({ ufiNumbers: 'E600-30P1-S00Y-5079' })),
  'identification.ufi-valid': breaks(cleaner, description({ ufiNumbers: 'E600-30P1-S00Y-5078' })),
  'identification.ufi-printed': breaks(
    on(cleaner, description({ ufiNumbers: 'E600-30P1-S00Y-5079' })),
    drop('identifier.ufi'),
  ),
  'identification.uses': breaks(brake, description({ uses: '' })),
  'identification.vague-use': breaks(brake, description({ uses: 'Industrial use' })),
  'identification.uses-advised-against': breaks(brake, description({ usesAdvisedAgainst: '' })),
  'identification.company': breaks(brake, description({ companyName: '' })),
  'identification.address': breaks(brake, description({ street: '', suburb: '', postcode: '' })),
  'identification.full-address': breaks(brake, description({ postcode: '' })),
  'identification.supplier-country': breaks(brake, description({ vendorCountry: '' })),
  'identification.supplier-in-market': breaks(brake, description({ vendorCountry: 'DE' })),
  'identification.telephone': breaks(brake, description({ telephone: '' })),
  'identification.telephone-form': breaks(brake, description({ telephone: '555 010 0100' })),
  'identification.email': breaks(cleaner, description({ email: '' })),
  'identification.email-form': breaks(brake, description({ email: 'sds at example.com' })),
  'identification.emergency-telephone': breaks(brake, description({ emergencyTelephone: '' })),
  'identification.emergency-form': breaks(brake, description({ emergencyTelephone: 'see label' })),
  'identification.emergency-country-code': breaks(brake, description({ emergencyTelephone: '555 010 0199 (24 h)' })),
  'identification.emergency-hours': breaks(brake, description({ emergencyTelephone: '+1 555 010 0199' })),
  'identification.emergency-in-country': breaks(brake, description({ emergencyTelephone: '+49 30 19240 (24 h)' })),

  'hazards.processing': mends(
    on(properties({ state: 'Solid' }), description({ uses: 'Welding of steel' })),
    description({ processing: 'welding' }),
  ),
  'hazards.classes-printed': breaks(brake, drop('classification.Flam. Liq. 2 H225')),
  'hazards.no-stranger': breaks(
    brake,
    rename('classification.Flam. Liq. 2 H225.code', 'classification.Ox. Liq. 1 H271.code'),
  ),
  'hazards.said-if-none': breaks(
    on(overlooked('any'), rename('reaction-hazards.none', 'classification.none')),
    drop('classification.none'),
  ),
  'hazards.not-judged': breaks(brake, row(1, { materialId: null, name: 'Perfume' })),
  'hazards.physical-open': breaks(cleaner, row(0, { proportion: '4' }), properties({ ph: '' })),
  'hazards.taken-over': mends(nitrate('60'), row(0, { proportion: '0.5' })),
  'hazards.oxidiser-agreed': breaks(nitrate('60'), drop('fire-hazards.hazardOxidiser')),
  'transport.oxidiser': breaks(
    nitrate('60'),
    row(0, { proportion: '30' }),
    goods({
      unNumber: '1479',
      dgClass: '5.1',
      packagingGroup: 'III',
      shippingName: 'OXIDIZING SOLID, N.O.S.',
      confirmed: true,
    }),
  ),
  'hazards.range-decides': mends(
    brake,
    row(1, { proportion: '50' }),
    row(0, { proportion: '30' }),
    row(2, { proportion: '20' }),
  ),
  'hazards.departure-without-evidence': breaks(brake, {
    draft: (draft) => ({
      ...draft,
      mode: 'advanced',
      review: { ...draft.review, items: [{ id: 'Asp. Tox. 1 H304', status: 'deleted', evidence: '' }] },
    }),
  }),
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
  'hazards.precautions-finished': breaks(brake, say('label.P501', 'P501 Dispose of contents/container to …')),
  'hazards.precautions-chosen': breaks(
    brake,
    made((each) => ({ ...each, label: { ...each.label, precautionaryStatements: [] } })),
  ),
  'hazards.precautions-mandatory': breaks(cleaner, {
    draft: (each) => ({ ...each, precautionChoices: { P102: 'left-out' } }),
    made: (each) => {
      const why = { key: 'precautions-leftOutBySupplier', values: {} };
      const left = [{ value: 'P102', paragraph: 'CLP Annex II, 2.11', why, isMandatory: true as const }];
      return { ...each, label: { ...each.label, precautionaryStatementsDropped: left } };
    },
  }),
  'hazards.precautions-left-out': breaks(brake, {
    draft: (each) => ({ ...each, precautionChoices: { P280: 'left-out' } }),
  }),
  'hazards.precautions-number': breaks(
    cleaner,
    made((each) => {
      const { precautionaryStatements: chosen } = each.label;
      return { ...each, label: { ...each.label, precautionaryStatements: [...chosen, ...chosen] } };
    }),
  ),
  'hazards.no-vomiting-conflict': breaks(brake, drop('first-aid.ingestion.noVomiting')),
  'hazards.supplemental': breaks(
    german,
    drop('label.supplemental.'),
    made((each) => ({
      ...each,
      label: {
        ...each.label,
        supplemental: [
          {
            code: 'EUH066',
            parameters: {},
            reason: { ruleId: 'r', paragraph: 'p', summary: { key: '', values: {} }, counted: [], leftOut: [] },
          },
        ],
      },
    })),
  ),
  'hazards.supplement-open': breaks(cleaner, row(2, { proportion: '75' }), added(picked('9', 7641, ['Furan', '5']))),
  'hazards.named-ingredients': breaks(cleaner, say('label.named', 'Water')),
  'hazards.unknown-toxicity': breaks(
    brake,
    made((each) => ({
      ...each,
      classification: {
        ...each.classification,
        ate: each.classification.ate.map((ate) => ({ ...ate, unknownPercent: 20 })),
      },
    })),
  ),
  'hazards.pbt-statement': breaks(cleaner, drop('other-hazards.pbt')),
  'hazards.endocrine-statement': breaks(cleaner, drop('other-hazards.endocrine')),
  'hazards.pbt-named': breaks(on(cleaner, persistent), drop('other-hazards.pbtFound')),
  'hazards.endocrine-named': breaks(on(cleaner, endocrine), drop('other-hazards.endocrineFound')),
  'hazards.dust': breaks(sugar, drop('other-hazards.dustExplosion', 'classification.dust')),
  'hazards.other-hazards': breaks(brake, drop('hnoc.', 'other-hazards.')),

  'composition.reportable': breaks(brake, drop('composition.1.name')),
  'composition.none': breaks(
    brake,
    rows(() => []),
  ),
  'composition.number': breaks(brake, row(1, { materialId: null, name: 'Perfume' })),
  'composition.cas-check-digit': breaks(on(brake, cas('108-88-3')), cas('108-88-4')),
  'composition.cas-of-substance': breaks(on(brake, cas('108-88-3')), cas('67-56-1')),
  'composition.proportion': breaks(brake, row(0, { proportion: 'much' })),
  'composition.sum-over': breaks(brake, row(0, { proportion: '70' })),
  'composition.sum-under': breaks(cleaner, row(2, { proportion: '60' })),
  'composition.wide-range': breaks(brake, row(0, { proportion: '10-90' })),
  'composition.not-assessed': breaks(brake, row(1, { materialId: null, name: 'Perfume' })),
  'composition.hand-source': breaks(
    on(brake, row(1, { handClassification: hand })),
    row(1, { handClassification: { ...hand, source: '' } }),
  ),
  'composition.harmonised': breaks(cleaner, row(0, { handClassification: hand })),
  'composition.twice': breaks(
    brake,
    row(1, { materialId: null, name: 'Toluol', casNumber: '108-88-3', handClassification: hand }),
  ),
  'composition.vague-name': breaks(brake, row(1, { materialId: null, name: 'Surfactant', handClassification: hand })),
  'composition.classes': breaks(cleaner, say('composition.1.classes', 'Not classified')),
  'composition.specific-limits': breaks(cleaner, say('composition.1.limits', 'None')),
  'composition.m-factors': breaks(fungicide, say('composition.1.limits', 'None')),
  'composition.m-factor-unknown': breaks(
    on(german, row(1, { handClassification: { ...hand, hazards: ['Aquatic Chronic 1 H410'], mChronic: '10' } })),
    row(1, { handClassification: { ...hand, hazards: ['Aquatic Chronic 1 H410'] } }),
  ),
  'composition.estimates': breaks(cleaner, say('composition.2.limits', 'None')),
  'composition.concentration-shown': breaks(brake, say('composition.1.concentration', 'Proprietary')),
  'composition.hidden-share': breaks(on(brake, secret('30-60')), secret('10-30')),
  'composition.prescribed-range': breaks(on(brake, secret('30-60')), secret('25-60')),
  'composition.canadian-range': breaks(on(to('CA'), secret('30-50')), secret('25-50')),
  'composition.canadian-claim': mends(
    on(to('CA'), secret('30-60')),
    description({ hmiraRegistryNumber: '12345', hmiraDateFiled: '2026-03-15' }),
  ),
  'composition.generic-name': breaks(to('AU'), secret('30-60')),
  'composition.hidden-name': breaks(cleaner, row(1, { sanitisedName: 'Glycol ether' })),
  'composition.secret-said': breaks(on(brake, secret('30-60')), drop('composition.tradeSecret')),
  'composition.candidate-list': breaks(on(cleaner, silicone), drop('composition.9.name')),
  'composition.european-numbers': breaks(cleaner, say('composition.1.identifiers', 'CAS 1310-73-2')),

  'first-aid.routes': breaks(brake, drop('first-aid.eyes')),
  'first-aid.no-vomiting': breaks(cleaner, drop('first-aid.ingestion.noVomiting')),
  'first-aid.induces-vomiting': breaks(
    cleaner,
    say('first-aid.ingestion.mouthRinse', 'Rinse the mouth and induce vomiting.'),
  ),
  'first-aid.eyes': breaks(cleaner, drop('first-aid.eyes.eyesDamage')),
  'first-aid.skin-corrosive': breaks(cleaner, drop('first-aid.skin.skinCorrosive')),
  'first-aid.toxic': breaks(brake, drop('first-aid.skin.skinToxic')),
  'first-aid.symptoms': breaks(brake, drop('symptoms.')),
  'first-aid.symptoms-fit': breaks(brake, rename('symptoms.symptomsSkin.drySkin', 'symptoms.none')),
  'first-aid.doctor': breaks(brake, drop('medical.')),
  'first-aid.aspiration-doctor': breaks(brake, drop('medical.doctorAspiration')),
  'fire.suitable-media': breaks(brake, drop('media.media')),
  'fire.unsuitable-media': breaks(brake, drop('media.not')),
  'fire.no-water': breaks(
    brake,
    given('Substances and mixtures which in contact with water emit flammable gases', 'Water-react. 1', 'H260'),
  ),
  'fire.water-jet': breaks(brake, drop('media.notJet')),
  'fire.label-medium': breaks(brake, say('label.P370+P378', 'P370+P378 In case of fire: Use sand to extinguish.')),
  'fire.combustion-products': breaks(brake, drop('fire-hazards.products')),
  'fire.flammable-hazard': breaks(brake, drop('fire-hazards.hazard')),
  'fire.firefighters': breaks(brake, drop('firefighters.')),
  'release.ignition': breaks(brake, drop('release.personal.noIgnition')),
  'release.personal': breaks(brake, drop('release.personal.')),
  'release.environment': breaks(brake, drop('release.environment.')),
  'release.containment': breaks(brake, drop('release.containment.')),
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
  'storage.ignition': breaks(brake, drop('handling.fire.noIgnition')),
  'storage.no-fire-conflict': breaks(brake, rename('handling.fire.earthing', 'handling.fire.noFire')),
  'storage.earthing': breaks(brake, drop('handling.fire.earthing')),
  'storage.hygiene': breaks(brake, drop('handling.hygiene.')),
  'storage.flammable-store': breaks(brake, drop('storage.flammableStore')),
  'storage.incompatible': breaks(brake, drop('storage.apart')),
  'storage.temperature': breaks(on(brake, selfDecomposing), rename('storage.roomTemperature', 'storage.cool')),
  'storage.temperature-gassing': breaks(brake, rename('storage.roomTemperature', 'storage.cool')),
  'storage.tight': breaks(brake, selfDecomposing),
  'storage.metal': breaks(cleaner, drop('storage.notMetal')),
  'storage.locked': breaks(brake, drop('storage.lockedUp')),

  'exposure.limits': breaks(brake, drop('limits.2.')),
  'exposure.limit-values': breaks(
    brake,
    say('limits.1.OSHA Table Z-2.long', 'None'),
    say('limits.1.OSHA Table Z-2.short', 'None'),
  ),
  'exposure.skin-notation': breaks(cleaner, say('limits.2.EU 2000/39/EC.notation', 'None')),
  'exposure.no-limits-said': breaks(
    on(
      cleaner,
      rows((each) => each.filter(({ id }) => id !== '2')),
    ),
    drop('limits.open'),
  ),
  'exposure.national-list': mends(
    on(cleaner, properties({ nationalLimits: '' })),
    properties({ nationalLimits: 'None' }),
  ),
  'exposure.threshold-limit-values': mends(
    on(brake, properties({ nationalLimits: '' })),
    properties({ nationalLimits: 'Toluene: 20 ppm (TLV)' }),
  ),
  'regulation.proposition-65-warning': breaks(brake, drop('regulations.prop65Warning')),
  'exposure.monitoring': breaks(cleaner, drop('limits.monitoring')),
  'exposure.engineering': breaks(brake, drop('engineering.')),
  'exposure.ventilation-explosion': breaks(brake, drop('engineering.explosionProofVentilation')),
  'exposure.eyes': breaks(brake, drop('protection.eyes')),
  'exposure.goggles': breaks(cleaner, say('protection.eyes', 'Safety glasses according to EN 166.')),
  'exposure.eye-standard': breaks(cleaner, say('protection.eyes', 'Tightly fitting goggles.')),
  'exposure.gloves': breaks(brake, drop('protection.hands.material')),
  'exposure.gloves-open': { passes: brake, fails: fungicide },
  'exposure.suitable-gloves': breaks(brake, say('protection.hands.material', 'Wear suitable gloves.')),
  'exposure.breakthrough': breaks(cleaner, say('protection.hands.material', 'Gloves of butyl rubber.')),
  'exposure.glove-times': mends(brake, properties({ gloves: 'Laminate film 0.06 mm; > 480 min, EN 16523-1' })),
  'exposure.label-gloves': breaks(cleaner, say('label.P280', 'P280 Wear protective gloves (natural rubber).')),
  'exposure.breathing': breaks(brake, drop('protection.breathing.')),
  'exposure.filter-type': breaks(cleaner, say('protection.breathing.filter', 'Wear a respirator.')),
  'exposure.toxic-breathing': breaks(brake, rename('protection.breathing.filter', 'protection.breathing.none')),
  'exposure.skin': breaks(brake, drop('protection.body.')),
  'exposure.thermal': breaks(cleaner, drop('protection.thermal')),
  'exposure.environment': breaks(cleaner, drop('environmental-controls')),

  'properties.lines': breaks(brake, drop('properties.partition')),
  'properties.state': breaks(brake, properties({ state: '' })),
  'properties.colour': breaks(brake, properties({ appearanceText: 'Clear liquid' })),
  'properties.odour': breaks(brake, properties({ odour: '' })),
  'properties.boiling-point': breaks(brake, drop('properties.boilingPoint')),
  'properties.flash-point': breaks(brake, properties({ flashPoint: celsius('') })),
  'properties.ph': breaks(cleaner, properties({ ph: '' })),
  'properties.density': breaks(brake, properties({ density: { value: '', unit: 'g/cm³' } })),
  'properties.viscosity': breaks(brake, properties({ viscosity: { value: '', unit: 'cSt' } })),
  'properties.many-unknown': breaks(
    fungicide,
    properties({ density: { value: '', unit: 'g/cm³' }, odour: '', appearanceText: '' }),
  ),
  'properties.method': mends(
    brake,
    properties({ flashPoint: { value: '-11', unit: '°C', method: 'closed cup, ISO 3679' } }),
  ),
  'properties.flash-below-boiling': breaks(brake, properties({ boilingPoint: celsius('-20') })),
  'properties.melting-below-boiling': breaks(brake, properties({ meltingPoint: celsius('60') })),
  'properties.flash-below-autoignition': breaks(brake, properties({ autoignitionTemperature: celsius('-30') })),
  'properties.absolute-zero': breaks(brake, properties({ meltingPoint: celsius('-300') })),
  'properties.explosion-limits': breaks(brake, properties({ lowerExplosiveLimit: { value: '40', unit: '%' } })),
  'properties.explosion-range': breaks(brake, properties({ upperExplosiveLimit: { value: '136', unit: '%' } })),
  'properties.ph-range': breaks(brake, properties({ ph: '70' })),
  'properties.ph-solution': breaks(
    on(sugar, properties({ ph: '7', phSolution: { value: '7', percentage: '10' } })),
    properties({ phSolution: { value: '', percentage: '' } }),
  ),
  'properties.density-positive': breaks(brake, properties({ density: { value: '0', unit: 'g/cm³' } })),
  'properties.density-of-parts': breaks(brake, properties({ density: { value: '1.2', unit: 'g/cm³' } })),
  'properties.gas-density': breaks(brake, properties({ density: { value: '0.82', unit: 'kg/m³' } })),
  'properties.vapour-pressure': breaks(brake, properties({ vapourPressure: { value: '-1', unit: 'kPa' } })),
  'properties.vapour-pressure-boiling': breaks(
    on(brake, properties({ vapourPressure: { value: '240', unit: 'hPa' } })),
    properties({ vapourPressure: { value: '240', unit: 'kPa' } }),
  ),
  'properties.vapour-density': breaks(
    on(
      only(picked('1', 1221, ['Toluene', '100'])),
      properties({ relativeVapourDensity: { value: '3.2', unit: 'Air = 1' } }),
    ),
    properties({ relativeVapourDensity: { value: '0.9', unit: 'Air = 1' } }),
  ),
  'properties.viscosity-positive': breaks(brake, properties({ viscosity: { value: '0', unit: 'cSt' } })),
  'properties.state-of-matter': breaks(brake, properties({ state: 'Gas' })),
  'properties.own-units': breaks(brake, say('properties.density', '0.82')),
  'properties.flammable-category': breaks(brake, overlooked(['Flam. Gas', 'Flam. Liq.', 'Flam. Sol.'])),
  'properties.flammability-line': breaks(
    brake,
    say('properties.flammability', 'Not classified as a flammable liquid.'),
  ),
  'properties.extreme-ph': breaks(
    cleaner,
    overlooked(['Skin Corr.', 'Skin Irrit.', 'Eye Dam.', 'Eye Irrit.', 'Skin Sens.']),
  ),
  'properties.mild-ph': breaks(cleaner, properties({ ph: '7' })),
  'properties.aspiration-viscous': breaks(
    on(brake, properties({ viscosity: { value: '20.6', unit: 'cSt' } })),
    given('Aspiration hazard', 'Asp. Tox. 1', 'H304'),
  ),
  'properties.aspiration-thin': breaks(brake, overlooked('Asp. Tox.')),
  'properties.solubility-partition': breaks(
    on(only(picked('1', 1201, ['n-Hexane', '100'])), properties({ waterSolubility: 'Immiscible' })),
    properties({ waterSolubility: 'Miscible' }),
  ),
  'properties.known-substance': breaks(
    on(
      only(picked('1', 1221, ['Toluene', '100'])),
      properties({ boilingPoint: celsius('110'), flashPoint: celsius('4') }),
    ),
    properties({ boilingPoint: celsius('150') }),
  ),
  'properties.physical-hazards': breaks(
    brake,
    say('physical.otherState', 'Not for this physical state: Flammable gases.'),
  ),

  'stability.reactivity': breaks(brake, drop('reactivity')),
  'stability.stability': breaks(brake, drop('stability')),
  'stability.reactions': breaks(brake, drop('reactions')),
  'stability.avoid': breaks(brake, drop('avoid')),
  'stability.incompatible': breaks(brake, drop('incompatible')),
  'stability.decomposition': breaks(brake, drop('decomposition')),
  'stability.ignition': breaks(brake, drop('avoid.avoidIgnition')),
  'stability.acids-and-bases': breaks(cleaner, say('incompatible', 'No incompatible materials are known.')),
  'stability.oxidisers-apart': breaks(brake, say('incompatible', 'No incompatible materials are known.')),
  'stability.dust': breaks(sugar, drop('handling', 'storage', 'reactivity', 'avoid', 'reactions')),
  'toxicology.ten-classes': breaks(brake, drop('toxicology.Carcinogenicity')),
  'toxicology.agrees': breaks(brake, drop('toxicology.Aspiration')),
  'toxicology.denied': breaks(
    brake,
    say('toxicology.Aspiration hazard', 'Based on available data, the classification criteria are not met.'),
  ),
  'toxicology.reason': breaks(brake, say('toxicology.Carcinogenicity', 'None is known.')),
  // Nothing shows that butane was judged as a sensitiser.
  'toxicology.evidence': breaks(
    brake,
    say('toxicology.Respiratory sensitisation', 'Based on available data, the classification criteria are not met.'),
  ),
  'toxicology.estimates': breaks(brake, drop('toxicology.ate.')),
  'toxicology.routes': breaks(brake, drop('routes')),
  'toxicology.symptoms': breaks(brake, drop('toxic-symptoms.')),
  'toxicology.delayed': breaks(brake, drop('effects.delayed')),
  'toxicology.endocrine': breaks(cleaner, drop('toxicology.endocrine')),
  'toxicology.carcinogen-lists': breaks(
    on(brake, added(picked('9', 1225, ['Ethylbenzene', '0.5']))),
    drop('listings.9'),
  ),
  'toxicology.interactions': breaks(brake, drop('interactive')),
  'ecology.agrees': breaks(fungicide, drop('ecology.Hazardous')),
  'ecology.m-factors': breaks(fungicide, drop('ecology.m.')),
  'ecology.no-data': { passes: brake, fails: fungicide },
  'ecology.degradability': breaks(brake, drop('degradability')),
  'ecology.accumulation': breaks(brake, drop('accumulation')),
  'ecology.mobility': breaks(brake, drop('mobility')),
  'ecology.pbt': breaks(cleaner, drop('pbt')),
  'ecology.endocrine-environment': breaks(cleaner, drop('endocrine-environment')),
  'ecology.adverse': breaks(brake, drop('adverse')),
  'ecology.log-kow': breaks(
    added(picked('9', 1206, ['n-Octane', '1'])),
    say('accumulation.9', 'n-Octane: log Kow 5.18; low potential for bioaccumulation.'),
  ),
  'ecology.pbt-agrees': breaks(on(cleaner, persistent), drop('other-hazards.pbtFound')),
  'waste.product': breaks(brake, drop('waste.hazardous')),
  'waste.hazardous': breaks(brake, rename('waste.hazardous', 'waste.ordinary')),
  'waste.packaging': breaks(brake, drop('waste.packaging')),
  'waste.sewer': breaks(brake, drop('waste.noSewer')),
  'waste.flammable-property': breaks(german, drop('waste.HP 3')),
  'waste.corrosive-property': breaks(cleaner, drop('waste.HP 8')),

  'transport.decided': breaks(brake, row(1, { materialId: null, name: 'Perfume' })),
  'transport.every-mode': breaks(brake, drop('unNumber.dot')),
  'transport.un-form': breaks(on(brake, unNumber('1993')), unNumber('UN 1993')),
  'transport.un-known': breaks(on(brake, unNumber('1993')), unNumber('9998')),
  'transport.shipping-name': breaks(on(brake, unNumber('1993')), goods({ shippingName: 'TOLUENE' })),
  'transport.class': breaks(on(brake, unNumber('1993')), unNumber('1993', '8')),
  'transport.subsidiary-hazards': breaks(on(brake, unNumber('1993')), goods({ subRisk1: '8' })),
  'transport.packing-group': breaks(on(brake, unNumber('1993')), unNumber('1993', '3', 'None')),
  'transport.technical-name': breaks(on(brake, unNumber('1993')), goods({ nosIngredients: [] })),
  'transport.environment': breaks(fungicide, engineProposes({ environmentallyHazardous: false })),
  'transport.environment-printed': breaks(brake, drop('transportEnvironment')),
  'transport.flammable': breaks(on(brake, proposed), unNumber('2810', '6.1')),
  'transport.corrosive': breaks(on(cleaner, unNumber('1824', '8')), unNumber('1993', '3')),
  'transport.toxic': breaks(
    on(brake, proposed, given('Acute toxicity, oral', 'Acute Tox. 2', 'H300')),
    unNumber('1993'),
  ),
  'transport.packing-group-of-flash-point': breaks(on(brake, unNumber('1993')), unNumber('1993', '3', 'III')),
  'transport.differs': breaks(on(brake, proposed), unNumber('1993')),
  'transport.confirmed': mends(brake, proposed),
  'transport.printed': breaks(brake, drop('shippingName')),
  'transport.precautions': breaks(brake, drop('transportPrecautions')),
  'transport.offered-though-prohibited': breaks(brake, say('unNumber.iata', 'UN 1017')),
  'transport.bulk': breaks(brake, drop('bulk')),
  'transport.hazchem': breaks(on(to('AU'), proposed, goods({ hazChem: '•3WE' })), goods({ hazChem: '' })),

  'lists.candidates': breaks(cleaner, unidentified),
  'lists.whole-recipe': breaks(cleaner, row(2, { proportion: '70' })),
  'lists.reasons': breaks(on(cleaner, silicone), drop('pbt.assessmentFound')),
  'lists.edition': { passes: on(cleaner, { today: '2026-07-31' }), fails: on(cleaner, { today: '2026-08-01' }) },
  'lists.carcinogens': breaks(brake, unidentified),
  'lists.restrictions': { passes: on(cleaner, onlyWater), fails: cleaner },
  'lists.iarc': { passes: on(brake, onlyWater), fails: brake },
  'lists.releases': mends(brake, withoutThird),
  'lists.quantities': breaks(brake, unidentified),
  'lists.california': mends(brake, withoutThird),
  'lists.inventory': breaks(brake, unidentified),
  'lists.national': mends(
    on(cleaner, to('JP')),
    description({
      nationalListings: Object.fromEntries(
        ['safety-health', 'releases', 'poisons', 'fire', 'evaluation'].map((id) => [id, 'None']),
      ),
    }),
  ),
  'lists.japan-named': { passes: cleaner, fails: on(cleaner, to('JP')) },
  'regulation.laws': breaks(brake, drop('regulations.law')),
  'regulation.candidate-list': breaks(on(cleaner, silicone), drop('regulations.svhc')),
  'regulation.annex-xvii': breaks(german, drop('regulations.annexXvii')),
  'regulation.cmr-for-public': breaks(
    on(cleaner, row(1, { handClassification: { ...hand, hazards: ['Carc. 1B H350'] } })),
    description({ productUse: 'consumer' }),
  ),
  'regulation.restricted': { passes: cleaner, fails: withBenzene },
  'regulation.packaging': breaks(withBenzene, drop('label.packaging.28')),
  'regulation.packaging-language': breaks(withBenzene, description({ language: 'es' })),
  'regulation.seveso': breaks(german, drop('regulations.seveso')),
  'regulation.sara-313': breaks(brake, drop('regulations.sara313')),
  'regulation.cercla': breaks(brake, drop('regulations.cercla')),
  'regulation.proposition-65': breaks(brake, drop('regulations.prop65')),
  'regulation.poison-schedule': breaks(
    on(to('AU'), {
      draft: (draft) => ({ ...draft, dangerousGoods: { ...draft.dangerousGoods, poisonSchedule: 'S5' } }),
    }),
    drop('regulations.poisons'),
  ),
  'regulation.safety-assessment': breaks(cleaner, drop('safety-assessment')),
  'closing.dates': breaks(brake, say('changes.version', '2.0')),
  'closing.changes': breaks(brake, drop('changes.text')),
  'closing.abbreviations': breaks(brake, drop('abbreviations.STOT')),
  'closing.sources': breaks(brake, drop('sources.')),
  'closing.methods': breaks(brake, drop('methods.Flam')),
  'closing.statements': breaks(brake, drop('statements.H225')),
  'closing.training': breaks(cleaner, drop('training')),

  'hazards.other-hazards-of-class': breaks(german, drop('other-hazards.staticCharge')),
  'first-aid.measures': breaks(brake, drop('first-aid.skin.skinWash')),
  'first-aid.advice': breaks(brake, drop('first-aid.general.unconscious')),
  'first-aid.symptoms-told': breaks(brake, drop('symptoms.symptomsInhalation.narcosis')),
  'first-aid.organs': breaks(brake, drop('symptoms.organs')),
  'first-aid.treatment': breaks(brake, drop('medical.treatSymptoms')),
  'first-aid.specific-treatment': breaks(brake, drop('medical.2')),
  'fire.media-of-class': breaks(brake, given('Oxidising liquids', 'Ox. Liq. 2', 'H272')),
  'fire.hazards-of-class': breaks(brake, drop('fire-hazards.hazardFlammable')),
  'fire.equipment': breaks(brake, drop('firefighters.breathing')),
  'fire.tactics': breaks(brake, drop('firefighters.water')),
  'release.measures': breaks(brake, drop('release.personal.ventilate')),
  'release.distance': breaks(brake, drop('release.personal.upwind')),
  'release.waters': breaks(brake, drop('release.environment.soil')),
  'release.methods': breaks(brake, drop('release.containment.absorb')),
  'storage.safe-handling': breaks(brake, drop('handling.hygiene.noEating')),
  'storage.of-class': breaks(brake, drop('storage.sunlight')),
  'exposure.controls-of-class': breaks(brake, drop('engineering.explosionProofVentilation')),
  'exposure.protection-of-class': breaks(brake, drop('protection.body.antistatic')),
  'exposure.values-answered': breaks(brake, drop('limits.monitoring')),
  'properties.appearance': breaks(brake, drop('properties.appearance')),
  'stability.of-class': breaks(brake, drop('reactivity.reactsFlammable')),
  'stability.stable': breaks(brake, drop('stability.stable')),
  'stability.reactions-of-class': breaks(brake, drop('reactions.reactionOxidisers')),
  'stability.conditions-of-class': breaks(brake, drop('avoid.avoidStatic')),
  'toxicology.symptoms-told': breaks(brake, drop('toxic-symptoms.symptomsInhalation.narcosis')),
  'toxicology.organs': breaks(brake, drop('toxic-symptoms.organs')),
  'toxicology.answers': breaks(german, drop('toxicology.defatting')),
  'ecology.ozone': breaks(german, drop('adverse.ozone')),
  'transport.general-precautions': breaks(brake, drop('transportPrecautions.general')),
  'waste.lines': breaks(brake, drop('waste.packaging')),
  'hazards.class-cells': breaks(brake, say('classification.Flam. Liq. 2 H225.statement', ' ')),
  'composition.cells': breaks(brake, drop('composition.1.identifiers')),
  'exposure.limit-cells': breaks(brake, say('limits.2.OSHA Table Z-1.long', '')),
  'toxicology.value-cells': breaks(brake, say('toxicology.data.1.0.species', '')),
  'toxicology.listing-cells': breaks(
    on(brake, added(picked('9', 5110, ['Formaldehyde', '0.5']))),
    say('listings.9.iarc', ''),
  ),
  'ecology.value-cells': breaks(brake, say('ecology.data.1.0.organism', '')),
  'closing.method-cells': breaks(brake, say('methods.Flam. Liq. 2 H225.basis', '')),
  'identification.substance-number': breaks(
    on(german, only(picked('1', 1221, ['Toluene', '100']))),
    drop('identifier.cas'),
  ),
  'identification.poisons-centre': breaks(to('NZ'), drop('emergency.poisonsCentre')),
  'hazards.label-names': breaks(german, drop('label.named')),
  'hazards.label-supplements': breaks(
    on(german, added(picked('9', 1240, ['d-Limonene', '0.3']))),
    drop('label.supplemental'),
  ),
  'hazards.label-answered': breaks(
    brake,
    made((result) => ({ ...result, label: { ...result.label, precautionaryStatements: [] } })),
  ),
  'hazards.open-named': breaks(thinLye, drop('classification.notJudged')),
  'composition.statements-referred': breaks(brake, drop('composition.wholeStatements')),
  'properties.physical-classes': breaks(brake, drop('physical.Flam')),
  'toxicology.values': breaks(brake, drop('toxicology.data.1.0')),
  'toxicology.half-told': breaks(brake, drop('toxicology.Skin corrosion/irritation.why')),
  'toxicology.effects': breaks(brake, drop('effects.immediate.STOT SE 3')),
  'ecology.values': breaks(brake, drop('ecology.data.1.0')),
  'ecology.half-told': breaks(fungicide, drop('ecology.Hazardous to the aquatic environment, acute.why')),
  'ecology.open-named': breaks(fungicide, drop('ecology.noValues')),
  'ecology.degradability-of-each': breaks(fungicide, drop('degradability.')),
  'ecology.accumulation-of-each': breaks(fungicide, drop('accumulation.')),
  'ecology.mobility-of-each': breaks(fungicide, drop('mobility.')),
  'ecology.ph': breaks(cleaner, drop('adverse.ph')),
  'waste.properties': breaks(german, drop('waste.HP 3')),
  'waste.code-proposed': breaks(german, drop('waste.codeProposal')),
  'waste.laws': breaks(brake, drop('waste.law')),
  'transport.lines-by-mode': breaks(brake, drop('packagingGroup.imdg')),
  'transport.environment-by-mode': breaks(brake, drop('transportEnvironment.sea')),
  'transport.prohibited': breaks(brake, engineProposes({ isProhibited: true })),
  'transport.of-entry': breaks(brake, drop('transportPrecautions.limitedQuantity')),
  'regulation.laws-of-market': breaks(german, drop('regulations.law.1')),
  'regulation.annex-xvii-entries': breaks(german, drop('regulations.annexXvii.40')),
  'regulation.national-lists': breaks(to('CN'), drop('regulations.list')),
  'regulation.sara-312': breaks(brake, drop('regulations.sara312')),
  'regulation.sara-312-unclassified': breaks(brake, drop('regulations.sara312.Hazard not otherwise')),
  'regulation.lists-answered': breaks(cleaner, drop('regulations.svhc')),
  'closing.review': breaks(to('AU'), drop('changes.review')),
  'closing.every-source': breaks(brake, drop('sources.')),
};
