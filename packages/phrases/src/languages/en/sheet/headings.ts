import type { WordedMarketId } from '@gosds/ghs/market';
import type { NationalForm } from '../../../national-words.ts';

/** Section headings 1 to 16 and sub-headings by number, as a market's law words them. */
export type Headings = {
  readonly title: string;
  readonly legalBasis: string;
  readonly sections: readonly string[];
  readonly parts: Readonly<Record<string, string>>;
};

const reachParts = {
  '1.1': 'Product identifier',
  '1.2': 'Relevant identified uses of the substance or mixture and uses advised against',
  '1.3': 'Details of the supplier of the safety data sheet',
  '1.4': 'Emergency telephone number',
  '2.1': 'Classification of the substance or mixture',
  '2.2': 'Label elements',
  '2.3': 'Other hazards',
  '3.1': 'Substances',
  '3.2': 'Mixtures',
  '4.1': 'Description of first aid measures',
  '4.2': 'Most important symptoms and effects, both acute and delayed',
  '4.3': 'Indication of any immediate medical attention and special treatment needed',
  '5.1': 'Extinguishing media',
  '5.2': 'Special hazards arising from the substance or mixture',
  '5.3': 'Advice for firefighters',
  '6.1': 'Personal precautions, protective equipment and emergency procedures',
  '6.2': 'Environmental precautions',
  '6.3': 'Methods and material for containment and cleaning up',
  '6.4': 'Reference to other sections',
  '7.1': 'Precautions for safe handling',
  '7.2': 'Conditions for safe storage, including any incompatibilities',
  '7.3': 'Specific end use(s)',
  '8.1': 'Control parameters',
  '8.2': 'Exposure controls',
  '9.1': 'Information on basic physical and chemical properties',
  '9.2': 'Other information',
  '10.1': 'Reactivity',
  '10.2': 'Chemical stability',
  '10.3': 'Possibility of hazardous reactions',
  '10.4': 'Conditions to avoid',
  '10.5': 'Incompatible materials',
  '10.6': 'Hazardous decomposition products',
  '11.1': 'Information on hazard classes as defined in Regulation (EC) No 1272/2008',
  '11.2': 'Information on other hazards',
  '12.1': 'Toxicity',
  '12.2': 'Persistence and degradability',
  '12.3': 'Bioaccumulative potential',
  '12.4': 'Mobility in soil',
  '12.5': 'Results of PBT and vPvB assessment',
  '12.6': 'Endocrine disrupting properties',
  '12.7': 'Other adverse effects',
  '13.1': 'Waste treatment methods',
  '14.1': 'UN number or ID number',
  '14.2': 'UN proper shipping name',
  '14.3': 'Transport hazard class(es)',
  '14.4': 'Packing group',
  '14.5': 'Environmental hazards',
  '14.6': 'Special precautions for user',
  '14.7': 'Maritime transport in bulk according to IMO instruments',
  '15.1': 'Safety, health and environmental regulations/legislation specific for the substance or mixture',
  '15.2': 'Chemical safety assessment',
  '16.1': 'Indication of changes',
  '16.2': 'Abbreviations and acronyms',
  '16.3': 'Key literature references and sources for data',
  '16.4': 'Methods used to classify the mixture',
  '16.5': 'Relevant H statements',
  '16.6': 'Training advice',
};

const reachSections = [
  'Identification of the substance/mixture and of the company/undertaking',
  'Hazards identification',
  'Composition/information on ingredients',
  'First aid measures',
  'Firefighting measures',
  'Accidental release measures',
  'Handling and storage',
  'Exposure controls/personal protection',
  'Physical and chemical properties',
  'Stability and reactivity',
  'Toxicological information',
  'Ecological information',
  'Disposal considerations',
  'Transport information',
  'Regulatory information',
  'Other information',
];

const reachHeadings: Headings = {
  title: 'Safety data sheet',
  legalBasis:
    'according to Regulation (EC) No 1907/2006 (REACH), Annex II, as amended by Commission Regulation (EU) 2020/878',
  sections: reachSections,
  parts: reachParts,
};

const ghsSections = [
  'Identification',
  'Hazard(s) identification',
  'Composition/information on ingredients',
  'First-aid measures',
  'Fire-fighting measures',
  'Accidental release measures',
  'Handling and storage',
  'Exposure controls/personal protection',
  'Physical and chemical properties',
  'Stability and reactivity',
  'Toxicological information',
  'Ecological information',
  'Disposal considerations',
  'Transport information',
  'Regulatory information',
  'Other information',
];

