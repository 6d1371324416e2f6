// Made of docs/openapi.json: packages/client/src/types.test.ts writes it anew with -u.

export type Audit = {
  isChanged: boolean;
  findings: Array<{
    check: string;
    severity: string;
    message: string;
    paragraph: string;
    section: number;
    part: string;
  }>;
};

export type Chemical = {
  number: number;
  name: string | null;
  cas: Array<string>;
  ec: string | null;
  formula: string | null;
  synonyms: Array<string>;
  goods: Array<{
    un: string;
    class: string;
  }>;
  molarMass: string | null;
  smiles: string | null;
  inchikey: string | null;
  isInchikeyComputed: boolean;
  dtxsid: string | null;
  listings: Array<{
    list: ChemicalList;
    entries: Array<{
      name: string;
      entry: string;
    }>;
  }>;
  mayBeNamed: Array<{
    list: ChemicalList;
    groups: Array<string>;
  }>;
};

export type ChemicalList = {
  code: string;
  country: string;
  topic: string;
  title: string;
  authority: string;
  act: string;
  version: string;
  completeness: 'complete' | 'partial' | 'old' | 'knowledge';
  licence: string;
  industries: Array<string>;
  entries: number;
  groups: number;
  thresholdAct: string | null;
};

export type ChemicalSearch = {
  chemicals: Array<{
    number: number;
    name: string | null;
    cas: Array<string>;
    ec: string | null;
    formula: string | null;
    synonyms: Array<string>;
    lists: number;
    match:
      | 'identifier'
      | 'formula'
      | 'structure'
      | 'skeleton'
      | 'exact'
      | 'beginning'
      | 'word'
      | 'part'
      | 'within'
      | 'alike';
    matched: string;
  }>;
  total: number;
  wrongCas: {
    cas: string;
    expected: string;
  } | null;
};

export type ClassChanges = {
  added: Array<{
    key: string;
    text: string;
  }>;
  removed: Array<{
    key: string;
    text: string;
  }>;
};

export type Classification = {
  about: {
    productName: string;
    market: string;
    ruleSet: string;
    date: string;
  };
  ingredients: Array<{
    id: string;
    name: string;
    materialId: number | null;
  }>;
  classification: {
    classes: Array<{
      hazardClass: string;
      status: 'classified' | 'not-classified' | 'incomplete' | 'not-adopted';
      hazards: Array<Hazard>;
      missing: Array<string>;
      /** Places in `rationale.reasons`, from 0. */
      reasons: Array<number>;
    }>;
    /** Of the mixture. Owner only. */
    acuteToxicityEstimates?: Array<{
      route: string;
      value: number;
      unknownPercent: number;
    }>;
    label: {
      signalWord: 'Danger' | 'Warning' | null;
      pictograms: Array<Explained>;
      pictogramsDropped: Array<Explained>;
      hazardStatements: Array<Explained>;
      hazardStatementsDropped: Array<Explained>;
      supplementalStatements: Array<string>;
      precautionaryStatements: Array<Explained>;
      precautionaryStatementsDropped: Array<Explained>;
    };
    transport: {
      status: 'regulated' | 'not-regulated' | 'incomplete';
      unNumber?: string;
      shippingName?: string;
      class?: string;
      subsidiaryHazards?: Array<string>;
      packingGroup?: 'I' | 'II' | 'III';
      environmentallyHazardous?: boolean;
      missing?: Array<string>;
      /** Places in `rationale.reasons`, from 0. */
      reasons: Array<number>;
    };
    reasons: Array<Reason>;
  };
};

