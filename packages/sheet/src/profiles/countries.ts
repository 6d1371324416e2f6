import { ownValue } from '@gosds/ghs/own-value';
import type { MarketId, WordedMarketId } from '@gosds/ghs/market';
import type { NationalForm } from '@gosds/phrases/national-words';
import { languagePairs, languages } from '@gosds/phrases/generated/languages';

type Basis = {
  readonly market: WordedMarketId;
  readonly isEuropean: boolean;
  /** Where the layout is followed by countries that have other laws. */
  readonly form?: NationalForm;
  readonly because: string;
};

/** Why a country belongs to a market: the rules that its sheets follow. European ones get the Reach document type. */
const bases = {
  euMember: { market: 'eu', isEuropean: true, because: 'Member State of the European Union: REACH and CLP apply' },
  eeaMember: { market: 'eu', isEuropean: true, because: 'EEA Agreement: REACH and CLP apply' },
  followsClp: {
    market: 'eu',
    isEuropean: true,
    form: 'follows-clp',
    because: 'National law follows REACH Annex II and CLP, or accepts them',
  },
  gbClp: { market: 'gb', isEuropean: true, because: 'GB CLP and UK REACH apply' },
  followsGb: {
    market: 'gb',
    isEuropean: true,
    form: 'follows-gb',
    because: 'GB CLP and UK REACH are taken over or accepted',
  },
  hcs: { market: 'us', isEuropean: false, because: 'OSHA Hazard Communication Standard, 29 CFR 1910.1200' },
  hpr: { market: 'ca', isEuropean: false, because: 'Hazardous Products Regulations, SOR/2015-17' },
  whs: { market: 'au', isEuropean: false, because: 'Model Work Health and Safety Regulations' },
  unGhs: {
    market: 'un',
    isEuropean: false,
    because: 'Sheets for this country follow the UN GHS with all its building blocks',
  },
} as const satisfies Record<string, Basis>;

/** Countries that classify by rules of their own; layout and words stay those of the market that these rules follow. */
const nationalRules: Readonly<Record<string, { readonly rules: MarketId; readonly because: string }>> = {
  BR: { rules: 'br', because: 'Brazil classifies by ABNT NBR 14725:2023' },
  CH: { rules: 'ch', because: 'Switzerland classifies by the Chemicals Ordinance (SR 813.11), which refers to CLP' },
  CN: { rules: 'cn', because: 'China classifies by the GB 30000 series' },
  IN: {
    rules: 'in',
    because: 'India has no rule in force: its Chemicals (Management and Safety) Rules, draft, are followed',
  },
  JP: { rules: 'jp', because: 'Japan classifies by JIS Z 7252:2019' },
  KR: { rules: 'kr', because: 'Korea classifies by the MoEL Standard for Classification and Labelling of Chemicals' },
  MX: { rules: 'mx', because: 'Mexico classifies by NOM-018-STPS-2015' },
  MY: { rules: 'my', because: 'Malaysia classifies by the CLASS Regulations 2013' },
  NZ: {
    rules: 'nz',
    because: 'New Zealand classifies by the Hazardous Substances (Hazard Classification) Notice 2020',
  },
  SG: { rules: 'sg', because: 'Singapore classifies by SS 586-2:2022' },
  TH: { rules: 'th', because: 'Thailand classifies by Notification B.E. 2555 (2012)' },
  TR: { rules: 'tr', because: 'Türkiye classifies by the SEA Regulation (Official Gazette 28848)' },
  TW: { rules: 'tw', because: 'Taiwan classifies by CNS 15030' },
  VN: { rules: 'vn', because: 'Viet Nam classifies by Circular 32/2017/TT-BCT' },
  ZA: { rules: 'za', because: 'South Africa classifies by the Regulations for Hazardous Chemical Agents, 2021' },
};

export type Country = {
  /** As the specification numbers it where it does, else ISO 3166-1 numeric. */
  readonly id: number;
  readonly name: string;
  /** ISO 3166-1 alpha-2; `ZZ` for Not Specified. */
  readonly code: string;
  /** ISO 3166-1 alpha-3. */
  readonly alpha3: string;
  readonly basis: keyof typeof bases;
};

/** A language that sheets are written in. */
export type Language = { readonly id: number; readonly tag: string; readonly name: string; readonly code: string };

const country = (id: number, [code, alpha3, name]: readonly [string, string, string], basis: keyof typeof bases) => ({
  id,
  name,
  code,
  alpha3,
  basis,
});

export const notSpecified: Country = country(0, ['ZZ', '', 'Not Specified'], 'unGhs');