const ghsParts = {
  '1(a)': 'Product identifier',
  '1(b)': 'Other means of identification',
  '1(c)': 'Recommended use of the chemical and restrictions on use',
  '1(d)': 'Supplier’s details',
  '1(e)': 'Emergency phone number',
  '2(a)': 'Classification of the substance or mixture',
  '2(b)': 'Label elements, including precautionary statements',
  '2(c)': 'Other hazards which do not result in classification',
  '3(a)': 'Substances',
  '3(b)': 'Mixtures',
  '4(a)': 'Description of necessary first-aid measures',
  '4(b)': 'Most important symptoms/effects, acute and delayed',
  '4(c)': 'Indication of immediate medical attention and special treatment needed, if necessary',
  '5(a)': 'Suitable and unsuitable extinguishing media',
  '5(b)': 'Specific hazards arising from the chemical',
  '5(c)': 'Special protective actions for fire-fighters',
  '6(a)': 'Personal precautions, protective equipment and emergency procedures',
  '6(b)': 'Environmental precautions',
  '6(c)': 'Methods and materials for containment and cleaning up',
  '7(a)': 'Precautions for safe handling',
  '7(b)': 'Conditions for safe storage, including any incompatibilities',
  '8(a)': 'Control parameters',
  '8(b)': 'Appropriate engineering controls',
  '8(c)': 'Individual protection measures, such as personal protective equipment (PPE)',
  '9(a)': 'Basic physical and chemical properties',
  '9(b)': 'Further data',
  '10(a)': 'Reactivity',
  '10(b)': 'Chemical stability',
  '10(c)': 'Possibility of hazardous reactions',
  '10(d)': 'Conditions to avoid',
  '10(e)': 'Incompatible materials',
  '10(f)': 'Hazardous decomposition products',
  '11': 'Toxicological (health) effects',
  '11(a)': 'Information on the likely routes of exposure',
  '11(b)': 'Symptoms related to the physical, chemical and toxicological characteristics',
  '11(c)': 'Delayed and immediate effects and also chronic effects from short- and long-term exposure',
  '11(d)': 'Numerical measures of toxicity (such as acute toxicity estimates)',
  '11(e)': 'Interactive effects',
  '12(a)': 'Toxicity',
  '12(b)': 'Persistence and degradability',
  '12(c)': 'Bioaccumulative potential',
  '12(d)': 'Mobility in soil',
  '12(e)': 'Other adverse effects',
  '13(a)': 'Disposal methods',
  '14(a)': 'UN number',
  '14(b)': 'UN proper shipping name',
  '14(c)': 'Transport hazard class(es)',
  '14(d)': 'Packing group, if applicable',
  '14(e)': 'Environmental hazards',
  '14(f)': 'Special precautions for user',
  '14(g)': 'Transport in bulk according to IMO instruments',
  '15(a)': 'Safety, health and environmental regulations specific for the product in question',
  '16(a)': 'Date of preparation or last revision of the safety data sheet',
  '16(b)': 'Abbreviations and acronyms',
  '16(c)': 'Key literature references and sources for data',
  '16(d)': 'Methods used to classify the mixture',
  '16(e)': 'Relevant H statements',
};

const un: Headings = {
  title: 'Safety Data Sheet',
  legalBasis:
    'according to the Globally Harmonized System of Classification and Labelling of Chemicals (GHS), Chapter 1.5 and Annex 4',
  sections: ghsSections,
  parts: ghsParts,
};

const us: Headings = {
  title: 'Safety Data Sheet',
  legalBasis: 'according to the OSHA Hazard Communication Standard, 29 CFR 1910.1200, Appendix D',
  sections: [
    ...ghsSections.slice(0, 11),
    'Ecological information (non-mandatory)',
    'Disposal considerations (non-mandatory)',
    'Transport information (non-mandatory)',
    'Regulatory information (non-mandatory)',
    'Other information, including date of preparation or last revision',
  ],
  parts: {
    ...ghsParts,
    '1(a)': 'Product identifier used on the label',
    '1(d)':
      'Name, U.S. address, and U.S. telephone number of the chemical manufacturer, importer, or other responsible party',
    '2(a)': 'Classification of the chemical in accordance with paragraph (d)(1)(i) of 29 CFR 1910.1200',
    '2(b)': 'Signal word, hazard statement(s), symbol(s) and precautionary statement(s)',
    '2(c)': 'Hazards under normal conditions of use that result from a chemical reaction',
    '2(d)': 'Hazards not otherwise classified (HNOC)',
    '2(e)': 'Ingredients of unknown acute toxicity',
    '3(a)': 'For substances',
    '3(b)': 'For mixtures',
    '4(a)': 'Description of necessary measures, subdivided according to the different routes of exposure',
    '5(a)': 'Suitable (and unsuitable) extinguishing media',
    '5(c)': 'Special protective equipment and precautions for fire-fighters',
    '6(b)': 'Methods and materials for containment and cleaning up',
    '8(a)': 'OSHA permissible exposure limits (PELs) and other exposure limits',
    '8(c)': 'Individual protection measures, such as personal protective equipment',
    '9(a)': 'Physical and chemical properties',
    '11(f)': 'Listing by NTP, IARC or OSHA as a carcinogen',
    '12(a)': 'Ecotoxicity (aquatic and terrestrial, where available)',
    '12(e)': 'Other adverse effects (such as hazardous to the ozone layer)',
    '13(a)':
      'Description of waste residues and information on their safe handling and methods of disposal, including the disposal of any contaminated packaging',
    '14(e)': 'Environmental hazards (e.g., Marine pollutant (Yes/No))',
    '14(f)': 'Special precautions which a user needs to be aware of, or needs to comply with',
    '16(a)': 'The date of preparation of the SDS or the last change to it',
  },
};

