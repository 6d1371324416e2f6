/**
 * M mandatory, H highly recommended, R recommended, O optional on the label; S for the sheet only; C only in the case
 * its condition names, e.g. an antidote that must be at hand.
 */
export type PrecautionLevel = 'M' | 'H' | 'R' | 'O' | 'S' | 'C';

/** Code, level for the general public, level for professionals where it differs. */
type Precaution = readonly [code: string, level: PrecautionLevel, professional?: PrecautionLevel];

export type PrecautionRow = {
  /** Category codes the row is for. */
  readonly codes: readonly string[];
  /** Set if the category alone does not decide (routes of acute toxicity, STOT SE 3). */
  readonly hCode?: string;
  /** Table of CLP Annex I that assigns the statements, and section of the ECHA guidance v4.2 that ranks them. */
  readonly paragraph: string;
  readonly precautions: readonly Precaution[];
  /** Codes of the UN system, 10th revised edition, where P201, P202 and P310 to P315 were replaced. */
  readonly un10: readonly string[];
};

const disposal: Precaution = ['P501', 'M', 'R'];
const lockedUp: Precaution = ['P405', 'H', 'O'];
const words = (codes: string) => codes.split(' ');
const numbered = (name: string, categories: string) => words(categories).map((category) => `${name} ${category}`);

const explosive: readonly Precaution[] = [
  ['P210', 'H'],
  ['P234', 'H'],
  ['P240', 'O'],
  ['P250', 'C', 'C'],
  ['P280', 'R', 'H'],
  ['P370+P372+P380+P373', 'H'],
  ['P401', 'S'],
  disposal,
];

const heatSensitive: readonly Precaution[] = [
  ['P210', 'H'],
  ['P234', 'H'],
  ['P240', 'O'],
  ['P280', 'H'],
  ['P411', 'R'],
  ['P420', 'R'],
  disposal,
];