/** Countries that a sheet can be made for, in the order of the list; Not Specified stands first. */
export const countries: readonly Country[] = [
  notSpecified,
  country(8, ['AL', 'ALB', 'Albania'], 'followsClp'),
  country(20, ['AD', 'AND', 'Andorra'], 'followsClp'),
  country(32, ['AR', 'ARG', 'Argentina'], 'unGhs'),
  country(82, ['AU', 'AUS', 'Australia'], 'whs'),
  country(40, ['AT', 'AUT', 'Austria'], 'euMember'),
  country(48, ['BH', 'BHR', 'Bahrain'], 'unGhs'),
  country(50, ['BD', 'BGD', 'Bangladesh'], 'unGhs'),
  country(56, ['BE', 'BEL', 'Belgium'], 'euMember'),
  country(70, ['BA', 'BIH', 'Bosnia and Herzegovina'], 'followsClp'),
  country(76, ['BR', 'BRA', 'Brazil'], 'unGhs'),
  country(100, ['BG', 'BGR', 'Bulgaria'], 'euMember'),
  country(86, ['CA', 'CAN', 'Canada'], 'hpr'),
  country(152, ['CL', 'CHL', 'Chile'], 'unGhs'),
  country(156, ['CN', 'CHN', 'China'], 'unGhs'),
  country(170, ['CO', 'COL', 'Colombia'], 'unGhs'),
  country(188, ['CR', 'CRI', 'Costa Rica'], 'unGhs'),
  country(191, ['HR', 'HRV', 'Croatia'], 'euMember'),
  country(196, ['CY', 'CYP', 'Cyprus'], 'euMember'),
  country(203, ['CZ', 'CZE', 'Czechia'], 'euMember'),
  country(208, ['DK', 'DNK', 'Denmark'], 'euMember'),
  country(214, ['DO', 'DOM', 'Dominican Republic'], 'unGhs'),
  country(218, ['EC', 'ECU', 'Ecuador'], 'unGhs'),
  country(818, ['EG', 'EGY', 'Egypt'], 'unGhs'),
  country(233, ['EE', 'EST', 'Estonia'], 'euMember'),
  country(234, ['FO', 'FRO', 'Faroe Islands'], 'followsClp'),
  country(242, ['FJ', 'FJI', 'Fiji'], 'unGhs'),
  country(246, ['FI', 'FIN', 'Finland'], 'euMember'),
  country(250, ['FR', 'FRA', 'France'], 'euMember'),
  country(276, ['DE', 'DEU', 'Germany'], 'euMember'),
  country(292, ['GI', 'GIB', 'Gibraltar'], 'followsClp'),
  country(300, ['GR', 'GRC', 'Greece'], 'euMember'),
  country(320, ['GT', 'GTM', 'Guatemala'], 'unGhs'),
  country(831, ['GG', 'GGY', 'Guernsey'], 'followsGb'),
  country(344, ['HK', 'HKG', 'Hong Kong'], 'unGhs'),
  country(348, ['HU', 'HUN', 'Hungary'], 'euMember'),
  country(352, ['IS', 'ISL', 'Iceland'], 'eeaMember'),
  country(356, ['IN', 'IND', 'India'], 'unGhs'),
  country(360, ['ID', 'IDN', 'Indonesia'], 'unGhs'),
  country(372, ['IE', 'IRL', 'Ireland'], 'euMember'),
  country(833, ['IM', 'IMN', 'Isle of Man'], 'followsGb'),
  country(376, ['IL', 'ISR', 'Israel'], 'unGhs'),
  country(380, ['IT', 'ITA', 'Italy'], 'euMember'),
  country(388, ['JM', 'JAM', 'Jamaica'], 'unGhs'),
  country(392, ['JP', 'JPN', 'Japan'], 'unGhs'),
  country(832, ['JE', 'JEY', 'Jersey'], 'followsGb'),
  country(400, ['JO', 'JOR', 'Jordan'], 'unGhs'),
  country(398, ['KZ', 'KAZ', 'Kazakhstan'], 'unGhs'),
  country(404, ['KE', 'KEN', 'Kenya'], 'unGhs'),
  country(410, ['KR', 'KOR', 'Korea, Republic of'], 'unGhs'),
  country(414, ['KW', 'KWT', 'Kuwait'], 'unGhs'),
  country(428, ['LV', 'LVA', 'Latvia'], 'euMember'),
  country(438, ['LI', 'LIE', 'Liechtenstein'], 'eeaMember'),
  country(440, ['LT', 'LTU', 'Lithuania'], 'euMember'),
  country(442, ['LU', 'LUX', 'Luxembourg'], 'euMember'),
  country(458, ['MY', 'MYS', 'Malaysia'], 'unGhs'),
  country(470, ['MT', 'MLT', 'Malta'], 'euMember'),
  country(484, ['MX', 'MEX', 'Mexico'], 'unGhs'),
  country(498, ['MD', 'MDA', 'Moldova'], 'followsClp'),
  country(492, ['MC', 'MCO', 'Monaco'], 'followsClp'),
  country(499, ['ME', 'MNE', 'Montenegro'], 'followsClp'),
  country(504, ['MA', 'MAR', 'Morocco'], 'unGhs'),
  country(528, ['NL', 'NLD', 'Netherlands'], 'euMember'),
  country(554, ['NZ', 'NZL', 'New Zealand'], 'unGhs'),
  country(566, ['NG', 'NGA', 'Nigeria'], 'unGhs'),
  country(807, ['MK', 'MKD', 'North Macedonia'], 'followsClp'),
  country(578, ['NO', 'NOR', 'Norway'], 'eeaMember'),
  country(512, ['OM', 'OMN', 'Oman'], 'unGhs'),
  country(586, ['PK', 'PAK', 'Pakistan'], 'unGhs'),
  country(591, ['PA', 'PAN', 'Panama'], 'unGhs'),
  country(598, ['PG', 'PNG', 'Papua New Guinea'], 'unGhs'),
  country(604, ['PE', 'PER', 'Peru'], 'unGhs'),
  country(608, ['PH', 'PHL', 'Philippines'], 'unGhs'),
  country(616, ['PL', 'POL', 'Poland'], 'euMember'),
  country(620, ['PT', 'PRT', 'Portugal'], 'euMember'),
  country(634, ['QA', 'QAT', 'Qatar'], 'unGhs'),
  country(642, ['RO', 'ROU', 'Romania'], 'euMember'),
  country(674, ['SM', 'SMR', 'San Marino'], 'followsClp'),
  country(682, ['SA', 'SAU', 'Saudi Arabia'], 'unGhs'),
  country(688, ['RS', 'SRB', 'Serbia'], 'followsClp'),
  country(702, ['SG', 'SGP', 'Singapore'], 'unGhs'),
  country(703, ['SK', 'SVK', 'Slovakia'], 'euMember'),
  country(705, ['SI', 'SVN', 'Slovenia'], 'euMember'),
  country(710, ['ZA', 'ZAF', 'South Africa'], 'unGhs'),
  country(724, ['ES', 'ESP', 'Spain'], 'euMember'),
  country(752, ['SE', 'SWE', 'Sweden'], 'euMember'),
  country(756, ['CH', 'CHE', 'Switzerland'], 'followsClp'),
  country(158, ['TW', 'TWN', 'Taiwan'], 'unGhs'),
  country(764, ['TH', 'THA', 'Thailand'], 'unGhs'),
  country(780, ['TT', 'TTO', 'Trinidad and Tobago'], 'unGhs'),
  country(788, ['TN', 'TUN', 'Tunisia'], 'unGhs'),
  country(792, ['TR', 'TUR', 'Türkiye'], 'followsClp'),
  country(804, ['UA', 'UKR', 'Ukraine'], 'followsClp'),
  country(784, ['AE', 'ARE', 'United Arab Emirates'], 'unGhs'),
  country(826, ['GB', 'GBR', 'United Kingdom'], 'gbClp'),
  country(140, ['US', 'USA', 'United States'], 'hcs'),
  country(858, ['UY', 'URY', 'Uruguay'], 'unGhs'),
  country(336, ['VA', 'VAT', 'Vatican City'], 'followsClp'),
  country(704, ['VN', 'VNM', 'Viet Nam'], 'unGhs'),
];