const ca: Headings = {
  title: 'Safety Data Sheet',
  legalBasis: 'according to the Hazardous Products Regulations (SOR/2015-17), Schedule 1 (WHMIS)',
  sections: ['Identification', 'Hazard identification', ...ghsSections.slice(2)],
  parts: {
    ...ghsParts,
    '1(c)': 'Recommended use and restrictions on use',
    '1(d)': 'Initial supplier identifier',
    '1(e)': 'Emergency telephone number and any restrictions on the use of that number, if applicable',
    '2(a)': 'Classification of the hazardous product',
    '2(b)': 'Information elements: symbol, signal word, hazard statement and precautionary statement',
    '2(c)': 'Other hazards known to the supplier with respect to the hazardous product',
    '4(a)': 'Description of first-aid measures, subdivided according to the different routes of exposure',
    '4(b)': 'Most important symptoms and effects, whether acute or delayed',
    '4(c)': 'Indication of immediate medical attention and special treatment needed, if necessary',
    '5(b)':
      'Specific hazards arising from the hazardous product, such as the nature of any hazardous combustion products',
    '5(c)': 'Special protective equipment and precautions for fire-fighters',
    '6(b)': 'Methods and materials for containment and cleaning up',
    '8(a)': 'Control parameters, including occupational exposure limit values and the source of those values',
    '8(c)': 'Individual protection measures, such as personal protective equipment',
    '13(a)': 'Information on safe handling for disposal and methods of disposal, including any contaminated packaging',
    '15(a)': 'Safety, health and environmental regulations specific to the product',
    '16(a)': 'Date of the latest revision of the safety data sheet',
  },
};

const au: Headings = {
  title: 'Safety Data Sheet',
  legalBasis: 'according to the model Work Health and Safety Regulations, Schedule 7, and GHS 7',
  sections: [
    'Identification',
    'Hazard(s) identification',
    'Composition and information on ingredients',
    'First aid measures',
    'Firefighting measures',
    'Accidental release measures',
    'Handling and storage, including how the chemical may be safely used',
    'Exposure controls and personal protection',
    ...ghsSections.slice(8, 15),
    'Any other relevant information',
  ],
  parts: {
    ...ghsParts,
    '1(d)': 'Details of manufacturer or importer',
    '2(a)': 'Classification of the hazardous chemical',
    '4(a)': 'Description of necessary first aid measures',
    '8(a)': 'Control parameters: exposure standards and biological monitoring',
    '14(f)': 'Special precautions for user, Hazchem code',
    '15(a)': 'Safety, health and environmental regulations specific for the product in question, poison schedule',
    '16(a)': 'Date of preparation or review of the safety data sheet',
  },
};

const gb: Headings = {
  ...reachHeadings,
  legalBasis: 'according to UK REACH (Regulation (EC) No 1907/2006 as it applies in Great Britain), Annex II',
};

/** By market; a language need not have those of markets in which it is not offered: the UN's stand in for them. */
type HeadingsByMarket = Readonly<
  Partial<Record<WordedMarketId | NationalForm, Headings>> & Record<'eu' | 'un', Headings>
>;

const nz: Headings = {
  ...un,
  legalBasis: 'according to the Hazardous Substances (Safety Data Sheets) Notice 2017, Schedule 1',
  parts: {
    ...ghsParts,
    '1(d)': 'Details of the supplier in New Zealand',
    '8(a)': 'Control parameters: workplace exposure standards and biological exposure indices',
    '15(a)':
      'Safety, health and environmental regulations specific for the product in question, HSNO approval or group standard',
  },
};

const cn: Headings = {
  ...un,
  legalBasis: 'prepared according to GB/T 16483 and GB/T 17519',
  sections: [
    'Chemical and company identification',
    'Hazards summary',
    ...ghsSections.slice(2, 14),
    'Regulatory information',
    'Other information',
  ],
  parts: {
    ...ghsParts,
    '2(a)': 'Emergency overview',
    '2(b)': 'GHS hazard classes',
    '2(c)': 'Label elements',
    '2(d)': 'Physical, chemical, health and environmental hazards that do not result in classification',
  },
};

const jp: Headings = {
  ...un,
  legalBasis: 'according to JIS Z 7253:2019',
  sections: [
    'Identification of the chemical and of the company',
    'Hazards identification',
    ...ghsSections.slice(2, 14),
    'Applicable laws and regulations',
    'Other information',
  ],
};

const tr: Headings = {
  ...reachHeadings,
  legalBasis: 'according to the KKDİK Regulation (Official Gazette 30105 bis), Annex 2',
  parts: { ...reachParts, '11.1': 'Information on hazard classes as defined in the SEA Regulation' },
};

const byMarket: HeadingsByMarket = { eu: reachHeadings, gb, us, ca, au, un, nz, cn, jp, tr };

export const headings = {
  byMarket,
  of: (market: WordedMarketId): Headings => byMarket[market] ?? byMarket.un,
};