const physical: readonly PrecautionRow[] = [
  {
    codes: ['Unst. Expl.'],
    paragraph: 'CLP Annex I, Table 2.1.2; ECHA guidance 7.3.2.1',
    precautions: [
      ['P201', 'H'],
      ['P250', 'C'],
      ['P280', 'H'],
      ['P370+P372+P380+P373', 'H'],
      ['P401', 'S'],
      ['P501', 'R'],
    ],
    un10: words('P203 P210 P230 P234 P236 P240 P250 P280 P370+P372+P380+P373 P401 P503'),
  },
  {
    codes: ['Expl. 1.1', 'Expl. 1.2', 'Expl. 1.3', 'Expl. 1.5'],
    paragraph: 'CLP Annex I, Table 2.1.2; ECHA guidance 7.3.2.1',
    precautions: [...explosive, ['P230', 'H']],
    un10: words('P210 P230 P234 P240 P250 P280 P370+P372+P380+P373 P401 P503'),
  },
  {
    codes: ['Expl. 1.4'],
    paragraph: 'CLP Annex I, Table 2.1.2; ECHA guidance 7.3.2.1',
    precautions: explosive,
    un10: words('P210 P234 P240 P250 P280 P370+P372+P380+P373 P401 P503'),
  },
  ...(
    [
      ['Expl. 1', 'P210 P230 P240 P250 P280 P370+P372+P380+P373 P401 P503'],
      ['Expl. 2A', 'P203 P210 P230 P234 P236 P240 P250 P280 P370+P372+P380+P373 P401 P503'],
      ['Expl. 2B', 'P203 P210 P230 P234 P236 P240 P250 P280 P370+P372+P380+P373 P401 P503'],
      ['Expl. 2C', 'P210 P230 P234 P236 P240 P250 P280 P370+P380+P375 P401 P503'],
    ] as const
  ).map(([code, codes]): PrecautionRow => ({
    codes: [code],
    paragraph: 'UN GHS, 9th and later revised editions, Annex 3, section 3, explosives',
    precautions: words(codes).map((own): Precaution => [own, 'H']),
    un10: words(codes),
  })),
  {
    codes: ['Chem. Press. 1', 'Chem. Press. 2'],
    paragraph: 'UN GHS, 8th and later revised editions, Annex 3, section 3, chemicals under pressure',
    precautions: [
      ['P210', 'H'],
      ['P211', 'H'],
      ['P370+P378', 'H'],
      ['P376', 'R'],
      ['P381', 'R'],
      ['P410+P403', 'O'],
    ],
    un10: words('P210 P211 P370+P378 P376 P381 P410+P403'),
  },
  {
    codes: ['Chem. Press. 3'],
    paragraph: 'UN GHS, 8th and later revised editions, Annex 3, section 3, chemicals under pressure',
    precautions: [
      ['P210', 'H'],
      ['P376', 'R'],
      ['P410+P403', 'O'],
    ],
    un10: words('P210 P376 P410+P403'),
  },
  {
    codes: [
      'Flam. Gas 1A',
      'Flam. Gas 1',
      'Flam. Gas 1B',
      'Flam. Gas 2',
      'Flam. Gas 1A Pyr. Gas',
      'Flam. Gas 1A Chem. Unst. Gas A',
      'Flam. Gas 1A Chem. Unst. Gas B',
    ],
    paragraph: 'CLP Annex I, Table 2.2.3; ECHA guidance 7.3.2.2',
    precautions: [
      ['P210', 'H'],
      ['P377', 'H'],
      ['P381', 'R'],
      ['P403', 'H'],
    ],
    un10: words('P210 P377 P381 P403'),
  },
  {
    codes: ['Flam. Gas 1A Pyr. Gas', 'Pyr. Gas'],
    hCode: 'H232',
    paragraph: 'CLP Annex I, Table 2.2.3',
    precautions: [
      ['P222', 'O'],
      ['P280', 'H'],
    ],
    un10: words('P222 P280'),
  },
  {
    codes: [
      'Flam. Gas 1A Chem. Unst. Gas A',
      'Flam. Gas 1A Chem. Unst. Gas B',
      'Chem. Unst. Gas A',
      'Chem. Unst. Gas B',
    ],
    paragraph: 'CLP Annex I, Table 2.2.3; ECHA guidance 7.3.2.2',
    precautions: [['P202', 'H']],
    un10: words('P203'),
  },
  {
    codes: ['Aerosol 1', 'Aerosol 2'],
    paragraph: 'CLP Annex I, Table 2.3.2; ECHA guidance 7.3.2.3',
    precautions: [
      ['P210', 'H'],
      ['P211', 'H'],
      ['P251', 'H'],
      ['P410+P412', 'H'],
    ],
    un10: words('P210 P211 P251 P410+P412'),
  },
  {
    codes: ['Aerosol 3'],
    paragraph: 'CLP Annex I, Table 2.3.2; ECHA guidance 7.3.2.3',
    precautions: [
      ['P210', 'H'],
      ['P251', 'H'],
      ['P410+P412', 'H'],
    ],
    un10: words('P210 P251 P410+P412'),
  },
  {
    codes: ['Ox. Gas 1'],
    paragraph: 'CLP Annex I, Table 2.4.2; ECHA guidance 7.3.2.4',
    precautions: [
      ['P220', 'H'],
      ['P244', 'H'],
      ['P370+P376', 'O'],
      ['P403', 'H'],
    ],
    un10: words('P220 P244 P370+P376 P403'),
  },
  {
    codes: ['Press. Gas', 'Press. Gas (Comp.)', 'Press. Gas (Liq.)', 'Press. Gas (Diss.)'],
    paragraph: 'CLP Annex I, Table 2.5.2; ECHA guidance 7.3.2.5',
    precautions: [['P410+P403', 'O']],
    un10: words('P410+P403'),
  },
  {
    codes: ['Press. Gas (Ref. Liq.)'],
    paragraph: 'CLP Annex I, Table 2.5.2; ECHA guidance 7.3.2.5',
    precautions: [
      ['P282', 'H'],
      ['P336+P315', 'R'],
      ['P403', 'O'],
    ],
    un10: words('P282 P336+P317 P403'),
  },
  {
    codes: numbered('Flam. Liq.', '1 2 3'),
    paragraph: 'CLP Annex I, Table 2.6.2; ECHA guidance 7.3.2.6',
    precautions: [
      ['P210', 'H'],
      ['P233', 'R', 'O'],
      ['P240', 'O'],
      ['P241', 'O'],
      ['P242', 'O'],
      ['P243', 'O'],
      ['P280', 'O'],
      ['P303+P361+P353', 'O'],
      ['P370+P378', 'R'],
      ['P403+P235', 'H'],
      ['P501', 'R'],
    ],
    un10: words('P210 P233 P240 P241 P242 P243 P280 P303+P361+P353 P370+P378 P403+P235 P501'),
  },
  {
    codes: ['Flam. Liq. 4'],
    paragraph: 'UN GHS, Annex 3, section 3, flammable liquids, Category 4',
    precautions: [
      ['P210', 'H'],
      ['P280', 'R'],
      ['P370+P378', 'R'],
      ['P403', 'R'],
      ['P501', 'R'],
    ],
    un10: words('P210 P280 P370+P378 P403 P501'),
  },
  {
    codes: numbered('Flam. Sol.', '1 2'),
    paragraph: 'CLP Annex I, Table 2.7.2; ECHA guidance 7.3.2.7',
    precautions: [
      ['P210', 'H'],
      ['P240', 'O'],
      ['P241', 'O'],
      ['P280', 'O'],
      ['P370+P378', 'H'],
    ],
    un10: words('P210 P240 P241 P280 P370+P378'),
  },
  {
    codes: ['Self-react. A'],
    paragraph: 'CLP Annex I, Table 2.8.1; ECHA guidance 7.3.2.8',
    precautions: [...heatSensitive, ['P235', 'R'], ['P370+P372+P380+P373', 'H'], ['P403', 'H']],
    un10: words('P210 P234 P235 P240 P280 P370+P372+P380+P373 P403 P411 P420 P501'),
  },
  {
    codes: ['Self-react. B'],
    paragraph: 'CLP Annex I, Table 2.8.1; ECHA guidance 7.3.2.8',
    precautions: [...heatSensitive, ['P235', 'R'], ['P370+P380+P375[+P378]', 'H'], ['P403', 'H']],
    un10: words('P210 P234 P235 P240 P280 P370+P380+P375[+P378] P403 P411 P420 P501'),
  },
  {
    codes: numbered('Self-react.', 'C D CD E F EF'),
    paragraph: 'CLP Annex I, Table 2.8.1; ECHA guidance 7.3.2.8',
    precautions: [...heatSensitive, ['P235', 'R'], ['P370+P378', 'H'], ['P403', 'H']],
    un10: words('P210 P234 P235 P240 P280 P370+P378 P403 P411 P420 P501'),
  },
  {
    codes: ['Org. Perox. A'],
    paragraph: 'CLP Annex I, Table 2.15.1; ECHA guidance 7.3.2.15',
    precautions: [...heatSensitive, ['P235', 'O'], ['P370+P372+P380+P373', 'H'], ['P403', 'H'], ['P410', 'O']],
    un10: words('P210 P234 P235 P240 P280 P370+P372+P380+P373 P403 P410 P411 P420 P501'),
  },
  {
    codes: ['Org. Perox. B'],
    paragraph: 'CLP Annex I, Table 2.15.1; ECHA guidance 7.3.2.15',
    precautions: [...heatSensitive, ['P235', 'O'], ['P370+P380+P375[+P378]', 'H'], ['P403', 'H'], ['P410', 'O']],
    un10: words('P210 P234 P235 P240 P280 P370+P380+P375[+P378] P403 P410 P411 P420 P501'),
  },
  {
    codes: numbered('Org. Perox.', 'C D CD E F EF'),
    paragraph: 'CLP Annex I, Table 2.15.1; ECHA guidance 7.3.2.15',
    precautions: [...heatSensitive, ['P235', 'O'], ['P370+P378', 'H'], ['P403', 'H'], ['P410', 'O']],
    un10: words('P210 P234 P235 P240 P280 P370+P378 P403 P410 P411 P420 P501'),
  },
  {
    codes: ['Pyr. Liq. 1'],
    paragraph: 'CLP Annex I, Table 2.9.2; ECHA guidance 7.3.2.9',
    precautions: [
      ['P210', 'H'],
      ['P222', 'O'],
      ['P231+P232', 'R'],
      ['P233', 'H'],
      ['P280', 'H'],
      ['P302+P334', 'H'],
      ['P370+P378', 'H'],
    ],
    un10: words('P210 P222 P231+P232 P233 P280 P302+P334 P370+P378'),
  },
  {
    codes: ['Pyr. Sol. 1'],
    paragraph: 'CLP Annex I, Table 2.10.2; ECHA guidance 7.3.2.10',
    precautions: [
      ['P210', 'H'],
      ['P222', 'O'],
      ['P231+P232', 'R'],
      ['P233', 'H'],
      ['P280', 'H'],
      ['P302+P335+P334', 'H'],
      ['P370+P378', 'H'],
    ],
    un10: words('P210 P222 P231+P232 P233 P280 P302+P335+P334 P370+P378'),
  },
  {
    codes: numbered('Self-heat.', '1 2'),
    paragraph: 'CLP Annex I, Table 2.11.2; ECHA guidance 7.3.2.11',
    precautions: [
      ['P235', 'H', 'R'],
      ['P280', 'O'],
      ['P407', 'H'],
      ['P410', 'O'],
      ['P413', 'C'],
      ['P420', 'R'],
    ],
    un10: words('P235 P280 P407 P410 P413 P420'),
  },
  {
    codes: numbered('Water-react.', '1 2'),
    paragraph: 'CLP Annex I, Table 2.12.2; ECHA guidance 7.3.2.12',
    precautions: [
      ['P223', 'O'],
      ['P231+P232', 'H'],
      ['P280', 'R'],
      ['P302+P335+P334', 'H'],
      ['P370+P378', 'H'],
      ['P402+P404', 'R'],
      disposal,
    ],
    un10: words('P223 P231+P232 P280 P302+P335+P334 P370+P378 P402+P404 P501'),
  },
  {
    codes: ['Water-react. 3'],
    paragraph: 'CLP Annex I, Table 2.12.2; ECHA guidance 7.3.2.12',
    precautions: [['P231+P232', 'H'], ['P280', 'R'], ['P370+P378', 'H'], ['P402+P404', 'R'], disposal],
    un10: words('P231+P232 P280 P370+P378 P402+P404 P501'),
  },
  {
    codes: ['Ox. Liq. 1', 'Ox. Sol. 1'],
    paragraph: 'CLP Annex I, Tables 2.13.2 and 2.14.2; ECHA guidance 7.3.2.13 and 7.3.2.14',
    precautions: [
      ['P210', 'H'],
      ['P220', 'H'],
      ['P280', 'R'],
      ['P283', 'S'],
      ['P306+P360', 'R'],
      ['P370+P378', 'H'],
      ['P371+P380+P375', 'H'],
      ['P420', 'O'],
      disposal,
    ],
    un10: words('P210 P220 P280 P283 P306+P360 P370+P378 P371+P380+P375 P420 P501'),
  },
  {
    codes: ['Ox. Liq. 2', 'Ox. Liq. 3', 'Ox. Sol. 2', 'Ox. Sol. 3'],
    paragraph: 'CLP Annex I, Tables 2.13.2 and 2.14.2; ECHA guidance 7.3.2.13 and 7.3.2.14',
    precautions: [['P210', 'H'], ['P220', 'H'], ['P280', 'R'], ['P370+P378', 'H'], disposal],
    un10: words('P210 P220 P280 P370+P378 P501'),
  },
  {
    codes: ['Met. Corr. 1'],
    paragraph: 'CLP Annex I, Table 2.16.2; ECHA guidance 7.3.2.16',
    precautions: [
      ['P234', 'R', 'O'],
      ['P390', 'R'],
      ['P406', 'O'],
    ],
    un10: words('P234 P390 P406'),
  },
  {
    codes: numbered('Desen. Expl.', '1 2 3'),
    paragraph: 'CLP Annex I, Table 2.17.2',
    precautions: [
      ['P210', 'H'],
      ['P212', 'H'],
      ['P230', 'H'],
      ['P233', 'R'],
      ['P280', 'R'],
      ['P370+P380+P375', 'H'],
      ['P401', 'S'],
      disposal,
    ],
    un10: words('P210 P212 P230 P233 P280 P370+P380+P375 P401 P501'),
  },
  {
    codes: ['Desen. Expl. 4'],
    paragraph: 'CLP Annex I, Table 2.17.2',
    precautions: [
      ['P210', 'H'],
      ['P212', 'H'],
      ['P230', 'H'],
      ['P233', 'R'],
      ['P280', 'R'],
      ['P371+P380+P375', 'H'],
      ['P401', 'S'],
      disposal,
    ],
    un10: words('P210 P212 P230 P233 P280 P371+P380+P375 P401 P501'),
  },
];