export type Draft = {
  format: 2;
  mode: 'simple' | 'advanced';
  ownSds: boolean;
  description: {
    productName: string;
    companyName: string;
    country: string;
    language: string;
    partNumber: string;
    synonyms: string;
    uses: string;
    productCategories: Array<string>;
    purposes: {
      confirmed: Array<Purpose>;
      denied: Array<Purpose>;
    };
    usesAdvisedAgainst: string;
    secondLanguage: {
      uses: string;
      usesAdvisedAgainst: string;
    };
    ufiNumbers: string;
    vendorCountry: string;
    telephone: string;
    emergencyTelephone: string;
    groupStandards: Array<{
      id: string;
      approvalCode: string;
      name: string;
    }>;
    hsnoApproval: string;
    hmiraRegistryNumber: string;
    hmiraDateFiled: string;
    hmiraDateGranted: string;
    documentNumber: string;
    nationalListings: Record<string, string>;
    otherEmergencyTelephoneNumbers: string;
    email: string;
    website: string;
    emergencyProvider: string;
    suburb: string;
    state: string;
    street: string;
    postcode: string;
    productUse: string;
    processing: '' | 'none' | 'welding' | 'soldering' | 'cutting' | 'grinding' | 'spraying';
    packageMl: string;
    inventoryStatus: string;
    reachUses: Array<string>;
    logo: {
      fileId: string | null;
      width: number;
    };
  };
  ingredients: Array<{
    id: string;
    name: string;
    proportion: string;
    casNumber: string;
    cwNumber: string;
    materialId: number | null;
    registrationNumber?: string;
    ownName?: boolean;
    sanitisedName: string;
    sanitisedProportion: string;
    nameApproval?: {
      number: string;
      date: string;
    };
    handClassification: SavedHandClassification | null;
    family: string;
    noteEvidence: Record<string, string>;
    tests: Record<string, SavedProductTest>;
    parts: Array<{
      id: string;
      name: string;
      proportion: string;
      casNumber: string;
      cwNumber: string;
      materialId: number | null;
      registrationNumber?: string;
      ownName?: boolean;
      sanitisedName: string;
      sanitisedProportion: string;
      nameApproval?: {
        number: string;
        date: string;
      };
      handClassification: SavedHandClassification | null;
      family: string;
      noteEvidence: Record<string, string>;
      tests: Record<string, SavedProductTest>;
    }>;
  }>;
  properties: {
    state: string;
    waterSolubility: string;
    appearance: string;
    appearanceText: string;
    odour: string;
    ph: string;
    phSolution: {
      value: string;
      percentage: string;
    };
    flashPoint: {
      value: string;
      unit: string;
      method?: string;
      temperature?: string;
    };
    boilingPoint: {
      value: string;
      unit: string;
      method?: string;
      temperature?: string;
    };
    meltingPoint: {
      value: string;
      unit: string;
      method?: string;
      temperature?: string;
    };
    autoignitionTemperature: {
      value: string;
      unit: string;
      method?: string;
      temperature?: string;
    };
    decompositionTemperature: {
      value: string;
      unit: string;
      method?: string;
      temperature?: string;
    };
    volatiles: {
      value: string;
      unit: string;
      method?: string;
      temperature?: string;
    };
    density: {
      value: string;
      unit: string;
      method?: string;
      temperature?: string;
    };
    relativeVapourDensity: {
      value: string;
      unit: string;
      method?: string;
      temperature?: string;
    };
    vapourPressure: {
      value: string;
      unit: string;
      method?: string;
      temperature?: string;
    };
    viscosity: {
      value: string;
      unit: string;
      method?: string;
      temperature?: string;
    };
    molecularWeight: {
      value: string;
      unit: string;
      method?: string;
      temperature?: string;
    };
    evaporationRate: {
      value: string;
      unit: string;
      method?: string;
      temperature?: string;
    };
    lowerExplosiveLimit: {
      value: string;
      unit: string;
      method?: string;
      temperature?: string;
    };
    upperExplosiveLimit: {
      value: string;
      unit: string;
      method?: string;
      temperature?: string;
    };
    partitionCoefficient: {
      value: string;
      unit: string;
      method?: string;
      temperature?: string;
    };
    particles: string;
    nationalLimits: string;
    biologicalLimits: string;
    dnel: string;
    pnec: string;
    isCombustibleDust: boolean;
    physicalHazardUnclassified: string;
    healthHazardUnclassified: string;
    gloves: string;
    secondLanguage: {
      appearanceText: string;
      odour: string;
      physicalHazardUnclassified: string;
      healthHazardUnclassified: string;
      gloves: string;
    };
    packedGas: '' | 'compressed' | 'liquefied' | 'refrigerated' | 'dissolved' | 'unpressurised';
    storageTemperature: {
      value: string;
      unit: string;
      method?: string;
      temperature?: string;
    };
    carriageTemperature: {
      value: string;
      unit: string;
      method?: string;
      temperature?: string;
    };
    tests: Record<string, SavedProductTest>;
  };
  review: {
    candLActive: boolean;
    items: Array<{
      id: string;
      status: '' | 'generated' | 'deleted' | 'user-defined';
      evidence: string;
      source?: string;
      organs?: string;
    }>;
  };
  dangerousGoods: {
    unNumber: string;
    dgClass: string;
    subRisk1: string;
    subRisk2: string;
    packagingGroup: string;
    shippingName: string;
    poisonSchedule: string;
    nosIngredients: Array<string>;
    hazChem: string;
    basis: {
      source: string;
      date: string;
    };
    confirmed: boolean;
  };
  addOns: {
    goEr: '' | 'subscription' | 'single';
    publishMaterial: boolean;
  };
  acceptedFindings: Record<string, string>;
  precautionChoices: Record<string, '' | 'shown' | 'left-out'>;
  template: {
    id: string;
    ticked: Array<string>;
  };
};

