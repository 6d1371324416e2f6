import { testOfKey } from '@gosds/sheet/draft/given-tests';

/** The words of the specification for each input, in the order of the screens; rows of ingredients are named by their number. */
export const fieldLabels: Readonly<Record<string, string>> = {
  'description.productName': 'Product Name',
  'description.companyName': 'Company Name',
  'description.country': 'Country',
  'description.language': 'Language',
  'description.partNumber': 'Part Number',
  'description.synonyms': 'Synonyms',
  'description.uses': 'Uses',
  'description.secondLanguage.uses': 'Uses, second language',
  'description.productCategories': 'Product category',
  'description.usesAdvisedAgainst': 'Uses advised against',
  'description.secondLanguage.usesAdvisedAgainst': 'Uses advised against, second language',
  'description.ufiNumbers': 'UFI Numbers',
  'description.reachUses': 'Reach Uses',
  'description.street': 'Street',
  'description.suburb': 'Suburb',
  'description.postcode': 'Postcode',
  'description.state': 'State',
  'description.vendorCountry': 'Vendor Country',
  'description.telephone': 'Telephone',
  'description.email': 'Email',
  'description.website': 'Website',
  'description.emergencyProvider': 'Emergency Provider',
  'description.emergencyTelephone': 'Emergency Telephone',
  'description.otherEmergencyTelephoneNumbers': 'Other Emergency Telephone Numbers',
  'description.documentNumber': 'Number of the sheet',
  'description.groupStandards': 'Group standards',
  'description.hsnoApproval': 'HSNO approval or group standard',
  'description.hmiraRegistryNumber': 'HMIRA registry number',
  'description.hmiraDateFiled': 'Claim filed on',
  'description.hmiraDateGranted': 'Exemption granted on',
  'description.productUse': 'Used by',
  'description.processing': 'Worked with by',
  'description.packageMl': 'Smallest package, ml',
  'description.inventoryStatus': 'Chemical inventory status',
  'description.logo': 'Logo',
  mode: 'Simple or Advanced',
  ingredients: 'Ingredients',
  properties: 'Physical Properties',
  'properties.state': 'State',
  'properties.waterSolubility': 'Water Solubility',
  'properties.appearance': 'Appearance',
  'properties.appearanceText': 'Appearance, User Input',
  'properties.secondLanguage.appearanceText': 'Appearance, User Input, second language',
  'properties.odour': 'Odour',
  'properties.secondLanguage.odour': 'Odour, second language',
  'properties.ph': 'pH',
  'properties.phSolution': 'pH as a solution',
  'properties.phSolution.percentage': 'pH as a solution, at %',
  'properties.packedGas': 'Packed as',
  'properties.particles': 'Particle characteristics',
  'properties.isCombustibleDust': 'Combustible dust',
  'properties.flashPoint': 'Flash Point',
  'properties.boilingPoint': 'Boiling point/Range',
  'properties.meltingPoint': 'Melting point/Range',
  'properties.autoignitionTemperature': 'Autoignition Temperature',
  'properties.decompositionTemperature': 'Decomposition Temperature',
  'properties.storageTemperature': 'Storage temperature',
  'properties.carriageTemperature': 'Temperature of carriage',
  'properties.density': 'SG/Density',
  'properties.viscosity': 'Viscosity',
  'properties.vapourPressure': 'Vapour Pressure',
  'properties.relativeVapourDensity': 'Relative Vapour Density',
  'properties.volatiles': 'Volatiles (%vol)',
  'properties.evaporationRate': 'Evaporation Rate',
  'properties.molecularWeight': 'Molecular Weight',
  'properties.partitionCoefficient': 'Partition coefficient n-octanol/water',
  'properties.lowerExplosiveLimit': 'Lower Explosive Limit',
  'properties.upperExplosiveLimit': 'Upper Explosive Limit',
  'properties.physicalHazardUnclassified': 'Physical hazard not otherwise classified',
  'properties.secondLanguage.physicalHazardUnclassified': 'Physical hazard not otherwise classified, second language',
  'properties.healthHazardUnclassified': 'Health hazard not otherwise classified',
  'properties.secondLanguage.healthHazardUnclassified': 'Health hazard not otherwise classified, second language',
  'properties.nationalLimits': 'Limits of the national list',
  'properties.biologicalLimits': 'Biological limit values',
  'properties.dnel': 'DNEL',
  'properties.pnec': 'PNEC',
  'properties.gloves': 'Gloves tested with the product',
  'properties.secondLanguage.gloves': 'Gloves tested with the product, second language',
  'properties.tests': 'Test results',
  dangerousGoods: 'Dangerous Goods',
  'dangerousGoods.unNumber': 'UN/ID Number',
  'dangerousGoods.dgClass': 'DG Class',
  'dangerousGoods.packagingGroup': 'Packaging Group',
  'dangerousGoods.subRisk1': 'Sub Risk1',
  'dangerousGoods.subRisk2': 'Sub Risk2',
  'dangerousGoods.hazChem': 'HazChem',
  'dangerousGoods.shippingName': 'Shipping Name',
  'dangerousGoods.poisonSchedule': 'Poison Schedule',
  'dangerousGoods.basis.source': 'What the entry rests on',
  'dangerousGoods.basis.date': 'Date of the document',
  'dangerousGoods.nosIngredients': 'N.O.S Ingredient',
  'addOns.goEr': 'Emergency response',
  precautionChoices: 'Precautionary statements',
  template: 'Template',
  acceptedFindings: 'Written reasons',
  review: 'Review Classification',
  'review.candLActive': 'C&L',
  'review.items': 'Review Classification',
};