const acute = 'CLP Annex I, Table 3.1.3; ECHA guidance 7.3.3.1';

const health: readonly PrecautionRow[] = [
  ...['H300', 'H301'].map((hCode) => ({
    codes: numbered('Acute Tox.', '1 2 3'),
    hCode,
    paragraph: acute,
    precautions: [
      ['P264', 'H', 'R'],
      ['P270', 'R', 'O'],
      ['P301+P310', 'H'],
      ['P321', 'C'],
      ['P330', 'O'],
      lockedUp,
      disposal,
    ] as const,
    un10: words('P264 P270 P301+P316 P321 P330 P405 P501'),
  })),
  {
    codes: ['Acute Tox. 4'],
    hCode: 'H302',
    paragraph: acute,
    precautions: [['P264', 'R'], ['P270', 'R', 'O'], ['P301+P312', 'O'], ['P330', 'O'], disposal],
    un10: words('P264 P270 P301+P317 P330 P501'),
  },
  {
    codes: ['Acute Tox. 5'],
    hCode: 'H303',
    paragraph: 'UN GHS, Annex 3, section 3, acute toxicity, oral, Category 5',
    precautions: [['P312', 'R']],
    un10: words('P301+P317'),
  },
  {
    codes: numbered('Acute Tox.', '1 2'),
    hCode: 'H310',
    paragraph: acute,
    precautions: [
      ['P262', 'H'],
      ['P264', 'H'],
      ['P270', 'H', 'O'],
      ['P280', 'H'],
      ['P302+P352', 'R'],
      ['P310', 'H'],
      ['P321', 'C'],
      ['P361+P364', 'R'],
      lockedUp,
      disposal,
    ],
    un10: words('P262 P264 P270 P280 P302+P352 P316 P321 P361+P364 P405 P501'),
  },
  {
    codes: ['Acute Tox. 3'],
    hCode: 'H311',
    paragraph: acute,
    precautions: [
      ['P280', 'H'],
      ['P302+P352', 'R'],
      ['P312', 'R'],
      ['P321', 'C'],
      ['P361+P364', 'R'],
      lockedUp,
      disposal,
    ],
    un10: words('P262 P264 P270 P280 P302+P352 P316 P321 P361+P364 P405 P501'),
  },
  {
    codes: ['Acute Tox. 4'],
    hCode: 'H312',
    paragraph: acute,
    precautions: [['P280', 'R'], ['P302+P352', 'O'], ['P312', 'R'], ['P321', 'C'], ['P362+P364', 'O'], disposal],
    un10: words('P280 P302+P352 P317 P321 P362+P364 P501'),
  },
  {
    codes: ['Acute Tox. 5'],
    hCode: 'H313',
    paragraph: 'UN GHS, Annex 3, section 3, acute toxicity, dermal, Category 5',
    precautions: [['P312', 'R']],
    un10: words('P302+P317'),
  },
  {
    codes: numbered('Acute Tox.', '1 2'),
    hCode: 'H330',
    paragraph: acute,
    precautions: [
      ['P260', 'H'],
      ['P271', 'H', 'O'],
      ['P284', 'R'],
      ['P304+P340', 'H'],
      ['P310', 'H'],
      ['P320', 'C'],
      ['P403+P233', 'H'],
      lockedUp,
      disposal,
    ],
    un10: words('P260 P271 P284 P304+P340 P316 P320 P403+P233 P405 P501'),
  },
  {
    codes: ['Acute Tox. 3'],
    hCode: 'H331',
    paragraph: acute,
    precautions: [
      ['P261', 'R'],
      ['P271', 'H', 'O'],
      ['P304+P340', 'R'],
      ['P311', 'R'],
      ['P321', 'C'],
      ['P403+P233', 'H'],
      lockedUp,
      disposal,
    ],
    un10: words('P261 P271 P304+P340 P316 P321 P403+P233 P405 P501'),
  },
  {
    codes: ['Acute Tox. 4'],
    hCode: 'H332',
    paragraph: acute,
    precautions: [
      ['P261', 'R'],
      ['P271', 'H', 'O'],
      ['P304+P340', 'O'],
      ['P312', 'R'],
    ],
    un10: words('P261 P271 P304+P340 P317'),
  },
  {
    codes: ['Acute Tox. 5'],
    hCode: 'H333',
    paragraph: 'UN GHS, Annex 3, section 3, acute toxicity, inhalation, Category 5',
    precautions: [
      ['P304+P340', 'O'],
      ['P312', 'R'],
    ],
    un10: words('P304+P317'),
  },
  {
    codes: numbered('Skin Corr.', '1 1A 1B 1C'),
    paragraph: 'CLP Annex I, Table 3.2.5; ECHA guidance 7.3.3.2',
    precautions: [
      ['P260', 'H'],
      ['P264', 'O'],
      ['P280', 'H'],
      ['P301+P330+P331', 'H', 'R'],
      ['P303+P361+P353', 'H'],
      ['P304+P340', 'O'],
      ['P305+P351+P338', 'H'],
      ['P310', 'H'],
      ['P321', 'C'],
      ['P363', 'R', 'S'],
      lockedUp,
      disposal,
    ],
    un10: words('P260 P264 P280 P301+P330+P331 P302+P361+P354 P304+P340 P305+P354+P338 P316 P321 P363 P405 P501'),
  },
  {
    codes: ['Skin Irrit. 2'],
    paragraph: 'CLP Annex I, Table 3.2.5; ECHA guidance 7.3.3.2',
    precautions: [
      ['P264', 'R'],
      ['P280', 'R'],
      ['P302+P352', 'O'],
      ['P321', 'C'],
      ['P332+P313', 'O'],
      ['P362+P364', 'O'],
    ],
    un10: words('P264 P280 P302+P352 P321 P332+P317 P362+P364'),
  },
  {
    codes: ['Skin Irrit. 3'],
    paragraph: 'UN GHS, Annex 3, section 3, skin irritation, Category 3',
    precautions: [['P332+P313', 'R']],
    un10: words('P332+P317'),
  },
  {
    codes: ['Eye Dam. 1'],
    paragraph: 'CLP Annex I, Table 3.3.5; ECHA guidance 7.3.3.3',
    precautions: [
      ['P280', 'H'],
      ['P305+P351+P338', 'H'],
      ['P310', 'H'],
    ],
    un10: words('P264+P265 P280 P305+P354+P338 P317'),
  },
  {
    codes: numbered('Eye Irrit.', '2 2A'),
    paragraph: 'CLP Annex I, Table 3.3.5; ECHA guidance 7.3.3.3',
    precautions: [
      ['P264', 'R', 'O'],
      ['P280', 'R'],
      ['P305+P351+P338', 'R'],
      ['P337+P313', 'R'],
    ],
    un10: words('P264+P265 P280 P305+P351+P338 P337+P317'),
  },
  {
    codes: ['Eye Irrit. 2B'],
    paragraph: 'UN GHS, Annex 3, section 3, eye irritation, Category 2B',
    precautions: [
      ['P264', 'R'],
      ['P305+P351+P338', 'R'],
      ['P337+P313', 'R'],
    ],
    un10: words('P264+P265 P305+P351+P338 P337+P317'),
  },
  {
    codes: numbered('Resp. Sens.', '1 1A 1B'),
    paragraph: 'CLP Annex I, Table 3.4.7; ECHA guidance 7.3.3.4',
    precautions: [['P261', 'H'], ['P284', 'S', 'R'], ['P304+P340', 'H'], ['P342+P311', 'H'], disposal],
    un10: words('P233 P260 P271 P284 P304+P340 P342+P316 P403 P501'),
  },
  {
    codes: numbered('Skin Sens.', '1 1A 1B'),
    paragraph: 'CLP Annex I, Table 3.4.7; ECHA guidance 7.3.3.4',
    precautions: [
      ['P261', 'R'],
      ['P272', 'S', 'O'],
      ['P280', 'H'],
      ['P302+P352', 'R', 'R'],
      ['P321', 'C'],
      ['P333+P313', 'R'],
      ['P362+P364', 'R'],
      disposal,
    ],
    un10: words('P261 P272 P280 P302+P352 P321 P333+P317 P362+P364 P501'),
  },
  ...(
    [
      [['Muta.'], 'CLP Annex I, Table 3.5.3; ECHA guidance 7.3.3.5'],
      [['Carc.'], 'CLP Annex I, Table 3.6.3; ECHA guidance 7.3.3.6'],
      [['Repr.'], 'CLP Annex I, Table 3.7.3; ECHA guidance 7.3.3.7'],
    ] as const
  ).flatMap(([[name], paragraph]): PrecautionRow[] => [
    {
      codes: numbered(name, '1 1A 1B'),
      paragraph,
      precautions: [['P201', 'H'], ['P202', 'O'], ['P280', 'H'], ['P308+P313', 'H'], lockedUp, disposal],
      un10: words('P203 P280 P318 P405 P501'),
    },
    {
      codes: numbered(name, '2'),
      paragraph,
      precautions: [['P201', 'R'], ['P202', 'O'], ['P280', 'H'], ['P308+P313', 'R'], lockedUp, disposal],
      un10: words('P203 P280 P318 P405 P501'),
    },
  ]),
  {
    codes: ['Lact.'],
    paragraph: 'CLP Annex I, Table 3.7.3; ECHA guidance 7.3.3.7',
    precautions: [
      ['P201', 'H'],
      ['P260', 'H'],
      ['P263', 'H'],
      ['P264', 'O'],
      ['P270', 'R', 'O'],
      ['P308+P313', 'R'],
    ],
    un10: words('P203 P260 P263 P264 P270 P318'),
  },
  {
    codes: ['STOT SE 1'],
    paragraph: 'CLP Annex I, Table 3.8.4; ECHA guidance 7.3.3.8',
    precautions: [
      ['P260', 'H'],
      ['P264', 'O'],
      ['P270', 'R', 'O'],
      ['P308+P311', 'H'],
      ['P321', 'C'],
      lockedUp,
      disposal,
    ],
    un10: words('P260 P264 P270 P308+P316 P321 P405 P501'),
  },
  {
    codes: ['STOT SE 2'],
    paragraph: 'CLP Annex I, Table 3.8.4; ECHA guidance 7.3.3.8',
    precautions: [['P260', 'H'], ['P264', 'O'], ['P270', 'R', 'O'], ['P308+P311', 'R'], lockedUp, disposal],
    un10: words('P260 P264 P270 P308+P316 P405 P501'),
  },
  {
    codes: ['STOT SE 3'],
    paragraph: 'CLP Annex I, Table 3.8.4; ECHA guidance 7.3.3.8',
    precautions: [
      ['P261', 'R'],
      ['P271', 'H', 'O'],
      ['P304+P340', 'O'],
      ['P312', 'R'],
      ['P403+P233', 'R'],
      lockedUp,
      disposal,
    ],
    un10: words('P261 P271 P304+P340 P319 P403+P233 P405 P501'),
  },
  {
    codes: ['STOT RE 1'],
    paragraph: 'CLP Annex I, Table 3.9.5; ECHA guidance 7.3.3.9',
    precautions: [['P260', 'H'], ['P264', 'O'], ['P270', 'R', 'O'], ['P314', 'R'], disposal],
    un10: words('P260 P264 P270 P319 P501'),
  },
  {
    codes: ['STOT RE 2'],
    paragraph: 'CLP Annex I, Table 3.9.5; ECHA guidance 7.3.3.9',
    precautions: [['P260', 'H'], ['P314', 'R'], disposal],
    un10: words('P260 P319 P501'),
  },
  {
    codes: ['Asp. Tox. 1'],
    paragraph: 'CLP Annex I, Table 3.10.2; ECHA guidance 7.3.3.10',
    precautions: [['P301+P310', 'H'], ['P331', 'H'], lockedUp, disposal],
    un10: words('P301+P316 P331 P405 P501'),
  },
  {
    codes: ['Asp. Tox. 2'],
    paragraph: 'UN GHS, Annex 3, section 3, aspiration hazard, Category 2',
    precautions: [['P301+P310', 'H'], ['P331', 'H'], lockedUp, disposal],
    un10: words('P301+P316 P331 P405 P501'),
  },
  {
    codes: numbered('ED HH', '1 2'),
    paragraph: 'CLP Annex I, Table 3.11.3; ranked as reproductive toxicity, since the ECHA guidance has no level',
    precautions: [['P201', 'H'], ['P202', 'O'], ['P263', 'R'], ['P280', 'H'], ['P308+P313', 'H'], lockedUp, disposal],
    un10: [],
  },
];

