import {
  begunAs,
  description,
  drop,
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
  only,
  selfDecomposing,
  sugar,
} from './case-parts.ts';
import { picked } from '../products/supplier.ts';
import { testRowCases } from './test-row-cases.ts';

const cas = (casNumber: string) => row(0, { casNumber });
const celsius = (value: string) => ({ value, unit: '°C' });
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
/** An ingredient that nobody can identify. */
const unidentified = row(0, { materialId: null, casNumber: '' });
const toluene = (proportion: string) =>
  only(picked('1', 1221, ['Toluene', proportion]), picked('2', 3001, ['Water', '0']));
const onlyWater = only(picked('1', 3001, ['Water', '100']));
const withoutThird = rows((each) => each.filter(({ id }) => id !== '3'));
const nitrate = (proportion: string) =>
  on(
    cleaner,
    only(picked('1', 2336, ['Calcium nitrate', proportion]), picked('2', 3001, ['Water', '40'])),
    properties({ state: 'Solid' }),
  );
/** Benzene in the cleaner: restricted in its own right, and a CMR substance of category 1. */
const withBenzene = on(cleaner, row(2, { proportion: '75' }), added(picked('9', 1220, ['Benzene', '5'])));
/** Cases by the id of the check. */
export const checkCases: Readonly<Record<string, CheckCase>> = {
  'frame.banned-claims': breaks(cleaner, description({ uses: 'Harmless cleaning of floors' })),
  'frame.vague-claims': breaks(brake, description({ uses: 'Non-toxic cleaning of brakes' })),

  'frame.in-english': breaks(
    on(to('FR'), description({ language: 'fr' }), only(picked('1', 1221, ['Toluene', '100']))),
    only(picked('1', 8571, ['4-(1-Oxo-2-propenyl)-morpholine', '100'])),
  ),

  'identification.product-name': breaks(brake, description({ productName: ' ' })),
  'identification.language': { passes: to('IE'), fails: german },
  'identification.chosen-language': breaks(
    brake,
    printed((document) => ({ ...document, language: 'fr' })),
  ),
  'canada.official-languages': breaks(to('CA'), description({ language: 'en' })),
  'canada.prescribed-class': mends(
    on(to('CA'), only(picked('1', 7607, ['Nitromethane', '100']))),
    properties({ physicalHazardUnclassified: 'May explode under confinement or by a strong shock' }),
  ),
  'canada.own-words': mends(
    to('CA'),
    description({
      secondLanguage: { uses: 'Nettoyage de freins', usesAdvisedAgainst: 'Usage par les consommateurs' },
    }),
    properties({
      odour: 'Solvent',
      appearance: 'User Input',
      appearanceText: 'Clear',
      secondLanguage: {
        appearanceText: 'Limpide',
        odour: 'Odeur de solvant',
        physicalHazardUnclassified: '',
        healthHazardUnclassified: '',
        gloves: '',
      },
    }),
  ),
  'national.language': mends(to('JP'), description({ language: 'ja' })),
  'national.supplier-in-country': breaks(to('NZ'), description({ vendorCountry: 'AU' })),
  'new-zealand.approval': mends(to('NZ'), description({ hsnoApproval: 'HSR002670' })),
  'china.document-number': mends(to('CN'), description({ documentNumber: 'SDS-100' })),
  'korea.document-number': mends(to('KR'), description({ documentNumber: 'AA00000-0000000001' })),
  'china.emergency-number': mends(to('CN'), description({ emergencyTelephone: '+86 21 5555 0100 (24 h)' })),
  'identification.ufi-missing': mends(cleaner, description({ ufiNumbers: 'E600-30P1-S00Y-5079' })),
  'identification.ufi-valid': breaks(cleaner, description({ ufiNumbers: 'E600-30P1-S00Y-5078' })),
  'identification.uses': breaks(brake, description({ uses: '' })),
  'identification.vague-use': breaks(brake, description({ uses: 'Industrial use' })),
  'identification.uses-advised-against': breaks(brake, description({ usesAdvisedAgainst: '' })),
  'language.own-words': breaks(
    brake,
    printed((document) => ({ ...document, language: 'de' })),
  ),
  'template.proposals': breaks(brake, begunAs('fuel'), description({ productCategories: [], uses: 'Other work' })),
  'template.first': breaks(brake, begunAs('fuel')),
  'identification.product-category': breaks(brake, description({ productCategories: [] })),
  'identification.further-category': breaks(brake, description({ uses: 'Cleaning of brakes; disinfection of tools' })),
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
  'identification.poison-centre': mends(
    to('DK'),
    description({ otherEmergencyTelephoneNumbers: 'Giftlinjen 8212 1212 (24 h)' }),
  ),

  'hazards.processing': mends(
    on(properties({ state: 'Solid' }), description({ uses: 'Welding of steel' })),
    description({ processing: 'welding' }),
  ),
  'hazards.classes-printed': breaks(brake, drop('classification.Flam. Liq. 2 H225')),
  'hazards.organs-unknown': breaks(
    on(cleaner, only(picked('1', 2657, ['Lithium hexafluorophosphate(1-)', '12']), picked('2', 3001, ['Water', '76']))),
    added(picked('9', 2432, ['Cobalt lithium dioxide', '12'])),
  ),
  'hazards.form-not-judged': breaks(brake, to('JP'), row(0, { materialId: 1222, name: 'Xylene' })),
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
  'hazards.listed-carcinogen': breaks(brake, added(picked('9', 5531, ['Titanium dioxide', '0.1']))),
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
  'hazards.supplement-open': breaks(cleaner, row(2, { proportion: '75' }), added(picked('9', 7641, ['Furan', '5']))),
  'hazards.recipe-open': breaks(
    on(to('IE'), only(picked('1', 1221, ['Toluene', '50']), picked('2', 3001, ['Water', '50']))),
    row(1, { proportion: '40' }),
  ),
  'hazards.pbt-statement': breaks(cleaner, drop('other-hazards.pbt')),
  'hazards.endocrine-statement': breaks(cleaner, drop('other-hazards.endocrine')),
  'composition.none': breaks(
    brake,
    rows(() => []),
  ),
  'composition.number': breaks(brake, row(1, { materialId: null, name: 'Perfume' })),
  'composition.cas-check-digit': breaks(on(brake, cas('108-88-3')), cas('108-88-4')),
  'composition.cas-of-substance': breaks(on(brake, cas('108-88-3')), cas('67-56-1')),
  'composition.proportion': breaks(brake, row(0, { proportion: 'much' })),
  'composition.sum-over': breaks(brake, row(0, { proportion: '70' })),
  'composition.sum-under': {
    passes: on(cleaner, only(picked('1', 1221, ['Toluene', '99']))),
    fails: on(cleaner, toluene('90')),
  },
  'composition.sum-far-under': {
    passes: on(cleaner, toluene('90')),
    fails: on(cleaner, toluene('89.9')),
  },
  'composition.balance-range': breaks(brake, row(2, { proportion: 'rest' })),
  'composition.form': mends(
    on(properties({ state: 'Solid', appearance: 'Solid block' }), only(picked('1', 2310, ['Aluminium powder', '100']))),
    properties({ appearance: 'Powder' }),
  ),
  'composition.gas-in-water': mends(
    on(
      properties({ state: 'Liquid' }),
      only(picked('1', 2054, ['Ammonia, anhydrous', '25']), picked('2', 3001, ['Water', '75'])),
    ),
    only(picked('1', 2053, ['Ammonia, aqueous solution', '25']), picked('2', 3001, ['Water', '75'])),
  ),
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
  'composition.m-factor-unknown': breaks(
    on(german, row(1, { handClassification: { ...hand, hazards: ['Aquatic Chronic 1 H410'], mChronic: '10' } })),
    row(1, { handClassification: { ...hand, hazards: ['Aquatic Chronic 1 H410'] } }),
  ),
  'composition.concentration-shown': breaks(brake, say('composition.1.concentration', 'Proprietary')),
  'composition.hidden-share': breaks(on(brake, secret('30-60')), secret('10-30')),
  'composition.prescribed-range': breaks(on(brake, secret('30-60')), secret('25-60')),
  'composition.canadian-range': breaks(on(to('CA'), secret('30-50')), secret('25-50')),
  'composition.canadian-claim': mends(
    on(to('CA'), secret('30-60')),
    description({ hmiraRegistryNumber: '12345', hmiraDateFiled: '2026-03-15' }),
  ),
  'composition.generic-name': breaks(to('AU'), secret('30-60')),
  'composition.hidden-name': mends(
    on(cleaner, row(1, { sanitisedName: 'Glycol ether' })),
    row(1, { nameApproval: { number: 'ECHA-24-0001', date: '2026-03-15' } }),
  ),
  'composition.name-owed': breaks(cleaner, row(0, { sanitisedName: 'Alkali' })),
  'composition.hidden-name-told': breaks(
    on(brake, secret('30-60')),
    description({ uses: 'Cleaning of brakes with toluene and methanol' }),
  ),
  'composition.hidden-name-guessed': breaks(brake, secret('30-60')),
  'transport.hidden-entry': breaks(brake, secret('30-60')),
  'fire.label-medium': breaks(brake, say('label.P370+P378', 'P370+P378 In case of fire: Use sand to extinguish.')),
  'storage.temperature': breaks(on(brake, selfDecomposing), rename('storage.keptCool', 'storage.cool')),
  'storage.temperature-gassing': breaks(brake, rename('storage.keptCool', 'storage.cool')),
  'exposure.national-list': mends(
    on(cleaner, properties({ nationalLimits: '' })),
    properties({ nationalLimits: 'None' }),
  ),
  'exposure.old-edition': mends(
    on(cleaner, description({ country: 'NL' })),
    properties({ nationalLimits: 'Compared with the edition in force' }),
  ),
  'exposure.threshold-limit-values': mends(
    on(brake, properties({ nationalLimits: '' })),
    properties({ nationalLimits: 'Toluene: 20 ppm (TLV)' }),
  ),
  'exposure.family': breaks(
    on(brake, row(1, { materialId: null, name: 'Own epoxy resin', family: 'epoxide' })),
    row(1, { family: '' }),
  ),
  'exposure.gloves-open': { passes: brake, fails: fungicide },
  'exposure.suitable-gloves': breaks(brake, say('protection.hands.material', 'Wear suitable gloves.')),
  'exposure.breakthrough': breaks(cleaner, say('protection.hands.material', 'Gloves of butyl rubber.')),
  'exposure.glove-times': mends(brake, properties({ gloves: 'Laminate film 0.06 mm; > 480 min, EN 16523-1' })),
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
  'properties.extreme-ph': breaks(
    cleaner,
    overlooked(['Skin Corr.', 'Skin Irrit.', 'Eye Dam.', 'Eye Irrit.', 'Skin Sens.']),
  ),
  'properties.mild-ph': breaks(cleaner, properties({ ph: '7' })),
  'properties.ph-hypochlorite': breaks(
    on(
      only(picked('1', 2103, ['Sodium hypochlorite', '12']), picked('2', 3001, ['Water', '88'])),
      properties({ ph: '10', flashPoint: { value: '', unit: 'Not Applicable' } }),
    ),
    properties({ ph: '9.9' }),
  ),
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
  'ecology.no-data': { passes: brake, fails: fungicide },
  'ecology.unknown': breaks(brake, row(1, { materialId: 2615, name: 'Beryllium oxide' })),
  ...testRowCases,

  'transport.decided': breaks(brake, row(1, { materialId: null, name: 'Perfume' })),
  'transport.un-form': breaks(on(brake, unNumber('1993')), unNumber('UN 1993')),
  'transport.un-known': breaks(on(brake, unNumber('1993')), unNumber('9998')),
  'transport.shipping-name': breaks(on(brake, unNumber('1993')), goods({ shippingName: 'TOLUENE' })),
  'transport.class': breaks(on(brake, unNumber('1993')), unNumber('1993', '8')),
  'transport.subsidiary-hazards': breaks(on(brake, unNumber('1993')), goods({ subRisk1: '8' })),
  'transport.packing-group': breaks(on(brake, unNumber('1993')), unNumber('1993', '3', 'None')),
  'transport.technical-name': breaks(on(brake, unNumber('1993')), goods({ nosIngredients: [] })),
  'transport.flammable': breaks(on(brake, proposed), unNumber('2810', '6.1')),
  'transport.corrosive': breaks(on(cleaner, unNumber('1824', '8')), unNumber('1993', '3')),
  'transport.toxic': breaks(
    on(brake, proposed, given('Acute toxicity, oral', 'Acute Tox. 2', 'H300')),
    unNumber('1993'),
  ),
  'transport.packing-group-of-flash-point': breaks(on(brake, unNumber('1993')), unNumber('1993', '3', 'III')),
  'transport.differs': breaks(on(brake, proposed), unNumber('1993')),
  'transport.confirmed': mends(brake, proposed),
  'transport.hazchem': breaks(on(to('AU'), proposed, goods({ hazChem: '•3WE' })), goods({ hazChem: '' })),

  'lists.candidates': breaks(cleaner, unidentified),
  'lists.whole-recipe': breaks(cleaner, row(2, { proportion: '70' })),
  'lists.edition': { passes: on(cleaner, { today: '2026-07-31' }), fails: on(cleaner, { today: '2026-08-01' }) },
  'lists.carcinogens': breaks(brake, unidentified),
  'lists.restrictions': { passes: on(cleaner, onlyWater), fails: cleaner },
  'lists.iarc': { passes: on(brake, onlyWater), fails: brake },
  'lists.releases': mends(brake, withoutThird),
  'lists.emergencies': { passes: on(brake, onlyWater), fails: brake },
  'lists.hazardous-chemicals': {
    passes: on(cleaner, to('CN'), onlyWater),
    fails: on(cleaner, to('CN'), only(picked('1', 1030, ['Ethylene glycol', '100']))),
  },
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
  'lists.member-state': mends(on(cleaner, to('NL')), description({ nationalListings: { abm: 'B (4)' } })),
  'lists.water-hazard': mends(on(cleaner, to('DE')), description({ nationalListings: { 'water-hazard': 'WGK 1' } })),
  'lists.worked-out': breaks(on(brake, to('DE')), description({ nationalListings: { 'storage-class': '8B' } })),
  'lists.japan-named': { passes: cleaner, fails: on(cleaner, to('JP')) },
  'regulation.cmr-for-public': breaks(
    on(cleaner, row(1, { handClassification: { ...hand, hazards: ['Carc. 1B H350'] } })),
    description({ productUse: 'consumer' }),
  ),
  'regulation.restricted': { passes: cleaner, fails: withBenzene },
  'regulation.packaging-language': breaks(withBenzene, description({ language: 'es' })),
  'regulation.poison-schedule': breaks(
    on(to('AU'), {
      draft: (draft) => ({ ...draft, dangerousGoods: { ...draft.dangerousGoods, poisonSchedule: 'S5' } }),
    }),
    drop('regulations.poisons'),
  ),
  'closing.sources': breaks(brake, drop('sources.')),
};