export type Explained = {
  value: string;
  paragraph: string;
  why?: string;
};

export type HandClassification = {
  hazards?: Array<string>;
  supplemental?: Array<string>;
  specificLimits?: Array<{
    outcome: string;
    lowerPercent?: string;
    upperPercent?: string;
  }>;
  mAcute?: string;
  mChronic?: string;
  ateOral?: string;
  ateDermal?: string;
  ateVapour?: string;
  ateDustMist?: string;
  ateGas?: string;
  notHazardous?: boolean;
  source?: string;
};

export type Hazard = {
  /** Class and category, e.g. `Flam. Liq. 2`. */
  code: string;
  hCode: string;
  /** Organ, effect or route. */
  detail?: string;
};

export type Inspection = {
  about: {
    productName: string;
    market: string;
    ruleSet: string;
    date: string;
    companyName: string;
  };
  ingredients: Array<{
    id: string;
    name: string;
    materialId: number | null;
  }>;
  review: {
    score: number;
    checked: number;
    findings: Array<{
      check: string;
      severity: 'problem' | 'warning' | 'must' | 'should' | 'hint';
      message: string;
      paragraph: string;
      section: number;
      part: string;
      path: string;
      accepted: string | null;
    }>;
  };
};

export type Key = {
  name: string;
  scopes: Array<'inspect' | 'documents' | 'audit' | 'lists' | 'watch'>;
  limit: {
    calls: number;
    seconds: number;
  };
};

export type ListEntries = {
  entries: Array<{
    entry: string;
    threshold: Threshold | null;
    number: number | null;
    cas: string | null;
    name: string | null;
  }>;
  total: number;
};

export type ListRecord = {
  list: {
    code: string;
    country: string;
    topic: string;
    title: string;
    authority: string;
    act: string;
    version: string;
    completeness: 'complete' | 'partial' | 'old' | 'knowledge';
    licence: string;
    industries: Array<string>;
    entries: number;
    groups: number;
    thresholdAct: string | null;
    validFrom: string;
    validUntil: string;
    read: string;
    source: string;
    scope: string;
    renewed: string;
  };
  editions: Array<{
    version: string;
    state: 'coming' | 'served' | 'earlier';
    validFrom: string;
    validUntil: string;
    completeness: 'complete' | 'partial' | 'old' | 'knowledge';
    entries: number;
    groups: number;
  }>;
};

export type ListSearch = {
  lists: Array<ChemicalList>;
  total: number;
};

export type Order = {
  id: string;
  number: string;
  status: 'to-be-paid' | 'under-way' | 'paid';
  draftId: string | null;
  productName: string;
  country: string;
  language: string;
  price: {
    currency: 'usd';
    totalMinor: number;
  };
  payAt: string | null;
  paidAt: string | null;
  files: Array<'pdf' | 'xml' | 'json' | 'html' | 'text'>;
};

export type Problem = {
  type: string;
  title: string;
  status: number;
  code: string;
  errors?: Array<{
    pointer?: string;
    header?: string;
    detail: string;
    paragraph?: string;
  }>;
  retryAfterSeconds?: number;
  requestId: string;
};