const rowFields: Readonly<Record<string, string>> = {
  name: 'Name',
  proportion: 'Proportion',
  casNumber: 'CAS number',
  cwNumber: 'CW number',
  materialId: 'catalogue entry',
  sanitisedName: 'Sanitised name',
  sanitisedProportion: 'Sanitised proportion',
  nameApproval: 'Approval of the sanitised name',
  handClassification: 'Classification by hand',
  family: 'Chemical family',
  noteEvidence: 'Evidence for a note of Annex VI',
  parts: 'Ingredients of the raw material',
  tests: 'Toxicity and environment',
};

/** The name of the test that a path leads through, behind its key. */
function testLabel(path: string): string | undefined {
  const [, key] = path.split('tests.');
  return key === undefined ? undefined : testOfKey(key.split('.values', 1)[0] ?? '')?.label;
}

function nearestLabel(path: string): string | undefined {
  const test = path.startsWith('properties.tests.') ? testLabel(path) : undefined;
  return test ? `Test results, ${test}` : fieldLabels[path.split('.').slice(0, 2).join('.')];
}

/** Fields that are named by what they are of. */
const recordLabels: Readonly<Record<string, string>> = {
  acceptedFindings: 'Reason for',
  precautionChoices: 'Precautionary statement',
};

function recordLabel(path: string): string | undefined {
  const label = recordLabels[path.slice(0, path.indexOf('.'))];
  return label && `${label} ${path.slice(path.indexOf('.') + 1)}`;
}

const rowLabel = (path: string, field: string): string => testLabel(path) ?? rowFields[field] ?? field;

/** The label of an input path; a row is found by its place (`ingredients.0.name`) or, with the ids given, by its id. */
export function labelOf(path: string, rowIds: readonly string[] = []): string {
  const [section, row, field] = path.split('.');
  if (section === 'ingredients' && row !== undefined && field !== undefined) {
    const byId = rowIds.indexOf(row);
    const number = byId === -1 ? Number(row) + 1 : byId + 1;
    return `Ingredient ${number}, ${rowLabel(path, field)}`;
  }
  return recordLabel(path) ?? fieldLabels[path] ?? nearestLabel(path) ?? path;
}
