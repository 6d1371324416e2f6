import type { Source } from '@gosds/sheet/substance';

/** Where a value was read. The id is what the records cite. */
export const sources: readonly Source[] = [
  { id: 'clp-annex-vi', title: 'Regulation (EC) 1272/2008, Annex VI, Table 3', date: '2026-05-01' },
  { id: 'nite', title: 'GHS classification by the Japanese Government (NITE)', date: '2022-03' },
  { id: 'hcis', title: 'Hazardous Chemical Information System, Safe Work Australia', date: '2022' },
  { id: 'reach', title: 'REACH registration dossier, lead registrant (ECHA)', date: '2024' },
  { id: 'reach-iv', title: 'Regulation (EC) 1907/2006, Annex IV, substances of minimum risk', date: '2008-10-08' },
  { id: 'cnl', title: 'ECHA C&L Inventory, prevailing notified classification', date: '2024' },
  { id: 'supplier', title: "Manufacturer's safety data sheet under GB CLP, section 3", date: '2025' },
  { id: 'icsc', title: 'International Chemical Safety Cards, ILO/WHO', date: '2021' },
  { id: 'hsdb', title: 'Hazardous Substances Data Bank, US National Library of Medicine', date: '2023' },
  { id: 'cameo', title: 'CAMEO Chemicals, NOAA', date: '2023' },
  { id: 'niosh', title: 'NIOSH Pocket Guide to Chemical Hazards', date: '2020' },
  { id: 'crc', title: 'CRC Handbook of Chemistry and Physics', date: '2014' },
  { id: 'iec', title: 'IEC 60079-20-1, Material characteristics for gas and vapour classification', date: '2010' },
  { id: 'nfpa', title: 'NFPA 497, Classification of flammable liquids, gases or vapors', date: '2008' },
  { id: 'physprop', title: 'EPI Suite PHYSPROP, US EPA', date: '2012' },
  { id: 'yaws', title: "Yaws' Handbook of Thermodynamic and Physical Properties", date: '2015' },
  { id: 'webbook', title: 'NIST Chemistry WebBook', date: '2021' },
  { id: 'merck', title: 'The Merck Index', date: '2013' },
  { id: 'ullmann', title: "Ullmann's Encyclopedia of Industrial Chemistry", date: '2012' },
  { id: 'wikidata', title: 'Wikidata', date: '2021' },
  { id: 'ice', title: 'Integrated Chemical Environment, acute toxicity, NICEATM', date: '2021' },
  { id: 'karmaus', title: 'Karmaus et al. 2022, Toxicological Sciences 188:34, curated rat oral LD50', date: '2022' },
  {
    id: 'own-karmaus',
    title: 'Own assessment by CLP Annex I, Table 3.1.1, of the lowest rat oral LD50 in Karmaus et al. 2022',
    date: '2026-11-21',
  },
  { id: 'epa-test', title: 'EPA T.E.S.T. rat oral LD50, ToxValDB 9.5', date: '2023' },
  {
    id: 'own-aspiration',
    title:
      'Own assessment by CLP Annex I, Table 3.10.1: a hydrocarbon with a kinematic viscosity below 20.5 mm2/s at 40 °C',
    date: '2026-11-22',
  },
  {
    id: 'own-epa-test',
    title: 'Own assessment by CLP Annex I, Table 3.1.1, of the rat oral LD50 in EPA T.E.S.T.',
    date: '2026-11-21',
  },
  { id: 'hpvis', title: 'High Production Volume Information System, US EPA', date: '2015' },
  { id: 'sids', title: 'OECD SIDS initial assessment report', date: '2014' },
  { id: 'efsa', title: 'OpenFoodTox, EFSA', date: '2022' },
  { id: 'miti', title: 'Biodegradation results of existing chemicals, J-CHECK (NITE, Japan)', date: '2022' },
  { id: 'adr', title: 'ADR 2025, Part 3, Table A', date: '2025-01-01' },
  { id: 'ioelv-91', title: 'Commission Directive 91/322/EEC', date: '1991-05-29' },
  { id: 'ioelv-1', title: 'Commission Directive 2000/39/EC', date: '2000-06-08' },
  { id: 'ioelv-2', title: 'Commission Directive 2006/15/EC', date: '2006-02-07' },
  { id: 'ioelv-3', title: 'Commission Directive 2009/161/EU', date: '2009-12-17' },
  { id: 'ioelv-4', title: 'Commission Directive (EU) 2017/164', date: '2017-01-31' },
  { id: 'ioelv-5', title: 'Commission Directive (EU) 2019/1831', date: '2019-10-24' },
  { id: 'cmrd', title: 'Directive 2004/37/EC, Annex III, as amended to (EU) 2024/869', date: '2024-03-13' },
  { id: 'cad', title: 'Council Directive 98/24/EC, Annex I, as amended to (EU) 2024/869', date: '2024-03-13' },
  { id: 'osha-z1', title: '29 CFR 1910.1000, Table Z-1', date: '2024-07-01' },
  { id: 'osha-z2', title: '29 CFR 1910.1000, Table Z-2', date: '2024-07-01' },
  { id: 'osha-z3', title: '29 CFR 1910.1000, Table Z-3', date: '2024-07-01' },
  { id: 'osha-specific', title: '29 CFR 1910, Subpart Z, substance-specific standard', date: '2024-07-01' },
  { id: 'niosh-rel', title: 'NIOSH Pocket Guide to Chemical Hazards, recommended limits', date: '2020' },
  { id: 'eh40', title: 'EH40/2005 Workplace exposure limits, 4th edition, HSE', date: '2020-01' },
  { id: 'claw', title: 'Control of Lead at Work Regulations 2002 (S.I. 2002/2676), regulation 2', date: '2002-11-21' },
  {
    id: 'ontario',
    title: 'Occupational exposure limits for Ontario workplaces, R.R.O. 1990, Regulation 833 and O. Reg. 490/09',
    date: '2020',
  },
  {
    id: 'poland',
    title:
      'Highest permissible concentrations in Poland, Dz.U. 2018 poz. 1286, Annex 1, as replaced by Dz.U. 2024 poz. 1017',
    date: '2024-07-10',
  },
  {
    id: 'korea',
    title: 'Exposure limits of Korea, Notice of the Ministry of Employment and Labor No. 2020-48, Table 1',
    date: '2020-01-16',
  },
  {
    id: 'japan-control',
    title:
      'Working Environment Evaluation Standards of Japan (Notice of the Ministry of Labour No. 79 of 1988), control concentrations',
    date: '2026-08',
  },
  {
    id: 'japan-standards',
    title:
      'Concentration standards of Japan under Article 577-2 of the Ordinance on Industrial Safety and Health, MHLW Notice No. 177 of 2023',
    date: '2025-10-01',
  },
  {
    id: 'china',
    title: 'GBZ 2.1-2019, Table 1, entries in which two extracts agree',
    date: '2019-08-27',
  },
  { id: 'trgs900-2011', title: 'TRGS 900, GMBl 2011 S. 193', date: '2011-03-02' },
  { id: 'trgs900-2015', title: 'TRGS 900, GMBl 2015 S. 1186', date: '2015-11' },
  { id: 'trgs900-2022', title: 'TRGS 900, GMBl 2022 S. 469', date: '2022-05-31' },
  { id: 'trgs900-2023', title: 'TRGS 900, GMBl 2023 S. 755', date: '2023-05-23' },
  { id: 'trgs900-2024', title: 'TRGS 900, GMBl 2024 S. 411', date: '2024-05-20' },
  { id: 'trgs900-ser', title: 'TRGS 900, GMBl 03-2020 (SER, Grenswaarden)', date: '2020-03' },
  { id: 'trgs900-sds-2015', title: 'TRGS 900 (SDS Dupli-Color, Toolcraft, Sonax)', date: '2015' },
  { id: 'trgs900-sds-2016', title: 'TRGS 900 (SDS Weka)', date: '2016-10-31' },
  { id: 'trgs900-sds-2018', title: 'TRGS 900 (SDS Revell)', date: '2018-03-09' },
  { id: 'trgs900-sds-2021', title: 'TRGS 900, GMBl 2020 S. 902 (SDS Bauhaus)', date: '2021-02-19' },
  { id: 'vlep-2012', title: 'Code du travail, R. 4412-149 (copie Etalab)', date: '2012' },
  { id: 'vlep-2020', title: 'Code du travail, R. 4412-149 (Légifrance)', date: '2020-07-01' },
  { id: 'vlep-2022', title: 'Code du travail, R. 4412-149', date: '2022-03-01' },
  { id: 'vlep-inrs', title: 'INRS, Fiche toxicologique 74', date: '2021-07' },
  { id: 'it-2008', title: 'D.Lgs. 9 aprile 2008, n. 81, allegato XXXVIII (Olympus)', date: '2008-04-09' },
  { id: 'it-2014', title: 'D.Lgs. 9 aprile 2008, n. 81, allegato XXXVIII (Testo Unico)', date: '2014-02' },
  { id: 'it-2021', title: 'Decreto interministeriale 18 maggio 2021, allegato XXXVIII', date: '2021-05-18' },
  {
    id: 'glove-levels',
    title: 'Handschuhmaterialien, Tabellarische Übersicht der chemischen Beständigkeit (0–6), bdsoft.de/pharmazie',
    date: 'undated',
  },
  {
    id: 'glove-unr',
    title: 'Glove Selection Guidelines (gloves of 0.46 to 0.71 mm), University of Nevada, Reno',
    date: '2022-01',
  },
  {
    id: 'glove-niosh-1984',
    title: 'Stampfer et al., Am Ind Hyg Assoc J 45(9):642-654, NIOSHTIC-2 00146046',
    date: '1984-09',
  },
  {
    id: 'glove-niosh-1987',
    title: 'Mickelsen and Hall, Am Ind Hyg Assoc J 48(11):941-947, NIOSHTIC-2 00180379',
    date: '1987-11',
  },
  {
    id: 'glove-chlorinated-1984',
    title: 'Permeation of chlorinated aromatic compounds through Viton and nitrile, Am Ind Hyg Assoc J, PMID 6507285',
    date: '1984',
  },
  {
    id: 'glove-inrs-2006',
    title:
      'INRS ND 2242, Tests de la résistance chimique des gants vis-à-vis de quatre éthers de glycol (butyl 0.45 and 0.65 mm)',
    date: '2006',
  },
  {
    id: 'glove-epa-1992',
    title: 'Renard et al., Permeation of multifunctional acrylates, Am Ind Hyg Assoc J (for the EPA)',
    date: '1992-02',
  },
  {
    id: 'glove-ccohs',
    title: 'CCOHS answers on skin protection, as quoted by others (breakthrough over 8 h, over 4 h, under 1 h)',
    date: '2016-08',
  },
  {
    id: 'glove-kcl',
    title: 'KCL, EN 374 test of fluorinated rubber of 0.7 mm, as quoted in the data sheet of benzene by Merck',
    date: 'undated',
  },
];