export type Product = {
  format?: 2;
  mode?: 'simple' | 'advanced';
  ownSds?: boolean;
  description?: {
    productName?: string;
    companyName?: string;
    country?: string;
    language?: string;
    partNumber?: string;
    synonyms?: string;
    uses?: string;
    productCategories?: Array<string>;
    purposes?: {
      confirmed?: Array<Purpose>;
      denied?: Array<Purpose>;
    };
    usesAdvisedAgainst?: string;
    secondLanguage?: {
      uses?: string;
      usesAdvisedAgainst?: string;
    };
    ufiNumbers?: string;
    vendorCountry?: string;
    telephone?: string;
    emergencyTelephone?: string;
    groupStandards?: Array<{
      id?: string;
      approvalCode?: string;
      name?: string;
    }>;
    hsnoApproval?: string;
    hmiraRegistryNumber?: string;
    hmiraDateFiled?: string;
    hmiraDateGranted?: string;
    documentNumber?: string;
    nationalListings?: Record<string, string>;
    otherEmergencyTelephoneNumbers?: string;
    email?: string;
    website?: string;
    emergencyProvider?: string;
    suburb?: string;
    state?: string;
    street?: string;
    postcode?: string;
    productUse?: string;
    processing?: '' | 'none' | 'welding' | 'soldering' | 'cutting' | 'grinding' | 'spraying';
    packageMl?: string;
    inventoryStatus?: string;
    reachUses?: Array<string>;
    logo?: {
      fileId?: string | null;
      width?: number;
    };
  };
  ingredients?: Array<{
    id?: string;
    name?: string;
    proportion?: string;
    casNumber?: string;
    cwNumber?: string;
    materialId?: number | null;
    registrationNumber?: string;
    ownName?: boolean;
    sanitisedName?: string;
    sanitisedProportion?: string;
    nameApproval?: {
      number?: string;
      date?: string;
    };
    handClassification?: HandClassification | null;
    family?: string;
    noteEvidence?: Record<string, string>;
    tests?: Record<string, ProductTest>;
    parts?: Array<{
      id: string;
      name?: string;
      proportion?: string;
      casNumber?: string;
      cwNumber?: string;
      materialId?: number | null;
      registrationNumber?: string;
      ownName?: boolean;
      sanitisedName?: string;
      sanitisedProportion?: string;
      nameApproval?: {
        number?: string;
        date?: string;
      };
      handClassification?: HandClassification | null;
      family?: string;
      noteEvidence?: Record<string, string>;
      tests?: Record<string, ProductTest>;
    }>;
  }>;
  properties?: {
    state?: string;
    waterSolubility?: string;
    appearance?: string;
    appearanceText?: string;
    odour?: string;
    ph?: string;
    phSolution?: {
      value?: string;
      percentage?: string;
    };
    flashPoint?: {
      value?: string;
      unit?: string;
      method?: string;
      temperature?: string;
    };
    boilingPoint?: {
      value?: string;
      unit?: string;
      method?: string;
      temperature?: string;
    };
    meltingPoint?: {
      value?: string;
      unit?: string;
      method?: string;
      temperature?: string;
    };
    autoignitionTemperature?: {
      value?: string;
      unit?: string;
      method?: string;
      temperature?: string;
    };
    decompositionTemperature?: {
      value?: string;
      unit?: string;
      method?: string;
      temperature?: string;
    };
    volatiles?: {
      value?: string;
      unit?: string;
      method?: string;
      temperature?: string;
    };
    density?: {
      value?: string;
      unit?: string;
      method?: string;
      temperature?: string;
    };
    relativeVapourDensity?: {
      value?: string;
      unit?: string;
      method?: string;
      temperature?: string;
    };
    vapourPressure?: {
      value?: string;
      unit?: string;
      method?: string;
      temperature?: string;
    };
    viscosity?: {
      value?: string;
      unit?: string;
      method?: string;
      temperature?: string;
    };
    molecularWeight?: {
      value?: string;
      unit?: string;
      method?: string;
      temperature?: string;
    };
    evaporationRate?: {
      value?: string;
      unit?: string;
      method?: string;
      temperature?: string;
    };
    lowerExplosiveLimit?: {
      value?: string;
      unit?: string;
      method?: string;
      temperature?: string;
    };
    upperExplosiveLimit?: {
      value?: string;
      unit?: string;
      method?: string;
      temperature?: string;
    };
    partitionCoefficient?: {
      value?: string;
      unit?: string;
      method?: string;
      temperature?: string;
    };
    particles?: string;
    nationalLimits?: string;
    biologicalLimits?: string;
    dnel?: string;
    pnec?: string;
    isCombustibleDust?: boolean;
    physicalHazardUnclassified?: string;
    healthHazardUnclassified?: string;
    gloves?: string;
    secondLanguage?: {
      appearanceText?: string;
      odour?: string;
      physicalHazardUnclassified?: string;
      healthHazardUnclassified?: string;
      gloves?: string;
    };
    packedGas?: '' | 'compressed' | 'liquefied' | 'refrigerated' | 'dissolved' | 'unpressurised';
    storageTemperature?: {
      value?: string;
      unit?: string;
      method?: string;
      temperature?: string;
    };
    carriageTemperature?: {
      value?: string;
      unit?: string;
      method?: string;
      temperature?: string;
    };
    tests?: Record<string, ProductTest>;
  };
  review?: {
    candLActive?: boolean;
    items?: Array<{
      id: string;
      status: '' | 'generated' | 'deleted' | 'user-defined';
      evidence?: string;
      source?: string;
      organs?: string;
    }>;
  };
  dangerousGoods?: {
    unNumber?: string;
    dgClass?: string;
    subRisk1?: string;
    subRisk2?: string;
    packagingGroup?: string;
    shippingName?: string;
    poisonSchedule?: string;
    nosIngredients?: Array<string>;
    hazChem?: string;
    basis?: {
      source?: string;
      date?: string;
    };
    confirmed?: boolean;
  };
  addOns?: {
    goEr?: '' | 'subscription' | 'single';
    publishMaterial?: boolean;
  };
  acceptedFindings?: Record<string, string>;
  precautionChoices?: Record<string, '' | 'shown' | 'left-out'>;
  template?: {
    id?: string;
    ticked?: Array<string>;
  };
};