const aquatic = 'CLP Annex I, Table 4.1.4; ECHA guidance 7.3.4.1';

const environmental: readonly PrecautionRow[] = [
  {
    codes: ['Aquatic Acute 1', 'Aquatic Chronic 1', 'Aquatic Chronic 2'],
    paragraph: aquatic,
    precautions: [['P273', 'H'], ['P391', 'H'], disposal],
    un10: words('P273 P391 P501'),
  },
  {
    codes: ['Aquatic Acute 2', 'Aquatic Acute 3', 'Aquatic Chronic 3', 'Aquatic Chronic 4'],
    paragraph: aquatic,
    precautions: [['P273', 'R'], disposal],
    un10: words('P273 P501'),
  },
  {
    codes: ['ED ENV 1', 'ED ENV 2', 'PBT', 'vPvB', 'PMT', 'vPvM'],
    paragraph:
      'CLP Annex I, Tables 4.2.3, 4.3.1 and 4.4.1; ranked as aquatic hazards, since the ECHA guidance has no level',
    precautions: [['P201', 'R'], ['P202', 'O'], ['P273', 'H'], ['P391', 'H'], disposal],
    un10: [],
  },
  {
    codes: ['Ozone 1'],
    paragraph: 'CLP Annex I, Table 5.2; ECHA guidance 7.3.5.1',
    precautions: [['P502', 'M', 'H']],
    un10: words('P502'),
  },
];

