import { ownValue } from '@gosds/ghs/own-value';
/** A country's own list of exposure limits, beside those that bind it from the European Union. */
export type NationalLimits = {
  /** By what the sheet names it. */
  readonly list: string;
  readonly law: string;
  readonly authority: string;
  /** Its name in sheets of the language that it is written in, where that has another script. */
  readonly named?: { readonly language: string; readonly list: string };
  /** Present where the catalogue holds the list. */
  readonly held?: HeldList;
};

/**
 * The edition where a later one may have come since; partial where no entry does not mean that there is no limit. A partial list
 * without an edition was read in several, which are those of its sources.
 */
type HeldList = { readonly edition?: string; readonly isPartial?: true };

const entry = (
  [list, law, authority]: readonly [list: string, law: string, authority: string],
  more: Pick<NationalLimits, 'held' | 'named'> = {},
): NationalLimits => ({ list, law, authority, ...more });

const suva = ['Suva 1903 (MAK / VME)', 'SR 832.30, Art. 50(3)', 'Suva'] as const;

/**
 * By country code. Countries that are not here have no list that could be named with certainty: their sheets speak of the
 * national list without its name. Names of lists in other scripts stand in English.
 */
const lists: Readonly<Record<string, NationalLimits>> = {
  /* Held. */
  CA: entry(
    [
      'R.R.O. 1990, Reg. 833; O. Reg. 490/09 (Ontario)',
      'regulations of the provinces and territories, and the Canada Occupational Health and Safety Regulations',
      'authority of the province',
    ],
    { held: { edition: '2020', isPartial: true } },
  ),
  GB: entry(
    ['EH40/2005', 'Control of Substances Hazardous to Health Regulations 2002', 'Health and Safety Executive'],
    { held: {} },
  ),
  CN: entry(['GBZ 2.1-2019', 'GBZ 2.1-2019 and its amendments', 'National Health Commission'], {
    held: { isPartial: true },
  }),
  JP: entry(
    [
      'control concentrations and concentration standards',
      'Working Environment Evaluation Standards; Ordinance on Industrial Safety and Health, Article 577-2; JSOH recommends limits beside them',
      'MHLW',
    ],
    {
      named: { language: 'ja', list: '作業環境評価基準（管理濃度）、濃度基準値' },
      held: { isPartial: true },
    },
  ),
  KR: entry(
    [
      'Exposure Limits for Chemical Substances and Physical Agents',
      'Notice of the MoEL No. 2020-48 under Article 106 of the Occupational Safety and Health Act',
      'Ministry of Employment and Labor',
    ],
    { held: { edition: '2020-01-16', isPartial: true } },
  ),
  PL: entry(
    [
      'Dz.U. 2018 poz. 1286 (NDS)',
      'Dz.U. 2018 poz. 1286, Annex 1, as replaced by Dz.U. 2024 poz. 1017',
      'Minister of Labour',
    ],
    { held: { edition: '2024-07-10' } },
  ),
  US: entry(['29 CFR 1910, Subpart Z', '29 CFR 1910.1000 to 1910.1053', 'OSHA'], { held: {} }),
  /* European Union and European Economic Area. */
  AT: entry([
    'Grenzwerteverordnung (GKV)',
    'BGBl. II Nr. 253/2001, as last amended by BGBl. II Nr. 339/2025, Anhang I',
    'Bundesministerium für Arbeit',
  ]),
  BE: entry([
    'Code du bien-être au travail / Codex welzijn op het werk, VI.1-1',
    'Book VI, Title 1, Annex VI.1-1',
    'SPF Emploi',
  ]),
  BG: entry([
    'Ordinance No. 13 of 30 December 2003',
    'Ordinance No. 13 of 2003, Annex 1',
    'Ministry of Labour and Social Policy',
  ]),
  CZ: entry([
    'Nařízení vlády č. 361/2007 Sb. (PEL, NPK-P)',
    'Government Regulation 361/2007, Annex 2',
    'Ministerstvo zdravotnictví',
  ]),
  DE: entry(
    ['TRGS 900', 'Gefahrstoffverordnung; TRGS 910 beside it for carcinogens', 'Ausschuss für Gefahrstoffe (AGS), BAuA'],
    { held: { isPartial: true } },
  ),
  DK: entry([
    'Bekendtgørelse om grænseværdier for stoffer og materialer',
    'Executive order on limit values, Annex 2',
    'Arbejdstilsynet',
  ]),
  EE: entry([
    'Töökeskkonna keemiliste ohutegurite piirnormid',
    'Government Regulation No. 293 of 18 September 2001',
    'Ministry of Social Affairs',
  ]),
  ES: entry([
    'Límites de exposición profesional para agentes químicos',
    'Real Decreto 374/2001, art. 3, and Real Decreto 665/1997, anexo III',
    'INSST',
  ]),
  FI: entry([
    'HTP-arvot',
    'Decree of the Ministry of Social Affairs and Health on concentrations known to be harmful',
    'STM',
  ]),
  FR: entry(
    [
      'VLEP (Code du travail, R. 4412-149)',
      'Code du travail, R. 4412-149 and R. 4412-150, arrêté of 30 June 2004',
      'Ministère du travail, INRS',
    ],
    { held: { isPartial: true } },
  ),
  GR: entry(['Presidential Decrees 307/1986 and 90/1999', 'P.D. 307/1986 as amended', 'Ministry of Labour']),
  HR: entry([
    'Pravilnik o zaštiti radnika od izloženosti opasnim kemikalijama na radu',
    'NN 91/2018, Annex I',
    'Ministry of Labour',
  ]),
  HU: entry(['5/2020. (II. 6.) ITM rendelet', 'Decree 5/2020 (II. 6.), Annex 1', 'Ministry responsible for labour']),
  IE: entry([
    'Chemical Agents and Carcinogens Code of Practice',
    'Safety, Health and Welfare at Work (Chemical Agents) Regulations',
    'Health and Safety Authority',
  ]),
  IS: entry(['Reglugerð nr. 390/2009', 'Regulation 390/2009 on pollution limits', 'Vinnueftirlitið']),
  IT: entry(
    ['D.Lgs. 81/2008, allegati XXXVIII, XLIII e XLIII-bis', 'D.Lgs. 9 aprile 2008, n. 81', 'Ministero del lavoro'],
    { held: { isPartial: true } },
  ),
  LI: entry(suva),
  LT: entry(['Lietuvos higienos norma HN 23:2011', 'HN 23:2011', 'Ministry of Health']),
  LU: entry([
    'Règlement grand-ducal du 14 novembre 2016',
    'Regulation of 14 November 2016 on chemical agents at work',
    'Inspection du travail et des mines',
  ]),
  LV: entry(['MK noteikumi Nr. 325', 'Cabinet Regulation 325 of 15 May 2007, Annex 1', 'Ministry of Welfare']),
  NL: entry([
    'Arbeidsomstandighedenregeling, bijlage XIII',
    'Arbeidsomstandighedenregeling, 4.19 and 4.20',
    'Ministerie van SZW',
  ]),
  NO: entry(['Forskrift om tiltaks- og grenseverdier', 'FOR-2011-12-06-1358, vedlegg 1', 'Arbeidstilsynet']),
  PT: entry([
    'Decreto-Lei n.º 24/2012 e NP 1796',
    'Decreto-Lei n.º 24/2012, as amended, and NP 1796',
    'Autoridade para as Condições do Trabalho',
  ]),
  RO: entry(['Hotărârea nr. 1218/2006', 'H.G. 1218/2006, Annex 1', 'Ministerul Muncii']),
  SE: entry(['AFS 2023:14', 'AFS 2023:14, bilaga 1', 'Arbetsmiljöverket']),
  SI: entry([
    'Pravilnik o varovanju delavcev pred tveganji zaradi izpostavljenosti kemičnim snovem pri delu',
    'Rules on chemical agents at work, Annex I',
    'Ministry of Labour',
  ]),
  SK: entry([
    'Nariadenie vlády č. 355/2006 Z. z. (NPEL)',
    'Government Regulation 355/2006, Annex 1',
    'Ministerstvo zdravotníctva',
  ]),
  /* Europe beyond. */
  CH: entry(suva),
  TR: entry([
    'Kimyasal Maddelerle Çalışmalarda Sağlık ve Güvenlik Önlemleri Hakkında Yönetmelik, Ek-1',
    'Official Gazette 28733 of 12 August 2013, Annex 1',
    'Ministry of Labour and Social Security',
  ]),
  /* Asia and the Pacific. */
  AU: entry([
    'Workplace Exposure Standards / Workplace Exposure Limits (Safe Work Australia)',
    'Model WHS Regulations, regulation 49',
    'Safe Work Australia',
  ]),
  HK: entry(
    [
      'Code of Practice on Control of Air Impurities (Chemical Substances) in the Workplace',
      'Code of Practice of the Labour Department',
      'Labour Department',
    ],
    { named: { language: 'zh', list: '《控制工作地点空气杂质（化学品）的工作守则》' } },
  ),
  ID: entry(['Permenaker No. 5 Tahun 2018', 'Regulation of the Minister of Manpower 5/2018', 'Ministry of Manpower']),
  IN: entry([
    'Factories Act 1948, Second Schedule',
    'Factories Act 1948, section 41F',
    'Directorate General Factory Advice Service',
  ]),
  MY: entry([
    'USECHH Regulations 2000, Schedule 1',
    'Occupational Safety and Health (Use and Standards of Exposure of Chemicals Hazardous to Health) Regulations 2000',
    'DOSH',
  ]),
  NZ: entry([
    'Workplace Exposure Standards (WorkSafe New Zealand)',
    'Health and Safety at Work Act 2015',
    'WorkSafe New Zealand',
  ]),
  PH: entry([
    'Occupational Safety and Health Standards, Rule 1070',
    'OSHS, Rule 1070, Table 8',
    'Department of Labor and Employment',
  ]),
  SG: entry(
    [
      'Workplace Safety and Health (General Provisions) Regulations, First Schedule',
      'Permissible exposure levels, First Schedule',
      'Ministry of Manpower',
    ],
    { named: { language: 'zh', list: '《工作场所安全与健康（一般规定）条例》附表一' } },
  ),
  TH: entry([
    'Notification on concentration limits of hazardous chemicals B.E. 2560',
    'Notification of the Department of Labour Protection and Welfare, B.E. 2560 (2017)',
    'Ministry of Labour',
  ]),
  TW: entry(
    ['Standards of Permissible Exposure Limits at Job Site', 'Occupational Safety and Health Act', 'Ministry of Labor'],
    { named: { language: 'zh', list: '劳工作业场所容许暴露标准' } },
  ),
  VN: entry(['QCVN 03:2019/BYT', 'Circular 10/2019/TT-BYT', 'Ministry of Health']),
  /* The Americas and Africa. */
  AR: entry(['Resolución 295/2003, anexo IV', 'Resolución MTESS 295/2003', 'Superintendencia de Riesgos del Trabajo']),
  BR: entry(['NR-15, anexos 11, 12 e 13', 'Norma Regulamentadora 15', 'Ministério do Trabalho e Emprego']),
  CL: entry(['Decreto Supremo 594/1999', 'D.S. 594, articles 61 and 66', 'Ministerio de Salud']),
  MX: entry(['NOM-010-STPS-2014', 'NOM-010-STPS-2014, appendix I', 'STPS']),
  PE: entry(['Decreto Supremo 015-2005-SA', 'D.S. 015-2005-SA', 'Ministerio de Salud']),
  ZA: entry([
    'Regulations for Hazardous Chemical Agents, 2021, Annexures 2 and 3',
    'GN R280 of 29 March 2021',
    'Department of Employment and Labour',
  ]),
};

/** The country's own list, where its name is known. */
export const nationalLimitsOf = (country: string): NationalLimits | undefined => ownValue(lists, country);

/** The name of the list in a sheet of a language. */
export const nameIn = (language: string, { list, named }: NationalLimits): string =>
  named?.language === language ? named.list : list;

/** Countries whose list is named. */
export const countriesWithNamedLimits: readonly string[] = Object.keys(lists);