export type ProductCheck = {
  lines: Array<{
    text: string;
    verdict: 'found' | 'several' | 'wrong-check-digit' | 'not-found';
    chemical: {
      number: number;
      name: string | null;
      cas: Array<string>;
    } | null;
    expected: string | null;
    share: {
      from: number;
      to: number;
    } | null;
    isShareFaulty: boolean;
  }>;
  matches: Array<{
    list: ChemicalList;
    chemicals: Array<{
      number: number;
      verdict: 'above' | 'possible' | 'unknown' | 'no-threshold' | 'below';
      entries: Array<{
        entry: string;
        threshold: Threshold | null;
        verdict: 'above' | 'possible' | 'unknown' | 'no-threshold' | 'below';
      }>;
    }>;
  }>;
  mayBeNamed: Array<{
    list: ChemicalList;
    number: number;
    groups: Array<string>;
  }>;
  wholeLists: Array<string>;
};

export type ProductTest = {
  values?: Record<string, string>;
  method?: string;
  source?: string;
  date?: string;
};

export type Purpose =
  | 'artists-paint'
  | 'biocide'
  | 'cement'
  | 'cleaning'
  | 'combustion-fuel'
  | 'decoration'
  | 'fuel'
  | 'grill-lighter'
  | 'grout'
  | 'lamp-oil'
  | 'melt'
  | 'paint-remover'
  | 'plant-protection'
  | 'tin-solder'
  | 'windscreen'
  | 'lithium-ion-battery'
  | 'lithium-metal-battery'
  | 'lead-battery'
  | 'sealed-lead-battery'
  | 'gas-cartridge'
  | 'adhesive'
  | 'alcoholic-beverage'
  | 'aviation-fuel'
  | 'coating'
  | 'disinfectant'
  | 'fertiliser'
  | 'flavour-extract'
  | 'paint'
  | 'paint-related'
  | 'perfumery'
  | 'pesticide'
  | 'petroleum-distillate'
  | 'printing-ink'
  | 'printing-ink-related'
  | 'refrigerant'
  | 'resin-solution'
  | 'wood-preservative';