/** P-statements by category: CLP Annex I label tables, ranked by ECHA's guidance on labelling and packaging, v4.2. */
export const precautionRows: readonly PrecautionRow[] = [...physical, ...health, ...environmental];

export type SupersededPrecautions = {
  readonly kept: string;
  readonly dropped: readonly string[];
  /** Set where the law itself says so, and not only that redundant statements are left out. */
  readonly paragraph?: string;
  /** CLP alone leaves to the supplier what is unnecessary; elsewhere each statement assigned is printed. */
  readonly isEuropean?: boolean;
};

const preventionNotes = 'CLP Annex IV, Table 1.2, column 5';
const responseNotes = 'CLP Annex IV, Table 1.3, column 5';
const storageNotes = 'CLP Annex IV, Table 1.4, column 5';

/** A statement that says less than another one on the same label: CLP Art. 28(1), redundant or unnecessary. */
export const supersededPrecautions: readonly SupersededPrecautions[] = [
  { kept: 'P201', dropped: ['P202'], isEuropean: true },
  { kept: 'P234', dropped: ['P406'], paragraph: storageNotes },
  { kept: 'P260', dropped: ['P261'], paragraph: preventionNotes },
  { kept: 'P264+P265', dropped: ['P264'] },
  { kept: 'P301+P310', dropped: ['P301+P312'] },
  { kept: 'P301+P316', dropped: ['P301+P317'] },
  { kept: 'P301+P330+P331', dropped: ['P330', 'P331'] },
  { kept: 'P303+P361+P353', dropped: ['P302+P352', 'P361+P364', 'P362+P364'], isEuropean: true },
  { kept: 'P361+P364', dropped: ['P363'] },
  { kept: 'P361+P364', dropped: ['P362+P364'] },
  { kept: 'P362+P364', dropped: ['P363'] },
  { kept: 'P305+P354+P338', dropped: ['P305+P351+P338', 'P337+P317'] },
  { kept: 'P308+P311', dropped: ['P308+P313', 'P311', 'P312'] },
  { kept: 'P308+P316', dropped: ['P318', 'P316', 'P317', 'P319'] },
  { kept: 'P310', dropped: ['P311', 'P312', 'P314', 'P337+P313', 'P301+P312'] },
  { kept: 'P311', dropped: ['P312', 'P314'] },
  { kept: 'P312', dropped: ['P314'] },
  { kept: 'P316', dropped: ['P317', 'P319', 'P337+P317', 'P304+P317', 'P301+P317', 'P302+P317'] },
  { kept: 'P317', dropped: ['P319'] },
  { kept: 'P333+P313', dropped: ['P332+P313'], paragraph: responseNotes },
  { kept: 'P333+P317', dropped: ['P332+P317'], paragraph: responseNotes },
  { kept: 'P370+P372+P380+P373', dropped: ['P370+P378', 'P370+P380+P375', 'P370+P380+P375[+P378]'] },
  { kept: 'P370+P380+P375[+P378]', dropped: ['P370+P378', 'P370+P380+P375'] },
  { kept: 'P402+P404', dropped: ['P402', 'P404'] },
  { kept: 'P403+P233', dropped: ['P403', 'P233'] },
  { kept: 'P403+P235', dropped: ['P403', 'P235'] },
  { kept: 'P411', dropped: ['P235'], paragraph: storageNotes },
  { kept: 'P410+P403', dropped: ['P403', 'P410'] },
  { kept: 'P410+P412', dropped: ['P410', 'P410+P403'] },
];