const byCode = new Map(countries.map((row) => [row.code, row]));

export const countryByCode = (code: string): Country | undefined => byCode.get(code);

/**
 * The market whose layout and words a country's sheets have and the rules that classify for it, with the reason; UN GHS
 * for a country that is not in the list.
 */
export function marketBasis(code: string): {
  readonly market: WordedMarketId;
  readonly rules: MarketId;
  /** The form of the sheet that stands for countries of one kind. */
  readonly form?: NationalForm;
  readonly because: string;
} {
  const { market, because, form }: Basis = bases[(byCode.get(code) ?? notSpecified).basis];
  const own = ownValue(nationalRules, code);
  return own ? { market, ...own } : { market, rules: market, because, ...(form ? { form } : {}) };
}

export const marketOf = (code: string): WordedMarketId => marketBasis(code).market;

/** Countries in the European list get the Reach document type, others GHS. */
export function documentTypeOf(code: string): 'Reach' | 'GHS' {
  return bases[(byCode.get(code) ?? notSpecified).basis].isEuropean ? 'Reach' : 'GHS';
}

/** The two languages that a country's law wants a sheet in, with its paragraph. */
export const requiredPairOf = (country: string) => languagePairs.find(({ requiredIn }) => requiredIn === country);

/** Languages offered for a country: those whose statutory and sheet phrases are built, and both together where its law wants two. */
export function languagesOf({ code }: Country): readonly Language[] {
  const pair = requiredPairOf(code);
  const single = languages.filter(({ offeredIn }) => offeredIn === 'everywhere' || offeredIn.includes(code));
  return [...single, ...(pair ? [pair] : [])].map(({ id, tag, name }) => ({ id, tag, name, code: tag.toUpperCase() }));
}

/** The language that a country's sheets begin with: English, or the two that its law wants. */
export const usualLanguageOf = (country: string): string => requiredPairOf(country)?.tag ?? 'en';

/** The language a sheet is written in: the chosen one where it is offered for the country, else English. */
export function sheetLanguage({ country, language }: { readonly country: string; readonly language: string }): string {
  const offered = languagesOf(countryByCode(country) ?? notSpecified);
  return offered.some(({ tag }) => tag === language) ? language : 'en';
}