export type Reason = {
  /** Stable id of the rule row, e.g. `skin.corrosive-5`. */
  rule: string;
  /** Paragraph of law, e.g. `CLP Annex I, Table 3.2.3`. */
  paragraph: string;
  /** One English sentence with the numbers in it. Owner only. */
  summary?: string;
  /** Ingredients as the rule counted them. Owner only. */
  counted?: Array<{
    name: string;
    /** End of the range of concentration that entered, in per cent. */
    percent: number;
    end: 'exact' | 'lower' | 'upper' | 'most';
    weight?: number;
    note?: string;
  }>;
  /** Ingredients that the rule does not count, and why. Owner only. */
  leftOut?: Array<{
    name: string;
    why: string;
  }>;
  /** Sum, estimate or measured value as compared, in `unit`. Owner only. */
  found?: number;
  limit?: number;
  unit?: string;
};

export type RedlineSection = {
  number: number;
  heading: string;
  parts: Array<{
    number: string;
    heading: string;
    entries: Array<{
      id: string;
      kind: 'added' | 'removed' | 'changed' | 'moved';
      label: string;
      pieces: Array<{
        kind: 'kept' | 'inserted' | 'deleted';
        text: string;
      }>;
    }>;
  }>;
};

export type SavedDraft = {
  id: string;
  version: number;
  savedAt: string;
  draft: Draft;
  isReadOnly?: true;
};

export type SavedHandClassification = {
  hazards: Array<string>;
  supplemental?: Array<string>;
  specificLimits: Array<{
    outcome: string;
    lowerPercent: string;
    upperPercent: string;
  }>;
  mAcute: string;
  mChronic: string;
  ateOral: string;
  ateDermal: string;
  ateVapour: string;
  ateDustMist: string;
  ateGas: string;
  notHazardous: boolean;
  source: string;
};

export type SavedProductTest = {
  values: Record<string, string>;
  method: string;
  source: string;
  date: string;
};

export type Threshold = {
  percent: number;
  isAbove: boolean;
};

export type Watch = {
  touched: Array<{
    id: string;
    foundAt: string;
    productName: string;
    country: string;
    language: string;
    isPublished: boolean;
    isReplaced: boolean;
    draftId: string | null;
    effect:
      | {
          kind: 'list';
          list: string;
          title: string;
          earlier: string;
          later: string;
          ingredients: Array<{
            cas: string;
            name: string;
            group: string | null;
            before: Array<{
              entry: string;
              threshold: Threshold | null;
            }>;
            after: Array<{
              entry: string;
              threshold: Threshold | null;
            }>;
          }>;
          sheet: {
            degree: 'major' | 'minor';
            classes: ClassChanges;
            redline: Array<RedlineSection>;
          } | null;
          editedSentences: number;
        }
      | {
          kind: 'law';
          steps: Array<{
            degree: 'major' | 'minor';
            classes: ClassChanges;
            redline: Array<RedlineSection>;
            day: string;
            changes: Array<
              | 'eu-new-classes-new-substances'
              | 'br-nbr-14725'
              | 'cn-gb-30000-1'
              | 'eu-atp-21'
              | 'un-ghs-11'
              | 'ca-hpr-transition'
              | 'imdg-42-24'
              | 'kr-msds-last-band'
              | 'eu-atp-22'
              | 'eu-new-classes-new-mixtures'
              | 'us-hcs-2024-substances'
              | 'gb-clp-procedure'
              | 'eu-clp-revision-first-part'
              | 'eu-new-classes-old-substances'
              | 'us-hcs-2024-substances-employers'
              | 'au-wel'
              | 'adr-2027'
              | 'eu-poison-centre-relabellers'
              | 'eu-atp-23'
              | 'us-hcs-2024-mixtures'
              | 'eu-label-format'
              | 'eu-new-classes-old-mixtures'
              | 'us-hcs-2024-employers'
              | 'eu-data-platform'
              | 'eu-detergents'
              | 'eu-omnibus-vi'
              | 'jp-jis-2025'
              | 'eu-atp-24'
              | 'eu-annex-xvii-cmr'
              | 'in-ghs-draft'
            >;
          }>;
        };
    readAt: string | null;
  }>;
  total: number;
};

export type WatchMark = {
  readAt: string | null;
};