const germany = { country: 'DE', list: 'TRGS 900' } as const;
const france = { country: 'FR', list: 'VLEP (R. 4412-149)' } as const;
const italy = { country: 'IT', list: 'D.Lgs. 81/2008, all. XXXVIII' } as const;

/** The country and the list's name of every source that sets exposure limits. */
export const exposureLists: Readonly<Record<string, { readonly country: string; readonly list: string }>> = {
  'ioelv-91': { country: 'EU', list: 'EU 91/322/EEC' },
  'ioelv-1': { country: 'EU', list: 'EU 2000/39/EC' },
  'ioelv-2': { country: 'EU', list: 'EU 2006/15/EC' },
  'ioelv-3': { country: 'EU', list: 'EU 2009/161/EU' },
  'ioelv-4': { country: 'EU', list: 'EU 2017/164' },
  'ioelv-5': { country: 'EU', list: 'EU 2019/1831' },
  cmrd: { country: 'EU', list: 'EU 2004/37/EC' },
  cad: { country: 'EU', list: 'EU 98/24/EC' },
  'osha-z1': { country: 'US', list: 'OSHA Table Z-1' },
  'osha-z2': { country: 'US', list: 'OSHA Table Z-2' },
  'osha-z3': { country: 'US', list: 'OSHA Table Z-3' },
  'osha-specific': { country: 'US', list: 'OSHA 29 CFR 1910 Subpart Z' },
  'niosh-rel': { country: 'US', list: 'NIOSH REL' },
  eh40: { country: 'GB', list: 'UK EH40 WEL' },
  claw: { country: 'GB', list: 'Control of Lead at Work Regulations 2002' },
  ontario: { country: 'CA', list: 'Ontario Regulation 833' },
  poland: { country: 'PL', list: 'Dz.U. 2018 poz. 1286 (NDS)' },
  korea: { country: 'KR', list: 'Korea Notice 2020-48' },
  'japan-control': { country: 'JP', list: 'Japan control concentration' },
  'japan-standards': { country: 'JP', list: 'Japan concentration standard' },
  china: { country: 'CN', list: 'GBZ 2.1-2019' },
  'trgs900-2011': germany,
  'trgs900-2015': germany,
  'trgs900-2022': germany,
  'trgs900-2023': germany,
  'trgs900-2024': germany,
  'trgs900-ser': germany,
  'trgs900-sds-2015': germany,
  'trgs900-sds-2016': germany,
  'trgs900-sds-2018': germany,
  'trgs900-sds-2021': germany,
  'vlep-2012': france,
  'vlep-2020': france,
  'vlep-2022': france,
  'vlep-inrs': france,
  'it-2008': italy,
  'it-2014': italy,
  'it-2021': italy,
};

/**
 * Who classifies a substance as a whole: registrants and notifiers have to judge every class (CLP Articles 4 and 40), the
 * Japanese authority does, and Annex IV of REACH lists what is known well enough. A list such as Annex VI does not, nor does
 * one that follows it.
 */
const wholeClassifications: readonly string[] = ['reach', 'cnl', 'supplier', 'nite', 'reach-iv'];

export const judgesEveryClass = (source: string | undefined): boolean =>
  source !== undefined && wholeClassifications.includes(source);

const knownSources = new Set(sources.map(({ id }) => id));

/** Throws unless the table of sources holds it. */
export function sourceId(id: string): string {
  if (!knownSources.has(id)) throw new RangeError(`Unknown source: ${id}`);
  return id;
}
